import type { Cv, SectionKind } from '@/lib/cv/cv';
import { aboveSchoolExams, schoolExams } from '@/lib/facts/professional-papers';
import { within } from '../../text/spans';

/** Sections whose lists are known to be of something else. */
const listsOthers: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'contact',
  'experience',
  'certifications',
  'memberships',
  'languages',
  'interests',
  'references',
  'volunteering',
]);

const FEWEST_ITEMS = 4;
const MOST_WORDS = 3;

const isList = (line: string): boolean => {
  const items = line.split(/[,;|•·]/).map((item) => item.trim().split(/\s+/).length);
  return items.length >= FEWEST_ITEMS && items.every((words) => words <= MOST_WORDS);
};

/** The subjects of exams, and where they were sat, are a row of short items too. */
const isOfStudy = (text: string): boolean => schoolExams.test(text) || aboveSchoolExams.test(text) || GRADE_OR_YEAR.test(text);
const GRADE_OR_YEAR = /\b(?:19|20)\d\d\b|\bgrades?\b|(?<=\p{Ll}\s\(?)(?:[A-EU]{1,2}|[1-9]\d?)\*?(?=[\s,;.)]|$)/u;

/**
 * A row of short items stands outside the jobs and every section that lists something else: it may be the skills under a heading that
 * we do not know, so nobody is told that there is no list.
 */
export const mayListSkills = ({ sections, document: { lines }, text }: Cv): boolean =>
  sections
    .filter(({ kind }) => !listsOthers.has(kind))
    .some((section) => {
      const own = within(lines, section).map(({ start, end }) => text.slice(start, end));
      // A heading beside another, or one that we do not know, may end the study above it.
      return own.some(
        (line, i) => isList(line) && (section.kind !== 'education' || !isOfStudy(own.slice(Math.max(0, i - 1), i + 1).join('\n'))),
      );
    });
