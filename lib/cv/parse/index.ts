import type { Confidence, Cv, Piece, Section, SectionKind } from '../cv';
import { countWords, readLines, type Line } from '../document/lines';
import type { CvDocument, CvText, Span } from '../document/redacted-document';
import type { Corrections } from '@/lib/shared/corrections';
import { confidenceOf } from './confidence';
import { arrangeSections, claimsOf } from './corrected/arrange-sections';
import { readCorrected } from './corrected/corrected-entries';
import { isLicence, withLicencesApart } from './education/licences';
import { readEducation, schoolingIn } from './education/read-education';
import { detectLanguage } from './other/language';
import { reasonsAgainst } from './other/not-a-cv';
import { readAchievements, readItems, readProjects } from './other/simple-sections';
import { isTemplateLine } from './other/template-line';
import { readTop, type Top } from './profile/read-top';
import { wholeText } from './profile/whole-text';
import type { DraftSection } from './sections/draft-section';
import { findSections } from './sections/find-sections';
import { proseAboveFirstJob, withUnnamedProfile } from './sections/unnamed-profile';
import { readLists } from './skills/read-skills';
import type { Trace } from './trace';
import { readTableHeader } from './work/table-header';
import { readJobs, readWork, type JobsRead } from './work/read-work';

/**
 * Understands a redacted CV: one step per question, each on the results of the one before. Nothing is read that the text does not say.
 *
 *     [NAME]                                       1 lines, each with its words, size and place on the page
 *     Store Manager                                8 profile: the headline, below the name
 *     EXPERIENCE                                   2 sections: a heading by its words, by how it is set and by what follows
 *     Store Manager ⇥ May 2019 - Present           4 work: a dated line anchors an entry; its other parts are scored
 *     Cobble & Thread, Leeds                         as title, employer and place
 *     • Grew sales by 12%                            a statement of that entry
 *     WHAT I KNOW                                  3 no known wording, but most of what follows are known skills
 *     Excel, rotas, stock control                  6 skills: items between separators
 *     EDUCATION                                    5 education: slots for school, award and dates, filled line by line
 *     Wyke Sixth Form College, A-levels, 2012
 *
 * What the owner of the CV put right (`document.corrections`) replaces what steps 2 to 6 would say of the same lines.
 * Step 7 reads the sections that are plain lists, step 9 the language, and last of all the result is asked whether it is a CV.
 * `today` (ISO) bounds what can be a date. With a `trace` every step notes what it read a line as, and by which rule.
 */
export function parse<Text extends CvText>(document: CvDocument<Text>, today: string, trace?: Trace): Cv<Text> {
  const { text, corrections } = document;
  // 1 lines
  const lines = readLines(document);
  // 2 sections, 3 their kinds: both at once, as the reading that scores best as a whole
  const found = findSections(text, lines, trace);
  const sections = corrections ? arrangeSections(text, found, corrections) : withLicencesApart(withUnnamedProfile(found));
  const contents = contentsOf(text, sections, corrections, trace);
  // 4 entries of work, 5 education
  const { work, education, narrowHeads } = readEntries(text, contents, sections, { corrections, today, trace });
  const volunteering = readWork(text, contents.listsOf('volunteering'), trace);
  // 6 skills and languages
  const { skills, languages } = readLists(text, sections, trace);
  // 7 other sections
  const other = readOthers(text, contents, sections, trace);
  // 8 profile and headline
  const top = readTop(document, sections, trace);
  const parsed: Omit<Cv<Text>, 'notACv'> = {
    document,
    text,
    words: countWords(text),
    contact: document.contact,
    headline: top.headline,
    sections: sectionsOf(sections, top.profileLines),
    profile: profileOf(text, sections, top, trace),
    work,
    education,
    skills,
    languages,
    certificates: other.certificates,
    memberships: other.memberships,
    projects: other.projects,
    publications: other.publications,
    awards: other.awards,
    achievements: other.achievements,
    training: other.training,
    volunteering,
    interests: other.interests,
    references: other.references,
    confidence: settledIn(corrections, confidenceOf(sections, { work, education, skills, narrowHeads })),
    // 9 language
    language: detectLanguage(text, trace),
  };
  return Object.assign(parsed, { notACv: reasonsAgainst(parsed, trace) });
}

