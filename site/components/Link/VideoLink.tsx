import type { ReactNode } from 'react';
import { url } from '../../config.ts';
import type { PageVideo } from '../../content.ts';
import { DialogLink } from './DialogLink.tsx';

/** A card's link to its video: opens the video dialog, or the video's own page without script. */
export interface VideoLinkProps {
  video: PageVideo;
  kind: 'demo' | 'testimonial';
  id: string;
  /** The title of the dialog. */
  caption: string;
  className: string;
  children: ReactNode;
}

/** Three seconds of a file of this site, after the title that a longer video begins with. */
function previewOf({ file }: PageVideo): string | undefined {
  if (file?.own !== true) return undefined;
  return `${file.src}#t=${(file.seconds ?? 0) < 8 ? '0,3' : '5,8'}`;
}

export function VideoLink({ video, kind, id, caption, className, children }: VideoLinkProps) {
  return (
    <DialogLink
      className={className}
      opens="video"
      fragment={id}
      href={url(video.openUrl)}
      data-kind={kind}
      data-embed={video.embedUrl === video.openUrl ? undefined : url(video.embedUrl)}
      data-sandbox={video.sandbox}
      data-ratio={video.ratio}
      data-title={caption}
      data-preview={previewOf(video)}
    >
      {children}
    </DialogLink>
  );
}
