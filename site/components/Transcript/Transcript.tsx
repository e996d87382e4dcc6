import { onlyUnscripted } from '../../styles/helpers.css.ts';
import { transcript } from './Transcript.css.ts';

/** A transcript below its card, without script; with script the video dialog shows it. */
export interface TranscriptProps {
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

/** A link to a transcript on another page: many transcripts would slow this page down. */
export interface TranscriptLinkProps {
  label: string;
  /** The name of the video: links to different places need different names. */
  of: string;
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
