import { employerWords, titleHeads, titleHints } from '@/lib/facts/job-words';
import { isPlaceName } from '@/lib/facts/places';
import { professionalLetters } from '@/lib/facts/professional-papers';
import { headingKind } from '../../document/headings';
import { normaliseForMatch } from '../../document/normalise';
import type { Span } from '../../document/redacted-document';
import { documentWords, firmWords, particles, postNominals, salutations } from '../rules/name-words';

/** A stretch that has the shape of a name. */
export interface NameCandidate extends Span {
  /** As written; over two lines with a space between. */
  text: string;
  /** The higher, the more likely it is the candidate's name. */
  score: number;
}

const maxLength = 90;
const maxTokens = 6;

/** One behind the other: 'The Rt Hon Lady Davina', 'Flt Lt (Retd) A. Penrose'. */
const salutation = new RegExp(
  `^(?:(?:${salutations.map((word) => word.replace('.', '\\.')).join('|')})\\.? +){1,3}(?:\\((?:retd?|ret['’]d)\\.?\\) +)?`,
  'i',
);
/** As they are listed, and all in capitals or small: 'M.A.' and 'ma', but 'Ma' is a surname. */
const letters = postNominals.flatMap((word) => [word, word.toUpperCase(), word.toLowerCase()].map((one) => one.replaceAll('.', '\\.?')));
/** With the grade of a member: 'FCIPS', 'GradIOSH'. */
const graded = `(?:Assoc\\.? ?|Chart|Grad|Tech|Dip)?[ACFLM]{0,2}(?:${professionalLetters})`;
/** 'McLeod', 'OBrien', 'DeLaCruz': a surname may have a capital inside, behind one or two of these. */
const surnameOpening =
  'Ma?c|O|D[aeiou]|D[aeo]s|Del|Dell[aeo]|L[aeo]|Las|Los|Fitz|V[ao]n|Van[dD]e[nr]|St|S[aã]n|Al|El|Ab[ud]|Ibn|Bin|Ap|Ben|Te[nr]|Saint|T|Óh?|Ní|Nic|Ua';
/** 'EngTech', 'TIStructE', 'IEng': capitals within a word that is no such surname. */
const mixedCapitals = `(?!(?:${surnameOpening}){1,2}\\p{Lu}(?:\\p{Ll}+|\\p{Lu}+)(?!\\p{L}))(?=\\p{L}+\\p{Lu}|\\p{Lu}{2,}\\p{Ll})(?=\\p{L}*\\p{Ll})\\p{Lu}\\p{L}{1,11}(?!\\p{L})`;
const postNominal = new RegExp(
  `(?:,? +|, *)\\(?(?:Assoc\\.? ?)?(?:${letters.join('|')}|${graded}|${mixedCapitals})\\)?\\.?(?=$|[ ,(])`,
  'u',
);
/** 'Curriculum Vitae of Jane Example', '*CV* Jane Example', 'Jane Example - CV' */
const cvWords =
  /^(?:curricul[ua]m[ -]?vitae|cv|résumé|resume|lebenslauf|currículum(?: vitae)?)(?: of| for| de| von)?[ :*_–—-]{1,4}|[ :–—-]{1,4}(?:curriculum vitae|cv|résumé|resume)$/i;
