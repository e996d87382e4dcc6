import type { BrandLogo as Logo, PageLogo } from '../../content.ts';
import { dark as darkScheme } from '../../styles/media.ts';
import { logos } from './BrandLogo.css.ts';

export interface BrandLogoProps {
  logo: Logo;
  alt: string;
  background: 'page' | 'panel';
}

const sourcesOf = ({ image, width }: PageLogo, media?: string) =>
  image.sources.map(({ type, srcSet }) => (
    <source
      key={type + String(media)}
      media={media}
      type={type}
      srcSet={srcSet}
      sizes={`${String(width)}px`}
    />
  ));

export function BrandLogo({ logo: { light, dark }, alt, background }: BrandLogoProps) {
  const isDark = background === 'panel' && dark !== undefined;
  const shown = isDark ? dark : light;
  const className = isDark
    ? logos.onDark
    : background === 'panel'
      ? logos.panel
      : dark === undefined
        ? logos.page
        : logos.both;
  return (
    <picture>
      {isDark || dark === undefined ? null : (
        <>
          {sourcesOf(dark, darkScheme)}
          <source media={darkScheme} srcSet={dark.image.src} />
        </>
      )}
      {sourcesOf(shown)}
      <img
        className={className}
        src={shown.image.src}
        width={shown.width}
        height={shown.height}
        alt={alt}
      />
    </picture>
  );
}
