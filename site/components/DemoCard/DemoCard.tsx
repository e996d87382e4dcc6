import type { PageDemo } from '../../content.ts';
import { playMark } from '../../styles/helpers.css.ts';
import { Initials } from '../Initials/Initials.tsx';
import { VideoLink } from '../Link/VideoLink.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Transcript, TranscriptLink } from '../Transcript/Transcript.tsx';
import { caption, foot, link, picture } from './DemoCard.css.ts';

/** A demo: its picture, its caption, and the link that opens its video. */
export interface DemoCardProps {
  demo: PageDemo;
  /** The words that open the transcript where no script runs. */
  transcriptLabel: string;
  /** The page that holds the transcript, where it is not this one. */
  transcriptAt?: string;
  /** Says of its mark that it is a video, for screen readers. */
  markLabel: string;
  /** The width of its picture, as the `sizes` attribute has it. */
  sizes: string;
  /** Whether it stands on the first screen. */
  eager?: boolean;
}

/** A short word such as "follow-ups", which is not to break at its hyphen, with what clings to it, if by a no-break space: a line may end at both sides of its box. */
const hyphenated =
  /(?<![\p{L}\p{M}\d-])([^ \n\p{L}\d-]*(?:\p{L}{1,2}['’])?[\p{L}\p{M}\d]{1,8}-[\p{L}\p{M}\d]{1,8}(?:['’]\p{L}{1,2})?[^ \n\p{L}\d-]*)(?![\p{L}\p{M}\d-])/u;

export function DemoCard({
  demo,
  transcriptLabel,
  transcriptAt,
  markLabel,
  sizes,
  eager = false,
}: DemoCardProps) {
  // Beside a picture the link says its caption and nothing else.
  const title = demo.thumbnail === undefined ? demo.caption : undefined;
  return (
    <li id={demo.id} data-card="">
      <VideoLink className={link} kind="demo" id={demo.id} caption={title} video={demo.video}>
        {demo.thumbnail === undefined ? (
          <Initials className={picture} of={demo.caption} ground="tape" />
        ) : (
          <Picture className={picture} picture={demo.thumbnail} sizes={sizes} eager={eager} />
        )}
        <span className={foot}>
          <span className={caption}>
            {demo.caption
              .split(hyphenated)
              .map((part, index) => (index % 2 === 1 ? <span key={part}>{part}</span> : part))}
          </span>
          <span className={playMark} role="img" aria-label={markLabel} />
        </span>
      </VideoLink>
      {demo.transcript === undefined ? null : transcriptAt === undefined ? (
        <Transcript label={transcriptLabel} text={demo.transcript} />
      ) : (
        <TranscriptLink
          label={transcriptLabel}
          of={demo.caption}
          href={`${transcriptAt}#${demo.id}`}
        />
      )}
    </li>
  );
}
