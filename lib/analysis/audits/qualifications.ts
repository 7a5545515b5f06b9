import type { Cv, EducationEntry } from '@/lib/cv/cv';
import { trainingTitles } from '@/lib/facts/career-words';
import { anyOf } from '@/lib/facts/lists';
import { aboveSchoolExams, lowGrades, passGrades, professionalPapers, schoolExams } from '@/lib/facts/professional-papers';
import { registerWords, showsAny, type Register } from '@/lib/facts/registers';
import type { Span } from '@/lib/cv/document/redacted-document';
import { overlaps, overlapsAny } from '../text/spans';
import { defineAudit, scored } from '../audit';
import { namesQualification } from '../reading/career/named-qualification';
import { stateAt } from '../reading/papers/paper-entry';
import { lapsedPapersIn } from '../reading/papers/lapsed-papers';
import { paperBounds, paperState } from '../reading/papers/paper-state';

export type QualificationsFacts =
  | { state: 'none' }
  | { state: 'register not named'; register: Register }
  /** `qualification`: the first that is named, as the CV writes it. */
  | { state: 'incomplete'; qualification: string | null; lacking: readonly ('award' | 'institution' | 'dates')[] }
  | { state: 'no grade' }
  /** Nothing is missing, or only what tells an age, or it is not certain what is held. */
  | { state: 'not asked' };

/** Trades that require registration, by their titles. */
const registers: readonly { id: Register; titles: RegExp; also?: readonly string[] }[] = [
  { id: 'gdc', titles: /\bdental\s(?:nurse|hygienist|therapist)\b|\bdentist\b/i },
  {
    id: 'nmc',
    titles:
      /\b(?:(?<!\b(?:veterinary|vet|nursery|dental)\s)nurse|midwife|nursing\sassociate|health\svisitor|ward\ssister|charge\snurse)\b/i,
  },
  {
    id: 'hcpc',
    titles:
      /\b(?:paramedic|physiotherapist|radiographer|occupational\stherapist|dietitian|biomedical\sscientist|speech\sand\slanguage\stherapist)\b/i,
  },
  { id: 'gphc', titles: /\bpharmacist\b/i },
  { id: 'qts', titles: /\b(?:primary|secondary|class)\b.{0,20}\bteacher\b|\bteacher\sof\b|\bheadteacher\b/i },
  // The register of social workers until 2019. Being on it does not make a social worker today, so placement does not ask for it.
  { id: 'social-work-england', titles: /\bsocial\sworker\b/i, also: ['hcpc'] },
  { id: 'electrical-safety', titles: /\belectrician\b/i },
  { id: 'gas-safe', titles: /\b(?:gas|heating)\sengineer\b/i },
  { id: 'driver-cpc', titles: /\b(?:hgv|lgv)\b/i },
];

/** Nurses of animals are on a register of their own. */
const forAnimals = /\bveterinary\b|\bRVN\b|\bRCVS\b/i;

/** People in training are not on the register yet. */
const learner = anyOf(trainingTitles);

/** After so many years the work counts, and not the year of an exam. */
const MONTHS_OF_WORK = 60;

/** The share that courses, certificates and memberships give without formal education. */
const COURSES_WORTH = 0.7;
/** What a profession or a trade awards tells an employer more than a course. */
const PROFESSIONAL_WORTH = 0.85;
/** School exams alone, and those without a pass at C. */
const SCHOOL_WORTH = 0.75;
const LOW_GRADES_WORTH = 0.6;
const UNREGISTERED_FACTOR = 0.6;
/** A paper that has run out stands among what is held. */
const LAPSED_FACTOR = 0.7;
const MOST_QUOTED = 4;
const ROLES_LOOKED_AT = 2;

/** How complete an entry is. */
const completenessOf = ({ award, area, institution, dates, grade }: EducationEntry): number =>
  (award || area ? 0.4 : 0) + (institution ? 0.25 : 0) + (dates ? 0.2 : 0) + (grade || (award && area) ? 0.15 : 0);

