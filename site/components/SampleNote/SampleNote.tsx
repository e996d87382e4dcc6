import { note } from './SampleNote.css.ts';

/** Says quietly that a story is sample content, for as long as it is. */
export interface SampleNoteProps {
  of: { placeholder: boolean };
  label: string;
}

export function SampleNote({ of, label }: SampleNoteProps) {
  return of.placeholder ? <span className={note}>{label}</span> : null;
}
