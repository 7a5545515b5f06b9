import type { Cv, Section, SectionKind } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { courseWords, familyPhrases, sidePostPhrases } from '@/lib/facts/career-words';
import { anyOf } from '@/lib/facts/lists';
import type { Findings } from '../findings';
import { wordFeatures } from '../reading/language/word-features';
import { readStatement } from '../reading/statements/statement';
import { tokenise } from '../text/tokens';
import { buriedResultsSentences } from '../wording/advice/reader-advice';
import { MOST_QUOTES, readerAdvice, type ReaderAdvice } from './reader-advice';

const SENTENCE = /\S[\s\S]*?(?:[.!?](?=\s|$)|\n(?=\s*[\p{Lu}•-])|$)/gu;
const FEWEST_WORDS = 6;

const besideWork: ReadonlySet<SectionKind> = new Set<SectionKind>(['additional', 'interests', 'publications', 'references', 'summary']);

const aside = [anyOf(courseWords), anyOf(familyPhrases), anyOf(sidePostPhrases), /\breferences? (?:are )?(?:available|on request)\b/i];

const own = /\b(?:I|my|our|we)\b/;
/** Characters: 'Treasurer of the club since 2019' stands so far before 'I keep the accounts'. */
const TOLD_BEFORE = 300;

/** So many words in common with the jobs tell that a sentence is about one of them: 'landlords', 'lets'; one is enough where the person says that they did it. */
const FEWEST_SHARED = 2;
const SHORTEST_SHARED = 4;

/** The stems of the longer words of a text. */
const stemsOf = (text: string): Set<string> =>
  new Set(
    tokenise(text)
      .filter(({ word }) => word.length >= SHORTEST_SHARED && wordFeatures(word).isContent)
      .map(({ word }) => wordFeatures(word).stem),
  );

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

/** Whether a sentence beside the jobs tells of work, with figures, in words that the jobs use too: what somebody did elsewhere does not. */
function tellsOfWork({ audit: { cv, reading } }: Findings, span: Span, section: Span, jobs: ReadonlySet<string>): boolean {
  const text = cv.text.slice(span.start, span.end);
  const words = text.split(/\s+/).length;
  const told = cv.text.slice(Math.max(section.start, span.start - TOLD_BEFORE), span.end);
  if (words < FEWEST_WORDS || aside.some((pattern) => pattern.test(told))) return false;
  const statement = { ...span, text, kind: 'sentence' as const, page: 0, words, lineCount: 1 };
  const read = readStatement(statement, { ...reading, isCurrent: false, isInBreak: false, counts: true });
  const shared = [...stemsOf(text)].filter((stem) => jobs.has(stem)).length;
  return read.figures.length > 0 && shared >= (read.hasVerb && own.test(text) ? 1 : FEWEST_SHARED);
}

/** Results that stand in a section below the jobs: readers look for them under the job. */
export const buriedResults: ReaderAdvice = (findings) => {
  const { cv, unsure } = findings.audit;
  if (unsure.includes('work') || cv.work.length === 0) return [];
  const jobs = stemsOf(cv.work.map(({ start, end }) => cv.text.slice(start, end)).join('\n'));
  const told = sectionsBesideWork(cv).flatMap((section) =>
    sentencesIn(cv, section).filter((span) => tellsOfWork(findings, span, section, jobs)),
  );
  const [first] = told;
  if (!first) return [];
  const words = buriedResultsSentences.say({ first: cv.text.slice(first.start, first.end) });
  return readerAdvice('buried-results', 'gains-points', words, told.slice(0, MOST_QUOTES).map(findings.evidence));
};
