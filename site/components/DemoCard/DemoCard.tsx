import type { PageDemo } from '../../content.ts';
import { playMark } from '../../styles/helpers.css.ts';
import { VideoLink } from '../Link/VideoLink.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Transcript, TranscriptLink } from '../Transcript/Transcript.tsx';
import * as css from './DemoCard.css.ts';

export interface DemoCardProps {
  demo: PageDemo;
  transcriptLabel: string;
  /** The page that holds the transcript, unless this page does. */
  transcriptAt?: string;
  markLabel: string;
  sizes: string;
  eager?: boolean;
}

/** A short word with a hyphen, such as "follow-ups", at which no line should break. */
const hyphenated = /(?<=^|[\s(])([^\s-]{1,8}-[^\s-]{1,10})(?=$|[\s)])/u;

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

export function DemoCard(props: DemoCardProps) {
  const { demo, transcriptLabel, transcriptAt, markLabel, sizes, eager = false } = props;
  const { caption, result, thumbnail, transcript, video } = demo;
  const seconds = video.file?.seconds;
  const title = (
    <span className={css.caption}>
      {caption
        .split(hyphenated)
        .map((part, index) => (index % 2 === 1 ? <span key={part}>{part}</span> : part))}
    </span>
  );
  return (
    <li id={demo.id} data-card="">
      <VideoLink className={css.link} kind="demo" id={demo.id} caption={caption} video={video}>
        {thumbnail === undefined ? (
          <span className={`${css.image} ${css.scene}`}>{title}</span>
        ) : (
          <Picture className={css.image} image={thumbnail} sizes={sizes} eager={eager} />
        )}
        <span className={css.foot}>
          <span className={css.texts}>
            {thumbnail === undefined ? null : title}
            {result === undefined ? null : (
              <>
                {' '}
                <span className={css.result}>{result}</span>
              </>
            )}
          </span>
          <span className={playMark} role="img" aria-label={markLabel} />
        </span>
        {seconds === undefined ? null : (
          <span className={css.length} aria-hidden="true">
            {clock(Math.round(seconds))}
          </span>
        )}
      </VideoLink>
      {transcript === undefined ? null : transcriptAt === undefined ? (
        <Transcript label={transcriptLabel} text={transcript} />
      ) : (
        <TranscriptLink label={transcriptLabel} of={caption} href={`${transcriptAt}#${demo.id}`} />
      )}
    </li>
  );
}
