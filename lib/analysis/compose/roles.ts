import { findOccupation, type Occupation } from '@/lib/facts/occupations';
import { canBeMissing } from '@/lib/facts/skills';
import type { ServiceTrade } from '@/lib/facts/service-trades';
import type { RoleMatch } from '@/lib/shared/result';
import type { Findings } from '../findings';
import type { OfficialGroup } from '../official';
import { saidIn, SHOWN_FROM, type OccupationMatch } from '../reading/career/occupation-match';
import { ownTitle } from '../reading/career/occupation-title';
import { isNamedOrListed } from '../reading/skills/found-skills';
import { rungOf } from '../reading/career/seniority';
import { apprenticePost } from '../level';
import { noRoleSentences } from '../wording/report/roles';
import { isStepDown, lacks, leavesTheTrade, soughtTitle, USUAL_RUNG, type Career } from './career';
import { civilianWork, isWithoutWork } from './civilian-work';

/** Said in place of a role where the CV does not tell which job it is for. */
export const NO_EVIDENCE = noRoleSentences.say(null);

const MOST_ROLES = 5;
const MOST_SKILLS = 8;
/** The next step is named after two years in the work. */
const MONTHS_BEFORE_A_STEP = 24;
/** After five years of work a trainee's post is named only where nothing else fits. */
const MONTHS_PAST_TRAINEE = 60;
/** How much of the match the titles must bring: 'Construction Director' and 'Supply Chain Director' share a word, not the work. */
const WHOLE_TITLE = 0.5;
/** The next step is a single one: a site manager does not become a director of engineering next. */
const HIGHEST_STEP = 1;
/** Work so many steps below the latest title is left out: a shop manager does not look for a post at its till. */
const STEPS_DOWN = 2;
const LONGEST_LADDER = 6;
/** The score of placed work before any of its skills is shown. */
const FEWEST_CIVILIAN = 40;

/** Whether the career ladder leads from one occupation up to another. */
function leadsTo(from: Occupation, to: Occupation): boolean {
  let step = from.next;
  for (let i = 0; step !== null && i < LONGEST_LADDER; i++) {
    if (step === to.id) return true;
    step = findOccupation(step)?.next ?? null;
  }
  return false;
}

/** Work beside the placed one: a title of it was held, it is no step down, and the CV has the register that it needs. Skills alone make nobody a project manager. */
export function otherOccupations({ input: { official, cv }, audit: { occupations, reading }, career }: Findings): OccupationMatch[] {
  if (!career || !official) return [];
  const isExperienced = reading.experienceMonths >= MONTHS_PAST_TRAINEE;
  const own = rungOf(reading.roles[0]?.entry.title?.text ?? '') ?? 0;
  const isBelow = (other: Occupation): boolean => {
    const rung = rungOf(other.title);
    if (rung !== null && ((isExperienced && rung === 0) || own - rung >= STEPS_DOWN)) return true;
    return career.occupation !== null && leadsTo(other, career.occupation.occupation);
  };
  return occupations
    .filter(({ score, titleShare, matched, occupation }) => {
      const group = official.group(occupation.soc2020);
      if (
        score < SHOWN_FROM ||
        titleShare < WHOLE_TITLE ||
        matched.length === 0 ||
        occupation.id === career.occupation?.occupation.id ||
        isBelow(occupation)
      )
        return false;
      return group !== null && !isStepDown(career.group, group) && (group.soc === career.group.soc || !lacks(group.register, cv.text));
    })
    .slice(0, MOST_ROLES - 1);
}

export interface NextWork {
  title: string;
  /** null where the catalogue has no entry for it. */
  occupation: Occupation | null;
  group: OfficialGroup;
}

/** Titles of all paid jobs, as they are compared. */
const titlesHeld = ({ audit: { reading } }: Findings): string[] =>
  reading.roles.flatMap(({ isPaid, entry }) => (isPaid && entry.title ? [entry.title.text.toLowerCase()] : []));

