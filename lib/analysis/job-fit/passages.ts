import type { Cv, SectionKind } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { findOccupation } from '@/lib/facts/occupations';
import type { Reading } from '../reading/reading';
import { termsOf, type Term } from './terms';

/** Work and study prove, and so does a plain fact ('Full UK driving licence'); the skills list and the profile only claim. */
export type PassageKind = 'work' | 'study' | 'fact' | 'claim';

/** A place of the CV that may meet what an advert asks for. */
export interface Passage {
  span: Span;
  terms: Term[];
  kind: PassageKind;
}

/** Sections whose plain lines state facts: 'Full UK driving licence', 'Welsh (fluent)', a talk under 'Outreach'. */
const factSections = new Set<SectionKind>([
  'certifications',
  'memberships',
  'training',
  'additional',
  'languages',
  'awards',
  'contact',
  'volunteering',
  'publications',
  'projects',
]);

/** Proves nothing, whatever words of the advert it holds. */
const emptyPhrase = /\bother (?:duties|tasks)\b|\bas (?:and when )?(?:required|needed|directed) by\b/i;

export function passagesOf(cv: Cv, reading: Reading): Passage[] {
  const saidOf = (span: Span | null): string => (span ? cv.text.slice(span.start, span.end) : '');
  const passage = (kind: PassageKind, span: Span | null, otherWords = ''): Passage[] =>
    span ? [{ span: { start: span.start, end: span.end }, terms: termsOf(`${saidOf(span)} ${otherWords}`), kind }] : [];
  return [
    ...reading.roles.flatMap(({ entry, statements, occupationIds }) => [
      ...passage('work', entry.title, `${saidOf(entry.employer)} ${tradeOf(occupationIds)}`),
      ...statements
        .filter(({ statement, counts }) => counts && !emptyPhrase.test(saidOf(statement)))
        .flatMap(({ statement }) => passage('work', statement)),
    ]),
    ...[...cv.projects, ...cv.awards, ...cv.publications].flatMap((entry) => passage('work', entry)),
    ...[...cv.certificates, ...cv.training, ...cv.memberships, ...cv.education].flatMap((entry) => passage('study', entry)),
    ...cv.sections
      .filter(({ kind }) => factSections.has(kind))
      .flatMap(({ heading, lines }) => lines.flatMap((index) => passage('fact', cv.document.lines[index] ?? null, saidOf(heading)))),
    ...cv.skills.flatMap((item) => passage('claim', item)),
    ...cv.languages.filter(({ text }) => !/^english\b/i.test(text)).flatMap((language) => passage('claim', language, 'second foreign')),
    ...passage('claim', cv.profile),
  ];
}

/** The trade a title stands for, in other words: a store manager's is retail. */
export function tradeOf(occupationIds: readonly string[]): string {
  const occupation = findOccupation(occupationIds[0] ?? '');
  return occupation ? `${occupation.title} ${occupation.industry}` : '';
}
