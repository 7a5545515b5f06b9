import type { Cv, OtherEntry, Piece, SectionKind, Statement, WorkEntry } from '@/lib/cv/cv';
import type { OwnWords } from '@/lib/cv/json-resume';
import type { ContactRecord } from '@/lib/cv/redacted';
import { restore } from '@/lib/cv/restore';
import { editedEntries, type KnownEntry } from './edited-entries';
import { datesWritten } from './dates-written';
import { restoreEdited } from './restore-edited';
import type { SectionName } from './section-names';
import { educationHeading, skillGroups, skillGroupsOf, workHeading, type SkillGroup } from './section-text';
import { slotsIn } from './slots';
import { standardHeadings } from './suggest-structure';

/** An entry of any section: a role, a course, a project, a certificate. */
export interface ImprovedEntry {
  title: string | null;
  organisation: string | null;
  place: string | null;
  /** 'Mar 2019 - Present' */
  dates: string | null;
  /** A grade, where the entry has one. */
  detail: string | null;
  statements: { kind: 'bullet' | 'sentence'; text: string }[];
  /** The entry's own line, where it has nothing else: 'First Aid at Work (valid to 2027)' says more than its parts. */
  line?: string;
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
  sections: ImprovedSection[];
}

/** The edited text of each part; a part that is missing or blank stays as it was. 'Structure' is the layout itself. */
export type EditedSections = Readonly<Partial<Record<SectionName, string>>>;

type Say = (piece: Piece) => string;

const statementsOf = (statements: readonly Statement[], say: Say): ImprovedEntry['statements'] =>
  statements.map((statement) => ({ kind: statement.kind, text: say(statement) }));

const orNull = (piece: Piece | null, say: Say): string | null => (piece ? say(piece) : null);

const roleOf = (entry: WorkEntry, say: Say): ImprovedEntry => ({
  title: orNull(entry.title, say),
  organisation: orNull(entry.employer, say),
  place: orNull(entry.place, say),
  dates: datesWritten(entry.dates),
  detail: null,
  statements: statementsOf(entry.statements, say),
});

function courseOf(entry: Cv['education'][number], say: Say): ImprovedEntry {
  // The heading knows which parts repeat each other; the institution and the dates stand on their own here.
  const course = educationHeading({ ...entry, institution: null, grade: null, dates: null }, say);
  const grade = orNull(entry.grade, say);
  const institution = orNull(entry.institution, say);
  return {
    title: course || null,
    organisation: institution && !course.includes(institution) ? institution : null,
    place: null,
    dates: datesWritten(entry.dates),
    detail: grade && !course.toLowerCase().includes(grade.toLowerCase()) ? grade : null,
    statements: statementsOf(entry.statements, say),
  };
}

/** A line longer than this is no line of a list. */
const longestLine = 240;

function ownLine(entry: OtherEntry, cv: Cv, say: Say): { line?: string } {
  const written = say({ start: entry.start, end: entry.end, text: '' });
  const isOneLine = !cv.text.slice(entry.start, entry.end).trim().includes('\n');
  return entry.statements.length === 0 && isOneLine && written && written.length <= longestLine ? { line: written } : {};
}

const otherOf = (entry: OtherEntry, cv: Cv, say: Say): ImprovedEntry => ({
  ...ownLine(entry, cv, say),
  title: say(entry.title),
  organisation: orNull(entry.issuer, say),
  place: null,
  dates: datesWritten(entry.dates),
  detail: null,
  statements: statementsOf(entry.statements, say),
});

type Content = Partial<Pick<ImprovedSection, 'paragraphs' | 'entries' | 'groups'>>;

function contentOf(kind: SectionKind, cv: Cv, say: Say): Content {
  const others = (entries: readonly OtherEntry[]): Content => ({ entries: entries.map((entry) => otherOf(entry, cv, say)) });
  switch (kind) {
    case 'summary':
      return { paragraphs: cv.profile ? [say(cv.profile)] : [] };
    case 'experience':
      return { entries: cv.work.map((entry) => roleOf(entry, say)) };
    case 'volunteering':
      return { entries: cv.volunteering.map((entry) => roleOf(entry, say)) };
    case 'education':
      return { entries: cv.education.map((entry) => courseOf(entry, say)) };
    case 'skills':
      return { groups: skillGroups(cv.skills, say) };
    case 'languages':
      return { groups: skillGroups(cv.languages, say) };
    case 'certifications':
      return others(cv.certificates);
    case 'memberships':
      return others(cv.memberships);
    case 'projects':
      return others(cv.projects);
    case 'publications':
      return others(cv.publications);
    case 'awards':
      return others(cv.awards);
    case 'training':
      return others(cv.training);
    case 'interests':
      return { paragraphs: cv.interests ? [say(cv.interests)] : [] };
    case 'references':
      return { paragraphs: cv.references ? [say(cv.references)] : [] };
    case 'contact':
    case 'additional':
      return {};
  }
}

