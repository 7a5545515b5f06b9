import fs from 'node:fs';
import path from 'node:path';
import { redact } from '@/lib/cv/redact';
import { documentFrom } from './cv-builder';

/** A fictional CV in which `{{…}}` is a detail that has to go and `<<…>>` a fact of work that has to stay. */
interface LabelledCv {
  filename: string;
  /** As its owner wrote it, without the marks. */
  text: string;
  details: string[];
  facts: string[];
  /** The text without its details: what of a detail's words may still stand. */
  rest: string;
}

export interface Measured {
  details: number;
  facts: number;
  /** 'file: detail' of each that a part is left of. */
  missed: string[];
  /** 'file: fact' of each that is not there any more, word for word. */
  lost: string[];
}

const detailMark = /\{\{(.+?)\}\}/g;
const factMark = /<<(.+?)>>/g;

/** Two halves by one author, who also wrote the rules: neither is a held-out measurement. Of 'kept' only the sums are printed. */
export function labelledCvs(half: 'tune' | 'kept'): LabelledCv[] {
  const file = fs.readFileSync(path.join(process.cwd(), 'tests/fixtures/redaction', `${half}.txt`), 'utf8');
  return file
    .split(/^=== /m)
    .filter(Boolean)
    .map((part) => {
      const [filename = '', ...lines] = part.trimEnd().split('\n');
      const marked = lines.join('\n');
      return {
        filename,
        text: marked.replace(detailMark, '$1').replace(factMark, '$1'),
        details: [...marked.matchAll(detailMark)].map(([, detail = '']) => detail),
        facts: [...marked.matchAll(factMark)].map(([, fact = '']) => fact),
        rest: marked.replace(detailMark, ' ').replace(factMark, '$1'),
      };
    });
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const counted = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** Labels and titles that stand inside a mark and may stay: 'Tel: …', 'Born …', 'Capt. …'. */
const labels = new Set('tel skype born years old sgt capt officer prof professor mrs sir sister the flat room and'.split(' '));

/** Words that say nothing of anybody: 'the', 'de', 'Dr'. */
const isTelling = (word: string): boolean =>
  (word.length > 2 && !labels.has(word)) || /\d{2}/.test(word) || /[^\p{Script=Latin}\d]/u.test(word);

/** How many of the details are gone, each to its last telling word, and how many of the facts still stand. */
export function measure(half: 'tune' | 'kept'): Measured {
  const measured: Measured = { details: 0, facts: 0, missed: [], lost: [] };
  for (const { filename, text, details, facts, rest } of labelledCvs(half)) {
    const redacted = redact(documentFrom(text), { filename }).document.text;
    const left = counted(wordsOf(redacted.replace(/\[[A-Z_]+\d*(?: \w+)?\]/g, ' ')));
    const allowed = counted(wordsOf(rest));
    const isLeft = (word: string): boolean => (left.get(word) ?? 0) > (allowed.get(word) ?? 0);
    measured.details += details.length;
    measured.facts += facts.length;
    measured.missed.push(
      ...details.filter((one) => wordsOf(one).some((word) => isTelling(word) && isLeft(word))).map((one) => `${filename}: ${one}`),
    );
    measured.lost.push(...facts.filter((one) => !redacted.includes(one)).map((one) => `${filename}: ${one}`));
  }
  return measured;
}
