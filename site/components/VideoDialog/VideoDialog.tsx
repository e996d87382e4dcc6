import type { Pages } from '../../../content/schema.ts';
import type { PageContent, PageVideo } from '../../content.ts';
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
  loading,
  open,
  panel,
  player,
  slow,
  stripes,
  transcript,
} from './VideoDialog.css.ts';

export interface VideoDialogProps {
  words: Pages['video'];
  labels: PageContent['words'];
  /** The cards of the page. */
  cards: readonly { id: string; video: PageVideo }[];
}

/** For each card that has a film of this site its id, the address of the film, and the colours above and below the card's picture, with spaces between them; undefined where there is none. */
function filmsOf(cards: VideoDialogProps['cards']): string | undefined {
  const films = cards.flatMap(({ id, video: { film } }) =>
    film?.own === true ? [id, film.src] : [],
  );
  return films.length === 0 ? undefined : films.join(' ');
}

/** The one dialog of all videos: the script fills it from the card that was chosen. */
export function VideoDialog({ words, labels, cards }: VideoDialogProps) {
  return (
    <Dialog
      id="video"
      title={labels.video}
      closeLabel={labels.close}
      className={panel}
      headerClassName={header}
    >
      <div
        className={player}
        data-part="player"
        data-allow={playerFeatures.join('; ')}
        data-films={filmsOf(cards)}
      >
        <div className={hint} role="status">
          <p className={loading}>
            {labels.loadingVideo}
            <span className={stripes} />
          </p>
          <p className={slow}>{fill(labels.slowVideo, { link: words.openLabel })}</p>
        </div>
      </div>
      <div className={details}>
        <div className={actions}>
          {/* Its address comes with the video, and with the address the new tab. */}
          <a className={open} data-part="open">
            {words.openLabel}
          </a>
          <button type="button" className={copy} data-part="copy">
            {words.copyLabel}
          </button>
        </div>
        <p
          role="status"
          data-part="status"
          data-copied={labels.linkCopied}
          data-refused={labels.copyAddress}
        />
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
      </div>
    </Dialog>
  );
}
