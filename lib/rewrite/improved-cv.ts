import type { Cv, OtherEntry, Piece, Section, SectionKind, Statement, WorkEntry } from '@/lib/cv/cv';
import type { OwnerDetails } from '@/lib/cv/project/json-resume';
import type { ContactRecord } from '@/lib/cv/document/redacted-document';
import { restore } from '@/lib/cv/document/restore';
import { editedEntries, type KnownEntry } from './edited-entries';
import { courseHead, placeWritten } from './course-head';
import { datesWritten } from './dates-written';
import { readParagraphs, readSkillGroups } from './editor-text/read';
import { educationHeading, skillGroups, workHeading, type SkillGroup, type WordsOf } from './editor-text/write';
import { restoreEdited } from './restore-edited';
import type { SectionName } from './section-names';
import { slotsIn } from './slots';
import { standardHeadings } from './suggest-structure';
import { writtenLines, type WrittenLine } from './written-lines';

/** An entry of any section: a role, a course, a project, a certificate. */
export interface ImprovedEntry {
  title: string | null;
  organisation: string | null;
  place: string | null;
  /** 'Mar 2019 - Present' */
  dates: string | null;
  /** A grade, where the entry has one. */
  detail: string | null;
  statements: WrittenLine[];
  /** The entry's own line, where it has nothing else: 'First Aid at Work (valid to 2027)' says more than its parts. */
  line?: string;
  /** Its place among the CV's entries of the kind; missing where the visitor wrote the entry. */
  source?: number;
}

export interface ImprovedSection {
  kind: SectionKind;
  heading: string;
  paragraphs: string[];
  entries: ImprovedEntry[];
  groups: SkillGroup[];
}

/** The visitor's CV with the accepted changes in place, in the order of a UK CV: what every export is made from. */
export interface ImprovedCv {
  name: string | null;
  headline: string | null;
  contact: string[];
  /** Addresses of profiles and pages, which are too long for the line of the other details. */
  links: string[];
  sections: ImprovedSection[];
}

/** The edited text of each part; a part that is missing or blank stays as it was. 'Structure' is the layout itself. */
export type EditedSections = Readonly<Partial<Record<SectionName, string>>>;

