import type { Slip } from '@/lib/analysis/slip';
import { baseOf, pastOf, plain, pluralOf, singularOf, thirdOf, verbs, words } from './grammar-words';
import type { Dictionary } from './dictionary';

/**
 * Mistakes that a pattern shows with certainty. Each rule names the mistake and gives the correction. A rule is kept only while the
 * eval finds no false alarm on careful text (npm run eval:english). A match stays within a line.
 */
interface Rule {
  id: string;
  pattern: RegExp;
  /** The correction, or null where it is no mistake after all. */
  right: (match: RegExpExecArray, dictionary: Dictionary) => string | null;
}

/** Where a clause begins. Not after 'that', where the verb may be a wish ('that he go') or 'I' part of a name. */
const CLAUSE = String.raw`(?<=^[\s•●▪*–-]{0,8}|[.!?;:]\s|\b(?:and|but|because|so|when)\s)`;
/** After these characters the words could belong to a longer noun: 'two-year', 'the customers’'. */
const ALONE = String.raw`(?![\p{L}\d’'-]|\.\w)`;
/** What may follow the noun: '3 year of', '3 year.', but not '3 year contract' or '12 child in need cases'. */
const NOUN_ENDS = String.raw`(?<!\bchild(?= in (?:need|care)\b))(?=\s*(?:[.,;!?)]|\s(?:of|in|with|at|as|for|from|by|I|and\sI|who|which|because|when|ago)\b(?!-)))`;

const rule = (id: string, source: string, right: Rule['right'], flags = 'gu'): Rule => ({ id, pattern: new RegExp(source, flags), right });

const verb = `(${verbs.base.join('|')})`;
const third = `(${verbs.base.map(thirdOf).join('|')})`;
const gerund = `(${verbs.gerunds.join('|')})`;
const number = String.raw`(?:(?!1\b)\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)`;

const agreement: Rule[] = [
  rule(
    'third-person-after-I',
    `${CLAUSE}(I) (${third}|has|is|does)${ALONE}`,
    ([, subject, form = '']) => `${subject} ${form === 'is' ? 'am' : baseOf(form)}`,
  ),
  rule(
    'base-after-he',
    `${CLAUSE}([Hh]e|[Ss]he|[Ii]t) (${verb}|have|do|are|am)${ALONE}(?! not\\b)`,
    ([, subject, form = '']) => `${subject} ${form === 'are' || form === 'am' ? 'is' : thirdOf(form)}`,
  ),
  rule('dont-after-he', `${CLAUSE}([Hh]e|[Ss]he|[Ii]t) don['’]t${ALONE}`, ([, subject]) => `${subject} doesn't`),
  rule(
    'singular-after-we',
    `${CLAUSE}([Ww]e|[Tt]hey) (${third}|is|was|has|does|am)${ALONE}`,
    ([, subject, form = '']) => `${subject} ${plain(form)}`,
  ),
  rule(
    'plural-subject',
    `${CLAUSE}((?:The|My|Our|These|Those|the|my|our) ([a-z]{3,}s)) (is|was|has)${ALONE}`,
    ([, subject, noun = '', form = ''], dictionary) => (singularOf(noun, dictionary) === null ? null : `${subject} ${plain(form)}`),
  ),
  rule(
    'singular-subject',
    `${CLAUSE}((?:The|My|Our|His|Her|the|my) (?:${words.singularSubjects.join('|')})) (give|say|tell|teach|like|want|know|go|have|do|make|take|come|need)${ALONE}`,
    ([, subject, form = '']) => `${subject} ${thirdOf(form)}`,
  ),
  rule(
    'there-is-many',
    String.raw`\b([Tt]here) is ((?:two|three|four|five|six|seven|eight|nine|ten|many|several) [a-z]+)${ALONE}`,
    ([, there, rest = '']) =>
      /(?:[^s]s|people|children)$/.test(rest) && !/(?:years|months|weeks|days|hours|minutes|miles|metres|pounds)$/.test(rest)
        ? `${there} are ${rest}`
        : null,
  ),
];

