import type { Cv } from '@/lib/cv/cv';
import { numberLabels } from '@/lib/facts/figure-words';
import { overlaps } from '../../text/spans';
import type { Token } from '../../text/tokens';

/** As written inside a sentence: 'ME' is a degree or a heading, and 'mine' may be a coal mine. */
const WRITTEN = new Set(['I', 'i', 'me', 'Me', 'my', 'My', "I'm", "i'm", "I've", "i've", "I'd", "i'd", "I'll", "i'll"]);
/** 'Phase I', 'Grade I listed': a number. */
const numbered = new Set([...numberLabels, 'part', 'war', 'type']);
const isNumber = ({ start }: Token, before: Token | undefined): boolean => before?.end === start - 1 && numbered.has(before.word);

/** After the pronoun 'I' a sentence continues; after a number or a letter of a list it does not. */
const GOES_ON = /^\s+[a-z]/;

/** 'LSA&I': a letter of an abbreviation. */
const isLetter = (text: string, { start }: Token): boolean => /[\p{L}&/]$/u.test(text.slice(Math.max(0, start - 1), start));

/** 'Mechanical Engineering (ME)': what stands in brackets on its line. */
const isInBrackets = (text: string, { start }: Token): boolean =>
  /\([^)\n]*$/.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start));

/** 'I', 'me' and 'my' as words of a sentence under the roles, outside brackets. */
export function ownPronouns({ text, work, volunteering }: Cv, tokens: readonly Token[]): Token[] {
  const lines = [...work, ...volunteering].flatMap(({ statements }) => statements);
  return tokens.filter((token, at) => {
    const written = text.slice(token.start, token.end).replace('’', "'");
    if (!WRITTEN.has(written) || !lines.some((line) => overlaps(line, token)) || isInBrackets(text, token) || isLetter(text, token))
      return false;
    return token.word !== 'i' || (GOES_ON.test(text.slice(token.end, token.end + 3)) && !isNumber(token, tokens[at - 1]));
  });
}