/** The most that formal education earns: nobody's school exams are the best that an experienced person has to show. */
function mostOf(education: readonly EducationEntry[], text: string, isExperienced: boolean): number {
  const said = education.map(({ start, end }) => text.slice(start, end)).join('\n');
  if (!isExperienced || !schoolExams.test(said) || aboveSchoolExams.test(said)) return 1;
  return said.match(lowGrades) && !said.match(passGrades) ? LOW_GRADES_WORTH : SCHOOL_WORTH;
}

/** Lines outside the work and the profile that name what a profession or a trade awards and that is held, as they stand. */
function professionalIn(cv: Cv, today: number): Span[] {
  const { text, work, profile, skills } = cv;
  const others = [...work, ...skills, ...(profile ? [profile] : [])];
  return cv.document.lines
    .filter((line) => line.headingLevel === undefined && !others.some((span) => overlaps(span, line)))
    .filter((line) => {
      const named = professionalPapers.exec(text.slice(line.start, line.end));
      return named !== null && isHeld(cv, { start: line.start + named.index, end: line.start + named.index + named[0].length }, today);
    })
    .map(({ start, end }) => ({ start, end }));
}

const isHeld = (cv: Cv, span: Span, today: number): boolean => stateAt(cv, span, today).notHeld < paperBounds.notHeld;

/** Characters between an award and its subject: ' in ', ': '. */
const BESIDE = 5;

/** 'BSc Nursing' rather than 'BSc'. */
function withSubject({ award, area }: EducationEntry): Span | null {
  const isBehind = award !== null && area !== null && area.start >= award.end && area.start - award.end <= BESIDE;
  return isBehind ? { start: award.start, end: area.end } : (award ?? area);
}

/** 'MSc Advanced Practice' above '120 of 180 credits, due September 2027': what stands elsewhere in the entry counts as well. */
const saysOtherwise = ({ text }: Cv, { start, end }: Span, today: number): boolean =>
  paperState(text.slice(start, end).replaceAll('\n', ' '), today).notHeld >= paperBounds.notHeld;

/** The last month; without a month the whole year counts. */
const endOf = (dates: EducationEntry['dates']): number => (dates?.to ? dates.to.year * 12 + (dates.to.month ?? 12) - 1 : 0);

/** What was gained; of who has gained nothing yet, what is under way. */
function gained(cv: Cv, today: number): readonly EducationEntry[] {
  const held = cv.education.filter((entry) => isHeld(cv, entry.award ?? entry, today));
  return held.length > 0 ? held : cv.education.filter(({ dates }) => dates?.current === true || endOf(dates) >= today);
}

/** The register for the latest titles, where the CV does not name it. */
function missingRegister({ work, text }: Cv): Register | null {
  const latest = work.slice(0, ROLES_LOOKED_AT).map(({ title }) => title?.text ?? '');
  const registerOf = (title: string): (typeof registers)[number] | undefined =>
    registers.find(({ id, titles }) => titles.test(title) && !learner.test(title) && !(id === 'nmc' && forAnimals.test(text)));
  const register = latest.map(registerOf).find((one) => one !== undefined);
  return register && !showsAny(text, [...registerWords[register.id], ...(register.also ?? [])]) ? register.id : null;
}

/** British degrees, which have a class or a grade; after ten years nobody asks for it. An SVQ or a certificate has none. */
const gradedAward = /\b(?:B(?:A|Sc|Eng|Ed|Mus)|M(?:A|Sc|Eng|Phys|Chem)|LL[BM]|honours)\b|\(hons\)|\bdegree\b/i;
const YEARS_OF_A_GRADE = 10;

const lacksGrade = ({ award, grade, dates }: EducationEntry, year: number): boolean =>
  grade === null && gradedAward.test(award?.text ?? '') && (dates?.to?.year ?? dates?.from?.year ?? 0) >= year - YEARS_OF_A_GRADE;

