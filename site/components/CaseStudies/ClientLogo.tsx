import type { PageLogo } from '../../content.ts';
import { picture as imageStyle, plate } from './ClientLogo.css.ts';

export interface ClientLogoProps {
  logo: PageLogo;
}

export function ClientLogo({ logo: { picture, width, height } }: ClientLogoProps) {
  return (
    <span className={plate}>
      <picture>
        {picture.sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={`${String(width)}px`} />
        ))}
        <img
          className={imageStyle}
          src={picture.src}
          width={width}
          height={height}
          alt=""
          loading="lazy"
        />
      </picture>
    </span>
  );
}
