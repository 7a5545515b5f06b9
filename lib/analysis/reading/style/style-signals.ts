import type { Span } from '@/lib/cv/document/redacted-document';
import { abstractNouns, authenticitySignals, leftoverPattern, repeatedFrame } from '@/lib/facts/authenticity';
import { overlapsAny } from '../../text/spans';
import type { Reading } from '../reading';
import { isSpecific } from '../statements/specific';
import type { StatementReading } from '../statements/statement';

/** What was seen of a habit of templated writing. */
export type StyleFinding =
  | { id: 'excess-vocabulary'; words: readonly string[] }
  | { id: 'template-phrases'; phrases: readonly string[] }
  | { id: 'uniform-sentences'; lines: number; meanWords: number }
  | { id: 'uniform-openings' | 'no-specifics'; lines: number; of: number }
  | { id: 'em-dash'; dashes: number }
  | { id: 'abstract-nouns'; nouns: number; first: string }
  | { id: 'metric-implausible'; percentages: number }
  | { id: 'leftovers'; quotes: readonly string[] };

export interface StyleSignal {
  finding: StyleFinding;
  weight: number;
  /** 0.5 mild, 1 marked. */
  level: 0.5 | 1;
  spans: Span[];
}

/** Measures of a habit: mild from the first value, marked from the second. */
const thresholds: Readonly<Record<StyleFinding['id'], readonly [mild: number, marked: number]>> = {
  'excess-vocabulary': [0.5, 1.2],
  'template-phrases': [0.4, 1],
  'uniform-sentences': [0.8, 0.86],
  'uniform-openings': [0.45, 0.7],
  'no-specifics': [0.6, 0.85],
  'em-dash': [1.5, 3],
  'abstract-nouns': [3, 5],
  'metric-implausible': [5, 8],
  leftovers: [1, 1],
};

const weights = new Map(authenticitySignals.map(({ id, weight }) => [id, weight]));
const USUAL_WEIGHT = 5;

const abstractWords = new Set(abstractNouns);
/** Fewest words of which a share is computed, so that one word in a short text is no habit. */
const FEWEST_WORDS = 120;
/** Lengths are compared over at least so many lines, of at least so many words each. */
const FEWEST_LINES = 8;
const FEWEST_WORDS_OF_LINE = 4;
const MOST_SPANS_OF_NOUNS = 3;

/** The person's own sentences: the profile and the lines of the roles. */
interface Prose {
  statements: readonly StatementReading[];
  texts: readonly string[];
  words: number;
  holds: (span: Span) => boolean;
}

function proseOf(reading: Reading): Prose {
  const statements = reading.roles.flatMap((role) => role.statements);
  const first = reading.profileTokens[0];
  const last = reading.profileTokens.at(-1);
  const profile = first && last ? [{ start: first.start, end: last.end }] : [];
  const regions: Span[] = [...statements.map(({ statement }) => statement), ...profile];
  const inOrder = [...regions].sort((a, b) => a.start - b.start);
  return {
    statements,
    texts: regions.map(({ start, end }) => reading.text.slice(start, end)),
    words: Math.max(FEWEST_WORDS, reading.profileTokens.length + statements.reduce((sum, { tokens }) => sum + tokens.length, 0)),
    holds: (span) => overlapsAny(inOrder, span),
  };
}

/** A finding with its measure, before the thresholds are applied. */
interface Measured {
  finding: StyleFinding;
  value: number;
  spans: Span[];
}

const perHundred = (count: number, words: number): number => (count / words) * 100;
const spanOf = ({ start, end }: Span): Span => ({ start, end });

/** A capital within a sentence: 'next steps on Tapestry' names the software. */
const isName = (text: string, { start }: Span): boolean => /[\p{Ll},] \p{Lu}$/u.test(text.slice(Math.max(0, start - 2), start + 1));

function vocabulary(reading: Reading, prose: Prose): Measured[] {
  const named = (list: string): { names: string[]; spans: Span[] } => {
    const found = reading.hits.filter((hit) => hit.value.list === list && prose.holds(hit) && !isName(reading.text, hit));
    return { names: [...new Set(found.map(({ value }) => value.id))], spans: found.map(spanOf) };
  };
  const words = named('signal');
  const phrases = named('template');
  return [
    { finding: { id: 'excess-vocabulary', words: words.names }, value: perHundred(words.names.length, prose.words), spans: words.spans },
    {
      finding: { id: 'template-phrases', phrases: phrases.names },
      value: perHundred(phrases.names.length, prose.words),
      spans: phrases.spans,
    },
  ];
}

/** Lines that are all similar: of one length, of one pattern, without a fact. */
function uniformity({ statements }: Prose): Measured[] {
  const lengths = statements.map(({ tokens }) => tokens.length).filter((length) => length >= FEWEST_WORDS_OF_LINE);
  if (lengths.length < FEWEST_LINES) return [];
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const spread = Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length) / mean;
  const framed = statements.filter(({ opening, text }) => opening && repeatedFrame.test(text));
  const vague = statements.filter((statement) => !isSpecific(statement));
  const share = (some: readonly StatementReading[], id: 'uniform-openings' | 'no-specifics', of: number): Measured => ({
    finding: { id, lines: some.length, of },
    value: some.length / of,
    spans: some.map(({ statement }) => statement),
  });
  return [
    { finding: { id: 'uniform-sentences', lines: lengths.length, meanWords: Math.round(mean) }, value: 1 - spread, spans: [] },
    share(framed, 'uniform-openings', lengths.length),
    share(vague, 'no-specifics', statements.length),
  ];
}

function punctuation({ texts }: Prose): Measured[] {
  const dashes = texts.reduce((sum, text) => sum + text.split('—').length - 1, 0);
  const thousandsOfSigns = texts.reduce((sum, text) => sum + text.length, 0) / 1000;
  return [{ finding: { id: 'em-dash', dashes }, value: dashes / Math.max(1, thousandsOfSigns), spans: [] }];
}

function content(reading: Reading, { statements, words, holds }: Prose): Measured[] {
  const nouns = reading.tokens.filter((token) => abstractWords.has(token.word) && holds(token));
  const round = statements
    .flatMap(({ figures }) => figures)
    .filter(({ kind, start, end }) => kind === 'percentage' && /^\d*[05]\s*%/.test(reading.text.slice(start, end)));
  const leftovers = [...reading.text.matchAll(leftoverPattern)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  return [
    {
      finding: { id: 'abstract-nouns', nouns: nouns.length, first: nouns[0]?.word ?? '' },
      value: perHundred(nouns.length, words),
      spans: nouns.slice(0, MOST_SPANS_OF_NOUNS),
    },
    { finding: { id: 'metric-implausible', percentages: round.length }, value: round.length, spans: round },
    {
      finding: { id: 'leftovers', quotes: leftovers.map(({ start, end }) => reading.text.slice(start, end)) },
      value: leftovers.length,
      spans: leftovers,
    },
  ];
}

/** Measurable habits of template-like writing. Each is weak evidence by itself, so the weights are small. */
export function styleSignals(reading: Reading): StyleSignal[] {
  const prose = proseOf(reading);
  const measured = [...vocabulary(reading, prose), ...uniformity(prose), ...punctuation(prose), ...content(reading, prose)];
  return measured.flatMap(({ finding, value, spans }): StyleSignal[] => {
    const [mild, marked] = thresholds[finding.id];
    if (value < mild) return [];
    return [{ finding, weight: weights.get(finding.id) ?? USUAL_WEIGHT, level: value >= marked ? 1 : 0.5, spans }];
  });
}
