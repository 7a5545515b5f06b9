import { headingVariants } from '@/lib/facts/headings';
import { wordList } from '@/lib/facts/lists';
import type { SectionKind } from '../cv';
import { normaliseForMatch } from './normalise';
import { placeholderKinds } from './redacted-document';

/** The LaTeX class moderncv fills the line of a subheading with dots. */
const dotLeader = /[.\s_·]{8,}$/;
const leadingMarks = /^[^\p{L}]{1,20}/u;
/** 'III. ', 'b) ', 'Section 2: ', after other marks have been removed. */
const numbering = /^(?:(?:section|part) (?:\d{1,2}|[a-h]|[ivx]{1,4})(?![\p{L}\p{N}])|(?:[a-h]|[ivx]{1,4})(?=[.):] ))[^\p{L}]{0,6}/iu;
/** '(continued)', '(2004–2011)', '[paid]', "cont'd". */
const remark = /(?<=\S)\s{0,4}(?:[([{][^()[\]{}]{0,40}[)\]}]|\bcont(?:inued|['’]?d)?\.?)[^\p{L}\p{N}]{0,8}$/iu;
const trailingMarks = /[^\p{L}\p{N}+#%]{1,400}$/u;
const wordGaps = /[\s/|_–—-]+/g;
/** A heading that is words and nothing else, as most are. */
const plain = /^\p{L}[\p{L}&' ]*\p{L}$/u;
const placeholder = new RegExp(`\\[(?:${placeholderKinds.join('|')})`);

/** Whether a text contains a placeholder of redaction, such as '[ADDRESS]'; '[Education]' is none. */
export const holdsPlaceholder = (text: string): boolean => text.includes('[') && placeholder.test(text);

const byKey = new Map<string, SectionKind>();
/** The same without spaces, because extraction may lose those of letter-spaced headings: 'WORKEXPERIENCE'. */
const byJoinedKey = new Map<string, SectionKind>();
for (const [variant, kind] of headingVariants) {
  byKey.set(headingKey(variant), kind);
  byJoinedKey.set(headingKey(variant).replace(/ /g, ''), kind);
}

/** The words of most headings, where a misspelt one certainly means one of them. */
const usualWords = wordList(`
  achievements certificates certifications education employment experience history interests languages professional profile
  qualifications references studies training volunteering
`);
/** Every usual word without one of its letters, and the word that it is left of. */
const withoutLetter = new Map(usualWords.flatMap((word) => shortened(word).map((short) => [short, word])));

/** The word without its second letter, without its third, and so on. The first and the last stay: 'deployment' and 'profiled' are other words. */
function shortened(word: string): string[] {
  return Array.from(word.slice(1, -1), (_, i) => word.slice(0, i + 1) + word.slice(i + 2));
}

/** 'experiance' → 'experience', 'achievments' → 'achievements', 'studys' → 'studies': one letter is missing, too many, wrong or swapped. */
function respelt(word: string): string {
  const meant = word.replace(/ys$/, 'ies');
  const near = [meant, ...shortened(meant)];
  return near.find((form) => usualWords.includes(form)) ?? near.map((form) => withoutLetter.get(form)).find(Boolean) ?? word;
}

/** The beginnings of all known headings, so that most other lines are rejected at once. */
const beginLength = 3;
const beginnings = new Set([...byJoinedKey.keys(), 'section', 'part', 'iii', 'vii'].map((key) => key.slice(0, beginLength)));
const plainLetters = /^[a-z]{3}/;

/** Letters of the longest heading that is looked up; a longer line is a sentence. */
const maxLength = 60;

/** A heading without its decoration: 'Work history' from '## 2. [Work history] (continued):-'. */
export function undecorated(text: string): string {
  if (plain.test(text) && !text.toLowerCase().includes(' cont')) return text;
  return text.replace(leadingMarks, '').replace(numbering, '').replace(remark, '').replace(trailingMarks, '');
}

/** 'Key Skills & Tools:' → 'key skills and tools'. */
function headingKey(text: string): string {
  return normaliseForMatch(undecorated(text)).replaceAll('&', ' and ').replace(wordGaps, ' ').trim();
}

/** The kind of section that this text is the heading of, by its words alone; null where it is no known heading. */
export function headingKind(text: string): SectionKind | null {
  const short = text.length > maxLength ? text.replace(dotLeader, '') : text;
  if (short.length > maxLength || short.length < 2) return null;
  const begin = short.slice(0, beginLength).toLowerCase();
  if ((plainLetters.test(begin) && !beginnings.has(begin)) || holdsPlaceholder(short)) return null;
  const key = headingKey(short);
  if (key.length < 2) return null;
  const kind = kindOfKey(key);
  if (kind !== null) return kind;
  const corrected = key.split(' ').map(respelt).join(' ');
  return corrected === key ? null : kindOfKey(corrected);
}

const kindOfKey = (key: string): SectionKind | null => byKey.get(key) ?? byJoinedKey.get(key.replaceAll(' ', '')) ?? combinedKind(key);

/** The kind of the first of several headings: 'Experience and Education'. */
function combinedKind(key: string): SectionKind | null {
  const parts = key.split(/ and |, /);
  if (parts.length < 2 || parts.length > 3) return null;
  const kinds = parts.map((part) => byKey.get(part.trim()) ?? null);
  const first = kinds[0] ?? null;
  return kinds.every((kind) => kind !== null) ? first : null;
}

interface InlineHeading {
  kind: SectionKind;
  end: number;
  rest: number;
  /** In capitals, so that it is no label. */
  isRaised: boolean;
}

/** 'LANGUAGES' in 'LANGUAGES. Welsh'. */
const capitalsBeforeStop = /^[\p{Lu}][\p{Lu}&/ ]{2,34}(?=\. \S)/u;

/** The last position at which the colon of a heading may stand. */
const maxColonAt = 40;

/** 'Skills: Java, C#', 'LANGUAGES. Welsh' → the heading and where the rest begins; null where the line does not begin so. */
export function inlineHeading(text: string): InlineHeading | null {
  const raised = capitalsBeforeStop.exec(text)?.[0].length;
  const mark = raised ?? text.slice(0, maxColonAt).search(/[:：]/);
  if (mark < 3) return null;
  const kind = headingKind(text.slice(0, mark));
  const rest = mark + 1 + (text.slice(mark + 1).match(/^\s{0,10}/)?.[0].length ?? 0);
  return kind && rest < text.length ? { kind, end: mark + 1, rest, isRaised: raised !== undefined } : null;
}