interface Reading {
  corrections: Corrections | undefined;
  today: string;
  trace: Trace | undefined;
}

function readEntries(
  text: CvText,
  { listsOf, schooling }: Contents,
  sections: readonly DraftSection[],
  { corrections, today, trace }: Reading,
): Pick<Cv, 'work' | 'education'> & Pick<JobsRead, 'narrowHeads'> {
  if (corrections?.entries)
    return { ...withAdded(text, readCorrected(text, sections, corrections.entries, trace), corrections, listsOf), narrowHeads: 0 };
  const { entries, narrowHeads } = readJobs(text, listsOf('experience'), trace);
  const work = entries.filter((entry) => isPlausible(entry.dates?.from?.year, today));
  return { work, education: readEducation(text, schooling, trace), narrowHeads };
}

/** Text that a draft added to corrected entries is parsed as usual. */
function withAdded(
  text: CvText,
  { work, education }: Pick<Cv, 'work' | 'education'>,
  { added = [] }: Corrections,
  listsOf: Contents['listsOf'],
): Pick<Cv, 'work' | 'education'> {
  const addedIn = (kind: SectionKind): Line[][] =>
    listsOf(kind)
      .map((lines) => lines.filter(({ index }) => added.includes(index)))
      .filter((lines) => lines.length > 0);
  const byPlace = (a: Span, b: Span): number => a.start - b.start;
  if (added.length === 0) return { work, education };
  return {
    work: [...work, ...readWork(text, addedIn('experience'))].sort(byPlace),
    education: [...education, ...readEducation(text, addedIn('education'))].sort(byPlace),
  };
}

/** Parts that the owner has confirmed are certain. */
const settledIn = (corrections: Corrections | undefined, read: Confidence): Confidence => ({
  ...read,
  ...Object.fromEntries((corrections?.settled ?? []).map((part) => [part, 1])),
});

/** The lines of the sections by kind, without those that hold nothing of the person. */
interface Contents {
  /** The lines of each section of these kinds. */
  listsOf: (...kinds: SectionKind[]) => Line[][];
  /** The same in one list, without lines that are read as education. */
  linesOf: (kind: SectionKind) => Line[];
  /** The lines that education is read from. */
  schooling: Line[][];
}

function contentsOf(
  text: CvText,
  sections: readonly DraftSection[],
  corrections: Corrections | undefined,
  trace: Trace | undefined,
): Contents {
  const claims = corrections && claimsOf(corrections);
  const listsOf = (...kinds: SectionKind[]): Line[][] =>
    sections.flatMap(({ kind, lines }) =>
      kind !== 'top' && kinds.includes(kind) ? [lines.filter((line) => !isUnused(text, line, trace))] : [],
    );
  const underEducation = listsOf('education');
  const licences = underEducation.flat().filter(isLicence);
  const headed = underEducation.map((lines) => lines.filter((line) => !licences.includes(line)));
  // 'Tickets and qualifications' without a section for schooling holds both
  const found = headed.length > 0 ? [] : schoolingIn(listsOf('certifications', 'training').flat());
  return {
    listsOf,
    linesOf: (kind) =>
      [...listsOf(kind).flat(), ...(kind === 'certifications' ? licences : [])].filter(
        (line) => !claims?.has(line.index) && !found.some(({ start }) => start === line.start),
      ),
    schooling: headed.length > 0 ? headed : [found],
  };
}