/** The lines of a section as they stand: what could not be understood is still not lost. */
const linesOf = (cv: Cv, kind: SectionKind, say: Say): string[] =>
  cv.sections
    .filter((section) => section.kind === kind)
    .flatMap(({ lines }) => lines.flatMap((index) => cv.document.lines[index] ?? []))
    .map(({ start, end }) => say({ start, end, text: '' }))
    .filter(Boolean);

const editable: Partial<Record<SectionKind, SectionName>> = {
  summary: 'Professional Summary',
  experience: 'Work Experience',
  skills: 'Skills Section',
  education: 'Education',
};

function editedContent(kind: SectionKind, text: string, cv: Cv, say: Say): Content {
  const known = (kind === 'experience' ? cv.work : []).map((entry): KnownEntry => ({
    headings: [workHeading(entry), workHeading(entry, say)],
    entry: roleOf(entry, say),
  }));
  const courses = (kind === 'education' ? cv.education : []).map((entry): KnownEntry => ({
    headings: [educationHeading(entry), educationHeading(entry, say)],
    entry: courseOf(entry, say),
  }));
  if (kind === 'summary')
    return {
      paragraphs: text
        .split(/\n\s*\n/)
        .map((part) => part.replace(/\s+/g, ' ').trim())
        .filter(Boolean),
    };
  if (kind === 'skills') return { groups: skillGroupsOf(text) };
  return { entries: editedEntries(text, [...known, ...courses]) };
}

const isFilled = ({ paragraphs = [], entries = [], groups = [] }: Content): boolean =>
  paragraphs.length + entries.length + groups.length > 0;

function sectionOf(kind: SectionKind, cv: Cv, say: Say, edited: string | undefined): ImprovedSection[] {
  const content = edited?.trim() ? editedContent(kind, edited, cv, say) : contentOf(kind, cv, say);
  const filled = isFilled(content) ? content : { paragraphs: kind === 'contact' ? [] : linesOf(cv, kind, say) };
  if (!isFilled(filled)) return [];
  const own = cv.sections.find((section) => section.kind === kind)?.heading?.text;
  return [{ kind, heading: standardHeadings[kind] ?? own ?? 'Additional Information', paragraphs: [], entries: [], groups: [], ...filled }];
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

const contactLines = (contact: ContactRecord | undefined): string[] =>
  contact ? [contact.location, contact.phone, contact.email, ...contact.links.map(({ url }) => url)].filter((line) => line !== null) : [];

/** Joins the CV, the owner's own words and the edited parts. Without `own` it stays redacted. */
export function improvedCv(cv: Cv, own: OwnWords | null, edited: EditedSections = {}): ImprovedCv {
  const origins = own?.origins ?? [];
  const say: Say = (piece) => restore(cv.text, origins, piece).replace(/\s+/g, ' ').trim();
  const textFor = (kind: SectionKind): string | undefined => {
    const name = editable[kind];
    const text = name && edited[name];
    return text === undefined ? undefined : restoreEdited(text, cv.text, origins);
  };
  return {
    name: own?.contact.name ?? null,
    headline: cv.headline ? say(cv.headline) : null,
    contact: contactLines(own?.contact),
    sections: orderFor(cv).flatMap((kind) => sectionOf(kind, cv, say, textFor(kind))),
  };
}

const withStatements: readonly SectionKind[] = ['experience', 'education', 'volunteering'];

/** A certificate, award or course with nothing under it: one line of a list. */
export const isListed = (kind: SectionKind, entry: ImprovedEntry): boolean =>
  !withStatements.includes(kind) && entry.statements.length === 0;

export const listedEntry = ({ line, title, organisation, place, detail, dates }: ImprovedEntry): string =>
  line ?? [title, organisation, place, detail, dates].filter(Boolean).join(', ');

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
