import type { Token } from '../../text/tokens';
import type { Figure } from '../figures/figure-context';
import { isYear } from '../figures/number-figures';
import { wordFeatures } from '../language/word-features';
import { findOpening } from './opening-verb';

/** A line before it is judged. */
export interface UnjudgedLine {
  text: string;
  /** The place in the CV where the text begins; tokens and figures have places in the CV. */
  start: number;
  tokens: readonly Token[];
  figures: readonly Figure[];
}

const SIGN = /[,;:()–—.!→]|\s-\s|->/;
/** Signs that separate alike. */
const signNames: Readonly<Record<string, string>> = { '.': ';', '!': ';', '—': '–', '-': '–', '->': '→' };
const DIGIT = /^\d/;
/** Pronouns of either sex are one word to the model. */
const pronouns: Readonly<Record<string, string>> = { he: 'they', she: 'they', him: 'them', her: 'them', his: 'them', hers: 'them' };

/** A word by its stem, a number or a sign. A word such as 'and' says nothing alone and much beside others. */
interface Unit {
  name: string;
  isAlone: boolean;
}

const unitOf = ({ word }: Token): Unit => {
  if (isYear(word)) return { name: '#year', isAlone: true };
  if (DIGIT.test(word)) return { name: '#number', isAlone: true };
  const { stem, isContent } = wordFeatures(pronouns[word] ?? word);
  return { name: stem, isAlone: isContent };
};

const besides = (name: string): Unit => ({ name, isAlone: false });

/** 'University of Leeds', 'Bolton College': which school it is tells nothing of the work. */
const SCHOOL = /(?:\p{Lu}[\p{L}’'-]*\s)*(?:University|College|School|Academy|Institute)(?:\s(?:of|for)(?:\s\p{Lu}[\p{L}’'-]*)+)?/gu;

/** Few lines have one, and the whole pattern takes longer. */
const NAMES_SCHOOL = /University|College|School|Academy|Institute/;

/** '(1)' measures nothing. */
const isAside = ({ text, start }: UnjudgedLine, token: Token): boolean =>
  DIGIT.test(token.word) && text.charAt(token.start - start - 1) === '(' && text.charAt(token.end - start) === ')';

/** The words, figures and signs of a line between its beginning and its end. */
function unitsOf(line: UnjudgedLine, tokens: readonly Token[]): Unit[] {
  const { figures, text, start } = line;
  const schools = NAMES_SCHOOL.test(text)
    ? [...text.matchAll(SCHOOL)].map(({ index, 0: { length } }) => ({ kind: 'school', start: start + index, end: start + index + length }))
    : [];
  const wholes = [...schools, ...figures];
  const units = [besides('^')];
  let before = start;
  let whole: (typeof wholes)[number] | undefined;
  for (const token of tokens) {
    // Most words are parted by one blank.
    const gap = text.slice(before - start, token.start - start);
    const sign = gap === ' ' ? undefined : SIGN.exec(gap)?.[0].trim();
    if (sign && units.length > 1) units.push(besides(signNames[sign] ?? sign));
    before = token.end;
    const isWithin = whole !== undefined && token.start < whole.end;
    if (!isWithin) {
      whole = wholes.find((one) => one.start <= token.start && token.start < one.end);
      units.push(whole ? { name: `#${whole.kind}`, isAlone: true } : unitOf(token));
      // The noun that a figure counts is a word of its own.
    } else if (whole?.kind !== 'school' && !DIGIT.test(token.word)) units.push(unitOf(token));
  }
  return [...units, besides('$')];
}

/** The kinds of a line's figures, and its verbs where it has any figure: 'improving' and 'by 40 %' may stand far apart. */
const figureMarks = ({ figures, tokens }: UnjudgedLine): string[] =>
  figures.length === 0
    ? []
    : [
        ...figures.map(({ kind }) => `has:${kind}`),
        ...tokens.flatMap(({ word }) => (wordFeatures(word).form ? [`figure+${wordFeatures(word).stem}`] : [])),
      ];

/** The marks by which the model judges a line: its words, neighbours among them, those one word apart, its figures and its opening. */
export function lineMarks(line: UnjudgedLine): string[] {
  const tokens = line.tokens.filter((token) => !isAside(line, token));
  const units = unitsOf(line, tokens);
  const marks = new Set([...units.flatMap(({ name, isAlone }) => (isAlone ? [name] : [])), ...figureMarks(line)]);
  for (const [i, { name }] of units.entries()) {
    if (i >= 1) marks.add(`${units[i - 1]?.name ?? ''} ${name}`);
    if (i >= 2) marks.add(`${units[i - 2]?.name ?? ''} * ${name}`);
  }
  marks.add(`opens:${findOpening(tokens, line.text, line.start, false)?.form ?? 'none'}`);
  return [...marks];
}
