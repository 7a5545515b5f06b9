import type { Cv } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { professionalPapers } from '@/lib/facts/professional-papers';
import { overlaps, overlapsAny } from '../../text/spans';
import { entriesOf } from './paper-entry';
import { withFullYears } from './paper-marks';
import { paperBounds, paperState } from './paper-state';

/** Sections that list licences, certificates and courses, and those that may. */
const listsPapers: ReadonlySet<string> = new Set(['certifications', 'training']);
const mayListPapers: ReadonlySet<string> = new Set(['additional', 'education', 'memberships', 'skills']);

/** 'First aid', 'forklift ticket' */
const namesPaper =
  /\b(?:first aid|certificate|licen[cs]e|certified|registration|registered|CSCS|CPCS|FLT|fork ?lift|counterbalance|telehandler|card holder)\b/i;

/** The entries of those sections that have run out, as the CV itself says, and that it does not name as held too. */
export function lapsedPapersIn(cv: Cv, today: number): Span[] {
  const told = [...cv.work, ...cv.volunteering, ...(cv.profile ? [cv.profile] : [])];
  const textOf = ({ start, end }: Span): string => cv.text.slice(start, end);
  const isIn = (kinds: ReadonlySet<string>, span: Span): boolean => cv.sections.some((one) => kinds.has(one.kind) && overlaps(one, span));
  const isPaper = (entry: Span): boolean =>
    (isIn(listsPapers, entry) && !overlapsAny(cv.education, entry)) ||
    namesPaper.test(textOf(entry)) ||
    professionalPapers.test(textOf(entry));
  const entries = cv.document.lines
    .filter((line) => line.headingLevel === undefined && !overlapsAny(told, line) && (isIn(listsPapers, line) || isIn(mayListPapers, line)))
    .flatMap((line) => entriesOf(cv.text, line))
    .filter(isPaper)
    .map((entry) => ({ entry, name: nameOf(textOf(entry)), state: paperState(textOf(entry), today) }));
  const held = new Set(entries.filter(({ state }) => state.notHeld < paperBounds.notHeld).map(({ name }) => name));
  return entries
    .filter(({ name, state }) => state.ended >= paperBounds.ended && !held.has(name))
    .map(({ entry }) => withNameAbove(cv, entry, today));
}

/** 'mental health first aid' of 'Mental Health First Aid (Scotland), 2020': what stands before a bracket, a comma or a figure. */
const nameOf = (entry: string): string => (/^[^\d(,:–-]*/.exec(entry)?.[0] ?? '').trim().toLowerCase();

/** 'passed Jan 2021, lapsed Jan 2024' tells only a state: the name stands at the end of the line above, which has no date. */
function withNameAbove({ document: { lines }, text }: Cv, entry: Span, today: number): Span {
  const at = lines.findIndex(({ start }) => start === entry.start);
  const above = lines[at - 1];
  const words = withFullYears(text.slice(entry.start, entry.end), today).match(/\p{L}{2,}/gu) ?? [];
  const isNameless = at > 0 && words.every((one) => stateWords.test(one));
  const isName = above?.headingLevel === undefined && above !== undefined && !/\d{4}/.test(text.slice(above.start, above.end));
  return isNameless && isName ? { start: above.start, end: entry.end } : entry;
}
const stateWords = /^(?:passed|expired|lapsed|valid|ended|out|of|date|was|until|to|needs?|renew\w*|achieved|completed|in|ran|run)$/i;
