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
      data-preview={video.file?.own === true ? video.file.src : undefined}
    >
      {children}
    </DialogLink>
  );
}
