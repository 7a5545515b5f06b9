import { normaliseForMatch } from '../../document/normalise';
import { lineIndexAt } from '../../document/source-text';
import type { Redacting } from '../findings';

const surname =
  "(?:(?:de|da|do|dos|van|von|der|den|di|la|le|ten|ter|al|el) ){0,2}(?:(?:al|el|d|l)[-'’])?\\p{Lu}[\\p{L}\\p{M}'’-]{1,24}(?: \\p{Lu}[\\p{L}\\p{M}'’-]{2,24})?";
const author = `${surname},? (?:\\p{Lu}\\.? ?){1,3}(?![\\p{L}\\d])`;
const separator = '(?:[,;] ?(?:and |& ?)?| and | & )';
/** 'Bell R, Osei-Park J. Sleep on night shifts': the initials behind, and then the title of a paper. */
const authorList = new RegExp(
  `^(?:[*•·–-] ?)?((?:${author}${separator}){1,20}${author})(?:,? et al\\.?)?[.,:]? ?(?=[\\p{Lu}"'“‘([\\d])`,
  'gmu',
);
/** Where papers stand under a heading whose word we do not know: never among jobs, skills and in a profile. */
const mayHoldPapers: ReadonlySet<string> = new Set(['education', 'additional', 'awards', 'projects']);
/** A paper has a year, near its authors. */
const year = /\b(?:19|20)\d\d\b/;
const paperLength = 400;

/** 'English D, Maths E, Art C' are grades. */
const grade = / [A-EU]$/;

/** Who wrote a paper with the candidate, as papers are cited. */
export function findAuthors({ source, regions, findings }: Redacting): void {
  for (const match of source.text.matchAll(authorList)) {
    const list = match[1] ?? '';
    const section = regions.sections[lineIndexAt(source.lines, match.index)] ?? 'top';
    if (!year.test(source.text.slice(match.index, match.index + paperLength))) continue;
    const authors = [...list.matchAll(new RegExp(author, 'gu'))].map(({ 0: name, index }) => ({ index, name: name.trimEnd() }));
    const isCited = section === 'publications' || (mayHoldPapers.has(section) && !authors.some(({ name }) => name.includes(',')));
    if (!isCited || (section !== 'publications' && authors.every(({ name }) => grade.test(name)))) continue;
    const start = match.index + match[0].indexOf(list);
    for (const { index, name } of authors)
      findings.add({ start: start + index, end: start + index + name.length, kind: 'REFEREE', key: normaliseForMatch(name) });
  }
}
