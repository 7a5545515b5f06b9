import { phraseIndex } from '@/lib/analysis/text/phrases';
import { tokenise, type Token } from '@/lib/analysis/text/tokens';
import { findSkill } from '@/lib/facts/skills';
import { qualificationPatterns } from '@/lib/facts/wordlists';
import { figuresInText } from './figures-in-text';
import { isOrdinaryWord } from './ordinary-words';
import { slotsIn } from './slots';

/**
 * The no-invention gate, used by every engine: the numbers, names, employers, qualifications and tools of a rewrite must all be in the
 * CV or in the visitor's own answers. It errs on the strict side: a refused rewrite costs a phrase, an invented fact can cost the
 * visitor a job.
 */
interface Invention {
  kind: 'number' | 'name' | 'qualification' | 'tool';
  text: string;
}

export interface Gate {
  /** What the text says and no source says; empty for a rewrite that passes. */
  inventions(rewrite: string): Invention[];
  passes(rewrite: string): boolean;
}

/** Kinds of skills that name a product or a licence; 'planning' or 'sales' are ordinary words. */
const toolCategories = new Set([
  'programming-language',
  'framework-library',
  'cloud-devops',
  'data-analytics',
  'networking-security',
  'business-software',
  'language',
  'certification',
]);

/** Words that claim a status. */
const standing =
  /\b(?:certified|chartered|accredited|licensed|registered|qualified|award-winning|degree|diploma|doctorate|phd|mba|bachelor|master's|distinction|first-class|fluent|bilingual|native|expert|ofsted|iso)\b/g;

const plain = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]s$/, '');
const partsOf = (word: string): string[] => [word, ...word.split(/[-/'’]/)].filter(Boolean);

function pairsOf(tokens: readonly Token[]): string[] {
  const words = tokens.map(({ word }) => plain(word));
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}

const wordsOf = (tokens: readonly Token[]): string[] =>
  [...new Set(tokens.map(({ word }) => word))].flatMap((word) => partsOf(plain(word)).map(plain));

/** Slots are questions, not claims. */
function withoutSlots(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of slotsIn(text)) {
    parts.push(text.slice(at, start), ' '.repeat(end - start));
    at = end;
  }
  return parts.join('') + text.slice(at);
}

const toolsIn = (text: string, tokens: readonly Token[]): Map<string, string> => {
  const tools = new Map<string, string>();
  for (const hit of phraseIndex().scan(tokens, text)) {
    if (hit.value.list !== 'skill') continue;
    const skill = findSkill(hit.value.id);
    if (skill && toolCategories.has(skill.category) && !skill.ambiguous) tools.set(skill.id, text.slice(hit.start, hit.end));
  }
  return tools;
};

const qualificationsIn = (text: string): Map<string, string> => {
  const found = new Map<string, string>();
  for (const { id, pattern, flags } of qualificationPatterns) {
    const match = new RegExp(pattern, flags).exec(text);
    if (match) found.set(id, match[0]);
  }
  for (const [word] of text.toLowerCase().matchAll(standing)) found.set(word, word);
  return found;
};

/** A sentence, a line or a bullet point begins here, so a capital letter proves nothing. */
const opensSentence = (text: string, at: number): boolean => /(?:^|[.!?:;•“"(\n]|[-–—] )\s*$/.test(text.slice(Math.max(0, at - 4), at));

/** 'Mar 2019' is a date, and checked as one. */
const datedMonth = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}\.? (?:19|20)\d\d/;

const looksLikeName = (text: string, token: Token): boolean =>
  /\p{Lu}/u.test(text.slice(token.start, token.end)) && !datedMonth.test(text.slice(token.start, token.end + 7));

/** Runs of capitalised words with nothing between them: 'Bank of' breaks a run, 'Lantern Books' is one. */
function nameRuns(text: string, tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [];
  let last: Token | undefined;
  for (const token of tokens) {
    const isName = looksLikeName(text, token);
    const follows = last && text.slice(last.end, token.start) === ' ' && looksLikeName(text, last);
    if (isName && follows) runs.at(-1)?.push(token);
    else if (isName) runs.push([token]);
    last = token;
  }
  return runs;
}

export function noInventionGate(sources: readonly string[]): Gate {
  const source = withoutSlots(sources.join('\n'));
  const sourceTokens = tokenise(source);
  const words = new Set(wordsOf(sourceTokens));
  const pairs = new Set(pairsOf(sourceTokens));
  const figures = figuresInText(source);
  const tools = toolsIn(source, sourceTokens);
  const qualifications = qualificationsIn(source);

  const isKnown = (token: Token): boolean => {
    const word = plain(token.word);
    return words.has(word) || partsOf(word).every((part) => words.has(part));
  };

  const namesInvented = (text: string, tokens: readonly Token[]): string[] =>
    nameRuns(text, tokens).flatMap((run) => {
      const [first, ...rest] = run;
      if (!first) return [];
      const opens = opensSentence(text, first.start) && isOrdinaryWord(plain(first.word));
      const claimed = opens ? rest : run;
      const unknown = claimed.filter((token) => !isKnown(token) && !/^(?:i|i'm|i've|uk)$/.test(token.word));
      if (unknown.length > 0) return unknown.map(({ start, end }) => text.slice(start, end));
      // Known words in a new order make a new name: 'Senior' and 'Store Manager' do not allow 'Senior Store Manager'.
      const isSaid = opensSentence(text, first.start) || pairsOf(claimed).every((pair) => pairs.has(pair));
      return isSaid ? [] : [text.slice(claimed[0]?.start ?? 0, claimed.at(-1)?.end ?? 0)];
    });

  const inventions = (rewrite: string): Invention[] => {
    const text = withoutSlots(rewrite);
    const tokens = tokenise(text);
    const named = (kind: Invention['kind'], found: readonly string[]): Invention[] => found.map((item) => ({ kind, text: item }));
    return [
      ...named(
        'number',
        [...figuresInText(text)].filter((item) => !figures.has(item)),
      ),
      ...named('name', namesInvented(text, tokens)),
      ...named(
        'qualification',
        [...qualificationsIn(text)].flatMap(([id, found]) => (qualifications.has(id) ? [] : [found])),
      ),
      ...named(
        'tool',
        [...toolsIn(text, tokens)].flatMap(([id, found]) => (tools.has(id) ? [] : [found])),
      ),
    ];
  };
  return { inventions, passes: (rewrite) => inventions(rewrite).length === 0 };
}
