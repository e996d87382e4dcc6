import type { Pages } from '../../../content/schema.ts';
import type { PageContent } from '../../content.ts';
import { playerFeatures } from '../../embeds/player.ts';
import { fill } from '../../words/fill.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import {
  actions,
  address,
  copy,
  details,
  header,
  hint,
  open,
  panel,
  player,
  status,
  stripes,
  transcript,
} from './VideoDialog.css.ts';

export interface VideoDialogProps {
  words: Pages['video'];
  labels: PageContent['words'];
}

/** The one dialog of all videos: the script fills it from the chosen card. */
export function VideoDialog({ words, labels }: VideoDialogProps) {
  return (
    <Dialog
      id="video"
      title={labels.video}
      closeLabel={labels.close}
      className={panel}
      headerClassName={header}
    >
      <div className={player} data-part="player" data-allow={playerFeatures.join('; ')}>
        <p className={hint}>
          {labels.loadingVideo}
          <span className={stripes} />
        </p>
      </div>
      <div className={details}>
        <div className={actions}>
          {/* The script sets the href, and with it the new tab. */}
          <a className={open} data-part="open">
            {words.openLabel}
          </a>
          <button type="button" className={copy} data-part="copy">
            {words.copyLabel}
          </button>
        </div>
        <input
          className={address}
          type="text"
          readOnly
          hidden
          aria-label={labels.videoAddress}
          data-part="address"
        />
        <details className={transcript} hidden data-part="transcript">
          <summary>{words.transcriptLabel}</summary>
          <div data-part="transcript-text" />
        </details>
        {/* Last: an empty live region before the player stops the reading cursor of Chromium. */}
        <p
          className={status}
          role="status"
          data-part="status"
          data-copied={labels.linkCopied}
          data-refused={labels.copyAddress}
          data-slow={fill(labels.slowVideo, { link: words.openLabel })}
        />
      </div>
    </Dialog>
  );
}
