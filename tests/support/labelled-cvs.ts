import fs from 'node:fs';
import path from 'node:path';
import { redact } from '@/lib/cv/redact';
import { documentFrom } from './cv-builder';

/** What a detail is: 'name', 'phone' …; '' where the set does not say. */
export interface LabelledDetail {
  kind: string;
  text: string;
}

/** A fictional CV with marks round each detail that has to go and each fact of work that has to stay. */
export interface LabelledCv {
  filename: string;
  /** As its owner wrote it, without the marks. */
  text: string;
  details: LabelledDetail[];
  facts: string[];
  /** The text without its details: what of a detail's words may still stand. */
  rest: string;
}

/** `detail` has the kind in its first group and the words in its second, `fact` the words in its first. */
interface Marks {
  detail: RegExp;
  fact: RegExp;
}

/** '{{Jane Example}}' and '<<Example Ltd>>' */
const ownMarks: Marks = { detail: /\{\{()(.+?)\}\}/g, fact: /<<(.+?)>>/g };

export const labelledCv = (filename: string, marked: string, { detail, fact }: Marks): LabelledCv => ({
  filename,
  text: marked.replace(detail, '$2').replace(fact, '$1'),
  details: [...marked.matchAll(detail)].map(([, kind = '', text = '']) => ({ kind, text })),
  facts: [...marked.matchAll(fact)].map(([, text = '']) => text),
  rest: marked.replace(detail, ' ').replace(fact, '$1'),
});

/** Two halves by one author, who also wrote the rules: neither is a held-out measurement. Of 'kept' only the sums are printed. */
export function labelledCvs(half: 'tune' | 'kept'): LabelledCv[] {
  const file = fs.readFileSync(path.join(process.cwd(), 'tests/fixtures/redaction', `${half}.txt`), 'utf8');
  return file
    .split(/^=== /m)
    .filter(Boolean)
    .map((part) => {
      const [filename = '', ...lines] = part.trimEnd().split('\n');
      return labelledCv(filename, lines.join('\n'), ownMarks);
    });
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const counted = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** Labels, titles and endings of addresses that stand inside a mark and may stay: 'Tel: …', 'Capt. …', '….example'. */
const labels = new Set(
  'com org net www https example tel skype born years old sgt capt officer prof professor mrs sir sister the flat room and'.split(' '),
);

/** Words that say nothing of anybody: 'the', 'de', 'Dr'. */
const isTelling = (word: string): boolean =>
  (word.length > 2 && !labels.has(word)) || /\d{2}/.test(word) || /[^\p{Script=Latin}\d]/u.test(word);

export interface Judged {
  /** The details of which a part is left. */
  left: LabelledDetail[];
  /** The facts that are not there any more, word for word. */
  lost: string[];
}

/** Which of the details are not gone to their last telling word, and which of the facts do not stand any more. */
export function judgeRedacted({ details, facts, rest }: LabelledCv, redacted: string): Judged {
  const standing = counted(wordsOf(redacted.replace(/\[[A-Z_]+\d*(?: \w+)?\]/g, ' ')));
  const allowed = counted(wordsOf(rest));
  const isLeft = (word: string): boolean => (standing.get(word) ?? 0) > (allowed.get(word) ?? 0);
  return {
    left: details.filter(({ text }) => wordsOf(text).some((word) => isTelling(word) && isLeft(word))),
    lost: facts.filter((one) => !redacted.includes(one)),
  };
}

export interface Measured {
  details: number;
  facts: number;
  /** 'file: detail' of each that a part is left of. */
  missed: string[];
  /** 'file: fact' of each that is not there any more, word for word. */
  lost: string[];
}

/** How many of the details are gone, each to its last telling word, and how many of the facts still stand. */
export function measure(half: 'tune' | 'kept'): Measured {
  const measured: Measured = { details: 0, facts: 0, missed: [], lost: [] };
  for (const cv of labelledCvs(half)) {
    const { left, lost } = judgeRedacted(cv, redact(documentFrom(cv.text), { filename: cv.filename }).document.text);
    measured.details += cv.details.length;
    measured.facts += cv.facts.length;
    measured.missed.push(...left.map(({ text }) => `${cv.filename}: ${text}`));
    measured.lost.push(...lost.map((one) => `${cv.filename}: ${one}`));
  }
  return measured;
}