/** Facts that none of the entries has. */
const lackingIn = (education: readonly EducationEntry[]): ('award' | 'institution' | 'dates')[] => [
  ...(education.every(({ award, area }) => !award && !area) ? (['award'] as const) : []),
  ...(education.every(({ institution }) => !institution) ? (['institution'] as const) : []),
  ...(education.every(({ dates }) => !dates) ? (['dates'] as const) : []),
];

interface Found {
  education: readonly EducationEntry[];
  best: number;
  other: number;
  isExperienced: boolean;
  /** Some qualification is named, held or not. */
  isNamed: boolean;
}

function factsOn({ education, best, other, isExperienced, isNamed }: Found, register: Register | null, year: number): QualificationsFacts {
  if (best === 0 && other === 0) return { state: isNamed ? 'not asked' : 'none' };
  if (register) return { state: 'register not named', register };
  const lacking = lackingIn(education);
  if (best === 0 || (lacking.length > 0 && isExperienced)) return { state: 'not asked' };
  if (lacking.length > 0) return { state: 'incomplete', qualification: firstNamed(education)?.text ?? null, lacking };
  const isGradeMissing = best < 1 && best >= other && education.every(({ grade }) => !grade);
  if (isGradeMissing && education.some((entry) => lacksGrade(entry, year))) return { state: 'no grade' };
  return { state: 'not asked' };
}

const firstNamed = (education: readonly EducationEntry[]): EducationEntry['award'] =>
  education.map(({ award, institution, area }) => award ?? institution ?? area).find((piece) => piece) ?? null;

/** The award that the advice is about. */
function placeOf({ state }: QualificationsFacts, education: readonly EducationEntry[], year: number): EducationEntry['award'] {
  if (state === 'no grade') return education.find((entry) => lacksGrade(entry, year))?.award ?? null;
  return state === 'incomplete' ? firstNamed(education) : null;
}

/** Checks what was awarded, by whom and when; in a registered trade also the registration. */
export const qualifications = defineAudit<QualificationsFacts>({
  id: 'qualifications',
  criterion: 'E3',
  category: 'E Skills and qualifications',
  points: 3,
  section: 'Education',
  restsOn: ['education'],
  fixKind: ({ state }) => (state === 'register not named' ? 'stops-application' : 'gains-points'),
  run({ cv, reading }) {
    const education = gained(cv, reading.today);
    const isExperienced = reading.experienceMonths >= MONTHS_OF_WORK;
    const best = Math.min(mostOf(education, cv.text, isExperienced), Math.max(0, ...education.map(completenessOf)));
    const professional = professionalIn(cv, reading.today);
    const courses = [...cv.certificates, ...cv.training, ...cv.memberships];
    const hasCourses =
      courses.some(({ title }) => isHeld(cv, title, reading.today)) || namesQualification(cv, (line) => isHeld(cv, line, reading.today));
    const other = professional.length > 0 ? PROFESSIONAL_WORTH : hasCourses ? COURSES_WORTH : 0;
    const register = missingRegister(cv);
    const isLapsed = lapsedPapersIn(cv, reading.today).length > 0;
    const share = Math.max(best, other) * (register ? UNREGISTERED_FACTOR : 1) * (isLapsed ? LAPSED_FACTOR : 1);
    const facts = factsOn(
      { education, best, other, isExperienced, isNamed: cv.education.length > 0 || reading.namesQualification },
      register,
      Math.floor(reading.today / 12),
    );
    const shown = education.filter((entry) => isHeld(cv, entry, reading.today) && !saysOtherwise(cv, entry, reading.today));
    const awards = shown.flatMap((entry) => withSubject(entry) ?? []).filter((piece) => !overlapsAny(professional, piece));
    const evidence = [...professional.slice(0, MOST_QUOTED), ...awards];
    const named = placeOf(facts, education, Math.floor(reading.today / 12));
    return scored(share, facts, { evidence, targets: named ? [named] : [] });
  },
});
