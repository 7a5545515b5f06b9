import type { Cv, EducationEntry, SectionKind } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { findOccupation } from '@/lib/facts/occupations';
import { overlapsAny } from '../text/spans';
import type { Reading } from '../reading/reading';
import { standingsIn, type Standing } from '../reading/papers/standing';
import { isAward } from './study-level';
import { termsOf, type Term } from '../text/terms';

/** Work, study and plain facts ('Full UK driving licence') are proof; the skills list and the profile only claim. */
export type PassageKind = 'title' | 'work' | 'study' | 'fact' | 'claim';

/** A place of the CV that may meet what an advert asks for. */
export interface Passage {
  span: Span;
  /** Its words with the same standing: all held, or all limited in the same way. */
  said: string;
  /** All its terms, and those of each stretch of it that can be taken in at once. */
  terms: Term[];
  stretches: Term[][];
  kind: PassageKind;
  standing: Standing;
  /** Stands in a role: it tells what was done, not what is held. */
  isOfRole?: boolean;
  /** Stands among pastimes, where only a licence or a check says something of the work. */
  isPastime?: boolean;
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
  'publications',
]);
/** What their plain lines tell was done. */
const workSections = new Set<SectionKind>(['volunteering', 'projects']);

/** It is no evidence, whatever words of the advert it has. */
const emptyPhrase = /\bother (?:duties|tasks)\b|\bas (?:and when )?(?:required|needed|directed) by\b/i;

const STRETCH = 12;

/** Words that belong together stand near each other. */
function stretchesOf(terms: Term[]): Term[][] {
  const last = Math.max(0, ...terms.map(({ at }) => at));
  if (last < STRETCH + STRETCH / 4) return [terms];
  const stretches: Term[][] = [];
  for (let from = 0; from <= last; from += STRETCH / 2) stretches.push(terms.filter(({ at }) => at >= from && at < from + STRETCH));
  return stretches;
}

/** 'BTEC Business, 2025 – Present'; what is held since a year is no course that goes on. */
const endsLater = ({ dates }: EducationEntry, { text, today }: Reading): boolean =>
  dates !== null &&
  ((dates.current && !/\bsince\b/i.test(text.slice(dates.start, dates.end))) ||
    (dates.to !== null && dates.to.year * 12 + (dates.to.month ?? 1) - 1 > today));

export function passagesOf(cv: Cv, reading: Reading): Passage[] {
  const saidOf = (span: Span | null): string => (span ? cv.text.slice(span.start, span.end) : '');
  const passage = (kind: PassageKind, span: Span | null, otherWords = '', isUnfinished = false): Passage[] => {
    const line = saidOf(span);
    if (!span || line.trim() === '') return [];
    const isWork = kind === 'work' || kind === 'title';
    const whole = [{ from: 0, to: line.length, standing: 'in-progress' as const }];
    const parts = isUnfinished ? whole : standingsIn(line, { isWork, today: reading.today });
    return [...new Set(parts.map(({ standing }) => standing))].map((standing) => {
      const said = parts.filter((part) => part.standing === standing).map(({ from, to }) => line.slice(from, to));
      const words = `${said.join(' … ')} ${standing === 'held' ? otherWords : ''}`;
      const terms = termsOf(words);
      return { span: { start: span.start, end: span.end }, said: words, terms, stretches: stretchesOf(terms), kind, standing };
    });
  };
  return [
    ...reading.roles.flatMap(({ entry, statements, occupationIds }) => [
      ...(isAward(saidOf(entry.title)) ? passage('study', entry.title) : passage('title', entry.title, tradeOf(occupationIds))),
      ...statements
        .filter(({ statement }) => !emptyPhrase.test(saidOf(statement)) && !overlapsAny(reading.instructions, statement))
        // Words in an order that no sentence has are a list of words: they claim.
        .flatMap(({ statement, counts }) => passage(counts ? 'work' : 'claim', statement).map((one) => ({ ...one, isOfRole: true }))),
    ]),
    ...[...cv.projects, ...cv.awards, ...cv.publications].flatMap((entry) => passage('work', entry)),
    ...[...cv.certificates, ...cv.training, ...cv.memberships].flatMap((entry) => passage('study', entry)),
    ...cv.education.flatMap((entry) => passage('study', entry, '', endsLater(entry, reading))),
    ...cv.sections
      .filter(({ kind }) => factSections.has(kind) || workSections.has(kind))
      .flatMap(({ kind, heading, lines }) =>
        lines.flatMap((index) => passage(workSections.has(kind) ? 'work' : 'fact', cv.document.lines[index] ?? null, saidOf(heading))),
      ),
    ...cv.sections
      .filter(({ kind }) => kind === 'interests')
      .flatMap(({ lines }) => lines.flatMap((index) => passage('fact', cv.document.lines[index] ?? null)))
      .map((one) => ({ ...one, isPastime: true })),
    ...cv.skills.flatMap((item) => passage('claim', item)),
    ...cv.languages.filter(({ text }) => !/^english\b/i.test(text)).flatMap((language) => passage('claim', language, 'second foreign')),
    ...passage('claim', cv.profile),
  ];
}

/** Where the person worked: an employer's name proves the sector, never a skill ('Barista, Java Junction'). */
export const employersOf = ({ roles, text }: Reading): Passage[] =>
  roles.flatMap(({ entry: { title, employer }, occupationIds }) => {
    const span = title ?? employer;
    if (!span || !employer) return [];
    const said = `${text.slice(employer.start, employer.end)} ${tradeOf(occupationIds)}`;
    const terms = termsOf(said);
    return [{ span: { start: span.start, end: span.end }, said, terms, stretches: [terms], kind: 'title', standing: 'held' }];
  });

/** The trade a title stands for, in other words: a store manager's is retail. */
export function tradeOf(occupationIds: readonly string[]): string {
  const occupation = findOccupation(occupationIds[0] ?? '');
  return occupation ? `${occupation.title} ${occupation.industry}` : '';
}
