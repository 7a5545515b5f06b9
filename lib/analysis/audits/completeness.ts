import type { Cv, SectionKind } from '@/lib/cv/cv';
import { defineAudit, scored, type AuditInput, type Grounds } from '../audit';

export type CompletenessFacts =
  | { state: 'complete' }
  | ({ state: 'no profile' } & Lacks)
  | ({ state: 'no skills' } & Lacks)
  | ({ state: 'no education' } & Lacks)
  | ({ state: 'no work' } & Lacks)
  /** Several are absent: other audits ask for each. */
  | ({ state: 'parts absent' } & Lacks)
  | ({ state: 'work late' } & Lacks)
  | ({ state: 'unused skills' } & Lacks);

const parts = ['work', 'education', 'skills', 'profile'] as const;
export type Part = (typeof parts)[number];

export interface Lacks {
  absent: readonly Part[];
  /** The list of skills hardly appears in the roles. */
  hasUnusedSkills: boolean;
  /** Education comes before work experience. */
  isWorkLate: boolean;
}

/** Shares of the points. */
const worth: Readonly<Record<Part, number>> = { work: 0.25, education: 0.2, skills: 0.15, profile: 0.1 };
const ORDER_WORTH = 0.3;

function measure({ cv, reading, level }: AuditInput): Lacks & { share: number } {
  const hasWork = cv.work.length > 0 || (level === 'student' && cv.volunteering.length + cv.projects.length > 0);
  const present: Record<Part, boolean> = {
    work: hasWork,
    education: cv.education.length + cv.certificates.length + cv.training.length > 0 || reading.namesQualification,
    skills: (cv.skills.length > 0 && !reading.isStuffed) || reading.mayListSkills,
    profile: cv.profile !== null,
  };
  const hasUnusedSkills = reading.isStuffed;
  const isWorkLate = isEducationFirst(cv) && level !== 'student' && level !== 'academic';
  const complete = parts.reduce((sum, part) => sum + (present[part] ? worth[part] : 0), 0);
  return {
    share: complete + (hasWork && !isWorkLate ? ORDER_WORTH : 0),
    absent: parts.filter((part) => !present[part] && !(part === 'skills' && hasUnusedSkills)),
    hasUnusedSkills,
    isWorkLate,
  };
}

/** 'Qualifications and registration' may come first, because some jobs require them. */
const namesMore = /\b(?:licen[cs]|memberships?|profession|registr|tickets?)/i;

const placeOf = (cv: Cv, kind: SectionKind): number => cv.sections.findIndex((section) => section.kind === kind);

/** In two columns neither comes first, and the text above education may be unrecognised work. */
function isEducationFirst(cv: Cv): boolean {
  const education = placeOf(cv, 'education');
  const work = placeOf(cv, 'experience');
  const isUnknownAbove = cv.sections.slice(0, Math.max(0, education)).some(({ kind }) => kind === 'additional');
  const firstJob = Math.min(...cv.work.map(({ start }) => start));
  const start = cv.sections[education]?.start ?? 0;
  if (namesMore.test(cv.sections[education]?.heading?.text ?? '')) return false;
  return education > -1 && education < work && start < firstJob && !isUnknownAbove && cv.document.layout.columns < 2;
}

const isOnly = (some: readonly Part[], part: Part): boolean => some.length === 1 && some[0] === part;

/** The facts, and what following the advice would bring. */
function judge(lacks: Lacks, share: number): { facts: CompletenessFacts } & Partial<Grounds> {
  const { absent, hasUnusedSkills, isWorkLate } = lacks;
  if (absent.length === 0 && !hasUnusedSkills && !isWorkLate) return { facts: { state: 'complete' } };
  // The audits of profile and qualifications ask for what is missing; under one title it is one action. Skills are asked for by their own.
  const others = absent.filter((part) => part !== 'profile');
  if (!isWorkLate && isOnly(absent, 'profile')) return { facts: { state: 'no profile', ...lacks }, reachable: share + worth.profile };
  if (!isWorkLate && isOnly(others, 'skills')) return { facts: { state: 'no skills', ...lacks } };
  if (!isWorkLate && isOnly(others, 'education')) return { facts: { state: 'no education', ...lacks }, reachable: share + worth.education };
  if (absent.includes('work')) return { facts: { state: 'no work', ...lacks } };
  if (isWorkLate) return { facts: { state: 'work late', ...lacks } };
  return { facts: { state: hasUnusedSkills ? 'unused skills' : 'parts absent', ...lacks } };
}

/** All essential parts should be there, the strongest first: jobs before education, except for students and academics. */
export const completeness = defineAudit<CompletenessFacts>({
  id: 'completeness',
  criterion: 'B3',
  category: 'B Structure and length',
  points: 1,
  section: 'Structure',
  restsOn: ['work', 'education', 'skills'],
  run(input) {
    const { share, ...lacks } = measure(input);
    const { facts, ...grounds } = judge(lacks, share);
    const heading = input.cv.sections[placeOf(input.cv, 'experience')]?.heading;
    return scored(share, facts, { ...grounds, evidence: facts.state !== 'complete' && heading ? [heading] : [] });
  },
});
