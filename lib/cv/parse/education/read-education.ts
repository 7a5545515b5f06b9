import type { DateRange, EducationEntry, Piece } from '@/lib/cv/cv';
import { tidy, type Line } from '@/lib/cv/document/lines';
import { normaliseForMatch } from '@/lib/cv/document/normalise';
import type { CvText, Span } from '@/lib/cv/document/redacted-document';
import { datesOf, isYearWithin } from '../dates/dates';
import type { Part } from '../entry/parts';
import { isPlace } from '../entry/place';
import { readStatements } from '../statements';
import { startsWithCapital, startsSmallOrWithFigure } from '../text-shapes';
import type { Trace } from '../trace';
import { awardAndSubject } from './award-and-subject';
import type { EducationDraft } from './education-draft';
import { joinBrokenLines } from './join-broken-lines';
import { splitAtAwards } from './split-at-awards';
import { fillSlots } from './fill-slots';
import { entriesByStyle, fillByStyle, joinBrokenCourse } from './entries-by-style';
import { awardPattern, gradePattern, gradeLettersPattern, institutionPattern, schoolAward } from './education-patterns';

/** The education of one or more sections. */
export function readEducation(text: CvText, sections: readonly (readonly Line[])[], trace?: Trace): EducationEntry[] {
  const drafts = sections.flatMap((lines) => draftsOf(text, splitAtAwards(text, joinBrokenLines(text, lines)), trace));
  let above: SchoolAbove | null = null;
  const entries: EducationEntry[] = [];
  for (const one of drafts) {
    if (!one.institution && !one.award && !one.dates) continue;
    if (one.institution) above = schoolAbove(one);
    else if (above && !isAt(above, one)) above = null;
    const { institution, dates } = one.institution || !above ? one : above;
    entries.push(entryOf(text, { ...one, institution, dates: one.dates ?? dates }, trace));
  }
  return entries;
}

/** A school on a line of its own above what was learnt there, and its dates. */
interface SchoolAbove {
  institution: Part;
  dates: DateRange | null;
}

/** Null where the award is on the line of the school, so that the line tells nothing of those below. */
function schoolAbove({ institution, award, dates, lines: [first] }: EducationDraft): SchoolAbove | null {
  if (!institution || !first || institution.start > first.end || (award && award.start < first.end)) return null;
  return { institution, dates: dates && dates.start < first.end ? dates : null };
}

/**
 * Whether a second award below one school was earned there: 'Highfield School, 2019 - 2026', 'A levels (2026) …', 'GCSEs …'. Its date is
 * none or within the years there, and nobody takes GCSEs at a university.
 */
function isAt({ institution, dates }: SchoolAbove, { award, dates: own }: EducationDraft): boolean {
  if (!award || (schoolAward.test(award.text) && institution.text.toLowerCase().includes('universi'))) return false;
  return own === null || dates === null || isYearWithin({ ...own, to: own.to ?? own.from }, dates);
}

function draftsOf(text: CvText, lines: readonly Line[], trace: Trace | undefined): EducationDraft[] {
  const entries = entriesByStyle(lines);
  if (!entries) return fillSlots(text, lines, trace);
  return entries.map((entry) => joinBrokenCourse(text, entry)).flatMap((entry) => fillByStyle(text, fillSlots(text, entry, trace), entry));
}

/** Whether a line names an award and where it was earned: 'NVQ Level 3 Plastering, Telford College, 2013'. */
const isEducation = (text: string): boolean => text.length < 160 && awardPattern.test(text) && institutionPattern.test(text);

/** The lines of a list of courses that are education: an award and its institution, on one line or two. */
export function educationAmong(lines: readonly Line[]): Line[] {
  const found = new Set<Line>();
  lines.forEach((line, index) => {
    const [next, after] = [lines[index + 1], lines[index + 2]];
    if (isEducation(line.text)) found.add(line);
    else if (
      next &&
      isShort(line) &&
      isShort(next) &&
      awardPattern.test(line.text) &&
      !awardPattern.test(next.text) &&
      institutionPattern.test(next.text)
    ) {
      found.add(line).add(next);
      if (after && after.words <= 5 && datesOf(after).length > 0) found.add(after);
    }
  });
  return [...found];
}

const isShort = (line: Line): boolean => line.words <= 10 && line.bullet === undefined;

