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
/** A paper has a year, near its authors. */
const year = /\b(?:19|20)\d\d\b/;
const paperLength = 400;

/** Who wrote a paper with the candidate, as papers are cited: the candidate's own name among them. */
export function findAuthors({ source, regions, findings }: Redacting): void {
  for (const match of source.text.matchAll(authorList)) {
    const list = match[1] ?? '';
    const section = regions.sections[lineIndexAt(source.lines, match.index)];
    if (section === 'experience' || section === 'skills' || section === 'top') continue;
    if (!year.test(source.text.slice(match.index, match.index + paperLength))) continue;
    const start = match.index + match[0].indexOf(list);
    for (const { 0: name, index } of list.matchAll(new RegExp(author, 'gu'))) {
      const found = name.trimEnd();
      findings.add({ start: start + index, end: start + index + found.length, kind: 'REFEREE', key: normaliseForMatch(found) });
    }
  }
}
