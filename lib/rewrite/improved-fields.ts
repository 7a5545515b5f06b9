import type { Cv, Piece, Statement, WorkEntry } from '@/lib/cv/cv';
import { restore } from '@/lib/cv/document/restore';
import type { OwnerDetails } from '@/lib/cv/project/json-resume';
import { courseHead, placeWritten } from './course-head';
import { formatDates } from './date-format';
import { editedEntries } from './edited-entries';
import { readParagraphs, readSkillGroups } from './editor-text/read';
import { educationHeading, skillGroups, workHeading, type SkillGroup, type WordsOf } from './editor-text/write';
import type { EditedSections } from './improved-cv';
import { restoreEdited } from './restore-edited';
import type { SectionName } from './section-names';

interface WrittenLine {
  kind: 'bullet' | 'sentence';
  text: string;
}

/** A role or a course as fields. */
export interface ImprovedEntry {
  title: string | null;
  organisation: string | null;
  place: string | null;
  /** 'Mar 2019 - Present' */
  dates: string | null;
  /** A grade, where the entry has one. */
  detail: string | null;
  statements: WrittenLine[];
  /** Its index among the CV's entries of the kind; missing where the visitor wrote the entry. */
  source?: number;
}

/** The editable parts as fields, for exports that are data and not a document. */
interface ImprovedFields {
  summary: string[];
  work: ImprovedEntry[];
  education: ImprovedEntry[];
  skills: SkillGroup[];
}

/** A line without a full stop was an item of a list, also where its bullet is lost. */
const isItem = ({ kind, text }: Statement): boolean => kind === 'bullet' || (!/[.!?:;…]["”’)]?$/.test(text) && /^\p{Lu}/u.test(text));

const statementsOf = (statements: readonly Statement[], wordsOf: WordsOf): WrittenLine[] =>
  statements.map((statement) => ({ kind: isItem(statement) ? 'bullet' : 'sentence', text: wordsOf(statement) }));

const orNull = (piece: Piece | null, wordsOf: WordsOf): string | null => (piece ? wordsOf(piece) : null);

const roleOf = (cv: Cv, entry: WorkEntry, source: number, wordsOf: WordsOf): ImprovedEntry => ({
  title: orNull(entry.title, wordsOf),
  organisation: orNull(entry.employer, wordsOf),
  place: orNull(placeWritten(cv, entry), wordsOf),
  dates: formatDates(entry.dates),
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
    dates: formatDates(entry.dates),
    detail: said(detail),
    statements: statementsOf(entry.statements, wordsOf),
    source,
  };
}

/** The editor may hold a heading in the CV's redacted text or in the owner's words. */
function workOf(cv: Cv, wordsOf: WordsOf, edited: string | null): ImprovedEntry[] {
  const entries = cv.work.map((entry, index) => roleOf(cv, entry, index, wordsOf));
  if (edited === null) return entries;
  const known = cv.work.flatMap((entry, index) => {
    const own = entries[index];
    return own ? [{ headings: [workHeading(cv, entry), workHeading(cv, entry, wordsOf)], entry: own }] : [];
  });
  return editedEntries(edited, known);
}

function educationOf(cv: Cv, wordsOf: WordsOf, edited: string | null): ImprovedEntry[] {
  const entries = cv.education.map((entry, index) => courseOf(cv, entry, index, wordsOf));
  if (edited === null) return entries;
  const known = cv.education.flatMap((entry, index) => {
    const own = entries[index];
    return own ? [{ headings: [educationHeading(cv, entry), educationHeading(cv, entry, wordsOf)], entry: own }] : [];
  });
  return editedEntries(edited, known);
}

export function improvedFields(cv: Cv, owner: OwnerDetails | null, edited: EditedSections = {}): ImprovedFields {
  const origins = owner?.origins ?? [];
  const wordsOf: WordsOf = (piece) => restore(cv.text, origins, piece).replace(/\s+/g, ' ').trim();
  const textFor = (name: SectionName): string | null => (edited[name]?.trim() ? restoreEdited(edited[name], cv.text, origins) : null);
  const [summary, skills] = [textFor('Professional Summary'), textFor('Skills Section')];
  return {
    summary: summary === null ? (cv.profile ? [wordsOf(cv.profile)] : []) : readParagraphs(summary),
    work: workOf(cv, wordsOf, textFor('Work Experience')),
    education: educationOf(cv, wordsOf, textFor('Education')),
    skills: skills === null ? skillGroups(cv.skills, wordsOf) : readSkillGroups(skills),
  };
}
