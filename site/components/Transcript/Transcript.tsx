import { onlyUnscripted } from '../../styles/helpers.css.ts';
import { transcript } from './Transcript.css.ts';

/**
 * What happens in a video, in words. Stands below its card where no script runs; where it does, the
 * video dialog shows it.
 */
export interface TranscriptProps {
  /** The words that open it. */
  label: string;
  text: string;
}

export function Transcript({ label, text }: TranscriptProps) {
  return (
    <details className={`${transcript} ${onlyUnscripted}`}>
      <summary>{label}</summary>
      <p data-transcript="">{text}</p>
    </details>
  );
}

/** The way to a transcript that stands on another page: a page with many cards loads faster without their transcripts. */
export interface TranscriptLinkProps {
  label: string;
  /** Whose transcript it is, said with the label: links with one name lead to one place. */
  of: string;
  /** The address of the card that it stands below. */
  href: string;
}

export function TranscriptLink({ label, of, href }: TranscriptLinkProps) {
  return (
    <a
      className={`${transcript} ${onlyUnscripted}`}
      href={href}
      data-transcript-at=""
      aria-label={`${label}: ${of}`}
    >
      {label}
    </a>
  );
}
