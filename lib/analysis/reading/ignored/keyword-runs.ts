import type { Span } from '@/lib/cv/document/redacted-document';
import type { PhraseHit } from '../../text/phrase-index';
import type { Phrase } from '../../text/phrases';
import type { Token } from '../../text/tokens';
import { within } from '../../text/spans';
import { isSkillHit } from '../skills/found-skills';
import { wordFeatures } from '../language/word-features';

const FEWEST_SKILLS = 7;
/** Function words: a sentence has some, a row of keywords hardly any. */
const MOST_SMALL_WORDS = 0.1;

/** Sentences of a profile, by its stops and lines. */
const sentencesOf = (text: string, { start, end }: Span): Span[] => {
  const sentences: Span[] = [];
  let from = start;
  for (let at = start; at <= end; at++) {
    const isStop = at === end || text[at] === '\n' || ('.!?'.includes(text[at] ?? '') && /\s/.test(text[at + 1] ?? ' '));
    if (!isStop) continue;
    if (at > from) sentences.push({ start: from, end: at });
    from = at + 1;
  }
  return sentences;
};

/** 'Python Java SQL AWS Docker Jira Scrum' in a profile is written for search engines, not for a reader, and is left out. */
export const keywordRuns = (
  text: string,
  profile: Span,
  { tokens, hits }: { tokens: readonly Token[]; hits: readonly PhraseHit<Phrase>[] },
): Span[] =>
  sentencesOf(text, profile).filter((sentence) => {
    const words = within(tokens, sentence);
    const skills = within(hits, sentence).filter(isSkillHit);
    const small = words.filter(({ word }) => !wordFeatures(word).isContent).length;
    return new Set(skills.map(({ start }) => start)).size >= FEWEST_SKILLS && small < words.length * MOST_SMALL_WORDS;
  });
