import type { Confidence, Cv } from '../cv';
import { countWords, readLines } from '../document/lines';
import type { CvDocument, CvText } from '../document/redacted-document';
import type { Corrections } from '@/lib/shared/corrections';
import { confidenceOf } from './confidence';
import { arrangeSections } from './corrected/arrange-sections';
import { readCorrectedEntries } from './corrected/corrected-entries';
import { withLicencesApart } from './education/licences';
import { readEducation } from './education/read-education';
import { withShortYears } from './entry/short-years';
import { detectLanguage } from './other/language';
import { reasonsAgainst } from './other/not-a-cv';
import { readOtherSections } from './other/read-other-sections';
import { readProfile } from './profile/read-profile';
import { readTop } from './profile/read-top';
import { linesByKind, type LinesByKind } from './sections/lines-by-kind';
import { toSections, type DraftSection } from './sections/draft-section';
import { findSections } from './sections/find-sections';
import { withHeadingsBetweenJobs } from './sections/headings-between-jobs';
import { withUnnamedProfile } from './sections/unnamed-profile';
import { readLists } from './skills/read-skills';
import type { Trace } from './trace';
import { readJobs, readWork, type JobsRead } from './work/read-work';

/**
 * Parses a redacted CV in numbered steps. Each step uses the results of the steps before it, and adds nothing that the text does not
 * say. The example shows which step reads which line:
 *
 *     [NAME]                                       1 lines, each with its words, size and position
 *     Store Manager                                6 headline, below the name
 *     EXPERIENCE                                   2 section heading, known by its words, its style and what follows
 *     Store Manager ⇥ May 2019 - Present           3 job: a line with dates, whose other parts are scored as
 *     Cobble & Thread, Leeds                         title, employer and place
 *     • Grew sales by 12%                            statement of that job
 *     WHAT I KNOW                                  2 section heading, known because most items below are known skills
 *     Excel, rotas, stock control                  4 skills, split at separators
 *     EDUCATION
 *     Wyke Sixth Form College, A-levels, 2012      3 institution, award and dates
 *
 * Each step has its own folder. `dates/` and `entry/` hold what several steps share: dates, and dividing dated sections into entries
 * and entries into parts. `corrected/` applies the corrections of the CV's owner, which replace what steps 2 to 4 say of the same lines.
 *
 * @param today ISO date; a job that starts more than ten years later is a misreading
 * @param trace records what each line was read as, and by which rule
 */
export function parse<Text extends CvText>(document: CvDocument<Text>, today: string, trace?: Trace): Cv<Text> {
  const { text, corrections } = document;
  // 1 Lines
  const lines = readLines(document);
  // 2 Sections and their kinds
  const found = withShortYears(withHeadingsBetweenJobs(text, lines, findSections(text, lines, trace)), today);
  const sections = corrections ? arrangeSections(text, found, corrections) : withLicencesApart(withUnnamedProfile(found));
  const byKind = linesByKind(text, sections, corrections, trace);
  // 3 Jobs, education, voluntary roles
  const { work, education, narrowHeads } = readEntries(text, byKind, sections, { corrections, today, trace });
  const volunteering = readWork(text, byKind.sectionsOf('volunteering'), trace);
  // 4 Skills and languages
  const { skills, languages } = readLists(text, sections, trace);
  // 5 Other sections
  const others = readOtherSections(text, byKind, sections, trace);
  // 6 Headline and profile
  const top = readTop(document, sections, trace);
  const profile = readProfile(text, sections, top, trace);
  // 7 Confidence, language, and whether this is a CV at all
  const confidence = confirmed(
    corrections,
    confidenceOf(sections, { work, education, skills, narrowHeads, year: Number(today.slice(0, 4)) }),
  );
  const parsed: Omit<Cv<Text>, 'notACv'> = {
    document,
    text,
    words: countWords(text),
    contact: document.contact,
    headline: top.headline,
    sections: toSections(sections, top.profileLines),
    profile,
    work,
    education,
    skills,
    languages,
    certificates: others.certificates,
    memberships: others.memberships,
    projects: others.projects,
    publications: others.publications,
    awards: others.awards,
    achievements: others.achievements,
    training: others.training,
    volunteering,
    interests: others.interests,
    references: others.references,
    confidence,
    language: detectLanguage(text, trace),
  };
  return Object.assign(parsed, { notACv: reasonsAgainst(parsed, trace) });
}

interface Options {
  corrections: Corrections | undefined;
  today: string;
  trace: Trace | undefined;
}

/** Jobs and education: as their owner corrected them, or else as the parser reads them. */
function readEntries(
  text: CvText,
  { sectionsOf, education }: LinesByKind,
  sections: readonly DraftSection[],
  { corrections, today, trace }: Options,
): Pick<Cv, 'work' | 'education'> & Pick<JobsRead, 'narrowHeads'> {
  if (corrections?.entries)
    return {
      ...readCorrectedEntries(text, sections, { ...corrections, entries: corrections.entries }, sectionsOf, trace),
      narrowHeads: new Set(),
    };
  const { entries, narrowHeads } = readJobs(text, sectionsOf('experience'), trace);
  const latestYear = Number(today.slice(0, 4)) + 10;
  const work = entries.filter(({ dates }) => (dates?.from?.year ?? 0) <= latestYear);
  return { work, education: readEducation(text, education, trace), narrowHeads };
}

/** The parts that the owner confirmed or corrected are certain. */
const confirmed = (corrections: Corrections | undefined, confidence: Confidence): Confidence => ({
  ...confidence,
  ...Object.fromEntries((corrections?.settled ?? []).map((part) => [part, 1])),
});