const verbForms: Rule[] = [
  rule('gerund-after-I', `${CLAUSE}(I) ${gerund}${ALONE}`, ([, subject, form]) => `${subject} am ${form}`),
  rule('base-after-am', String.raw`\b(I) am (${verbs.neverAfterBe.join('|')})${ALONE}`, ([, subject, form]) => `${subject} ${form}`),
  rule(
    'base-after-was',
    String.raw`\b(I|[Hh]e|[Ss]he) was (work|live|go|have|want|know|speak|make|take)${ALONE}`,
    ([, subject, form = '']) => `${subject} ${pastOf(form)}`,
  ),
  rule('am-interest', String.raw`\b(am|is|are|was) interest( in\b|${ALONE}[.,]?$)`, ([, be, rest]) => `${be} interested${rest}`),
  rule(
    'past-after-did',
    String.raw`\b(did not|didn['’]t|did) (went|came|took|made|worked|finished|learned|helped|started|knew|got|saw|wanted)${ALONE}`,
    ([, did, form = '']) => (did === 'did' ? form : `${did} ${baseOf(form)}`),
  ),
  rule(
    'to-after-modal',
    `${CLAUSE}((?:I|We|He|She|They|you) (?:can|must|should)) to ${verb}${ALONE}`,
    ([, subject, form]) => `${subject} ${form}`,
  ),
  rule(
    'third-after-modal',
    String.raw`\b((?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey) (?:can|must|should|will|could|would)) ${third}${ALONE}`,
    ([, subject, form = '']) => `${subject} ${baseOf(form)}`,
  ),
  rule(
    'gerund-after-want',
    `\\b((?:want|wants|wanted|hope|able) to) ${gerund}${ALONE}`,
    ([, start, form = '']) => `${start} ${baseOf(form)}`,
  ),
  rule('very-verb', `\\b(I) very (like|love|enjoy|want|need|hope)${ALONE}`, ([, subject, form]) => `${subject} really ${form}`),
  rule(
    'present-with-since',
    `${CLAUSE}(I) (?:am )?(work|live|working|living)((?: here| there)?) since${ALONE}`,
    ([, subject, form = '', where]) => `${subject} have ${pastOf(baseOf(form))}${where} since`,
  ),
  rule(
    'since-for-duration',
    String.raw`\bsince ((?:${number}|many|several|a few) (?:years?|months?|weeks?|days?))${ALONE}(?! (?:old|of age|ago))`,
    ([, time = '']) => `for ${time.replace(/(year|month|week|day)$/, '$1s')}`,
  ),
  rule('depend-of', String.raw`\b(depends?) of\b`, ([, form]) => `${form} on`),
];

const nouns: Rule[] = [
  rule(
    'singular-after-number',
    String.raw`(?<!\b(?:a|an|the|my|per|each|every|this|first|one|room|ward|year|level|stage|grade|band|key|unit|class|type|part|section) |[\p{L}\d.,:/£$#(-])(${number}|many|several) (${words.countNouns.join('|')})${ALONE}${NOUN_ENDS}`,
    ([, many, noun = '']) => `${many} ${pluralOf(noun)}`,
    'giu',
  ),
  // In 'the BBC's news' a noun follows that belongs to it; in 'CSE's in metalwork' none does.
  rule(
    'apostrophe-in-plural',
    String.raw`\b([A-Z]{2,6})['’]s(?=\s*(?:[.,;:)]|$| (?:and|at|from|in|or|with)\b))`,
    ([, letters]) => `${letters}s`,
  ),
  rule('double-plural', String.raw`\bchildrens(?=[.,;]|$| (?:and|in|with|at|to|who|I|go|is|are)\b)`, () => 'children'),
  rule(
    'plural-after-every',
    String.raw`\b([Ee]very|[Ee]ach|[Oo]ne) (days|weeks|months|years|hours)${ALONE}`,
    ([, every, noun = '']) => `${every} ${noun.slice(0, -1)}`,
  ),
  rule(
    'singular-after-these',
    String.raw`\b([Tt]hese|[Tt]hose) (job|person|child|customer|client|year|day|thing|skill|product|word|course)${ALONE}(?! [a-z]+s\b)`,
    ([, these = '', noun]) => `${these.startsWith('T') ? 'T' : 't'}${/ese$/.test(these) ? 'his' : 'hat'} ${noun}`,
  ),
  rule(
    'uncountable-plural',
    String.raw`(?<!\b(?:remittance|payment|shipping|pay|debit|credit|collection|treatment) )\b(${Object.keys(words.uncountables).join('|')})${ALONE}`,
    ([, noun = '']) => words.uncountables[noun] ?? null,
  ),
  rule('the-staffs', String.raw`(?<=\b(?:the|all|other|our|my|with|new) )staffs${ALONE}(?! (?:the|a|of)\b)`, () => 'staff'),
  rule(
    'noun-without-article',
    String.raw`\b(I (?:have|hold|got)|I am looking for|looking for|I look for) (${words.singleThings.join('|')})${ALONE}${NOUN_ENDS}`,
    ([, start, noun]) => `${start} a ${noun}`,
  ),
  rule(
    'a-with-uncountable',
    String.raw`(?<!\b(?:laid|laying|lay) )\b[Aa]n? (information|advice|furniture|luggage|homework|equipment)(?=[.,;]| (?:about|to|for me)\b)`,
    ([, noun = '']) => `some ${noun}`,
  ),
];

