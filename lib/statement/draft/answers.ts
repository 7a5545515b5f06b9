import { misspellings } from '@/lib/facts/misspellings';
import type { StatementAnswer } from '@/lib/shared/statement';
import { withoutBrackets } from './text';

const NO_ANSWER =
  /^(?:n\s*[/.]?\s*a\b.{0,20}|none(?: really| at all)?|nil|no|nope|nothing(?: (?:really|to (?:add|say)|yet|for this))?|not (?:applicable|sure|really|yet|known|relevant)\b.{0,20}|(?:i )?(?:do not|don['’]?t|dont) (?:know|have (?:any|one|this|that|it))\b.{0,20}|i have (?:none|nothing)\b.{0,20}|dunno|unsure|no (?:idea|experience|answer|example|comment)s?\b.{0,12}|idk|tb[ac]|to ?do|later|skip|pass|ditto|same(?: as (?:above|before))?|see (?:above|cv|my cv)|as above|test|asdf\w*|x+|blank|empty|\?+|-+|\.+)[\s.!?]*$/i;

/** 'n/a', '-' or 'don't know' is no answer. */
export const isAnswer = (text: string | undefined): text is string =>
  text !== undefined && (text.match(/\p{L}/gu) ?? []).length > 1 && !NO_ANSWER.test(text.trim());

export const parts = ['situation', 'task', 'action', 'result'] as const;
export type Part = (typeof parts)[number];

export interface AnswerSentence {
  part: Part;
  text: string;
  /** As the person wrote it, in one place or in two consecutive ones. */
  quotes: string[];
}

/** The sentences of an answer in the order of an example, with slips of dictation corrected; words, order and facts stay. */
export const answerSentences = (answer: StatementAnswer): AnswerSentence[] =>
  joinOpenings(
    parts.flatMap((part) => {
      const said = answer[part];
      return isAnswer(said) ? piecesOf(said).map((quote) => ({ part, quotes: [quote], text: putRight(quote) })) : [];
    }),
  );

const LONGEST_OPENING = 14;
const CLAUSE = /^(?:when|while|after|before|as|since|because)\b/i;
const PLACE = /^(?:at|in|during|on|for|last|over)\b/i;
/** The subject of a clause: a second one, or one after a place, begins a sentence of its own. */
const SUBJECT =
  /\b(?:i|we|it|they|he|she|there|you|people|staff|customers|patients|residents|pupils|students|children|colleagues|nobody|everyone|everybody|somebody|someone)\b/gi;
const VERB = /\b(?:am|was|were|is|are|had|have|has|did|does|do|got|came|went|ran|took|made|said|told|\w{2,}ed)\b/gi;
/** Words that continue a sentence cannot end one. */
const GOES_ON = /^(?:and|but|so|or|then|which|because)\b/i;

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

/** 'At my last job' is no sentence: it is joined to the one after it, where that is complete by itself. */
function joinOpenings(sentences: readonly AnswerSentence[]): AnswerSentence[] {
  const joined: AnswerSentence[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    if (!before || !isOpening(before) || isOpening(sentence) || GOES_ON.test(sentence.text)) joined.push(sentence);
    else {
      joined.pop();
      const text = `${before.text.slice(0, -1)}, ${withoutCapital(sentence.text)}`;
      joined.push({ part: sentence.part, quotes: [...before.quotes, ...sentence.quotes], text });
    }
  }
  return joined;
}

const isOpening = ({ text, quotes }: AnswerSentence): boolean => {
  const words = text.slice(0, -1);
  const isShort = words.split(' ').length <= LONGEST_OPENING && quotes.length === 1 && !/[,;:.!?]/.test(words);
  if (!isShort || !/\.$/.test(text)) return false;
  const [subjects, verbs] = [countOf(SUBJECT, words), countOf(VERB, words)];
  return CLAUSE.test(words) ? subjects < 2 && verbs < 2 : PLACE.test(words) && subjects === 0 && verbs === 0;
};

const COMMON_START =
  /^(?:The|We|My|A|An|Our|It|They|He|She|There|This|That|These|People|Some|Many|One|Two|Three|Four|Five|Most|All|No|Nobody|Everyone|Staff|Somebody|Customers|Patients|Residents|Pupils|Students|Children)\b/;
const withoutCapital = (text: string): string => (COMMON_START.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

export const hasAnswer = (answer: StatementAnswer | undefined): boolean =>
  answer !== undefined && answer.none !== true && parts.some((part) => isAnswer(answer[part]));

const MARK = /^\s*(?:[•●▪*·–-]|\d{1,2}[.)])\s+/;

const piecesOf = (said: string): string[] =>
  said
    .split(/\s*\n\s*/)
    .flatMap((line) => line.split(/(?<=[\p{L}\p{N})'"’”%][.!?]+)\s+(?!(?:e|i)\b\.)(?=[\p{L}\p{N}"“'(])/u))
    .map((piece) => piece.replace(MARK, '').trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));

function putRight(quote: string): string {
  const spelt = withoutBrackets(quote)
    .replace(/\s+/g, ' ')
    .replace(/\p{L}+/gu, (word) => NAMES.get(word) ?? correct(word))
    .replace(
      /\b(in|by|since|until|till|of|last|next|from|early|late|mid) (march|may)\b/g,
      (_, before: string, month: string) => `${before} ${capitalised(month)}`,
    )
    .replace(/(^|[\s("“])i(?=$|[\s,.;:!?)]|['’](?:m|ve|d|ll)\b)/g, '$1I')
    .replace(/[\s,;:–-]+$/, '')
    .replace(/\s+([,.;:!?])/g, '$1');
  const capital = spelt.replace(/^(["“'(]?)(\p{Ll})/u, (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`);
  return /[.!?]["”')]?$/.test(capital) ? capital : `${capital}.`;
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Names that dictation writes in lower case. 'March' and 'May' are ordinary words too, and 'IT' is too often 'it'. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ...'monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december christmas easter english welsh scottish irish british french german spanish italian microsoft google facebook instagram covid'
    .split(' ')
    .map((word) => [word, capitalised(word)] as const),
  ...'nhs gcse nvq gp dbs uk gdpr coshh ppe cqc'.split(' ').map((word) => [word, word.toUpperCase()] as const),
]);

const correct = (word: string): string => {
  const right = misspellings.get(word.toLowerCase());
  if (right === undefined) return word;
  return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
};
