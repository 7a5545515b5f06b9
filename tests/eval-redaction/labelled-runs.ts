import { observePeople } from '@/lib/cv/redact';
import { documentFrom } from '@/tests/support/cv-builder';

/** A run of capitalised words with its marks, and whether it is a person's name. */
export interface LabelledRun {
  /** Of the document, so that a document is either learnt from or tried. */
  document: string;
  text: string;
  marks: readonly string[];
  isPerson: boolean;
}

/** What the labels say of each character: part of a detail, of a fact, of a detail of another kind, or nothing. */
export type Label = 'person' | 'fact' | 'other' | null;

/** A text without its marks, and the label of each of its characters. */
export interface LabelledText {
  document: string;
  text: string;
  labels: Label[];
}

/** The labels of the characters of `read`, which has the letters of `text` in their order, and other blanks and bullet marks. */
function carriedOver({ text, labels }: LabelledText, read: string): Label[] {
  let at = 0;
  return [...read].flatMap((char) => {
    const same = /\s/.test(char) ? -1 : text.indexOf(char, at);
    if (same >= 0 && same - at < 12) at = same + 1;
    const label = same >= 0 && same - at < 12 ? (labels[same] ?? null) : null;
    return Array.from({ length: char.length }, () => label);
  });
}

/** Every run that is to be decided in the text; runs that are partly a fact are none, runs within other details are left out. */
export function runsOf(labelled: LabelledText): LabelledRun[] {
  const runs: LabelledRun[] = [];
  observePeople(documentFrom(labelled.text), (read) => {
    const labels = carriedOver(labelled, read);
    return (marks, { start, end }) => {
      const own = labels.slice(start, end).filter((_, i) => /\p{L}/u.test(read.charAt(start + i)));
      if (own.includes('other')) return false;
      const isPerson = !own.includes('fact') && own.filter((label) => label === 'person').length * 2 > own.length;
      runs.push({ document: labelled.document, text: read.slice(start, end), marks, isPerson });
      return isPerson;
    };
  });
  return runs;
}
