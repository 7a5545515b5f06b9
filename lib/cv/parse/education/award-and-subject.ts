import type { Piece } from '@/lib/cv/cv';
import { tidy } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import type { Part } from '../entry/parts';
import { isPlace } from '../entry/place';
import type { EducationDraft } from './education-draft';
import { awardPattern, gradePattern, institutionPattern, isGradeMark, schoolAward } from './education-patterns';

export interface AwardAndSubject {
  award: Piece | null;
  subject: Piece | null;
}

/** The award of an entry and its subject. The subject is looked for after the award, before it, and after the institution. */
export function awardAndSubject(text: CvText, draft: EducationDraft): AwardAndSubject {
  const others = draft.parts.filter((part) => part !== draft.institution && part !== draft.award);
  const found = splitAward(text, draft.award ?? unlistedAward(draft), others, draft);
  if (found.subject && !isGradeMark(found.subject.text)) return found;
  return { award: found.award, subject: subjectBefore(draft, others) ?? subjectAfterInstitution(draft, others) };
}

const isPlaceOrGrade = (text: string): boolean => isPlace(text) || gradePattern.test(text);

const startsWithName = /^\p{Lu}\p{L}{2}/u;

/** The subject before the award: 'Graphic Design, BA (Hons)', 'Mathematics ⇥ GCSE'. */
function subjectBefore({ award: own, institution: school }: EducationDraft, others: readonly Part[]): Piece | null {
  if (!own) return null;
  const before = others.filter((part) => part.line === own.line && part.end <= own.start && part !== school).at(-1);
  const isSubject = before && startsWithName.test(before.text) && before.text.split(' ').length <= 6 && !isPlaceOrGrade(before.text);
  return isSubject ? trimmed(before.start, before.text) : null;
}

const nameWithoutFigures = /^\p{Lu}[^\d]{3,60}$/u;

/** The subject after the institution: 'BSc ⇥ Elm University, Geography'. */
function subjectAfterInstitution({ award: own, institution: school }: EducationDraft, others: readonly Part[]): Piece | null {
  if (!own || !school || own.end > school.start || own.line !== school.line || schoolAward.test(own.text)) return null;
  const next = others.find((part) => part.group === school.group && part.start > school.end);
  const isSubject = next && nameWithoutFigures.test(next.text) && !isPlaceOrGrade(next.text) && !institutionPattern.test(next.text);
  return isSubject ? trimmed(next.start, next.text) : null;
}

/** The first name of an entry, where no list has its award: 'First aid course', 'CeMAP, London Institute of Banking & Finance'. */
const unlistedAward = ({ institution: school, parts, lines }: EducationDraft): Part | null =>
  parts.find(
    (part) =>
      /\p{L}{3}/u.test(part.text) &&
      !isPlace(part.text) &&
      (!school || (lines.length === 1 && part.end <= school.start && part.text.split(' ').length <= 5 && !gradePattern.test(part.text))),
  ) ?? null;

