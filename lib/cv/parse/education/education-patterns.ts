import { alternatives, wholeTextPattern, type Form } from '../text-shapes';
import { awardForms, gradeForms, institutionForms, institutionPartForms } from './education-forms';

/** Patterns for lines of an education section, compiled from `education-forms.ts`. */

export const institutionPattern = new RegExp(`\\b(?:${alternatives(institutionForms)})\\b|${alternatives(institutionPartForms)}`, 'i');
export const awardPattern = new RegExp(`(?:^|[\\s(,])(?:${alternatives(awardForms)})(?![\\p{L}])`, 'iu');
export const gradePattern = new RegExp(`\\b(?:${alternatives(gradeForms)})(?: ?\\(\\d{2}(?:\\.\\d)?%?\\))?`, 'iu');
/** 'AAB', 'D*DD' of A-levels and BTECs. */
export const gradeLettersPattern = /(?<![\p{L}\d])(?:D\*D\*D\*?|DDD|DDM|DMM|MMM|A\*?A\*?[A-E*]{1,4}|[A-E]{3,4})(?![\p{L}\d])/u;

/** The id of the form in the text, for the trace. */
export function formIn(text: string, forms: readonly Form[]): string {
  return forms.find(({ form }) => new RegExp(`(?:^|[^\\p{L}])(?:${form})(?![\\p{L}])`, 'iu').test(text))?.id ?? 'form.unnamed';
}

/** Awards with a list of subjects: 'GCSEs: Maths (6), Art (7)'. */
export const schoolAward =
  /^(?:\d{1,2} )?(?:gcse|igcse|cse|sslc|wassce|kcse|a[- ]?level|as[- ]?level|o[- ]?level|scottish|advanced higher|higher(?! secondary)|national|intermediate|standard grade)/i;

/** Labels of the Europass form and of similar ones. */
export const formLabel = wholeTextPattern(
  '(?:start |end )?dates?',
  'from',
  'to',
  'study type',
  'area(?: of study)?',
  'degree',
  'course',
  'title of qualification(?: awarded)?',
  'name and type of organi[sz]ation\\b.{0,60}',
  'principal subjects?\\b.{0,40}',
  'level in (?:inter)?national classification',
  'qualification',
  'institution',
  'subjects?',
  'grade',
);

/** Words before a date: 'left 2008', 'graduated July 2019'. */
export const dateRemark = wholeTextPattern(
  'left',
  'graduated',
  'completed',
  'finished',
  'attended',
  'awarded',
  'expected',
  'started',
  'passed',
);

/** Bodies that award qualifications; they count as the institution where there is no other. */
export const awardingBody =
  /^(?:CIPD|CIPS|ACCA|AAT|CIMA|CIM|CMI|ILM|CII|RICS|CIOB|BCS|IOSH|NEBOSH|ICAEW|ICAS|Pearson|Edexcel|AQA|OCR|WJEC|SQA|NCFE|CACHE|City (?:&|and) Guilds|Chartered [\p{Lu}][\p{L} &]{4,50})$/u;

/** Offices and awards with a school in their name. */
const officeAtSchool = /^(?:school|college|university) (?:prefect|council|captain)|^high school diploma/i;

/** 'Oak School', not 'School Council'. */
export const namesInstitution = (text: string): boolean => institutionPattern.test(text) && !officeAtSchool.test(text);

const mark = /^(?:[A-E]\*?|\d)(?:[- ]?(?:[A-E]\*?|\d)){0,3}$/;

/** '6', 'A*', '6-5' are grades, not subjects. */
export const isGradeMark = (text: string): boolean => mark.test(text);
