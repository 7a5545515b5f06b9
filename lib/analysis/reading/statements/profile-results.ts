import type { Cv } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { chanceOfResult, unjudged } from './result-model';

export interface ProfileSentence extends Span {
  text: string;
  /** How likely it tells a result, 0..1. */
  resultChance: number;
}

/** A sentence of a profile ends at its sign, a bullet or an empty line. */
const sentence = /[^.!?•●▪\n]+(?:[.!?](?!\s|$)[^.!?•●▪\n]*|\n(?!\s*\n)[^.!?•●▪\n]*)*/g;

/** The sentences of the profile, the likeliest result first. */
export function profileResults({ text, profile }: Cv): ProfileSentence[] {
  if (!profile) return [];
  const found = [...text.slice(profile.start, profile.end).matchAll(sentence)].map(({ 0: said, index }): ProfileSentence => {
    const start = profile.start + index + (said.length - said.trimStart().length);
    const own = said.trim().replace(/\s+/g, ' ');
    return { start, end: profile.start + index + said.trimEnd().length, text: own, resultChance: chanceOfResult(unjudged(own)) };
  });
  return found.filter(({ text: own }) => own !== '').sort((a, b) => b.resultChance - a.resultChance);
}
