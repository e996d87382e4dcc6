import type { PageImage } from '../../content.ts';

export interface PictureProps {
  image: PageImage;
  /** The width at which it is shown: one of `sizes` in site/image-slots.ts. */
  sizes: string;
  eager?: boolean;
  className?: string;
}

export function Picture({ image, sizes, eager = false, className }: PictureProps) {
  const element = (
    <img
      alt={image.alt}
      className={className}
      data-contain={image.contain}
      src={image.src}
      width={image.width}
      height={image.height}
      loading={eager ? undefined : 'lazy'}
    />
  );
  // React writes a useless preload for an eager image outside of a `<picture>`.
  if (image.sources.length === 0) return eager ? <picture>{element}</picture> : element;
  return (
    <picture>
      {image.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {element}
    </picture>
  );
}
