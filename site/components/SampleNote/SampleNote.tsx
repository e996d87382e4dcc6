import { note } from './SampleNote.css.ts';

/** Says quietly that a story is sample content, for as long as it is. */
export interface SampleNoteProps {
  of: { placeholder: boolean };
}

export function SampleNote({ of }: SampleNoteProps) {
  return of.placeholder ? <span className={note}>Sample story</span> : null;
}
