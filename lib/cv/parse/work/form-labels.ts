import { wholeTextPattern } from '../text-shapes';

/** Labels that forms print beside or above the answers: 'Employer: Acme Ltd', 'Position held ⇥ Electrician'. */

/** A field of a job that is a list item: '• Company: Elm Hospice'. */
export const markedField = /^(?:company|employer|organi[sz]ation|position|job title|role|website|start date|end date|dates?)[:\t]/i;

/** A part of a head that is a label, not a name. */
export const headLabel = wholeTextPattern(
  '(?:current|present|previous)',
  '(?:before|prior to) (?:that|this)',
  '(?:name of (?:the )?)?(?:company|employer|organi[sz]ation)(?: name)?',
  'designation',
  'roles',
  '(?:seasonal|(?:part|full)[- ]time|temporary|voluntary|casual|permanent)',
  'position',
  'job title',
  'title',
  'role',
  'dates?',
  '(?:start|end) date',
  'from',
  'between',
  'location',
  'website',
  'duration',
  'period',
  'synopsis',
  'reason for leaving',
  'occupation or position(?: held)?',
  'held',
  'type of business or sector',
  'name and address of(?: employer)?',
);

export type FormField = 'employer' | 'title' | 'dates';

/** Labels before a colon, in a column of their own, or alone on a line. */
const fieldForms: Readonly<Record<FormField, RegExp>> = {
  employer: /^(?:(?:name of (?:the )?)?(?:company|employer|organi[sz]ation)(?: name)?|firm)(?=\s*[:\t]|\s*$)/i,
  title: /^(?:designation|position(?: held)?|job title|title|role|post(?: held)?)(?=\s*[:\t]|\s*$)/i,
  dates: /^(?:duration|period|dates?(?: employed)?|tenure|from|started|start date)(?=\s*[:\t]|\s*$)/i,
};

/** The field whose label begins the line, and the length of the label. */
export function fieldOf(text: string): { field: FormField; length: number } | null {
  for (const field of ['employer', 'title', 'dates'] as const) {
    const label = fieldForms[field].exec(text)?.[0];
    if (label !== undefined) return { field, length: label.length };
  }
  return null;
}

/** 'Position:' alone on its line. */
export const isFormLabel = (text: string): boolean => text.endsWith(':') && headLabel.test(text.slice(0, -1).trim());

/** The label of an employer below the duties, as in Europass CVs. */
export const employerLabel = wholeTextPattern('(?:name (?:and address )?of(?: the)?(?: employer)?|employer|company|organisation):?');
