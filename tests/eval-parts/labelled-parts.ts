import { partMarks, type PartKind } from '@/lib/cv/parse/entry/part-kind';
import { indexLines } from '@/lib/placement/official-index';
import type { LogisticModel } from '@/lib/shared/logistic-model';
import { fitLogistic } from '@/tests/support/fit-logistic';
import { labelledLines } from '../eval-lines/labelled-lines';
import { labelledRows } from '@/tests/support/labelled-rows';

/** A part of the head of a job, or another short line of a CV, with what it is. */
export interface LabelledPart {
  text: string;
  label: string;
  marks: readonly string[];
}

const labelled = (text: string, label: string): LabelledPart => ({ text, label, marks: partMarks(text) });

/** Invented. `kept` takes no part in the training. */
export const labelledParts = (name: 'tune' | 'kept'): LabelledPart[] =>
  labelledRows('parts', name).map(({ label, text }) => labelled(text, label));

/** Every so many titles of the official index are learnt from. */
const INDEX_STEP = 8;

/** Titles of the official index of occupations, which are many and rare. */
const indexTitles = (): LabelledPart[] =>
  [...new Set(indexLines.map((line) => line.split('|', 1)[0] ?? ''))]
    .filter((_, i) => i % INDEX_STEP === 0)
    .map((title) => labelled(title, 'title'));

const LONGEST_LINE = 12;

/** What people do at work, in few words, is neither a title nor an employer. */
const lines = (): LabelledPart[] =>
  labelledLines('tune').flatMap(({ line: text }) => (text.split(' ').length <= LONGEST_LINE ? [labelled(text, 'other')] : []));

/** Each also in small letters and in capitals, as people write whole CVs. */
const inOtherLetters = (part: LabelledPart): LabelledPart[] => [
  part,
  labelled(part.text.toLowerCase(), part.label),
  labelled(part.text.toUpperCase(), part.label),
];

/** All that is learnt from. */
export const partsToLearn = (): LabelledPart[] => [...labelledParts('tune').flatMap(inOtherLetters), ...indexTitles(), ...lines()];

/** The ridge was chosen by trying each tenth of the parts by a model of the rest. */
export const fitParts = (parts: readonly LabelledPart[], kind: PartKind): LogisticModel =>
  fitLogistic(
    parts.map(({ marks, label }) => ({ marks, target: label === kind })),
    { ridge: 1, fewest: 8, steps: 150 },
  );