/** A form's line that nobody filled in, or the header of a table. */
function isUnused(text: CvText, line: Line, trace: Trace | undefined): boolean {
  const rule = isTableHeader(text, line) ? 'unused.table-header' : isTemplateLine(line.text) ? 'unused.template-line' : null;
  if (rule) trace?.note(line.start, { step: 'sections', readAs: 'not used', rule });
  return rule !== null;
}

/** 'Dates ⇥ Employer ⇥ Position' is the header of a table, not a job. */
const isTableHeader = (text: CvText, line: Line): boolean =>
  line.items.length > 2 && readTableHeader(line.items.map((item) => text.slice(item.start, item.end))) !== null;

/** A start ten years ahead is a misreading. */
const isPlausible = (year: number | undefined, today: string): boolean => year === undefined || year <= Number(today.slice(0, 4)) + 10;

/** 'Key achievements', 'Career highlights' hold achievements, whether or not there was an award. */
const ofAchievements = /\b(?:achievements|accomplishments|highlights)\b/i;

type Others = Pick<
  Cv,
  'certificates' | 'memberships' | 'projects' | 'publications' | 'awards' | 'achievements' | 'training' | 'interests' | 'references'
>;

function readOthers(text: CvText, { linesOf }: Contents, sections: readonly DraftSection[], trace: Trace | undefined): Others {
  const references = sections.filter(({ kind }) => kind === 'references');
  const achievements = sections.filter(({ kind, heading }) => kind === 'additional' && heading && ofAchievements.test(heading.text));
  return {
    certificates: readItems(text, linesOf('certifications'), trace, true),
    memberships: readItems(text, linesOf('memberships'), trace),
    projects: readProjects(text, linesOf('projects'), trace),
    publications: readItems(text, linesOf('publications'), trace),
    awards: readAchievements(text, linesOf('awards'), trace),
    achievements: achievements.flatMap(({ lines }) => readAchievements(text, lines, trace)),
    training: readItems(text, linesOf('training'), trace, true),
    interests: wholeSection(text, linesOf('interests'), 'interests', trace),
    references:
      wholeSection(
        text,
        references.flatMap((section) => section.lines),
        'references',
        trace,
      ) ??
      references[0]?.heading ??
      null,
  };
}

function wholeSection(text: CvText, lines: readonly Line[], kind: string, trace: Trace | undefined): Piece | null {
  for (const { start } of lines) trace?.note(start, { step: 'other', readAs: 'item', rule: `${kind}.whole-section` });
  return wholeText(text, lines);
}

function profileOf(text: CvText, sections: readonly DraftSection[], { profileLines }: Top, trace: Trace | undefined): Piece | null {
  const sources = [
    { rule: 'profile.headed', lines: sections.find(({ kind, lines }) => kind === 'summary' && lines.length > 0)?.lines ?? [] },
    { rule: 'profile.prose-on-top', lines: profileLines },
    { rule: 'profile.prose-above-first-job', lines: proseAboveFirstJob(sections) },
  ];
  const { rule, lines } = sources.find((source) => source.lines.length > 0) ?? { rule: '', lines: [] };
  for (const { start } of lines) trace?.note(start, { step: 'profile', readAs: 'profile', rule });
  return wholeText(text, lines);
}

function sectionsOf(drafts: readonly DraftSection[], profileLines: readonly Line[]): Section[] {
  const sections: Section[] = [];
  for (const { kind, heading, lines } of drafts) {
    const start = heading?.start ?? lines[0]?.start;
    if (kind === 'top' || start === undefined) continue;
    sections.push({ kind, heading, lines: lines.map(({ index }) => index), start, end: lines.at(-1)?.end ?? heading?.end ?? start });
  }
  const [profile] = profileLines;
  if (profile && !sections.some(({ kind }) => kind === 'summary')) {
    sections.unshift({
      kind: 'summary',
      heading: null,
      lines: profileLines.map(({ index }) => index),
      start: profile.start,
      end: profileLines.at(-1)?.end ?? profile.end,
    });
  }
  return sections;
}
