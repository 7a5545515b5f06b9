import type { DateRange } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import { matchesOf, normaliseForMatch } from '@/lib/cv/document/normalise';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { endsShortened } from '@/lib/cv/document/shortened-words';
import { datesOf } from '../dates/dates';
import { partsOf, type Part } from '../entry/parts';
import { isPlace } from '../entry/place';
import { endsSentence, startsWithCapital } from '../text-shapes';
import type { Trace } from '../trace';
import type { EducationDraft } from './education-draft';
import { fullStop } from './split-at-awards';
import {
  awardPattern,
  awardingBody,
  formIn,
  formLabel,
  gradePattern,
  institutionPattern,
  isGradeMark,
  namesInstitution,
  dateRemark,
  schoolAward,
} from './education-patterns';
import { awardForms, institutionForms } from './education-forms';

/** What one line can add to an entry. */
interface LineFacts {
  line: Line;
  /** All its dates. */
  dates: readonly DateRange[];
  parts: Part[];
  institution: Part | null;
  award: Part | null;
  /** The date that can be that of the entry. */
  date: DateRange | null;
}

type Slot = 'institution' | 'award' | 'date';

/**
 * Splits a section into entries. An entry has one slot each for institution, award and date, which its lines fill in any order; a line
 * that would fill a slot a second time begins the next entry.
 */
export function fillSlots(text: CvText, lines: readonly Line[], trace?: Trace): EducationDraft[] {
  const drafts: EducationDraft[] = [];
  let current: EducationDraft | null = null;
  // In a list of qualifications each bullet point is an entry, not a detail of one.
  const isList = lines[0]?.bullet !== undefined;
  let firstSlot: Slot | null = null;
  for (const [index, line] of lines.entries()) {
    const facts = factsOf(text, line, { index, current, isList });
    const clash = current && clashOf(current, facts, firstSlot);
    if (!current || clash) {
      const institution = institutionAbove(current, facts, firstSlot);
      current = { lines: [], institution, award: null, dates: null, parts: [] };
      drafts.push(current);
      trace?.note(line.start, { step: 'education', readAs: 'new entry', rule: clash ?? 'entry.first' });
    }
    if (drafts.length === 1) firstSlot ??= slotOf(facts);
    if (trace) noteSlots(trace, current, facts);
    fill(current, facts);
  }
  return drafts;
}

function fill(draft: EducationDraft, { line, institution: school, award: degree, date, parts }: LineFacts): void {
  draft.lines.push(line);
  draft.institution ??= school;
  draft.award ??= degree;
  draft.dates = draft.dates && date ? withEnd(draft.dates, date) : (draft.dates ?? date);
  draft.parts.push(...parts);
}

/** Adds the end to a date without one: 'Start date: 2013', 'End date: 2016'. */
const withEnd = (open: DateRange, end: DateRange): DateRange =>
  open.current && open.from && end.from === null && end.to ? { ...open, to: end.to, current: false } : open;

const slotOf = ({ institution: school, award: degree, date }: LineFacts): Slot | null =>
  school && !degree ? 'institution' : degree ? 'award' : date ? 'date' : null;

/** The institution of the entry above, where both are bullet points below it: '• MSc, 2019 - 2020', '• BSc, 2016 - 2019'. */
const institutionAbove = (current: EducationDraft | null, facts: LineFacts, firstSlot: Slot | null): Part | null =>
  facts.line.bullet !== undefined && facts.award && !facts.institution && firstSlot === 'institution'
    ? (current?.institution ?? null)
    : null;

/** The rule by which the line begins the next entry, since it would fill a slot a second time; null where it belongs to this one. */
function clashOf(current: EducationDraft, facts: LineFacts, firstSlot: Slot | null): string | null {
  const { institution: school, award: degree, date } = facts;
  if (school && current.institution) return 'entry.second-institution';
  if (degree && current.award && !isGradeLine(current, degree, facts)) return 'entry.second-award';
  // A second date alone begins an entry only where the entries of this section begin with their dates.
  const opens = school !== null || degree !== null || firstSlot === 'date' || isFurtherCourse(current, facts);
  return date && current.dates && opens ? 'entry.second-date' : null;
}

const maxDatedWords = 26;
/** A single year within a longer line may be that of anything; at its end it is that of the entry. */
const maxWordsOfYear = 14;

interface LinePlace {
  index: number;
  /** The entry the line may belong to. */
  current: EducationDraft | null;
  isList: boolean;
}

function factsOf(text: CvText, line: Line, { index, current, isList }: LinePlace): LineFacts {
  const dates = line.words <= maxDatedWords ? datesOf(line) : [];
  const range = dates.find((one) => !one.single) ?? dates.at(-1) ?? null;
  const parts = isHeadLike(line) ? namedParts(text, line, index, dates) : [];
  const facts: LineFacts = { line, dates, parts, institution: null, award: null, date: null };
  if (!isList && isDetailOf(current, line, range)) return facts;
  facts.institution = institutionIn(parts, current);
  facts.award = awardIn(parts, facts.institution);
  facts.date = range && (!range.single || line.words <= maxWordsOfYear || range.end === line.end) ? range : null;
  return facts;
}

const isHeadLike = ({ words, text }: Line): boolean => words <= 12 || (words <= 24 && (!endsSentence(text) || endsShortened(text)));

