import type { PageImage } from '../../content.ts';

export interface PictureProps {
  picture: PageImage;
  /** The width at which it is shown: one of `sizes` in site/image-slots.ts. */
  sizes: string;
  eager?: boolean;
  className?: string;
}

export function Picture({ picture, sizes, eager = false, className }: PictureProps) {
  const image = (
    <img
      alt={picture.alt}
      className={className}
      data-whole={picture.whole}
      src={picture.src}
      width={picture.width}
      height={picture.height}
      loading={eager ? undefined : 'lazy'}
    />
  );
  // React writes a useless preload for an eager image outside of a `<picture>`.
  if (picture.sources.length === 0) return eager ? <picture>{image}</picture> : image;
  return (
    <picture>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