/** 'I'm Jane Example' on a page written in the first person. */
const greeting = /^(?:(?:hi|hello)[,!]? +)?(?:i['’]m|i am|my name is) +/i;
const notInNames = /[\d@:;!?=+*#<>_%£$€&]|-$/;
const capitalised = /^[\p{Lu}\p{Lt}][\p{L}\p{M}'’.-]*$/u;
/** Small letters that a name may begin with: 'al-Zahra', "d’Arcy", 'ffrench', 'tSaoir', "'t". */
const smallBefore =
  /^(?:(?:al|el|ul|ur|ad|as|an|ash|abu|ibn|bin|de|d|l|o|t|n|h)[-'’]\p{Lu}[\p{L}\p{M}'’-]*|ff\p{Ll}{2,}|[tnhbmgd]{1,2}\p{Lu}\p{Ll}+|['’]t)$/u;
/** A name without any capital, as some type theirs: 'jane smith'. */
const small = /^\p{Ll}[\p{Ll}\p{M}'’-]+$/u;
/** A script without capitals: '李小龙' */
const caseless = /^[\p{Lo}\p{M}·]{1,14}$/u;

/** The name in a stretch of text from `start`, without what stands before and after it; null where there is none. */
export function nameIn(raw: string, start: number): NameCandidate | null {
  if (raw.length > maxLength || raw.length < 2) return null;
  const front = withoutFront(raw);
  const name = withoutBack(front.text);
  const tokens = name.split(/[\s]+/).filter(Boolean);
  if (tokens.length === 0 || tokens.length > maxTokens || notInNames.test(name)) return null;
  const words = scoreOf(tokens, name);
  // 'CV of …' and '…, ACCA' show that this is a name
  const score = words !== null && (front.isTitled || postNominal.test(front.text)) ? words + 1 : words;
  const from = start + front.offset;
  return score === null ? null : { start: from, end: from + name.length, text: name.replace(/-\s+/g, '-').replace(/\s+/g, ' '), score };
}

/** '## Jane Example', '**Jane Example**', '--- Jane Example ---', '<< Jane Example >>' */
export const ornamentBefore = /^[\s#<>«*_=~!/{:–—-]{1,10}/;
const ornamentBehind = /[\s*_#=~>»/}:]{1,10}$|(?<= )[–—>/-]{2,10}$/;

function withoutFront(raw: string): { text: string; offset: number; isTitled: boolean } {
  let text = raw.replace(ornamentBefore, '');
  const marks = raw.length - text.length;
  const word = cvWords.exec(text);
  if (word) text = word.index === 0 ? text.slice(word[0].length) : text.slice(0, word.index);
  const removed = word && word.index === 0 ? word[0].length : 0;
  const greeted = greeting.exec(text)?.[0].length ?? 0;
  text = text.slice(greeted);
  const saluted = salutation.exec(text)?.[0].length ?? 0;
  return { text: text.slice(saluted), offset: marks + removed + greeted + saluted, isTitled: word !== null };
}

/** Letters stand behind a forename and a surname, or a comma: 'JACK MA' has none. */
const isWhole = (text: string, { 0: found, index }: RegExpExecArray): boolean =>
  index > 2 && (found.startsWith(',') || text.slice(0, index).includes(' '));

function withoutBack(raw: string): string {
  let text = raw.replace(ornamentBehind, '');
  for (let match = postNominal.exec(text); match && isWhole(text, match); match = postNominal.exec(text)) text = text.slice(0, match.index);
  return text
    .replace(/ ?\([^)]{0,30}\)$/, '')
    .replace(/[\s,.;:]{1,10}$/, (end) => (end.startsWith('.') && /\b\p{Lu}$/u.test(text.slice(0, -1)) ? '.' : ''));
}

/** One word says little, and more than four are rarely a name; one that ends in a particle ('Maria Ferreira de') goes on below. */
const scoreOfLength = (tokens: readonly string[]): number =>
  (tokens.length === 1 ? -0.5 : 1) - (tokens.length > 4 ? 1 : 0) - (particles.has(tokens.at(-1) ?? '') ? 1.5 : 0);

/** What the words themselves say for and against a name; null where they cannot be one. */
function scoreOf(tokens: readonly string[], text: string): number | null {
  if (!areNameWords(tokens) || headingKind(text) || isPlaceName(text)) return null;
  const words = tokens.map((token) => normaliseForMatch(token).replace(/[.,]/g, ''));
  const before = words.slice(0, -1);
  let score = scoreOfLength(tokens);
  if (titleHeads.has(normaliseForMatch(tokens.at(-1) ?? ''))) score -= 1.5;
  if (words.some((word) => titleHints.has(word)) || before.some((word) => titleHeads.has(word))) score -= 4;
  if (words.some((word) => firmWords.has(word))) score -= 4;
  else if (words.some((word) => employerWords.has(word))) score -= before.some((word) => employerWords.has(word)) ? 3 : 1.5;
  if (words.every((word) => documentWords.has(word))) return null;
  if (words.some((word) => documentWords.has(word))) score -= 6;
  return score;
}

/** Two or three words, of which at least the first has no capital and none says anything of work: 'jane smith', 'jane_smith'. */
export function smallNameIn(written: string, from: number): NameCandidate | null {
  const lead = ornamentBefore.exec(written)?.[0].length ?? 0;
  const raw = written.slice(lead).replace(ornamentBehind, '');
  const start = from + lead;
  const tokens = raw.split(/[ _]/);
  const isName = tokens.length >= 2 && tokens.length <= 3 && tokens.every((token) => small.test(token) || capitalised.test(token));
  if (!isName || !small.test(tokens[0] ?? '')) return null;
  const spoken = raw.replace(/_/g, ' ').replace(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase());
  const score = scoreOf(spoken.split(' '), spoken);
  const isWork = tokens.some((token) => titleHeads.has(token.toLowerCase()) || titleHints.has(token.toLowerCase()));
  return score === null || score < 1 || isWork ? null : { start, end: start + raw.length, text: tokens.join(' '), score: score - 1 };
}

/** Every word has a capital or belongs to a script without any; particles may stand between. */
function areNameWords(tokens: readonly string[]): boolean {
  let proper = 0;
  for (const [index, token] of tokens.entries()) {
    const bare = token.replace(/^["“'(]|["”')]$/g, '');
    if (capitalised.test(bare) || caseless.test(bare) || (index > 0 && (smallBefore.test(bare) || smallBefore.test(token)))) proper += 1;
    else if (index === 0 || !particles.has(bare.toLowerCase())) return false;
  }
  return proper > 0;
}
