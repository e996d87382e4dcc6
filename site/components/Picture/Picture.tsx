import type { PagePicture } from '../../content.ts';

/** A picture of the content, in the smallest form that the browser can show. */
export interface PictureProps {
  picture: PagePicture;
  /** The width at which it is shown, as the `sizes` attribute has it. */
  sizes: string;
  className?: string;
}

export function Picture({ picture, sizes, className }: PictureProps) {
  const image = <img alt={picture.alt} className={className} src={picture.src} width={picture.width} height={picture.height} loading="lazy" decoding="async" />;
  if (picture.sources.length === 0) return image;
  return (
    <picture>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
