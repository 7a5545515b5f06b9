import { findOccupation, type Occupation } from '@/lib/facts/occupations';
import { canBeMissing } from '@/lib/facts/skills';
import type { ServiceTrade } from '@/lib/facts/service-trades';
import type { RoleMatch } from '@/lib/shared/result';
import type { Findings } from '../findings';
import type { OfficialGroup } from '../official';
import { saidIn, SHOWN_FROM } from '../reading/career/occupation-match';
import { isNamedOrListed, type FoundSkill } from '../reading/skills/found-skills';
import { rungOf } from '../reading/career/seniority';
import { apprenticePost, wantsApprenticeship } from '../level';
import { noRoleSentences } from '../wording/report/roles';
import { heldTitle, lacks, leavesTheTrade, ownTitle, soughtTitle, USUAL_RUNG, type Career } from './career';
import { civilianWork, isWithoutWork } from './civilian-work';

/** Said in place of a role where the CV does not tell which job it is for. */
export const NO_EVIDENCE = noRoleSentences.say(null);

const MOST_ROLES = 5;
const MOST_SKILLS = 8;
/** The next step is named after two years in the work. */
const MONTHS_BEFORE_A_STEP = 24;
/** The trade itself is shown before any skill is. */
const FEWEST_CIVILIAN = 40;

export interface NextWork {
  title: string;
  /** null where the catalogue has no entry for it. */
  occupation: Occupation | null;
  group: OfficialGroup;
}

const wordsOfTitle = (title: string): string[] => title.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

const managing = /\b(?:chief|director|head|manager)\b/i;

/** One rung above the placed title and of the same name: 'Cleaning Supervisor' of 'Cleaner'. A farm worker's is not 'Farm Manager'. */
function isPlainStep(held: string, next: string): boolean {
  if (managing.test(next) && !managing.test(held)) return false;
  const own = new Set(wordsOfTitle(held));
  const rung = rungOf(next);
  return rung !== null && rung - (rungOf(held) ?? USUAL_RUNG) === 1 && wordsOfTitle(next).some((word) => own.has(word));
}

/**
 * The civilian work of who leaves the forces, else the next rung of the occupation's own ladder where its name says that it is
 * one. null elsewhere: what comes next is then the person's to say.
 */
export function nextStep(findings: Findings, career: Career): NextWork | null {
  const { official, cv } = findings.input;
  if (!official) return null;
  const [civilian] = civilianWork(findings);
  const civilianGroup = civilian && official.group(civilian.soc);
  if (civilian && civilianGroup) return { title: civilian.title, occupation: null, group: civilianGroup };
  if (!isReadyForAStep(findings)) return null;
  const above = career.occupation?.occupation.next ? findOccupation(career.occupation.occupation.next) : null;
  const group = above && official.group(above.soc2020);
  if (!above || !group || !isPlainStep(career.title, above.title) || wasHeld(findings, above.title)) return null;
  return group.soc === career.group.soc || !lacks(group.register, cv.text) ? { title: above.title, occupation: above, group } : null;
}

/** One of the CV's jobs has the title. */
export const wasHeld = ({ audit: { reading } }: Findings, title: string): boolean =>
  reading.roles.some(({ entry }) => entry.title?.text.toLowerCase().includes(title.toLowerCase()));

/** Somebody at the beginning, or still in training, has the work itself before them. */
const isReadyForAStep = ({ audit: { reading, level } }: Findings): boolean =>
  level !== 'student' && reading.experienceMonths >= MONTHS_BEFORE_A_STEP && rungOf(reading.newest[0]?.entry.title?.text ?? '') !== 0;

/** Where the work is too unsure to be named: the wanted posts with the held one, else the own title. Who asks to learn a trade is not sent back to an odd job. */
function rolesWithoutCareer({ audit, wantedPosts, sharedTitle }: Findings, wantsToLearn: boolean): string[] {
  if (wantedPosts.length === 0) return [(wantsToLearn ? null : (sharedTitle ?? ownTitle(audit))) ?? NO_EVIDENCE];
  const isToTrain = audit.level === 'student' || wantedPosts.some(({ title }) => rungOf(title) === 0);
  const held = isToTrain ? null : heldTitle(audit);
  return withoutTwins([...wantedPosts.map(({ title }) => title), ...(held === null ? [] : [held])]);
}