/** Whether a title is new to the person and at most one step above the last two they held. */
function nearness(findings: Findings): (title: string) => boolean {
  const held = titlesHeld(findings);
  const recent = held.slice(0, 2).map((title) => rungOf(title) ?? USUAL_RUNG);
  const own = recent.length > 0 ? Math.max(...recent) : USUAL_RUNG;
  return (title) =>
    !held.some((known) => known.includes(title.toLowerCase())) &&
    (rungOf(title) ?? USUAL_RUNG) - own <= HIGHEST_STEP &&
    own <= (rungOf(title) ?? Infinity);
}

const wordsOfTitle = (title: string): string[] => title.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/**
 * A step within the person's own work: the same official group, or a higher rung of the same major group or with a word of the
 * title in common. A kitchen porter who becomes a chef changes work, unless the CV says that this is wanted.
 */
function isOwnLadder({ title, group, aim }: Career, next: NextWork): boolean {
  if (next.group.soc === group.soc || aim?.soc === next.group.soc) return true;
  const own = new Set(wordsOfTitle(title));
  const isNearWork = next.group.soc.startsWith(group.soc.slice(0, 1)) || wordsOfTitle(next.title).some((word) => own.has(word));
  return isNearWork && (rungOf(next.title) ?? USUAL_RUNG) > (rungOf(title) ?? USUAL_RUNG);
}

/** The next rung of the occupation's own ladder. */
function nextRung({ input: { official, cv } }: Findings, career: Career, isNear: (title: string) => boolean): NextWork | null {
  const above = career.occupation?.occupation.next ? findOccupation(career.occupation.occupation.next) : null;
  const group = above && official?.group(above.soc2020);
  if (!above || !group || !isNear(above.title) || isStepDown(career.group, group)) return null;
  const isOpen = group.soc === career.group.soc || !lacks(group.register, cv.text);
  return isOpen ? { title: above.title, occupation: above, group } : null;
}

/**
 * The next rung of the occupation's ladder, else the usual next group. Null at the top, where the CV lacks the register it
 * needs, and where the ladder knows only what the person has been already, or what lies more than a rung above.
 */
export function nextStep(findings: Findings, career: Career): NextWork | null {
  const { official, cv } = findings.input;
  if (!official) return null;
  const [civilian] = civilianWork(findings);
  const civilianGroup = civilian && official.group(civilian.soc);
  if (civilian && civilianGroup) return { title: civilian.title, occupation: null, group: civilianGroup };
  const isNear = nearness(findings);
  const rung = nextRung(findings, career, isNear);
  if (rung && isOwnLadder(career, rung)) return rung;
  const group = career.group.next.map(official.group).find((next) => next !== null && isNear(next.name) && !lacks(next.register, cv.text));
  const next = group ? { title: group.name, occupation: null, group } : null;
  return next && isOwnLadder(career, next) ? next : null;
}

/** For people at the beginning or in training the work itself is the next step. */
const isReadyForAStep = ({ audit: { reading, level } }: Findings): boolean =>
  level !== 'student' && reading.experienceMonths >= MONTHS_BEFORE_A_STEP && rungOf(reading.roles[0]?.entry.title?.text ?? '') !== 0;

/** Up to five titles to search for: the work of the CV, in its own words too, and the next step. Never empty. */
export const suitableRoles = (findings: Findings): string[] => {
  const { career, sharedTitle } = findings;
  const apprentice = findings.audit.level === 'student' ? apprenticePost(findings.input.cv) : null;
  if (!career || apprentice || isWithoutWork(findings)) return [apprentice ?? sharedTitle ?? NO_EVIDENCE];
  const civilian = civilianWork(findings).map(({ title }) => title);
  if (civilian.length > 0) return civilian;
  // For a career change the new work comes first, or nothing else is named.
  const aimed = career.aim ? [career.aim.title] : [];
  const titles = leavesTheTrade(career) ? aimed : [...aimed, ...ownWork(findings, career)];
  return [...new Set(titles)].slice(0, MOST_ROLES);
};

