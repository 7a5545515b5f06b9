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
  /** As the person wrote it. */
  quote: string;
}

/** The sentences of an answer in the order of an example, with the slips of dictation put right: words, order and facts stay. */
export const answerSentences = (answer: StatementAnswer): AnswerSentence[] =>
  parts.flatMap((part) => {
    const said = answer[part];
    return isAnswer(said) ? piecesOf(said).map((quote) => ({ part, quote, text: putRight(quote) })) : [];
  });

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
    .replace(/\p{L}+/gu, (word) => correct(word))
    .replace(/(^|[\s("“])i(?=$|[\s,.;:!?)]|['’](?:m|ve|d|ll)\b)/g, '$1I')
    .replace(/[\s,;:–-]+$/, '')
    .replace(/\s+([,.;:!?])/g, '$1');
  const capital = spelt.replace(/^(["“'(]?)(\p{Ll})/u, (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`);
  return /[.!?]["”')]?$/.test(capital) ? capital : `${capital}.`;
}

const correct = (word: string): string => {
  const right = misspellings.get(word.toLowerCase());
  if (right === undefined) return word;
  return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
};