/** A line without a full stop was an item of a list, even where its bullet is lost. */
const isItem = ({ kind, text }: Statement): boolean => kind === 'bullet' || (!/[.!?:;…]["”’)]?$/.test(text) && /^\p{Lu}/u.test(text));

const statementsOf = (statements: readonly Statement[], wordsOf: WordsOf): WrittenLine[] =>
  statements.map((statement) => ({ kind: isItem(statement) ? 'bullet' : 'sentence', text: wordsOf(statement) }));

const orNull = (piece: Piece | null, wordsOf: WordsOf): string | null => (piece ? wordsOf(piece) : null);

const roleOf = (cv: Cv, entry: WorkEntry, source: number, wordsOf: WordsOf): ImprovedEntry => ({
  title: orNull(entry.title, wordsOf),
  organisation: orNull(entry.employer, wordsOf),
  place: orNull(placeWritten(cv, entry), wordsOf),
  dates: datesWritten(entry.dates),
  detail: null,
  statements: statementsOf(entry.statements, wordsOf),
  source,
});

function courseOf(cv: Cv, entry: Cv['education'][number], source: number, wordsOf: WordsOf): ImprovedEntry {
  const { title, organisation, detail } = courseHead(cv, entry);
  const said = (pieces: readonly Piece[]): string | null => pieces.map(wordsOf).join(', ') || null;
  return {
    title: said(title),
    organisation: said(organisation),
    place: null,
    dates: datesWritten(entry.dates),
    detail: said(detail),
    statements: statementsOf(entry.statements, wordsOf),
    source,
  };
}

/** A line longer than this is no line of a list. */
const longestLine = 240;

function ownLine(entry: OtherEntry, cv: Cv, wordsOf: WordsOf): { line?: string } {
  const written = wordsOf({ start: entry.start, end: entry.end, text: '' });
  const isOneLine = !cv.text.slice(entry.start, entry.end).trim().includes('\n');
  return entry.statements.length === 0 && isOneLine && written && written.length <= longestLine ? { line: written } : {};
}

const otherOf = (entry: OtherEntry, cv: Cv, wordsOf: WordsOf): ImprovedEntry => ({
  ...ownLine(entry, cv, wordsOf),
  title: wordsOf(entry.title),
  organisation: orNull(entry.issuer, wordsOf),
  place: null,
  dates: datesWritten(entry.dates),
  detail: null,
  statements: statementsOf(entry.statements, wordsOf),
});

type Content = Partial<Pick<ImprovedSection, 'paragraphs' | 'entries' | 'groups'>>;

const sectionsOf = (cv: Cv, kind: SectionKind): Section[] => cv.sections.filter((section) => section.kind === kind);

const isFilled = ({ paragraphs = [], entries = [], groups = [] }: Content): boolean =>
  paragraphs.length + entries.length + groups.length > 0;

/** The lists of entries that are neither work nor education. */
const otherEntries: Partial<Record<SectionKind, (cv: Cv) => readonly OtherEntry[]>> = {
  certifications: (cv) => cv.certificates,
  memberships: (cv) => cv.memberships,
  projects: (cv) => cv.projects,
  publications: (cv) => cv.publications,
  awards: (cv) => cv.awards,
  training: (cv) => cv.training,
};

function contentOf(kind: SectionKind, cv: Cv, wordsOf: WordsOf): Content {
  switch (kind) {
    case 'summary':
      return { paragraphs: cv.profile ? [wordsOf(cv.profile)] : [] };
    case 'experience':
      return { entries: cv.work.map((entry, index) => roleOf(cv, entry, index, wordsOf)) };
    case 'volunteering':
      return { entries: cv.volunteering.map((entry, index) => roleOf(cv, entry, index, wordsOf)) };
    case 'education':
      return { entries: cv.education.map((entry, index) => courseOf(cv, entry, index, wordsOf)) };
    case 'skills':
      return { groups: skillGroups(cv.skills, wordsOf) };
    case 'languages':
      return { groups: skillGroups(cv.languages, wordsOf) };
    case 'interests':
      return asWritten(cv, sectionsOf(cv, kind), wordsOf);
    case 'references':
      return referencesOf(cv, wordsOf);
    default:
      return { entries: otherEntries[kind]?.(cv).map((entry) => otherOf(entry, cv, wordsOf)) ?? [] };
  }
}

/** 'References available on request' may be a heading with nothing under it. */
function referencesOf(cv: Cv, wordsOf: WordsOf): Content {
  const written = asWritten(cv, sectionsOf(cv, 'references'), wordsOf);
  const isStatement = cv.references !== null && cv.references.text.includes(' ');
  return isFilled(written) || !isStatement || !cv.references ? written : { paragraphs: [wordsOf(cv.references)] };
}

/** A section as it stands: what could not be understood is still not lost, and a list stays a list. */
function asWritten(cv: Cv, sections: readonly Section[], wordsOf: WordsOf): Content {
  const lines = writtenLines(cv, sections, wordsOf);
  if (lines.every(({ kind: form }) => form === 'sentence')) return { paragraphs: lines.map(({ text }) => text) };
  return { entries: [{ title: null, organisation: null, place: null, dates: null, detail: null, statements: lines }] };
}

const editable: Partial<Record<SectionKind, SectionName>> = {
  summary: 'Professional Summary',
  experience: 'Work Experience',
  skills: 'Skills Section',
  education: 'Education',
};

function editedContent(kind: SectionKind, text: string, cv: Cv, wordsOf: WordsOf): Content {
  if (kind === 'summary') return { paragraphs: readParagraphs(text) };
  if (kind === 'skills') return { groups: readSkillGroups(text) };
  return { entries: editedEntries(text, knownEntries(kind, cv, wordsOf)) };
}

/** A heading may stand in the editor in the CV's text or in the owner's words. */
function knownEntries(kind: SectionKind, cv: Cv, wordsOf: WordsOf): KnownEntry[] {
  if (kind === 'education')
    return cv.education.map((entry, index) => ({
      headings: [educationHeading(cv, entry), educationHeading(cv, entry, wordsOf)],
      entry: courseOf(cv, entry, index, wordsOf),
    }));
  return cv.work.map((entry, index) => ({
    headings: [workHeading(cv, entry), workHeading(cv, entry, wordsOf)],
    entry: roleOf(cv, entry, index, wordsOf),
  }));
}

/** 'SELECTED ACHIEVEMENTS' as the other headings stand; short words of capitals are names ('IT', 'CPD'). */
const headingWritten = (heading: string): string =>
  /\p{Ll}/u.test(heading)
    ? heading
    : heading.replace(/\p{Lu}{4,}|AND|OF|THE|FOR|TO|IN|KEY|MY/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());

const sectionWith = (kind: SectionKind, heading: string, content: Content): ImprovedSection[] =>
  isFilled(content) ? [{ kind, heading, paragraphs: [], entries: [], groups: [], ...content }] : [];

function improvedSections(kind: SectionKind, cv: Cv, wordsOf: WordsOf, edited: string | undefined): ImprovedSection[] {
  const own = sectionsOf(cv, kind);
  // What no standard heading names keeps its own.
  if (kind === 'additional')
    return own.flatMap((section) =>
      sectionWith(
        kind,
        section.heading ? headingWritten(section.heading.text) : 'Additional Information',
        asWritten(cv, [section], wordsOf),
      ),
    );
  const content = edited?.trim() ? editedContent(kind, edited, cv, wordsOf) : contentOf(kind, cv, wordsOf);
  return sectionWith(kind, standardHeadings[kind] ?? '', isFilled(content) || kind === 'contact' ? content : asWritten(cv, own, wordsOf));
}

const usualOrder: readonly SectionKind[] = [
  'summary',
  'experience',
  'education',
  'skills',
  'certifications',
  'memberships',
  'training',
  'projects',
  'publications',
  'awards',
  'languages',
  'volunteering',
  'interests',
  'additional',
  'references',
];

/** Skills or education may stand before work where the visitor put them there: a graduate knows why. */
function orderFor(cv: Cv): SectionKind[] {
  const place = (kind: SectionKind): number => {
    const index = cv.sections.findIndex((section) => section.kind === kind);
    return index < 0 ? Infinity : index;
  };
  const early = (['skills', 'education'] as const).filter((kind) => place(kind) < place('experience')).sort((a, b) => place(a) - place(b));
  const rest = usualOrder.filter((kind) => kind !== 'summary' && !early.some((one) => one === kind));
  return ['summary', ...early, ...rest];
}

const contactDetails = (contact: ContactRecord | undefined): string[] =>
  contact ? [contact.location, contact.phone, contact.email].filter((line) => line !== null) : [];

/** The CV with the owner's details and the edited parts put in. Without `owner` it stays redacted. */
export function improvedCv(cv: Cv, owner: OwnerDetails | null, edited: EditedSections = {}): ImprovedCv {
  const origins = owner?.origins ?? [];
  const wordsOf: WordsOf = (piece) => restore(cv.text, origins, piece).replace(/\s+/g, ' ').trim();
  const textFor = (kind: SectionKind): string | undefined => {
    const name = editable[kind];
    const text = name && edited[name];
    return text === undefined ? undefined : restoreEdited(text, cv.text, origins);
  };
  return {
    name: owner?.contact.name ?? null,
    headline: cv.headline ? wordsOf(cv.headline) : null,
    contact: contactDetails(owner?.contact),
    links: owner?.contact.links.map(({ url }) => url.replace(/\s+/g, '')) ?? [],
    sections: orderFor(cv).flatMap((kind) => improvedSections(kind, cv, wordsOf, textFor(kind))),
  };
}

const withStatements: readonly SectionKind[] = ['experience', 'education', 'volunteering'];

/** A certificate, award or course with nothing under it: one line of a list. */
export const isListed = (kind: SectionKind, entry: ImprovedEntry): boolean =>
  !withStatements.includes(kind) && entry.statements.length === 0;

export const listedEntry = ({ line, title, organisation, place, detail, dates }: ImprovedEntry): string =>
  line ?? [title, organisation, place, detail, dates].filter(Boolean).join(', ');

/** For a document: a label that says no more than the heading above it is left out. */
export const skillParts = (groups: readonly SkillGroup[], heading: string): { label: string; items: string[] }[] =>
  groups.map(({ group, items }) => ({ label: group && group.toLowerCase() !== heading.toLowerCase() ? group : '', items }));

/** The words of an entry's head: what it was, and where. */
export function entryHead(entry: ImprovedEntry): { first: string; second: string } {
  const where = [entry.organisation, entry.place, entry.detail].filter(Boolean).join(', ');
  return entry.title ? { first: entry.title, second: where } : { first: where, second: '' };
}

/** Slots that are still open anywhere: an export is refused while there are any. */
export const openSlots = (improved: ImprovedCv): string[] =>
  improved.sections
    .flatMap(({ paragraphs, entries, groups }) => [
      ...paragraphs,
      ...entries.flatMap(({ title, organisation, dates, detail, statements }) => [
        title,
        organisation,
        dates,
        detail,
        ...statements.map(({ text }) => text),
      ]),
      ...groups.flatMap(({ group, items }) => [group, ...items]),
    ])
    .flatMap((text) => slotsIn(text ?? '').map((slot) => slot.text));