/** The placed work by its names, the step up, and work beside it. */
function ownWork(findings: Findings, career: Career): string[] {
  const occupation = career.occupation?.occupation;
  const own = occupation ? ownTitle(findings.input.cv, findings.audit.reading, occupation) : null;
  const isPart = occupation?.title.split(' / ').includes(own ?? '') ?? false;
  const [beside, ...others] = otherOccupations(findings).map((other) => other.occupation.title);
  const step = isReadyForAStep(findings) ? nextStep(findings, career) : null;
  const also = [
    ...(career.wantedPost ? [career.title] : []),
    // Of 'Plumber / Heating Engineer' the half that the person goes by says it.
    ...(own && !isPart && occupation ? [occupation.title] : []),
    ...(beside ? [beside] : []),
    ...(step ? [step.title] : []),
    ...others,
  ];
  return [soughtTitle(career), ...also.filter(standsNoLower(findings))];
}

/** For a principal engineer the titles 'engineer' and 'senior engineer' are left out. */
function standsNoLower({ audit: { reading } }: Findings): (title: string) => boolean {
  const held = rungOf(reading.roles[0]?.entry.title?.text ?? '') ?? 0;
  return (title) => held <= USUAL_RUNG || (rungOf(title) ?? held) >= held;
}

/** The placed work itself, by the skills of its group where the catalogue has no entry for it. */
function placedMatch(findings: Findings, career: Career): RoleMatch {
  const { reading } = findings.audit;
  const { occupation, group, placement } = career;
  const isSaid = saidIn(reading);
  const known = new Set(group.skills.filter((name) => reading.skills.has(name.toLowerCase()) || isSaid(name)));
  const matched = occupation ? occupation.matched.filter(isNamedOrListed).map(({ name }) => name) : [...known];
  const usual = occupation && occupation.missing.length > 0 ? occupation.missing : group.skills.filter((name) => !known.has(name));
  return {
    title: soughtTitle(career),
    soc: group.soc,
    score: occupation && occupation.score >= SHOWN_FROM ? occupation.score : Math.round(placement.probability * 100),
    matched: matched.slice(0, MOST_SKILLS),
    missing: usual.filter(canBeMissing).slice(0, MOST_SKILLS),
    next: nextStep(findings, career)?.title ?? null,
  };
}

/** Work by the skills of its group: how far the CV of a service leaver, or of who changes career, shows them already. */
function groupMatch(
  { input: { official }, audit: { reading } }: Findings,
  { placement }: Career,
  { title, soc }: Pick<ServiceTrade, 'title' | 'soc'>,
): RoleMatch[] {
  const group = official?.group(soc);
  if (!group) return [];
  const isSaid = saidIn(reading);
  const isKnown = (name: string): boolean => reading.skills.has(name.toLowerCase()) || isSaid(name);
  // A meaning that two common words may have together is not quoted as the person's.
  const isTheirs = (name: string): boolean => {
    const skill = reading.skills.get(name.toLowerCase());
    return skill !== undefined && isNamedOrListed(skill);
  };
  const matched = group.skills.filter(isKnown);
  const share = matched.length / Math.max(1, group.skills.length);
  const score = Math.round(placement.probability * (FEWEST_CIVILIAN + (100 - FEWEST_CIVILIAN) * share));
  const missing = group.skills.filter((name) => !isKnown(name) && canBeMissing(name));
  return [
    { title, soc, score, matched: matched.filter(isTheirs).slice(0, MOST_SKILLS), missing: missing.slice(0, MOST_SKILLS), next: null },
  ];
}

export const roleMatches = (findings: Findings): RoleMatch[] => {
  const { career } = findings;
  if (!career || isWithoutWork(findings)) return [];
  const civilian = civilianWork(findings);
  if (civilian.length > 0) return civilian.flatMap((trade) => groupMatch(findings, career, trade));
  const others = otherOccupations(findings).map(({ occupation, score, matched, missing }): RoleMatch => ({
    title: occupation.title,
    soc: occupation.soc2020,
    score,
    matched: matched
      .filter(isNamedOrListed)
      .slice(0, MOST_SKILLS)
      .map(({ name }) => name),
    missing: missing.filter(canBeMissing).slice(0, MOST_SKILLS),
    // The next step is named for the person's own work only.
    next: null,
  }));
  const aimed = career.aim ? groupMatch(findings, career, career.aim) : [];
  return [...aimed, ...(leavesTheTrade(career) ? [] : [placedMatch(findings, career), ...others])].slice(0, MOST_ROLES);
};
