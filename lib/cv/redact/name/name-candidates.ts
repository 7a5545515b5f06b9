import { titleHeads, titleHints } from '@/lib/facts/job-words';
import { isPlaceName } from '@/lib/facts/places';
import { headingKind } from '../../document/headings';
import { normaliseForMatch } from '../../document/normalise';
import type { SourceLine, SourceText } from '../../document/source-text';
import { particles } from '../rules/name-words';
import { registers } from '../rules/numbered-identities';
import { nameIn, smallNameIn, type NameCandidate } from './name-shape';

/** 'Name: ', 'Full name ⇥ ' */
export const nameLabel =
  /^[*_#> ]{0,6}(?:\d{1,2}[.)] ?)?(?:(?:full ?|first |candidate |applicant |my |title and )?(?:name|nombre|nom|nome|姓名)(?: and surname)?|candidate|applicant|about(?: me)?|prepared by|submitted by|from)[*_]{0,3}[ ]?(?:[:：\t]|\.{3,60})[*_]{0,3}[ ]{0,4}/i;
const labelAlone = /^(?:full ?|candidate |applicant |my |title and )?name ?[:：]?$/i;
const separators = /\t| ?[|•·●⋄] ?| \/\/ | ~ | [–—-]{1,3} | ?[–—] ?|,|\/(?![PLO] )/giu;
/** Parts of a line that are looked at. */
const maxParts = 4;
/** Points. From this size on two items side by side may be the two parts of a large name. */
const minSplitNameSize = 14;
/** Lines that the rest of a name may take below its first. */
const maxFurtherLines = 2;

/** Every stretch of the line that has the shape of a name, with the evidence of its own words for and against a name. */
export function candidatesOf(source: SourceText, index: number): NameCandidate[] {
  const line = source.lines[index];
  if (!line) return [];
  const labelLength = nameLabel.exec(line.text)?.[0].length ?? 0;
  const isNamed = labelLength > 0 || labelAlone.test(source.lines[index - 1]?.text ?? '');
  const found = partsOf(line, labelLength).flatMap(({ from, text }) => {
    const change = isNamed && from === labelLength ? 6 : from > 0 ? -1 : 0;
    return [
      raised(nameIn(text, line.start + from), change),
      beforeJob(text, line.start + from),
      from === 0 ? smallNameIn(text, line.start) : null,
    ];
  });
  const further = [surnameFirst(line), withoutDetails(line), behindRank(line)];
  const joined = overTwoItems(line) ?? overTwoLines(source, index, line);
  const whole = joined === null ? null : raised(nameIn(joined, line.start), 1);
  return [...found, ...further, whole].filter((candidate) => candidate !== null);
}

const raised = (candidate: NameCandidate | null, by: number): NameCandidate | null =>
  candidate && { ...candidate, score: candidate.score + by };

function partsOf(line: SourceLine, start: number): { from: number; text: string }[] {
  const parts: { from: number; text: string }[] = [];
  let from = start;
  for (const match of line.text.slice(start).matchAll(separators)) {
    const at = start + match.index;
    parts.push({ from, text: line.text.slice(from, at) });
    from = at + match[0].length;
  }
  parts.push({ from, text: line.text.slice(from) });
  return parts.slice(0, maxParts);
}

/** 'SMITH, Jane', 'Smith, Jane Ann' */
function surnameFirst({ text, start }: SourceLine): NameCandidate | null {
  const parts = /^(\p{Lu}[\p{L}\p{M}'’-]+), (\p{Lu}[\p{L}\p{M}.'’-]+(?: \p{Lu}[\p{L}\p{M}.'’-]*){0,3})(?=$|,? \p{Lu}{2,}$| ["“(])/u.exec(
    text,
  );
  if (!parts) return null;
  const candidate = nameIn(`${parts[1]} ${parts[2]}`, start);
  // 'Leeds, Yorkshire', 'Nurse, Manager'
  if (!candidate || candidate.score < 1 || [parts[1], parts[2]].some((part) => isPlaceName(part ?? ''))) return null;
  return { ...candidate, score: candidate.score + 1, end: start + parts[0].length };
}

/** What a name ends before where only a blank parts them: brackets, an email, a number, a register. */
const behindName = new RegExp(`[*_]{0,3} [*_]{0,3}(?=\\S*@|[+(]|\\d{3}|www|http|linkedin|github|(?:${registers})\\b)`, 'i');

/** Only people have pronouns and a name before. */
const personInBrackets = /^[*_ ]{0,7}\((?:formerly|née|nee|known as|also known as|she|he|they)\b/i;

/** 'Jane Smith (she/her)', 'Jane Smith GPhC 2214873', 'Jane Smith jane@example.com' */
function withoutDetails({ text, start }: SourceLine): NameCandidate | null {
  const end = behindName.exec(text)?.index ?? 0;
  const name = text.slice(0, end).replace(/[ |•·–—-]{1,6}$/, '');
  const found = end < 2 ? null : (nameIn(name, start) ?? smallNameIn(name, start));
  return raised(found, personInBrackets.test(text.slice(end)) ? 2 : 0);
}

/** 'PC 4471 Jane Smith', 'Jane Smith RN PIN 12345': the words before or after a number. */
function behindRank({ text, start }: SourceLine): NameCandidate | null {
  const rank = /^\p{Lu}{2,4} \d{2,6} /u.exec(text)?.[0].length ?? 0;
  return rank === 0 ? null : nameIn(text.slice(rank), start + rank);
}

/** 'JANE ⇥ DOE' in one large size is one name. */
function overTwoItems(line: SourceLine): string | null {
  const [first, second, third] = line.items;
  if (!first || !second || third || first.item.fontSize === null || first.item.fontSize < minSplitNameSize) return null;
  return first.item.fontSize === second.item.fontSize ? line.text : null;
}

/** Names of documents stand above the name and are no part of it. */
export const documentTitle = /^[\s*#_]{0,6}(?:curricul[ua]m[ -]?vitae|cv|résumé|resume|bio-?data|of|for)[\s*#_:]{0,6}$/i;

/** First name and surname on lines of their own, in the same size. */
function overTwoLines(source: SourceText, index: number, line: SourceLine): string | null {
  let end = 0;
  for (const next of source.lines.slice(index + 1, index + 1 + maxFurtherLines)) {
    if (!goesOn(line, next)) break;
    end = next.end;
  }
  return end === 0 || documentTitle.test(line.text) || (ownWords(line.text) > 2 && !endsInParticle(line.text))
    ? null
    : source.text.slice(line.start, end);
}

/** Without a former name in brackets: 'SAMIRA (née Rafique)' over 'CHAUDHRY'. */
const ownWords = (text: string): number => text.replace(/ ?\([^)]{0,30}\)/g, '').split(' ').length;
/** 'Maria Ferreira de' over 'Almeida' */
const endsInParticle = (text: string): boolean => particles.has(text.split(' ').at(-1)?.toLowerCase() ?? '');

/** Set exactly like the line before, and no word of it speaks against a name. */
function goesOn(line: SourceLine, next: SourceLine): boolean {
  // The phone number below a name is set like it, too.
  if (next.text === line.text || next.text.split(' ').length > 2 || /[\d@/]/.test(next.text) || !isSetAlike(line, next)) return false;
  const last = normaliseForMatch(next.text.split(' ').at(-1) ?? '');
  return !headingKind(next.text) && !titleHeads.has(last) && !isPlaceName(next.text);
}

/** Of one item each, in one block, and of the same known size and weight. */
function isSetAlike(a: SourceLine, b: SourceLine): boolean {
  const [first] = a.items;
  const [below] = b.items;
  if (!first || !below || a.line.block !== b.line.block || a.items.length > 1 || b.items.length > 1) return false;
  return first.item.fontSize !== null && first.item.fontSize === below.item.fontSize && first.item.bold === below.item.bold;
}

/** 'Ana Lima IT Support Technician': the words before a job title with only a space between. */
function beforeJob(text: string, start: number): NameCandidate | null {
  const tokens = [...text.matchAll(/\S+/g)];
  if (tokens.length > 9) return null;
  for (const length of [2, 3]) {
    const last = tokens[length - 1];
    if (!last || !opensJob(tokens.slice(length).map(([word]) => word))) continue;
    const candidate = nameIn(text.slice(0, last.index + last[0].length), start);
    if (candidate && candidate.score > 0) return raised(candidate, -0.5);
  }
  return null;
}

/** 'Senior Nurse', 'IT Support Technician' */
function opensJob(words: readonly string[]): boolean {
  const [first] = words;
  if (first === undefined) return false;
  const key = normaliseForMatch(first);
  const isField = /^\p{Lu}{2}$/u.test(first) && titleHeads.has(normaliseForMatch(words.at(-1) ?? ''));
  return titleHints.has(key) || titleHeads.has(key) || isField;
}
