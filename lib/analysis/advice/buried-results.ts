import type { Cv, Section, SectionKind } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { courseWords, familyPhrases } from '@/lib/facts/career-words';
import { anyOf } from '@/lib/facts/lists';
import type { Findings } from '../findings';
import { readStatement } from '../reading/statements/statement';
import { hasOutcome } from '../reading/statements/strong-lines';
import { buriedResultsSentences } from '../wording/advice/reader-advice';
import { MOST_QUOTES, readerAdvice, type ReaderAdvice } from './reader-advice';

const SENTENCE = /\S[\s\S]*?(?:[.!?](?=\s|$)|\n(?=\s*[\p{Lu}•-])|$)/gu;
/** One figure may be anything; two beside a verb tell of work done. */
const FEWEST_FIGURES = 2;
const FEWEST_WORDS = 6;

const besideWork: ReadonlySet<SectionKind> = new Set<SectionKind>(['additional', 'references', 'summary']);

const aside = [
  anyOf(courseWords),
  anyOf(familyPhrases),
  /\breferences? (?:are )?(?:available|on request)\b|\b(?:marathon|raised|sponsored|league|club|team sport)\b/i,
];

/** 'More information', 'Referees' and a profile, where they stand below the first job. */
function sectionsBesideWork({ sections, work }: Cv): Section[] {
  const firstJob = Math.min(...work.map(({ start }) => start));
  return sections.filter(({ kind, start }) => besideWork.has(kind) && start > firstJob);
}

const sentencesIn = ({ text }: Cv, { start, end }: Span): Span[] =>
  [...text.slice(start, end).matchAll(SENTENCE)].flatMap(({ index, 0: sentence }) => {
    const from = start + index + (sentence.length - sentence.trimStart().length);
    return sentence.trim() === '' ? [] : [{ start: from, end: start + index + sentence.trimEnd().length }];
  });

/** Whether a sentence beside the jobs tells what somebody did, with figures. */
function tellsOfWork({ audit: { cv, reading } }: Findings, span: Span): boolean {
  const text = cv.text.slice(span.start, span.end);
  if (aside.some((pattern) => pattern.test(text))) return false;
  const words = text.split(/\s+/).length;
  const statement = { ...span, text, kind: 'sentence' as const, page: 0, words, lineCount: 1 };
  const read = readStatement(statement, { ...reading, isCurrent: false, isInBreak: false, counts: true });
  return words >= FEWEST_WORDS && read.hasVerb && (read.figures.length >= FEWEST_FIGURES || (read.figures.length > 0 && hasOutcome(read)));
}

/** Results that stand in a section below the jobs: readers look for them under the job. */
export const buriedResults: ReaderAdvice = (findings) => {
  const { cv, unsure } = findings.audit;
  if (unsure.includes('work') || cv.work.length === 0) return [];
  const told = sectionsBesideWork(cv)
    .flatMap((section) => sentencesIn(cv, section))
    .filter((span) => tellsOfWork(findings, span));
  const [first] = told;
  if (!first) return [];
  const words = buriedResultsSentences.say({ first: cv.text.slice(first.start, first.end) });
  return readerAdvice('buried-results', 'loses-readers', words, told.slice(0, MOST_QUOTES).map(findings.evidence));
};
