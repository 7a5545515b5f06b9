import { statedAim } from '@/lib/analysis/reading/career/stated-aim';
import { findFigures } from '@/lib/analysis/reading/figures/figures';
import { findOpening } from '@/lib/analysis/reading/statements/opening-verb';
import { phraseIndex } from '@/lib/analysis/text/phrases';
import { tokenise } from '@/lib/analysis/text/tokens';
import type { Cv } from '@/lib/cv/cv';
import { titleHeads } from '@/lib/facts/job-words';
import { industries } from '@/lib/facts/industries';
import { figuresSaid } from './figures-said';
import { improveStatement, type ImprovedStatement } from './improve-statement';
import { strengthenOpening } from './openings';
import { tidyAnswer } from './slots';
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
  return [...new Set(found)];
};

/** What figures prove: a change or money most, a mere count less, a length of time nothing; of two alike the one with more of them. */
const strength = (text: string): number => {
  const kinds = findFigures(tokenise(text), text, 0).map(({ kind }) => kind);
  const further = Math.min(kinds.length, 5) / 10;
  if (kinds.some((kind) => kind === 'percentage' || kind === 'change' || kind === 'money' || kind === 'rank' || kind === 'rating'))
    return 2 + further;
  return kinds.includes('count') ? 1 + further : 0;
};

const MOST_WORDS_OF_PROOF = 28;

/** Among sentences a line without a verb, or with one in -ing, reads as a scrap. */
const opensWithVerb = (text: string): boolean => {
  const opening = findOpening(tokenise(text), text, 0, true);
  return opening !== null && opening.form !== 'participle' && strengthenOpening(text, false).weak === null;
};

/** The strongest lines of the CV itself, those of newer roles first. */
const provenStatements = (cv: Cv): string[] =>
  cv.work
    .slice(0, 3)
    .flatMap(({ statements }) => statements)
    .map(({ text }) => text.trim())
    .filter((text) => text.split(/\s+/).length <= MOST_WORDS_OF_PROOF && opensWithVerb(text))
    .map((text) => ({ text, strength: strength(text) }))
    .filter((proof) => proof.strength > 0)
    .sort((a, b) => b.strength - a.strength)
    .map(({ text }) => text);

/** The newest role, or the headline: who the visitor is, in facts of the CV. */
function standingOf(cv: Cv): StandingFacts | null {
  const [role] = cv.work;
  const title = role?.title?.text ?? cv.headline?.text;
  if (!title) return null;
  return {
    title,
    employer: role?.employer?.text ?? null,
    sinceYear: (role?.dates?.current && role.dates.from?.year) || null,
  };
}

/** Clichés that only describe can be struck out; one that is what the sentence is about ('excellent communication skills') cannot. */
const isAdjective = (phrase: string): boolean =>
  !/\b(?:skills?|experience|player|communicator|thinker|leader|solver|person|individual|professional|record|attention|eye|ethic|challenges?|roles?|career|environment|attitude|humour|management|timekeeping|mile|box|about|to|under|in|for)\b/i.test(
    phrase,
  );

/** 'Hands-on and dynamic store manager with 12 years' -> 'Store manager with 12 years'; null where words would be left hanging. */
function withoutAdjectives(sentence: string, cliches: readonly string[]): string | null {
  if (!cliches.every(isAdjective)) return null;
  let text = sentence;
  for (const phrase of cliches) {
    const at = text.toLowerCase().indexOf(phrase.toLowerCase());
    if (at < 0) continue;
    const before = text.slice(0, at).replace(/(?:,| and|, and)\s*$/i, ' ');
    const after = text.slice(at + phrase.length).replace(/^\s*(?:,\s*and\b|,|and\b)?\s*/i, '');
    text = `${before}${after}`.trim();
  }
  const article = text.replace(/^(an?) (?=\p{L})/iu, '');
  return /^[\p{L}]/u.test(article) && article.split(/\s+/).length >= 4 ? article.charAt(0).toUpperCase() + article.slice(1) : null;
}

/** A sentence that says something one could check beside its stock phrases is kept; '110%' in one of them is no fact. */
const saysFacts = (sentence: string, cliches: readonly string[]): boolean =>
  figuresSaid(cliches.reduce((rest, phrase) => rest.replace(phrase, ' '), sentence)).size > 0 ||
  tokenise(sentence)
    .slice(1)
    .some(({ capital, word }) => capital && word !== 'i');

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

/** A sentence of facts loses the stock phrases that only describe. */
function strikeOut(draft: Draft, sentence: string, { text, reasons }: ImprovedStatement, phrases: readonly string[]): void {
  const plain = withoutAdjectives(text, phrases);
  const after = ended(plain ?? text);
  const why = plain ? [...reasons, stockPhraseSentences.say({ phrases, outcome: 'struck out' })] : reasons;
  if (why.length > 0) draft.items.push({ before: sentence, after, reason: why.join(' '), quote: sentence, ...withoutSlots });
  draft.sentences.push(after);
}

/** A sentence of stock phrases gives way to a line of the CV that proves something, or to a slot. */
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

function improveSentence(draft: Draft, sentence: string, proofs: string[], answers: SuggestionInput['answers'], index: number): void {
  const [first, ...others] = clichesIn(sentence);
  const improved = improveStatement(sentence, { isCurrent: true, asksForFigure: false, isProfile: true });
  if (first === undefined) return keepSentence(draft, sentence, improved);
  const phrases: [string, ...string[]] = [first, ...others];
  if (saysFacts(sentence, phrases)) return strikeOut(draft, sentence, improved, phrases);
  const id = `p${index}-1`;
  replaceSentence(draft, sentence, phrases, proofs.shift(), { id, answer: tidyAnswer(answers?.[id] ?? '') });
}

/** Facts that the profile lacks and the CV has are put in front; what nobody has said is asked for. */
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
  const { cv, answers } = input;
  const profile = (input.text ?? cv.profile?.text ?? '').replace(/\s+/g, ' ').trim();
  const draft: Draft = { sentences: [], items: [] };
  const proofs = provenStatements(cv).filter((proof) => !profile.includes(proof));
  const sentences = profile ? profile.split(sentenceEnd) : [];
  sentences.forEach((sentence, index) => improveSentence(draft, sentence, proofs, answers, index));
  addStanding(draft, cv);
  const hasProof = draft.sentences.some((sentence) => findFigures(tokenise(sentence), sentence, 0).length > 0);
  const [proof] = proofs;
  if (!hasProof && proof) {
    draft.sentences.push(ended(proof));
    draft.items.push({ before: '', after: ended(proof), reason: proofSentences.say(null), quote: proof, ...withoutSlots });
  }
  addAim(draft, input);
  return { suggestion: draft.sentences.join(' '), items: draft.items };
}
