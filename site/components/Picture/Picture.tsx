import type { PagePicture } from '../../content.ts';

/** A picture of the content, in the smallest form that the browser can show. */
export interface PictureProps {
  picture: PagePicture;
  /** The width at which it is shown: one of `sizes` in site/image-slots.ts. */
  sizes: string;
  /** Whether it stands on the first screen, and is not to wait until it comes near. */
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
  // React writes a useless preload for an eager image outside of a picture element.
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
