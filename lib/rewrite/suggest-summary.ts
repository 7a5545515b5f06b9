import { statedAim } from '@/lib/analysis/reading/career/stated-aim';
import { findFigures } from '@/lib/analysis/reading/figures/figures';
import { verbForm } from '@/lib/analysis/reading/language/verb-forms';
import { findOpening } from '@/lib/analysis/reading/statements/opening-verb';
import { phraseIndex } from '@/lib/analysis/text/phrases';
import { tokenise } from '@/lib/analysis/text/tokens';
import type { Cv } from '@/lib/cv/cv';
import { titleHeads } from '@/lib/facts/job-words';
import { actsInIng } from '@/lib/facts/line-words';
import { industries } from '@/lib/facts/industries';
import { figuresInText } from './figures-in-text';
import { improveStatement, type ImprovedStatement } from './improve-statement';
import { strengthenOpening } from './openings';
import { passesGrammarGate, type Rewrite } from './grammar-gate';
import { tidyAnswer } from './slots';
import { sortByTarget } from './target-relevance';
import type { Suggestion, SuggestionInput, SuggestionItem } from './suggestion';
import {
  aimSentences,
  factSentences,
  proofSentences,
  standingSentences,
  stockPhraseSentences,
  type StandingFacts,
} from './wording/summary';

