import { diffArrays } from 'diff';
import type { Cv } from '@/lib/cv/cv';
import type { OwnerDetails } from '@/lib/cv/project/json-resume';
import type { ExportChanges } from '@/lib/shared/export-changes';
import { writeImprovedCv, type EditedSections, type ImprovedSection, type WrittenLine } from '../improved-cv';
import { lineChanges } from '../line-changes';
import { openPlaces } from '../open-places';
import { standardHeadings } from '../suggest-structure';
import { missingWords, wordsIn } from '../word-difference';
import { isPageNumber } from './cv-blocks';
import { withLostLines } from './lost-lines';

/** Everything that an export of these parts keeps, changes, moves and leaves out, from the lines that it writes. */
export function exportChanges(cv: Cv, owner: OwnerDetails | null, edited: EditedSections = {}): ExportChanges {
  const { improved: written, lines, sections, toTop } = writeImprovedCv(cv, owner, edited);
  const improved = withLostLines(cv, owner, written);
  const rescued = improved.sections.slice(written.sections.length).flatMap(({ blocks }) => blocks);
  return {
    ...lineFacts(lines),
    movedSections: movedSections(sections, written.sections),
    movedLines: [...toTop.map((text) => ({ text, to: 'top' as const })), ...rescued.map(({ text }) => ({ text, to: 'end' as const }))],
    leftOut: [...written.leftOut.map((detail) => ({ ...detail, reason: 'not-needed' as const })), ...leftByLayout(cv)],
    open: openPlaces(edited, improved),
  };
}

const key = (text: string): string => wordsIn(text).join(' ');

/** Lines that are on one side only, because an edit moved them. */
function movedKeys(lines: readonly WrittenLine[]): Map<string, number> {
  const counts = (own: readonly string[]): Map<string, number> => {
    const map = new Map<string, number>();
    for (const one of own) map.set(one, (map.get(one) ?? 0) + 1);
    return map;
  };
  const gone = counts(lines.filter(({ before, after }) => before && !after).map(({ before }) => key(before)));
  const come = counts(lines.filter(({ before, after }) => !before && after).map(({ after }) => key(after)));
  return new Map([...gone].map(([one, count]) => [one, Math.min(count, come.get(one) ?? 0)]));
}

/** Takes the lines out of the list that were only put in another place, and counts them. */
function withoutMoved(lines: readonly WrittenLine[]): { rest: WrittenLine[]; moved: number } {
  const left = { before: movedKeys(lines), after: movedKeys(lines) };
  let moved = 0;
  const rest = lines.filter(({ before, after }) => {
    if (Boolean(before) === Boolean(after)) return true;
    const [side, own] = before ? ([left.before, key(before)] as const) : ([left.after, key(after)] as const);
    const count = side.get(own) ?? 0;
    if (count === 0) return true;
    side.set(own, count - 1);
    if (before) moved += 1;
    return false;
  });
  return { rest, moved };
}

/**
 * An edit may make one line of two, or two of one: 'Store Manager ⏎ Lantern Books' becomes 'Store Manager, Lantern Books'. Where all words
 * of a line are in the changed line above it, both are one change.
 */
function withJoinedLines(lines: readonly WrittenLine[]): WrittenLine[] {
  const rows: WrittenLine[] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    const isChanged = last && last.part === line.part && last.before && last.after && last.before !== last.after;
    if (isChanged && !line.after && missingWords(line.before, last.after).length === 0)
      rows[rows.length - 1] = { ...last, before: `${last.before} ${line.before}` };
    else if (isChanged && !line.before && missingWords(line.after, last.before).length === 0)
      rows[rows.length - 1] = { ...last, after: `${last.after} ${line.after}` };
    else rows.push(line);
  }
  return rows;
}

/** The lines of one section that are on one side only, with reworded ones in pairs. */
function pairedIn(part: string, lines: readonly WrittenLine[]): WrittenLine[] {
  const [gone, come] = [lines.map(({ before }) => before).join('\n'), lines.map(({ after }) => after).join('\n')];
  return lineChanges(gone, come).map(({ before, after }) => ({ part, before: before ?? '', after: after ?? '' }));
}

const isNewHeading = ({ isHeading, before }: WrittenLine): boolean => isHeading === true && !before;

function lineFacts(written: readonly WrittenLine[]): Pick<ExportChanges, 'kept' | 'changed' | 'added' | 'headings' | 'removed'> {
  const lines = written.filter((line) => (line.before || line.after) && !isNewHeading(line));
  const { rest, moved } = withoutMoved(lines);
  const rows = withJoinedLines(rest);
  const isPaired = ({ before, after }: WrittenLine): boolean => Boolean(before) && Boolean(after);
  const single = rows.filter((row) => !isPaired(row));
  const parts = [...new Set(single.map(({ part }) => part))];
  const paired = parts.flatMap((part) =>
    pairedIn(
      part,
      single.filter((row) => row.part === part),
    ),
  );
  const all = [...rows.filter(isPaired), ...paired];
  return {
    kept: moved + all.filter(({ before, after }) => before === after).length,
    changed: all.filter((row) => isPaired(row) && row.before !== row.after),
    added: all.filter(({ before }) => !before).map(({ part, after }) => ({ part, text: after })),
    headings: written.filter((line) => isNewHeading(line) && line.after).map(({ after }) => after),
    removed: all.filter(({ after }) => !after).map(({ part, before }) => ({ part, text: before })),
  };
}

const nameOf = ({ heading, kind }: ImprovedSection): string => heading || (standardHeadings[kind] ?? '');

/** The fewest sections that have to change places to get from the order of the CV to that of the export. */
function movedSections(before: readonly ImprovedSection[], after: readonly ImprovedSection[]): ExportChanges['movedSections'] {
  const kept = after.filter((section) => before.includes(section));
  const moved = new Set(diffArrays([...before], kept).flatMap(({ added, value }) => (added ? value : [])));
  return after.flatMap((section, index) => {
    const above = after.slice(0, index).findLast((one) => nameOf(one) !== '');
    return moved.has(section) && nameOf(section) ? [{ heading: nameOf(section), after: above ? nameOf(above) : null }] : [];
  });
}

/** What a text in one column cannot have. */
function leftByLayout({ document, text }: Cv): ExportChanges['leftOut'] {
  const { pages, lines, layout } = document;
  const numbers = lines.filter(({ region, start, end }) => isPageNumber({ region, text: text.slice(start, end) }));
  const scanned = new Set(pages.filter(({ ocr }) => ocr).map(({ number }) => number));
  const hasPictures = layout.images.some(({ page }) => !scanned.has(page));
  return [
    ...(numbers.length > 0 ? [{ name: 'page numbers', text: '', reason: 'new-pages' as const }] : []),
    ...(hasPictures ? [{ name: 'pictures', text: '', reason: 'text-only' as const }] : []),
    ...(layout.hiddenText.length > 0 ? [{ name: 'hidden text', text: '', reason: 'hidden' as const }] : []),
  ];
}