const openingMark = /^[\s(,]/;
const honours = /^[\s,]{0,2}\(?(?:hons|honours)\.?\)?/i;
const closingOf = / (?:in|of)$/i;

/** Where a part names an award, as offsets within the part. */
interface AwardWords {
  part: Part;
  begin: number;
  end: number;
  /** The text of the award without the mark before it. */
  name: string;
  before: string;
}

function wordsOfAward(part: Part): AwardWords | null {
  const match = awardPattern.exec(part.text);
  if (!match) return null;
  const name = match[0].replace(openingMark, '');
  const end = match.index + match[0].length;
  const withHonours = end + (honours.exec(part.text.slice(end))?.[0].length ?? 0);
  return { part, begin: match.index + match[0].length - name.length, end: withHonours, name, before: part.text.slice(0, match.index) };
}

/** Splits 'BSc (Hons) Geography' into award and subject. The subject may also be the next part. */
function splitAward(
  text: CvText,
  part: Part | null,
  others: readonly Part[],
  { institution: school, isByStyle }: EducationDraft,
): AwardAndSubject {
  if (!part) return { award: null, subject: null };
  const words = wordsOfAward(part);
  if (!words) return { award: trimmed(part.start, part.text), subject: isByStyle ? nextPart(text, part, others) : null };
  const listed = subjectList(text, words, others, school);
  if (listed) return listed;
  const { begin, end, name, before } = words;
  const rest = part.text.slice(end);
  const gap = lengthBeforeSubject(rest);
  const subject = rest.slice(gap);
  const from = needsWordsBefore(name, before) ? 0 : begin;
  const own = trimmed(part.start + from, part.text.slice(from, end).replace(closingOf, ''));
  if (/[\p{L}]{2}/u.test(subject)) return { award: own, subject: trimmed(part.start + end + gap, subject) };
  if (before.length > 3) return { award: trimmed(part.start, part.text.slice(0, end)), subject: null };
  const again = others.find((other) => isShortForm(text, part, other));
  if (again) return { award: trimmed(part.start, text.slice(part.start, again.end)), subject: nextPart(text, again, others) };
  return { award: own, subject: nextPart(text, part, others) };
}

const dashBetween = /^ ?[-–—] ?$/;
const shortName = /^\p{Lu}[\p{L}.]{1,7}$/u;

/** Whether a part repeats the award in short, as LinkedIn does: 'Bachelor of Science - BSc', 'Bachelor of Engineering - BE'. */
const isShortForm = (text: CvText, part: Part, other: Part): boolean =>
  dashBetween.test(text.slice(part.end, other.start)) && shortName.test(other.text) && other.text.charAt(0) === part.text.charAt(0);

/** A school award with all its subjects as one piece: 'GCSEs Maths (6), Art (7)', 'A-levels: Economics (B), Welsh (A)'. */
function subjectList(
  text: CvText,
  { part, begin, end, name }: AwardWords,
  others: readonly Part[],
  school: Part | null,
): AwardAndSubject | null {
  if (!schoolAward.test(name)) return null;
  const last = others
    .filter(
      (other) =>
        other.line === part.line &&
        other.start >= part.end &&
        (other.group === part.group || (other.group === part.group + 1 && text.charAt(part.end) === ':')) &&
        !(school && school.start > part.end && other.start >= school.start),
    )
    .at(-1);
  const from = part.start + end + lengthBeforeSubject(text.slice(part.start + end, part.start + end + 20));
  if (!last || from >= last.end) return null;
  return { award: trimmed(part.start + begin, part.text.slice(begin, end)), subject: trimmed(from, text.slice(from, last.end)) };
}

/** The part after the award, unless it is a place, grade or institution: 'BSc, Geography'. */
function nextPart(text: CvText, part: Part, others: readonly Part[]): Piece | null {
  const next = others.find(
    (other) =>
      other.start > part.start && other.start - part.end < 6 && !isPlaceOrGrade(other.text) && !institutionPattern.test(other.text),
  );
  return next ? trimmed(next.start, text.slice(next.start, next.end)) : null;
}

const generalAward = /^(?:certificate|diploma|licence|apprenticeship|degree)\b/i;
const wordsWithCapitals = /^(?:\p{Lu}[\p{L}-]{1,20} ?){1,3}$/u;

/** Whether the words before a general award are part of its name: 'Vocational Certificate', 'Executive Diploma'. */
const needsWordsBefore = (name: string, before: string): boolean => generalAward.test(name) && wordsWithCapitals.test(before);

const beforeSubject = /^[\s,:–—-]{0,4}(?:in |of |en |in den |für )?/i;

/** The length of the marks and words between an award and its subject: ', ', ' in '. */
const lengthBeforeSubject = (text: string): number => beforeSubject.exec(text)?.[0].length ?? 0;

const marksAtEnd = /[\s,;:]{1,10}$/;

/** The piece with these words, without marks at its end and brackets around it. */
function trimmed(start: number, words: string): Piece {
  const text = words.replace(marksAtEnd, '');
  if (text.startsWith('(') && text.endsWith(')')) return trimmed(start + 1, text.slice(1, -1));
  return { text: tidy(text), start, end: start + text.length };
}