const sentenceEnd = /(?<=[.!?])\s+(?=[\p{Lu}\d“"])/u;
const ended = (text: string): string => (/[.!?\]]$/.test(text) ? text : `${text}.`);

const clichesIn = (text: string): string[] => {
  const found = phraseIndex()
    .scan(tokenise(text), text)
    .filter(({ value }) => value.list === 'cliche' || value.list === 'template')
    .map(({ start, end }) => text.slice(start, end));
  return [...new Set(found)].filter((phrase) => !found.some((other) => other !== phrase && other.includes(phrase)));
};

/**
 * What figures prove: a change or money most, a count less, a length of time nothing. Of two equal lines the one with more figures
 * wins.
 */
const strength = (text: string): number => {
  const kinds = findFigures(tokenise(text), text, 0).map(({ kind }) => kind);
  const further = Math.min(kinds.length, 5) / 10;
  if (kinds.some((kind) => kind === 'percentage' || kind === 'change' || kind === 'money' || kind === 'rank' || kind === 'rating'))
    return 2 + further;
  return kinds.includes('count') ? 1 + further : 0;
};

const FEWEST_WORDS_OF_PROOF = 5;
const MOST_WORDS_OF_PROOF = 28;

/** Among sentences, a line without a verb, with one in -ing, or that states a duty ('Hold a caseload') reads like a fragment. */
const opensWithVerb = (text: string): boolean => {
  const opening = findOpening(tokenise(text), text, 0, true);
  // Two lines that were read as one: '… across 25 countries Led the migration'.
  if (
    /\p{Ll} \p{Lu}\p{Ll}+/u.test(text) &&
    tokenise(text)
      .slice(1)
      .some(({ word, capital }) => capital && verbForm(word) === 'past')
  )
    return false;
  return opening?.form === 'past' && strengthenOpening(text, false).weak === null && passesGrammarGate(asItStands(text));
};
const asItStands = (text: string): Rewrite => ({ before: text, after: text, isCurrent: true, isOpened: false });

const hasLengthOfProof = (words: number): boolean => words >= FEWEST_WORDS_OF_PROOF && words <= MOST_WORDS_OF_PROOF;

/** The strongest lines of the CV, those of newer roles first. */
const provenStatements = (cv: Cv): string[] =>
  cv.work
    .slice(0, 3)
    .flatMap(({ statements }) => statements)
    .map(({ text }) => text.trim())
    .filter((text) => hasLengthOfProof(text.split(/\s+/).length) && opensWithVerb(text))
    .map((text) => strengthenOpening(text, false).text)
    .map((text) => ({ text, strength: strength(text) }))
    .filter((proof) => proof.strength > 0)
    .sort((a, b) => b.strength - a.strength)
    .map(({ text }) => text);

/** The present role: who the visitor is, in facts of the CV. */
function standingOf(cv: Cv): StandingFacts | null {
  const [role] = cv.work;
  const title = role?.title?.text;
  if (!title || !role.dates?.current || !isNamed(title)) return null;
  const employer = role.employer?.text ?? null;
  if (employer !== null && (!isNamed(employer) || /^(?:self|freelance)/i.test(employer))) return null;
  return { title, employer, sinceYear: role.dates.from?.year ?? null };
}

/** 'Sous Chef' and 'Age Concern Shop' are names; 'Stylist, Curl Up & Dye' and 'Blow drys, wedding hair' were read from another line. */
const isNamed = (name: string): boolean =>
  !/[,;:|(]/.test(name) && name.split(' ').length <= 6 && /^[\p{Lu}\d[]/u.test(name) && !/^\p{L}+ing\b/u.test(name) && /\p{Ll}/u.test(name);

/** Nouns for anybody: without their adjectives nothing is left. */
const anybody = /^(?:person|people|individual|man|woman|professional|worker|player)\b/i;
/** Words that an adjective about the person cannot precede: 'Committed to quality', 'seeking to leverage skills'. */
const noNoun = /^(?:to|for|in|of|and|or|but|with|at|by|on|who|that|as|from|about|leveraging)\b/i;
/** 'Dynamic' describes the person; 'strong foundation in' and 'self-starter' are the content of the sentence. */
const isAdjective = (phrase: string): boolean =>
  phrase.split(' ').length <= 2 &&
  !/\b(?:skills?|experience|player|communicator|thinker|leader|solver|starter|getter|visionary|person|individual|professional|record|attention|eye|ethic|attitude|foundation|knowledge|about|to|in|for|of)\b/i.test(
    phrase,
  );
/** 'Leveraging AI' has a verb; in 'marketing leader' the word is a noun. */
const isAct = (rest: string): boolean => /^\p{L}+ing\b/u.test(rest) && actsInIng.has((rest.split(' ')[0] ?? '').toLowerCase());
const opensSelf = /^(?:I am |I['’]m )?(?:an? )?/i;

/** Where the adjectives about the person end: 'Hands-on and dynamic store manager with 12 years' -> 'store manager with 12 years'. */
function behindAdjectives(said: string, cliches: readonly string[]): string {
  let rest = said;
  for (;;) {
    const lower = rest.toLowerCase();
    const next = cliches.find((phrase) => lower.startsWith(phrase.toLowerCase()) && /^[\s,]/.test(rest.slice(phrase.length)));
    if (next === undefined) return rest;
    rest = rest.slice(next.length).replace(/^\s*(?:,\s*and\b|,|and\b)?\s*/i, '');
  }
}

/**
 * 'A hands-on store manager with 12 years' -> 'Store manager with 12 years'. Only words before the first noun can be removed: elsewhere
 * the sentence needs them ('deriving actionable insights', 'flexible working').
 */
function withoutAdjectives(sentence: string, cliches: readonly string[]): string | null {
  const describing = cliches.filter(isAdjective);
  if (!/\p{Ll}/u.test(sentence)) return null;
  const opening = opensSelf.exec(sentence)?.[0] ?? '';
  const said = sentence.slice(opening.length);
  const rest = behindAdjectives(said, describing);
  if (rest === said || noNoun.test(rest) || isAct(rest) || anybody.test(rest) || !/^\p{L}/u.test(rest) || rest.split(/\s+/).length < 4)
    return null;
  const spoken = /^I/i.test(opening) ? `${opening.replace(/an? $/i, '')}${/an? $/i.test(opening) ? articleOf(rest) : ''}` : '';
  return spoken + (spoken ? rest : rest.charAt(0).toUpperCase() + rest.slice(1));
}
const articleOf = (noun: string): string => (/^[aeiou]/i.test(noun) ? 'an ' : 'a ');

/** A sentence with a fact beside its stock phrases is kept; '110%' in one of them is no fact. */
const saysFacts = (sentence: string, cliches: readonly string[]): boolean =>
  figuresInText(cliches.reduce((rest, phrase) => rest.replace(phrase, ' '), sentence)).size > 0 ||
  tokenise(sentence)
    .slice(1)
    .some(({ capital, word }) => capital && word !== 'i');

const MOST_WORDS_GIVEN_UP = 4;
const smallWords = new Set('i am a an the and or but in of for to with at on by my is are has have who very as'.split(' '));

/**
 * 'Administrator returning to work after bringing up a family' is no stock phrase, whatever stands before it; nor is 'organised
 * receptionist'.
 */
const saysMore = (sentence: string, cliches: readonly string[]): boolean =>
  tokenise(cliches.reduce((rest, phrase) => rest.replace(phrase, ' '), sentence)).some(({ word }) => titleHeads.has(word)) ||
  tokenise(cliches.reduce((rest, phrase) => rest.replace(phrase, ' '), sentence)).filter(({ word }) => !smallWords.has(word)).length >
    MOST_WORDS_GIVEN_UP;

interface Draft {
  sentences: string[];
  items: SuggestionItem[];
}

const withoutSlots = { slots: [] };

/** A sentence without stock phrases, improved as a line of the profile. */
function keepSentence(draft: Draft, sentence: string, { text, reasons }: ImprovedStatement): void {
  if (reasons.length > 0) draft.items.push({ before: sentence, after: text, reason: reasons.join(' '), quote: sentence, ...withoutSlots });
  draft.sentences.push(ended(text));
}

/** 'A director with a proven track record in retail' is a director in retail; a passion beside years of work says less than they do. */
const withoutFrames = (sentence: string): string =>
  sentence
    .replace(/^([^,]+) with an? (?:\p{L}+ )?track record in\b/iu, '$1 in')
    .replace(/ with an? (?:strong|proven|solid|excellent|successful) track record of\b/i, ' with a record of')
    .replace(/ with a passion for [^,.;]{2,30}? and (?=(?:over |more than )?\d)/i, ' with ');

/** A sentence with facts loses those stock phrases that only describe. */
function strikeOut(draft: Draft, sentence: string, { text, reasons }: ImprovedStatement, phrases: readonly string[]): void {
  const framed = withoutFrames(text);
  const left = clichesIn(framed);
  const struck = withoutAdjectives(framed, left) ?? (framed === text ? null : framed);
  const plain = struck !== null && struck !== text && passesGrammarGate({ ...asItStands(sentence), after: struck }) ? struck : null;
  const after = ended(plain ?? text);
  const why = plain ? [...reasons, stockPhraseSentences.say({ phrases, outcome: 'struck out' })] : reasons;
  if (why.length > 0) draft.items.push({ before: sentence, after, reason: why.join(' '), quote: sentence, ...withoutSlots });
  draft.sentences.push(after);
}

/** A sentence of stock phrases is replaced by a line of the CV with a result, or by a slot. */
function replaceSentence(
  draft: Draft,
  sentence: string,
  [first, ...others]: readonly [string, ...string[]],
  proof: string | undefined,
  { id, answer }: { id: string; answer: string },
): void {
  const phrases = [first, ...others];
  const { slot, question } = factSentences.say({ first, phrases });
  const after = ended(proof ?? (answer || slot));
  const reason = stockPhraseSentences.say({ phrases, outcome: proof === undefined ? 'asked for' : 'replaced by a line' });
  const slots = proof !== undefined || answer ? [] : [{ id, question }];
  draft.items.push({ before: sentence, after, reason, quote: sentence, slots });
  draft.sentences.push(after);
}

function improveSentence(draft: Draft, sentence: string, proofs: string[], { answers, slips }: SuggestionInput, index: number): void {
  const [first, ...others] = clichesIn(sentence);
  const improved = improveStatement(sentence, { isCurrent: true, asksForFigure: false, isProfile: true, slips });
  // 'Passionate about continuity of care' names a subject.
  if (first === undefined || /\babout$/i.test(first)) return keepSentence(draft, sentence, improved);
  const phrases: [string, ...string[]] = [first, ...others];
  if (saysFacts(sentence, phrases) || saysMore(sentence, phrases)) return strikeOut(draft, sentence, improved, phrases);
  const id = `p${index}-1`;
  replaceSentence(draft, sentence, phrases, proofs.shift(), { id, answer: tidyAnswer(answers?.[id] ?? '') });
}

/** Facts that the CV has and the profile lacks are put in front; facts that the CV lacks are asked for. */
function addStanding(draft: Draft, cv: Cv): void {
  const standing = standingOf(cv);
  if (!standing) return;
  const said = draft.sentences.join(' ').toLowerCase();
  const saysWho = tokenise(said).some(({ word }) => titleHeads.has(word) || word === 'graduate' || word === 'student');
  if (saysWho || said.includes(standing.title.toLowerCase())) return;
  const { sentence, reason } = standingSentences.say(standing);
  draft.items.unshift({ before: '', after: sentence, reason, quote: standing.title, ...withoutSlots });
  draft.sentences.unshift(sentence);
}

/** 'retail' for an industry of the list, the visitor's own words for another; null where they chose none. */
function fieldAimedAt(industry: string | undefined): string | null {
  if (!industry || industry === 'other') return null;
  const known = industries().find(({ id }) => id === industry);
  return known?.label.toLowerCase() ?? tidyAnswer(industry);
}

const aimSlot = 'aim-1';

function addAim(draft: Draft, { targeting, answers }: SuggestionInput): void {
  if (draft.sentences.some((sentence) => statedAim.test(sentence))) return;
  const role = tidyAnswer(answers?.[aimSlot] ?? '') || tidyAnswer(targeting?.targetRole ?? '') || null;
  const { sentence, reason, question } = aimSentences.say({ role, field: fieldAimedAt(targeting?.industry) });
  const slots = role === null ? [{ id: aimSlot, question }] : [];
  draft.items.push({ before: '', after: sentence, reason, quote: draft.sentences.at(-1) ?? '', slots });
  draft.sentences.push(sentence);
}

export function suggestSummary(input: SuggestionInput): Suggestion {
  const { cv } = input;
  const profile = (input.text ?? cv.profile?.text ?? '').replace(/\s+/g, ' ').trim();
  const draft: Draft = { sentences: [], items: [] };
  const proven = provenStatements(cv).filter((proof) => !profile.includes(proof));
  const proofs = sortByTarget(proven, input.targeting, (proof) => proof);
  const sentences = profile ? profile.split(sentenceEnd) : [];
  sentences.forEach((sentence, index) => improveSentence(draft, sentence, proofs, input, index));
  addStanding(draft, cv);
  const hasProof = draft.sentences.some((sentence) => findFigures(tokenise(sentence), sentence, 0).length > 0);
  const [proof] = proofs;
  if (!hasProof && proof) {
    draft.sentences.push(ended(proof));
    draft.items.push({ before: '', after: ended(proof), reason: proofSentences.say(null), quote: proof, ...withoutSlots });
  }
  addAim(draft, input);
  return { suggestion: draft.sentences.join(' '), items: draft.items, questions: [] };
}
