import type { PageLogo } from '../../content.ts';
import { image as imageStyle, plate } from './ClientLogo.css.ts';

export interface ClientLogoProps {
  logo: PageLogo;
}

export function ClientLogo({ logo: { image, width, height } }: ClientLogoProps) {
  return (
    <span className={plate}>
      <picture>
        {image.sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={`${String(width)}px`} />
        ))}
        <img
          className={imageStyle}
          src={image.src}
          width={width}
          height={height}
          alt=""
          loading="lazy"
        />
      </picture>
    </span>
  );
}