/** Without titles that are made of the same words as an earlier one. */
const withoutTwins = (titles: readonly string[]): string[] =>
  titles.filter((title, i) => !titles.slice(0, i).some((earlier) => isSaidBy(title, [earlier]) && isSaidBy(earlier, [title])));

/** The wanted posts before the placed work; of who leaves a trade only the wanted ones. */
function rolesOfCareer(findings: Findings, career: Career): string[] {
  if (isWithoutWork(findings)) return [NO_EVIDENCE];
  const civilian = civilianWork(findings).map(({ title }) => title);
  if (civilian.length > 0) return civilian;
  const wantedTitles = findings.wantedPosts.map(({ title }) => title);
  const aimed = [
    ...(career.aim && !isSaidBy(career.aim.title, wantedTitles) ? [career.aim.title] : []),
    ...wantedTitles.filter((title) => !isSaidBy(title, [career.title]) || isSaidBy(career.title, [title])),
  ];
  return leavesTheTrade(career) ? aimed : withoutTwins([...aimed, ...ownWork(findings, career, aimed.length > 0)]);
}

/** The posts that the CV says are wanted, in its words, and the work it speaks for. Never empty. */
export const suitableRoles = (findings: Findings): string[] => {
  const { audit, career, input } = findings;
  const wantsToLearn = audit.level === 'student' && wantsApprenticeship(input.cv);
  const apprentice = wantsToLearn ? apprenticePost(audit) : null;
  if (apprentice !== null) return [apprentice];
  const titles = career ? rolesOfCareer(findings, career) : rolesWithoutCareer(findings, wantsToLearn);
  return [...new Set(titles)].slice(0, MOST_ROLES);
};

/** Whether the person's own words for a post hold all words of a title. */
export const isSaidBy = (title: string, posts: readonly string[]): boolean =>
  posts.some((post) => wordsOfTitle(title).every((word) => wordsOfTitle(post).includes(word)));

/**
 * The placed work by the name the person gives it. Beside a post that is wanted nothing lower is named, and the title that is held now
 * stands for who might rise to it: 'Deputy Manager' beside 'Registered Manager'.
 */
function ownWork(findings: Findings, career: Career, hasAim: boolean): string[] {
  const titles = [soughtTitle(career), ...(career.wantedPost ? [career.title] : [])];
  if (!hasAim) return titles;
  const named = titles.filter(standsNoLower(findings));
  const held = career.firstPost === null ? heldTitle(findings.audit) : null;
  return held === null || named.some((title) => isSaidBy(title, [held]) || isSaidBy(held, [title])) ? named : [...named, held];
}

/** For a principal engineer the titles 'engineer' and 'senior engineer' are left out. */
function standsNoLower({ audit: { reading } }: Findings): (title: string) => boolean {
  const held = rungOf(reading.newest[0]?.entry.title?.text ?? '') ?? 0;
  return (title) => held <= USUAL_RUNG || (rungOf(title) ?? USUAL_RUNG) >= held;
}

/** The placed work itself, by the skills of its group where the catalogue has no entry for it. */
function placedMatch(findings: Findings, career: Career): RoleMatch {
  const { reading } = findings.audit;
  const { occupation, group, placement } = career;
  const isSaid = saidIn(reading);
  const known = new Set(group.skills.filter((name) => reading.skills.has(name.toLowerCase()) || isSaid(name)));
  // In the CV's own words: 'camera work' is not told as 'photography'.
  const saidAs = ({ mentions: [first] }: FoundSkill): string[] => (first ? [reading.text.slice(first.start, first.end)] : []);
  const shown = occupation ? occupation.matched : [...known].flatMap((name) => reading.skills.get(name.toLowerCase()) ?? []);
  const matched = shown.filter(isNamedOrListed).flatMap(saidAs);
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
  const aimed = career.aim ? groupMatch(findings, career, career.aim) : [];
  const isOwn = !leavesTheTrade(career) && standsNoLower(findings)(soughtTitle(career));
  return [...aimed, ...(isOwn ? [placedMatch(findings, career)] : [])];
};
