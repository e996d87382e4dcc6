import type { PageContent } from '../../content.ts';
import { playerFeatures } from '../../embeds/player.ts';
import { fill } from '../../messages/fill.ts';
import { button } from '../Button/Button.css.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { BookingLink } from '../Link/BookingLink.tsx';
import {
  actions,
  details,
  header,
  hint,
  link,
  next,
  panel,
  player,
  status,
  stripes,
  transcript,
  urlField,
} from './VideoDialog.css.ts';

export type VideoDialogProps = Pick<PageContent, 'pages' | 'site' | 'messages'>;

/** The one dialog of all videos: the script fills it from the chosen card. */
export function VideoDialog({ pages, site, messages }: VideoDialogProps) {
  const text = pages.video;
  return (
    <Dialog
      id="video"
      title={messages.video}
      closeLabel={messages.close}
      className={panel}
      headerClassName={header}
    >
      <div className={player} data-part="player" data-allow={playerFeatures.join('; ')}>
        <p className={hint}>
          {messages.loadingVideo}
          <span className={stripes} />
        </p>
      </div>
      <div className={details}>
        <BookingLink
          className={button.primary}
          site={site}
          label={pages.bookingLabel}
          subject={messages.emailSubject}
        />
        <button
          type="button"
          className={next}
          hidden
          data-part="next"
          data-label={messages.nextVideo}
        />
        <div className={actions}>
          <span data-part="hint">{messages.nothingShows}</span>
          {/* The script sets the href, and with it the new tab. */}
          <a className={link} data-part="open">
            {text.openLabel}
          </a>
          <button type="button" className={link} data-part="copy">
            {text.copyLabel}
          </button>
        </div>
        <input
          className={urlField}
          type="text"
          readOnly
          hidden
          aria-label={messages.videoUrlLabel}
          data-part="url"
        />
        <details className={transcript} hidden data-part="transcript">
          <summary>{text.transcriptLabel}</summary>
          <div data-part="transcript-text" />
        </details>
        {/* Last, or Chromium's reading cursor stops here; no role, or an empty one is read. */}
        <p
          className={status}
          aria-live="polite"
          data-part="status"
          data-copied={messages.linkCopied}
          data-refused={messages.copyUrl}
          data-slow={fill(messages.slowVideo, { link: text.openLabel })}
        />
      </div>
    </Dialog>
  );
}
