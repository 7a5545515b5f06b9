import { verbForm, isPastForm, verbOfParticiple } from '@/lib/analysis/reading/language/verb-forms';
import { addsAgency } from '@/lib/analysis/reading/statements/agency';
import { plainActs } from '@/lib/facts/line-words';
import { correctedGrammar } from './corrected-grammar';
import { slotsIn } from './slots';

/** A rewrite beside the line it was made from. */
export interface Rewrite {
  before: string;
  after: string;
  isCurrent: boolean;
  /** Whether its opening was changed: then it begins with a verb in the tense of the role. */
  isOpened: boolean;
}

const MOST_SLOTS = 2;

const firstWord = (text: string): string => (/^[\p{L}'’-]+/u.exec(text)?.[0] ?? '').toLowerCase();

/** Verbs that are also nouns: 'with help', 'by hand or by post'. */
const nounsToo = new Set('answer cook drive help lift record repair run sort support take wash wrap'.split(' '));

/** Nouns that need an article, a number or another word before them: 'did round' is wrong, 'did the round' is right. */
const singleThings =
  'apprentice|area|bed|book|budget|building|bus|car|care plan|chef|cleaner|client|company|customer|database|doctor|dashboard|drug round|family|fire|graduate|guest|house|lorry|machine|medication round|menu|nurse|office|patient|kitchen|meeting|person|project|resident|room|round|shelf|tractor|forklift|shop|student|till|team|toilet|truck|van|vegetable|visitor|ward|warehouse|website|worker';
/** Where the noun phrase ends: in 'drove bus routes' the first noun describes another. */
const endOfThing = String.raw`(?= (?:about|across|and|around|at|by|during|every|for|from|how|in|of|on|over|round|to|up|using|when|while|with|clean|tidy|safe)\b| \d|[.,;]|$)`;
const bareThing = new RegExp(
  String.raw`^\p{L}+ (?:(?:to|with|for|in|at|on) )?(?:(?!(?:the|a|an|my|our|their|his|her|each|every|this|that|any|one|no|per)\b)\p{Ll}+ )?(?:${singleThings})${endOfThing}`,
  'iu',
);

/** '4 building', '5 new cleaner': a number and one thing. */
const countedOne = new RegExp(
  String.raw`\b(?:[2-9]|\d{2,}|two|three|four|five) (?:new |different )?(?:${singleThings})${endOfThing}`,
  'iu',
);

/** 'Helped chef with prepare vegetable' */
const actsAfterWith = new RegExp(
  String.raw`\b(?:with|by|after) (?:${[...plainActs].filter((act) => !nounsToo.has(act)).join('|')})\b`,
  'i',
);

/** Mistakes of learners of English for which no single right form can be told, so the line is not rewritten. */
const weakEnglish: readonly RegExp[] = [
  /\b(?:help|helped|assist|assisted) to (?:the|a) /i,
  /\bupdated? to the\b/i,
  /\b(?:person|people|staff|nurse|worker) which\b/i,
  /\ba (?!\p{L}*(?:ss|us|is|ies)\b)(?:\p{L}+[^s]s)\b(?! \p{L})/iu,
  /\bon line(?=[.,;]|$)/i,
  /\blike['’]s\b/i,
  /\bthere (?:children|details|families|homes?|names|needs|own|work)\b/i,
  /(?:^|and )(?:been|done|gone|seen) \p{L}/iu,
  /\band put (?:in|on|to) /i,
  // 'The trustees meeting', 'other translators work': an apostrophe is missing.
  /\p{L}(?:ers|ors|ees|ents|ists|ians) (?:beds?|details|homes?|meetings?|needs|notes|records|rooms?|work)\b/iu,
  // Two sentences with only a comma between them.
  /, (?:we|I|it|they|he|she|\p{L}+ (?:grew|rose|fell|went|were|was|is|are|got|have|had))\b/u,
  // 'Do moving and handle': the action is in the other word.
  /^(?:do|did) (?!not\b)/i,
  /\bput in (?:fridge|freezer|oven|cupboard|van)\b/i,
  /\b(?:too many|much|many) \p{L}+ing\b/iu,
  /\b(?:by|from|for|with|in|of|the|to) (?:by|from|for|with|in|of|the|to) (?:by|from|for|with|in|of|the|to)\b/i,
  /\b(?:have|has|having) an? experience\b/i,
  /\bin the care\b(?! (?:of|home|sector))/i,
  /\b(?:in|on|at|to) (?!head )(?:\p{Ll}+ )?(?:audit|care home|warehouse|ward)(?= (?:of|for|in|and|on)\b|[.,;]|$)/u,
  /\bin (?:the )?(?:end of|night\b|breakfast\b(?! service)|lunch\b(?! service)|dinner\b(?! service))/i,
  /\bin (?:morning|evening|city|abroad|UK)\b/,
  /\b(?!people)\p{L}*[^s\P{L}] who (?:do|give|have|like|work)\b/iu,
  /\bwho (?:is|am) (?:speaking|liking|knowing|having)\b/i,
  /^\p{L}+ [^,]+, \p{L}+ing, \p{L}+ing$/u,
  /, \p{L}+ed and \p{L}+[.;]?$/u,
];

const endsOpen = /(?:\b(?:a|an|the|and|or|of|for|with|in|to|at|by|from|on|including)|[,:;–-])\s*$/i;
const emptyLine = /^(?:responsible for\b|(?:any|other|various|different|general) (?:\p{L}+ )?(?:duties|jobs|tasks|work)\b)/iu;
const doubledWord = /\b(\p{L}{2,}) \1\b/iu;

const isVerbInTense = (after: string, isCurrent: boolean): boolean => {
  const word = firstWord(after);
  const form = verbForm(word);
  return isCurrent ? form === 'base' || form === 'past' : form === 'past' || isPastForm(word);
};

/** 'Loaded and unloaded lorries' joins two verbs; 'Dispensed and counter' does not. */
const isJoinedVerb = (after: string): boolean => {
  const [whole, next = ''] = /^\p{L}+ and (\p{L}+)/u.exec(after) ?? [];
  return whole === undefined || (verbForm(next) !== null && whole.length < after.length);
};

/** 'Filed, post and typed of letters': a verb without its object before the list continues, or with the 'of' of its noun. */
const lostObject = (before: string, after: string): boolean =>
  /^\p{L}+(?: (?:out|up|off|in))?, /u.test(after) ||
  !isJoinedVerb(after) ||
  [...before.matchAll(/(\p{L}+ing) of\b/giu)].some(([, word = '']) => {
    const verb = verbOfParticiple(word.toLowerCase());
    return verb !== null && new RegExp(String.raw`\b(?:${verb.base}|${verb.past}) of\b`, 'i').test(after);
  });

/** 'Responsible for ordering and stock control' -> 'Order and stock control': the second word was not a verb like the first. */
function joinsThing(before: string, after: string): boolean {
  const next = /^\p{L}+ and (\p{L}+)/u.exec(after)?.[1]?.toLowerCase();
  return next !== undefined && new RegExp(String.raw`ing and ${next}\b`, 'i').test(before);
}

/** 'Wash dishes, clean kitchen' -> 'Washed dishes, clean kitchen': the second verb is in another tense. */
const changesTense = (before: string, after: string): boolean =>
  verbForm(firstWord(before)) === 'base' &&
  verbForm(firstWord(after)) === 'past' &&
  [...after.matchAll(/(?:,| and) (\p{Ll}+)(?= \p{Ll})/gu)].some(([, next = '']) => verbForm(next) === 'base');

/** 'Cooked food and shopping for clients', 'Packed carrots, quality checking': the first is a past form, the second is not. */
const isMixed = (before: string, after: string): boolean =>
  /(?:,| and|,? or) (?:(?!(?:with|by|of|in|for|on|through|including|like|as|from|while|when|after|before)\b)\p{L}+ ){0,2}\p{L}+ing(?= (?!of\b)\p{L}|[.,;]|$)/u.test(
    after,
  ) &&
  /ing\b/.test(before) &&
  !/\b(?:with|by|of|in|for|on|through|including|like|as|from) (?:\p{L}+ )?\p{L}+ing\b/u.test(after);

/** 'Dispensed spectacles, included complex ones': 'including' was not a verb of action. */
const linking = /\b(?:including|following|regarding|concerning|according)\b/gi;
const losesLink = (before: string, after: string): boolean => (after.match(linking) ?? []).length < (before.match(linking) ?? []).length;

/** 'Took and developed x-rays, laboratory work': the text after the comma is neither a verb nor the last item of a list. */
function trailsOff(after: string): boolean {
  const [, next = ''] = /^[^,]+, (\p{L}+)(?: \p{L}+){0,2}[.;]?$/u.exec(after) ?? [];
  return next !== '' && !/ and \p{L}+[.;]?$/u.test(after) && verbForm(next.toLowerCase()) === null;
}

/** 'immediate Response Team': a name that lost a capital it had inside the line, or that of its first word. */
function losesCapital(before: string, after: string): boolean {
  if (!/\p{Ll}/u.test(before)) return false;
  const said = new Set(after.match(/[\p{L}\d'’-]+/gu) ?? []);
  const names = [...before.matchAll(/(?<=[\p{L}\d,)] )\p{Lu}[\p{L}\d'’-]*/gu)].map(([name]) => name);
  const opening = /^(\p{Lu}[\p{L}'’-]*) \p{Lu}/u.exec(before)?.[1];
  return (
    names.some((name) => name !== 'I' && !said.has(name) && said.has(name.toLowerCase())) ||
    (opening !== undefined && said.has(opening.toLowerCase()) && !said.has(opening))
  );
}

const isBalanced = (text: string): boolean => (text.match(/[([]/g)?.length ?? 0) === (text.match(/[)\]]/g)?.length ?? 0);

const isSound = (text: string): boolean =>
  /^[^\p{Ll}]/u.test(text) &&
  slotsIn(text).length <= MOST_SLOTS &&
  isBalanced(text) &&
  !endsOpen.test(text) &&
  !doubledWord.test(text) &&
  !bareThing.test(text) &&
  !countedOne.test(text) &&
  !actsAfterWith.test(text) &&
  !weakEnglish.some((pattern) => pattern.test(text)) &&
  correctedGrammar(text) === text;

/**
 * The grammar gate: an offered line must read as a correct CV line. It opens with a verb in the tense of its role and a capital, its
 * articles fit, names are unchanged, it has at most two slots, and no verb of agency that the original lacks.
 */
export function passesGrammarGate({ before, after, isCurrent, isOpened }: Rewrite): boolean {
  // A capital alone does not improve 'any other duties', nor does a right preposition improve 'responsible for'.
  if (emptyLine.test(after) || !after.includes(' ')) return false;
  if (!isSound(after) || losesCapital(before, after) || addsAgency(before, after)) return false;
  if (!isOpened) return true;
  return (
    isVerbInTense(after, isCurrent) &&
    !lostObject(before, after) &&
    !joinsThing(before, after) &&
    !losesLink(before, after) &&
    !trailsOff(after) &&
    !changesTense(before, after) &&
    !isMixed(before, after)
  );
}