/** Begins with a vowel in writing and in speech; with 'h' only where it is silent, with 'u' only where it is not spoken 'you'. */
const VOWEL_SOUND = /^(?:a|i|o(?!ne|nce|uija)|e(?!u|we)|u(?:m|nim|nin|n(?!i)|p|rg|rb|lt|gl)|hour|honest|honour|heir)/;
/** Before these words 'a' may be a letter or a grade: 'vitamin a is'. */
const NO_NOUN_BEGINS = new Set('and are as at if in is it of on or to under us into over up out after off all also'.split(' '));

const small: Rule[] = [
  rule(
    'doubled-word',
    String.raw`(?<![-'’\p{L}])(the|a|an|of|to|and|with|for|is|are|my|our|am|was|I) \1(?![\p{L}’'.-])`,
    ([, word]) => word ?? null,
  ),
  rule('in-in', String.raw`(?<=\b(?:work|works|worked|working|live|lived|enjoy working) )in in(?= (?:a|an|the|my)\b)`, () => 'in'),
  rule('a-before-vowel', String.raw`(?<![\p{L}\d’'.&/-])([Aa]) ([a-z]{3,})(?![\p{L}’'])`, ([, article, next = ''], dictionary) =>
    VOWEL_SOUND.test(next) && !NO_NOUN_BEGINS.has(next) && isWord(next, dictionary)
      ? `${article}n${next === 'other' ? '' : ' '}${next}`
      : null,
  ),
  rule(
    'an-before-consonant',
    String.raw`(?<![\p{L}\d’'.&/-])([Aa])n ([b-df-gj-np-tv-z][a-z]{2,})(?![\p{L}’'])`,
    ([, article, next = ''], dictionary) => (isWord(next, dictionary) ? `${article} ${next}` : null),
  ),
  rule(
    'an-before-h',
    String.raw`(?<![\p{L}\d’'.&/-])([Aa])n (h(?:ard|ard-working|appy|ouse|elper|elpful|igh|ome|and|ead)[a-z]*)(?![\p{L}’'])`,
    ([, article, next]) => `${article} ${next}`,
  ),
];

const isWord = (word: string, dictionary: Dictionary): boolean => (dictionary.rarity(word) ?? 99) <= 50;

const grammarRules: readonly Rule[] = [...agreement, ...verbForms, ...nouns, ...small];

/** The mistakes of grammar in the order of the text, without lines of another language. Where two overlap, the earlier rule wins. */
export function grammarSlips(text: string, dictionary: Dictionary, foreign: ReadonlySet<number> = new Set()): (Slip & { rule: string })[] {
  const slips: (Slip & { rule: string })[] = [];
  let offset = 0;
  for (const [number, line] of text.split('\n').entries()) {
    for (const { id, pattern, right } of foreign.has(number) ? [] : grammarRules) {
      pattern.lastIndex = 0;
      for (let match = pattern.exec(line); match; match = pattern.exec(line)) {
        const meant = right(match, dictionary);
        const start = offset + match.index;
        const end = start + match[0].trimEnd().length;
        if (meant !== null && !slips.some((slip) => slip.start < end && start < slip.end))
          slips.push({ start, end, kind: 'grammar', right: meant, rule: id });
      }
    }
    offset += line.length + 1;
  }
  return slips.sort((a, b) => a.start - b.start);
}
