import { statedAim } from '@/lib/analysis/reading/career/stated-aim';
import { findFigures } from '@/lib/analysis/reading/figures/figures';
import { findOpening } from '@/lib/analysis/reading/statements/opening-verb';
import { phraseIndex } from '@/lib/analysis/text/phrases';
import { tokenise } from '@/lib/analysis/text/tokens';
import type { Cv } from '@/lib/cv/cv';
import { titleHeads } from '@/lib/facts/job-words';
import { industries } from '@/lib/facts/industries';
import { figuresSaid } from './figures-said';
import { improveStatement } from './improve-statement';
import { strengthenOpening } from './openings';
import { tidyAnswer } from './slots';
import type { Suggestion, SuggestionInput, SuggestionItem } from './suggestion';

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

const longestProof = 28;

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
    .filter((text) => text.split(/\s+/).length <= longestProof && opensWithVerb(text))
    .map((text) => ({ text, strength: strength(text) }))
    .filter((proof) => proof.strength > 0)
    .sort((a, b) => b.strength - a.strength)
    .map(({ text }) => text);

/** 'Store Manager at Lantern Books since 2019', from the newest role: who the visitor is, in facts of the CV. */
function standing(cv: Cv): string | null {
  const [role] = cv.work;
  const title = role?.title?.text ?? cv.headline?.text;
  if (!title) return null;
  const employer = role?.employer ? ` at ${role.employer.text}` : '';
  const since = role?.dates?.current && role.dates.from ? ` since ${role.dates.from.year}` : '';
  return `${title}${employer}${since}.`;
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

/** A sentence of stock phrases gives way to a line of the CV that proves something, or to a slot. */
function replaceCliches(draft: Draft, sentence: string, proofs: string[], answers: SuggestionInput['answers'], index: number): void {
  const cliches = clichesIn(sentence);
  const { text, reasons } = improveStatement(sentence, { isCurrent: true, asksForFigure: false, isProfile: true });
  if (cliches.length === 0) {
    if (reasons.length > 0) draft.items.push({ before: sentence, after: text, reason: reasons.join(' '), quote: sentence, slots: [] });
    draft.sentences.push(ended(text));
    return;
  }
  const named = cliches
    .slice(0, 3)
    .map((phrase) => `“${phrase}”`)
    .join(', ');
  if (saysFacts(sentence, cliches)) {
    const plain = withoutAdjectives(text, cliches);
    const after = ended(plain ?? text);
    const why = plain ? [...reasons, `${named} could stand in anyone’s CV: the facts beside it are stronger alone.`] : reasons;
    if (why.length > 0) draft.items.push({ before: sentence, after, reason: why.join(' '), quote: sentence, slots: [] });
    draft.sentences.push(after);
    return;
  }
  const proof = proofs.shift();
  const id = `p${index}-1`;
  const answer = tidyAnswer(answers?.[id] ?? '');
  const after = proof ? ended(proof) : ended(answer || `[add a fact in place of “${cliches[0] ?? 'this'}”]`);
  const question = `What did you do that shows ${named}? A result, a number, a thing you were trusted with.`;
  draft.items.push({
    before: sentence,
    after,
    reason: proof
      ? `${named} could stand in anyone’s CV. This line of yours proves more.`
      : `${named} could stand in anyone’s CV: say what shows it.`,
    quote: sentence,
    slots: proof || answer ? [] : [{ id, question }],
  });
  draft.sentences.push(after);
}

/** Facts that the profile lacks and the CV has are put in front; what nobody has said is asked for. */
function addStanding(draft: Draft, cv: Cv): void {
  const line = standing(cv);
  const title = cv.work[0]?.title?.text ?? cv.headline?.text;
  if (!line || !title) return;
  const said = draft.sentences.join(' ').toLowerCase();
  const saysWho = tokenise(said).some(({ word }) => titleHeads.has(word) || word === 'graduate' || word === 'student');
  if (saysWho || said.includes(title.toLowerCase())) return;
  draft.items.unshift({
    before: '',
    after: line,
    reason: 'Say first who you are and where: it is what a reader looks for.',
    quote: title,
    slots: [],
  });
  draft.sentences.unshift(line);
}

function addAim(draft: Draft, { targeting, answers }: SuggestionInput): void {
  if (draft.sentences.some((sentence) => statedAim.test(sentence))) return;
  const id = 'aim-1';
  const role = tidyAnswer(answers?.[id] ?? '') || tidyAnswer(targeting?.targetRole ?? '');
  const label = industries()
    .find((industry) => industry.id === targeting?.industry)
    ?.label.toLowerCase();
  const field = targeting?.industry && targeting.industry !== 'other' ? ` in ${label ?? tidyAnswer(targeting.industry)}` : '';
  const after = `Looking for a role as ${role || '[add the role you want next]'}${field}.`;
  const slots = role ? [] : [{ id, question: 'Which role do you want next? Use the words of the adverts.' }];
  draft.items.push({
    before: '',
    after,
    reason: 'A profile ends with what you are looking for.',
    quote: draft.sentences.at(-1) ?? '',
    slots,
  });
  draft.sentences.push(after);
}

export function suggestSummary(input: SuggestionInput): Suggestion {
  const { cv, answers } = input;
  const profile = (input.text ?? cv.profile?.text ?? '').replace(/\s+/g, ' ').trim();
  const draft: Draft = { sentences: [], items: [] };
  const proofs = provenStatements(cv).filter((proof) => !profile.includes(proof));
  const sentences = profile ? profile.split(sentenceEnd) : [];
  sentences.forEach((sentence, index) => replaceCliches(draft, sentence, proofs, answers, index));
  addStanding(draft, cv);
  const hasProof = draft.sentences.some((sentence) => findFigures(tokenise(sentence), sentence, 0).length > 0);
  const [proof] = proofs;
  if (!hasProof && proof) {
    draft.sentences.push(ended(proof));
    draft.items.push({
      before: '',
      after: ended(proof),
      reason: 'One result from your roles makes the profile worth reading.',
      quote: proof,
      slots: [],
    });
  }
  addAim(draft, input);
  return { suggestion: draft.sentences.join(' '), items: draft.items };
}