function entryOf(text: CvText, draft: EducationDraft, trace: Trace | undefined): EducationEntry {
  const first = draft.lines[0];
  const last = draft.lines.at(-1);
  const { award: own, subject } = awardAndSubject(text, draft);
  const school = draft.institution ?? unlistedInstitution(draft, subject);
  const mark = gradeOf(draft);
  const named = [school, own, draft.dates];
  const details = draft.lines.filter(
    (line) => !holdsAny(line, named) && (line.bullet !== undefined || (draft.parts.length > 0 && isDetail(line, [subject, mark]))),
  );
  if (trace) {
    if (school && !draft.institution) noteField(trace, 'institution', 'institution.proper-name-beside-award', school);
    if (own && !draft.award) noteField(trace, 'award', 'award.first-words', own);
    if (subject) noteField(trace, 'subject', 'subject.beside-award', subject);
    if (mark) noteField(trace, 'grade', 'grade.written', mark);
  }
  return {
    start: first?.start ?? 0,
    end: last?.end ?? 0,
    institution: school && institutionName(school),
    award: own,
    area: subject,
    grade: mark,
    dates: draft.dates,
    statements: readStatements(text, details, trace),
  };
}

const noteField = (trace: Trace, readAs: 'institution' | 'award' | 'subject' | 'grade', rule: string, { start, text }: Piece): void =>
  trace.note(start, { step: 'education', readAs, rule, words: text });

const closingBrackets = / ?\(([^()]{1,50})\)?$/;
const furtherSentence = /(?<=\p{Ll}{4})\. \p{Lu}.{0,200}$/u;

/**
 * The name of an institution without a remark or a sentence after it: 'Cornwall College (evening class)', 'Elm University (Distinction)',
 * 'Durham University. Thesis'.
 */
function institutionName({ text, start }: Part): Piece {
  const brackets = closingBrackets.exec(text);
  const inside = brackets?.[1] ?? '';
  const isRemark = startsSmallOrWithFigure(inside) || gradePattern.test(inside);
  const name = (brackets && isRemark ? text.slice(0, brackets.index) : text).replace(furtherSentence, '');
  return { text: tidy(name), start, end: start + name.length };
}

/** Whether a line has one of the pieces in it. */
const holdsAny = (line: Line, pieces: readonly (Span | null)[]): boolean =>
  pieces.some((piece) => piece !== null && piece.start < line.end && piece.end > line.start);

/** Whether a line is a sentence, or has no field of the entry: 'Modules: …'. */
const isDetail = (line: Line, pieces: readonly (Span | null)[]): boolean =>
  line.words > 14 || (line.words >= 4 && !holdsAny(line, pieces) && !isPlace(line.text));

/** Not in the name of an institution. */
const notInName = /^\[|:|\b(?:modules?|courses?|dissertation|project|thesis|including|honours)\b/i;

/** The proper name beside an award, where no word such as 'university' shows the institution: 'UC Berkeley'. */
function unlistedInstitution({ award: own, parts }: EducationDraft, subject: Piece | null): Part | null {
  if (!own) return null;
  const isFree = (part: Part): boolean => part !== own && (subject === null || part.end <= subject.start || part.start >= subject.end);
  const candidates = [
    ...parts.filter((part) => part.group !== own.group || part.line !== own.line),
    ...(schoolAward.test(own.text) ? [] : parts),
  ];
  const isSubject = ({ text }: Part): boolean => schoolAward.test(own.text) && subjectWithMark.test(text);
  return candidates.find((part) => isFree(part) && !isSubject(part) && mayBeInstitution(part.text)) ?? null;
}

/** 'Business B', 'Maths Numeracy 7' beside A-levels and GCSEs. */
const subjectWithMark = / (?:[A-E]\*?|\d)(?:$|\. )/;

const mayBeInstitution = (text: string): boolean =>
  startsWithCapital(text) &&
  text.length > 2 &&
  text.split(' ').length <= 7 &&
  !gradePattern.test(text) &&
  !isPlace(text) &&
  !notInName.test(text);

function gradeOf({ parts, institution: school }: EducationDraft): Piece | null {
  for (const part of parts) {
    if (part === school) continue;
    const match = gradePattern.exec(part.text) ?? gradeLettersPattern.exec(part.text);
    if (match && normaliseForMatch(match[0]) !== 'as')
      return { text: tidy(match[0]), start: part.start + match.index, end: part.start + match.index + match[0].length };
  }
  return null;
}
