import type { Span } from '@/lib/cv/document/redacted-document';
import { authenticitySignals } from '@/lib/facts/authenticity';
import { count, listed, quoted } from '../../text/wording';
import { isSpecific } from '../../audits/specifics';
import type { Reading } from '../reading';
import { overlapsAny } from '../../text/spans';

export interface StyleSignal {
  id: string;
  weight: number;
  /** 0.5 mild, 1 marked. */
  level: 0.5 | 1;
  text: string;
  advice: string | null;
  spans: Span[];
}

const weights = new Map(authenticitySignals.map(({ id, weight }) => [id, weight]));
const TRIAD = /\b\p{L}+(?:\s\p{L}+)?,\s\p{L}+(?:\s\p{L}+)?,?\sand\s\p{L}+/gu;
/** How a triad ends: text without it is passed over. */
const TRIAD_END = /,\s\p{L}+(?:\s\p{L}+)?,?\sand\s\p{L}/u;
const FRAME =
  /\b(?:by|through|using|resulting\sin|ensuring|leading\sto)\s\p{L}+ing\b|,\s(?:resulting|ensuring|leading|driving|enabling|fostering)\b/iu;
const LEFTOVER =
  /\[(?:your|insert|company|job|number|x+|university|metric)[^\]\n]{0,40}\]|\b[X]{2,3}\s?%|\{\{?[a-z_ ]{2,30}\}?\}|\blorem\sipsum\b|utm_source=chatgpt/gi;
const ABSTRACT = new Set(
  'excellence innovation innovative success growth impact impactful efficiency efficiencies landscape solutions strategies seamlessly effectively optimal holistic synergy'.split(
    ' ',
  ),
);
const MINIMUM_WORDS = 120;

/** Measurable habits of templated writing. Each alone proves nothing, which is why the weights are small. */
export const styleSignals = (reading: Reading): StyleSignal[] => {
  const statements = reading.roles.flatMap((role) => role.statements);
  const regions: Span[] = [...statements.map(({ statement }) => statement)];
  const first = reading.profileTokens[0];
  const last = reading.profileTokens.at(-1);
  if (first && last) regions.push({ start: first.start, end: last.end });
  const inOrder = [...regions].sort((a, b) => a.start - b.start);
  const inProse = (span: Span): boolean => overlapsAny(inOrder, span);
  const hits = reading.hits.filter((hit) => ['signal', 'template', 'leftover'].includes(hit.value.list) && inProse(hit));
  const words = Math.max(MINIMUM_WORDS, reading.profileTokens.length + statements.reduce((sum, { tokens }) => sum + tokens.length, 0));
  const prose = regions.map(({ start, end }) => reading.text.slice(start, end));
  const signals: StyleSignal[] = [];
  const add = (
    id: string,
    value: number,
    [mild, marked]: [number, number],
    text: () => string,
    spans: Span[],
    advice: string | null = null,
  ): void => {
    if (value < mild) return;
    const said = text();
    const opened = said.charAt(0).toUpperCase() + said.slice(1);
    signals.push({ id, weight: weights.get(id) ?? 5, level: value >= marked ? 1 : 0.5, text: opened, spans, advice });
  };
  const distinct = (list: string): { names: string[]; spans: Span[] } => {
    const found = hits.filter(({ value }) => value.list === list);
    return { names: [...new Set(found.map(({ value }) => value.id))], spans: found.map(({ start, end }) => ({ start, end })) };
  };

  const strong = distinct('signal');
  add(
    'excess-vocabulary',
    (strong.names.length / words) * 100,
    [0.5, 1.2],
    () =>
      `${count(strong.names.length, 'word')} that machine drafts overuse: ${listed(strong.names.slice(0, 4).map((name) => quoted(name)))}.`,
    strong.spans,
    'Say the same in the words you would use to a colleague.',
  );
  const template = distinct('template');
  add(
    'template-phrases',
    (template.names.length / words) * 100,
    [0.4, 1],
    () => `${count(template.names.length, 'stock phrase')}: ${listed(template.names.slice(0, 3).map((name) => quoted(name)))}.`,
    template.spans,
    'Replace stock phrases with one real example each.',
  );

  const lengths = statements.map(({ tokens }) => tokens.length).filter((length) => length >= 4);
  if (lengths.length >= 8) {
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    const spread = Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length) / mean;
    add(
      'uniform-sentences',
      1 - spread,
      [0.8, 0.86],
      () => `Your ${lengths.length} lines are all about ${Math.round(mean)} words long.`,
      [],
      'Vary the length of your bullets: a small task takes fewer words than a large one.',
    );
    const framed = statements.filter(({ opening, text }) => opening && FRAME.test(text));
    add(
      'uniform-openings',
      framed.length / lengths.length,
      [0.45, 0.7],
      () => `${count(framed.length, 'line')} of ${lengths.length} follow one pattern: verb, object, then ‘by …ing’ or ‘ensuring …’.`,
      framed.map(({ statement }) => statement),
      'Break the pattern: begin some lines with the result.',
    );
    const vague = statements.filter((statement) => !isSpecific(statement));
    add(
      'no-specifics',
      vague.length / statements.length,
      [0.6, 0.85],
      () => `${count(vague.length, 'line')} of ${statements.length} name no figure, tool, place or client.`,
      vague.map(({ statement }) => statement),
      'Add one fact only you can know to each general line.',
    );
  }
  const triads = prose.reduce(
    (sum, text) => sum + (text.includes('and ') && TRIAD_END.test(text) ? (text.match(TRIAD)?.length ?? 0) : 0),
    0,
  );
  add('triads', (triads / words) * 100, [1.2, 2.4], () => `${count(triads, 'list')} of three in ${words} words.`, []);
  const dashes = prose.reduce((sum, text) => sum + text.split('—').length - 1, 0);
  add(
    'em-dash',
    dashes / Math.max(1, prose.reduce((sum, text) => sum + text.length, 0) / 1000),
    [1.5, 3],
    () => `${count(dashes, 'long dash', 'long dashes')} in running text.`,
    [],
  );
  const abstract = reading.tokens.filter((token) => ABSTRACT.has(token.word) && inProse(token));
  add(
    'abstract-nouns',
    (abstract.length / words) * 100,
    [3, 5],
    () => `${count(abstract.length, 'abstract word')} such as ${quoted(abstract[0]?.word ?? '')}.`,
    abstract.slice(0, 3),
  );
  const round = statements
    .flatMap(({ figures }) => figures)
    .filter(({ kind, start, end }) => kind === 'percentage' && /^\d*[05]\s*%/.test(reading.text.slice(start, end)));
  add(
    'metric-implausible',
    round.length,
    [5, 8],
    () => `${count(round.length, 'percentage')} that end in 0 or 5: say what they are a share of.`,
    round,
    'Give the base of each percentage: 20% of what?',
  );
  const leftovers = [...reading.text.matchAll(LEFTOVER)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
  add(
    'leftovers',
    leftovers.length,
    [1, 1],
    () =>
      `Left over from a template or a draft: ${listed(leftovers.slice(0, 3).map(({ start, end }) => quoted(reading.text.slice(start, end))))}.`,
    leftovers,
    'Fill or delete what is left over from the template.',
  );
  return signals;
};
