import { wholly } from '../text-shapes';

/** Labels of forms, printed beside or above the answers: 'Employer: Acme Ltd', 'Position held ⇥ Electrician'. */

/** Before the colon of a job's field, where a list marks each field: '• Company: Elm Hospice'. */
export const markedField = /^(?:company|employer|organi[sz]ation|position|job title|role|website|start date|end date|dates?)[:\t]/i;

/** A part of a head that is such a label and names nothing. */
export const headLabel = wholly(
  '(?:current|present|previous)',
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

/** What is asked for, before a colon, in a column of its own or alone on its line. */
const fieldForms: Readonly<Record<FormField, RegExp>> = {
  employer: /^(?:(?:name of (?:the )?)?(?:company|employer|organi[sz]ation)(?: name)?|firm)(?=\s*[:\t]|\s*$)/i,
  title: /^(?:designation|position(?: held)?|job title|title|role|post(?: held)?)(?=\s*[:\t]|\s*$)/i,
  dates: /^(?:duration|period|dates?(?: employed)?|tenure|from|started|start date)(?=\s*[:\t]|\s*$)/i,
};

/** The field that a line answers or asks for, and how long its label is. */
export function fieldOf(text: string): { field: FormField; length: number } | null {
  for (const field of ['employer', 'title', 'dates'] as const) {
    const label = fieldForms[field].exec(text)?.[0];
    if (label !== undefined) return { field, length: label.length };
  }
  return null;
}

/** 'Position:' beside or above what is asked for. */
export const isFormLabel = (text: string): boolean => text.endsWith(':') && headLabel.test(text.slice(0, -1).trim());

/** Before the employer below the duties, as Europass has it. */
export const employerLabel = wholly('(?:name (?:and address )?of(?: the)?(?: employer)?|employer|company|organisation):?');
