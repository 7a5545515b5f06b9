import type { Span } from '@/lib/cv/document/redacted-document';
import { overlapsAny } from '../../text/spans';
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
const signNames = new Map(Object.entries({ '.': ';', '!': ';', '—': '–', '-': '–', '->': '→' }));
const DIGIT = /^\d/;
/** He and she are one word to the model. */
const pronouns = new Map(Object.entries({ he: 'they', she: 'they', him: 'them', her: 'them', his: 'them', hers: 'them' }));

/** A word by its stem, a number or a sign. A word such as 'and' says nothing alone and much beside others. */
interface Unit {
  name: string;
  isAlone: boolean;
}

const unitOf = ({ word }: Token): Unit => {
  if (isYear(word)) return { name: '#year', isAlone: true };
  if (DIGIT.test(word)) return { name: '#number', isAlone: true };
  const { stem, isContent } = wordFeatures(pronouns.get(word) ?? word);
  return { name: stem, isAlone: isContent };
};

const besides = (name: string): Unit => ({ name, isAlone: false });

/** 'University of Leeds', 'Bolton College': which school it is tells nothing of the work. */
const SCHOOL =
  /(?<!^)(?:\b\p{Lu}[\p{L}’'-]*\s){0,3}\b(?:University|College|School|Academy|Institute)\b(?:\s(?:of|for)(?:\s\p{Lu}[\p{L}’'-]*)+)?/gu;
/** Few lines have one, and the whole pattern takes longer. */
const NAMES_SCHOOL = /\b(?:University|College|School|Academy|Institute)\b/;
/** '[NAME]' stands for words that must not count. */
const PLACEHOLDER = /\[[A-Z_]+\d*\]/g;

/** Stretches of a line of which the model learns and hears nothing. */
const unheardIn = ({ text, start }: UnjudgedLine): Span[] =>
  [...(text.includes('[') ? text.matchAll(PLACEHOLDER) : []), ...(NAMES_SCHOOL.test(text) ? text.matchAll(SCHOOL) : [])].map(
    ({ index, 0: { length } }) => ({ start: start + index, end: start + index + length }),
  );

/** '(1)' and '[1]' at the end of a line measure nothing. */
const isReference = ({ text, start }: UnjudgedLine, { word, start: from, end }: Token): boolean =>
  /^\d$/.test(word) && /[([]$/.test(text.slice(0, from - start)) && /^[)\]]\W*$/.test(text.slice(end - start));

/** Without name: a place about which nothing is known, so that no pair goes over it. */
const unheard: Unit = { name: '', isAlone: false };

/** The words, figures and signs of a line between its beginning and its end. */
function unitsOf(line: UnjudgedLine, tokens: readonly Token[]): Unit[] {
  const { figures, text, start } = line;
  const silent = unheardIn(line);
  const units = [besides('^')];
  let before = start;
  let figure: Figure | undefined;
  for (const token of tokens) {
    const gap = text.slice(before - start, token.start - start);
    const sign = gap === ' ' ? undefined : SIGN.exec(gap)?.[0].trim();
    before = token.end;
    if (overlapsAny(silent, token)) {
      units.push(unheard);
      continue;
    }
    if (sign && units.length > 1) units.push(besides(signNames.get(sign) ?? sign));
    const isWithin = figure !== undefined && token.start < figure.end;
    if (!isWithin) {
      figure = figures.find((one) => one.start <= token.start && token.start < one.end);
      units.push(figure ? { name: `#${figure.kind}`, isAlone: true } : unitOf(token));
      // The noun that a figure counts is a word of its own.
    } else if (!DIGIT.test(token.word)) units.push(unitOf(token));
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
  const tokens = line.tokens.filter((token) => !isReference(line, token));
  const units = unitsOf(line, tokens);
  const marks = new Set([...units.flatMap(({ name, isAlone }) => (isAlone ? [name] : [])), ...figureMarks(line)]);
  const pair = (at: number, joint: string, { name }: Unit): void => {
    const earlier = units[at]?.name;
    if (earlier && name) marks.add(`${earlier}${joint}${name}`);
  };
  for (const [i, unit] of units.entries()) {
    pair(i - 1, ' ', unit);
    pair(i - 2, ' * ', unit);
  }
  marks.add(`opens:${findOpening(tokens, line.text, line.start, false)?.form ?? 'none'}`);
  return [...marks];
}
