import type { PageDemo } from '../../content.ts';
import { onlyUnscripted } from '../../styles/helpers.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VideoLink } from '../Link/VideoLink.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { caption, card, foot, link, picture, play, transcript } from './DemoCard.css.ts';

/** A demo: its picture, its caption, and the link that opens its video. */
export interface DemoCardProps {
  demo: PageDemo;
  /** The words that open the transcript where no script runs. */
  transcriptLabel: string;
  /** The width of its picture, as the `sizes` attribute has it. */
  sizes: string;
}

export function DemoCard({ demo, transcriptLabel, sizes }: DemoCardProps) {
  return (
    <li className={card} id={demo.id} data-card="">
      <VideoLink className={link} kind="demo" id={demo.id} caption={demo.caption} video={demo.video}>
        <Picture className={picture} picture={demo.thumbnail} sizes={sizes} />
        <span className={foot}>
          <span className={caption}>{demo.caption}</span>
          <span className={play}>
            <Icon name="play" />
          </span>
        </span>
      </VideoLink>
      {demo.transcript === undefined ? null : (
        <details className={`${transcript} ${onlyUnscripted}`}>
          <summary>{transcriptLabel}</summary>
          <p data-transcript="">{demo.transcript}</p>
        </details>
      )}
    </li>
  );
}
