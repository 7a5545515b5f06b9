import { civilianWork } from '../compose/civilian-work';
import { leavesTheTrade } from '../compose/career';
import { findSkillNamed } from '@/lib/facts/skills';
import { keptCapitals } from '@/lib/facts/line-words';
import type { Span } from '@/lib/cv/document/redacted-document';
import { abbreviationsSentences } from '../wording/advice/reader-advice';
import { MOST_QUOTES, readerAdvice, type ReaderAdvice } from './reader-advice';

/** 'SIO', 'MG6', 'RLC'; a single letter or a word that is only written in capitals is longer or shorter. */
const ABBREVIATION = /\b[A-Z][A-Z0-9]{1,4}\b(?!\])/g;
/** One or two abbreviations are easy to look up. */
const FEWEST = 3;

/** Abbreviations that are explained where they stand: 'Police National Computer (PNC)'. */
const isWrittenOut = (name: string, text: string): boolean => text.includes(`(${name})`) || text.includes(`${name} (`);

/** Abbreviations of the old trade, in the CV of somebody who is leaving it, for readers who never worked there. */
export const abbreviations: ReaderAdvice = (findings) => {
  const { input, audit, career, evidence } = findings;
  const { cv } = input;
  const leaves = civilianWork(findings).length > 0 || (career !== null && leavesTheTrade(career));
  if (!leaves) return [];
  const found = new Map<string, Span>();
  for (const { entry } of audit.reading.roles) {
    for (const match of cv.text.slice(entry.start, entry.end).matchAll(ABBREVIATION)) {
      const [name] = match;
      const isKnown = keptCapitals.has(name) || findSkillNamed(name) !== null || isWrittenOut(name, cv.text);
      const start = entry.start + match.index;
      if (!isKnown && !found.has(name)) found.set(name, { start, end: start + name.length });
    }
  }
  if (found.size < FEWEST) return [];
  const words = abbreviationsSentences.say({ named: [...found.keys()].slice(0, MOST_QUOTES) });
  return readerAdvice('abbreviations', 'loses-readers', words, [...found.values()].slice(0, MOST_QUOTES).map(evidence));
};