/** The parts of a line without labels of forms and words such as 'graduated' before a date. */
function namedParts(text: CvText, line: Line, index: number, dates: readonly DateRange[]): Part[] {
  const parts = partsOf(text, [line], dates)
    .filter((part) => !formLabel.test(part.text) && !dateRemark.test(part.text))
    .flatMap(splitDegree)
    .flatMap(splitSchool);
  for (const part of parts) {
    part.line = index;
    part.group += index * 100;
  }
  return parts;
}

/** Whether a bullet point is a detail of the entry above: not if it begins with a missing award or has dates. */
const isDetailOf = (current: EducationDraft | null, line: Line, range: DateRange | null): boolean =>
  line.bullet !== undefined &&
  current !== null &&
  (current.institution !== null || current.award !== null) &&
  !(current.award === null && awardPattern.exec(line.text)?.index === 0) &&
  !(range && !range.single);

function institutionIn(parts: readonly Part[], current: EducationDraft | null): Part | null {
  const body = current?.award && !current.institution ? parts.find((part) => awardingBody.test(part.text)) : undefined;
  const named = parts.filter((part) => namesInstitution(part.text));
  // 'Technikum, Zespół Szkół nr 3': the first is the award.
  return body ?? named.find((part) => !awardPattern.test(part.text)) ?? named[0] ?? null;
}

/** 'High School Diploma' is both; with nothing else on the line it is the award. */
const awardIn = (parts: readonly Part[], school: Part | null): Part | null =>
  parts.find((part) => part !== school && awardPattern.test(part.text)) ?? null;

const degreeBefore = /^(?:[bm]\.?(?:sc|s|a|eng|tech|ed|ba|com|phil|res)|ph\.?d|d\.?phil|ll[bm]|hn[cd]|pgce)\.? /i;

/** Splits a degree from the institution after it, where no separator does: 'PhD Elm University'. */
function splitDegree(part: Part): Part[] {
  const { length } = degreeBefore.exec(part.text)?.[0] ?? '';
  const rest = part.text.slice(length);
  if (length === 0 || !startsWithCapital(rest) || !institutionPattern.test(rest)) return [part];
  return [
    { ...part, text: part.text.slice(0, length - 1), end: part.start + length - 1, group: part.group - 0.5 },
    { ...part, text: rest, start: part.start + length },
  ];
}

/** Splits an institution from the grades before it: 'French C. Elm School'. */
function splitSchool(part: Part): Part[] {
  if (!institutionPattern.test(part.text)) return [part];
  const stop = matchesOf(fullStop, part.text).find(
    ({ 0: mark, index }) => isEnd(part.text.slice(0, index)) && namesInstitution(part.text.slice(index + mark.length)),
  );
  if (!stop || namesInstitution(part.text.slice(0, stop.index))) return [part];
  const at = stop.index + stop[0].length;
  return [
    { ...part, text: part.text.slice(0, stop.index), end: part.start + stop.index },
    { ...part, text: part.text.slice(at), start: part.start + at, group: part.group + 0.5 },
  ];
}

/** Whether a full stop ends something: after a grade, but not after 'St' and an initial. */
const isEnd = (before: string): boolean => isGradeMark(before.slice(before.lastIndexOf(' ') + 1)) || !endsShortened(`${before}.`);

/** Most words of a course with its date. */
const maxCourseWords = 10;

/**
 * Whether a line names something with a date of its own, such as 'Short course in accessible design ⇥ 2026' below a dated degree:
 * beside the date in another column, or before a date that ends it.
 */
const isFurtherCourse = (current: EducationDraft, { line, parts, dates }: LineFacts): boolean =>
  line.bullet === undefined &&
  (line.items.length > 1 ||
    ((current.award !== null || current.institution === null) && line.words <= maxCourseWords && dates.at(-1)?.end === line.end)) &&
  parts.some(({ text }) => startsWithCapital(text) && !isPlace(text) && !gradePattern.test(text));

/**
 * Whether an award is part of a line of grades below a school: '10 GCSEs at grades 9–6', 'Geography A; EPQ A*'. 'A level Art – C' is one
 * more beside another.
 */
function isGradeLine(current: EducationDraft, degree: Part, { line, institution: school, dates }: LineFacts): boolean {
  const nameOf = (part: Part | null): string => normaliseForMatch(awardPattern.exec(part?.text ?? '')?.[0].trim() ?? '');
  const own = nameOf(current.award);
  if (!schoolAward.test(own) || !current.institution || !current.dates || school || dates.length > 0) return false;
  return degree.start > line.start || (nameOf(degree) === own && (own.endsWith('s') || line.words <= own.split(' ').length));
}

function noteSlots(trace: Trace, draft: EducationDraft, { institution: school, award: degree, date }: LineFacts): void {
  if (school && !draft.institution)
    trace.note(school.start, {
      step: 'education',
      readAs: 'institution',
      rule: awardingBody.test(school.text) ? 'institution.awarding-body' : formIn(school.text, institutionForms),
      words: school.text,
    });
  if (degree && !draft.award)
    trace.note(degree.start, { step: 'education', readAs: 'award', rule: formIn(degree.text, awardForms), words: degree.text });
  if (date && !draft.dates) trace.note(date.start, { step: 'education', readAs: 'dates', rule: `date.${date.format}` });
}
