import { findOccupation, type Occupation } from '@/lib/facts/occupations';
import type { RoleMatch } from '@/lib/shared/result';
import type { Findings } from '../findings';
import { matchConfidence, SHOWN_FROM, type OccupationMatch } from '../reading/career/occupation-match';
import { ownTitle } from '../reading/career/occupation-title';
import { rungOf } from '../reading/career/seniority';
import { noRoleSentences } from '../wording/report/roles';

/** Said in place of a role where the CV does not tell which job it is for. */
export const NO_EVIDENCE = noRoleSentences.say(null);

const MOST_ROLES = 5;
const MOST_SKILLS = 8;
/** A step up is named once somebody has done the work for two years. */
const MONTHS_BEFORE_A_STEP = 24;
/** After five years of work nobody looks for a trainee's post, unless nothing else fits. */
const MONTHS_PAST_TRAINEE = 60;
/** The rung above is no suggestion where it stands this far above the person's own title. */
const HIGHEST_STEP = 2;
/** Nobody who manages a shop looks for a post at its till. */
const STEPS_DOWN = 2;

/** Roles the CV speaks for; none where nothing is sure enough to be said. A second one needs a skill beside its title's words. */
export const likelyOccupations = ({ audit: { occupations, reading } }: Findings): OccupationMatch[] => {
  if (matchConfidence(occupations) === 'none') return [];
  const isExperienced = reading.experienceMonths >= MONTHS_PAST_TRAINEE;
  const own = rungOf(reading.roles[0]?.entry.title?.text ?? '') ?? 0;
  const isBelow = ({ title }: Occupation): boolean => {
    const rung = rungOf(title);
    return rung !== null && ((isExperienced && rung === 0) || own - rung >= STEPS_DOWN);
  };
  return occupations
    .filter(({ score, matched, occupation }, i) => score >= SHOWN_FROM && (i === 0 || (matched.length > 0 && !isBelow(occupation))))
    .slice(0, MOST_ROLES);
};

const stepUp = ({ audit: { reading } }: Findings, { next }: Occupation): string | null => {
  const above = next && reading.experienceMonths >= MONTHS_BEFORE_A_STEP ? findOccupation(next) : null;
  const rungs = reading.roles.slice(0, 2).flatMap(({ entry }) => rungOf(entry.title?.text ?? '') ?? []);
  const isNear = rungs.length === 0 || (rungOf(above?.title ?? '') ?? 0) - Math.max(...rungs) <= HIGHEST_STEP;
  return above && isNear ? above.title : null;
};

/** Up to five titles to look for: what the CV speaks for, in its own words too, and the next step. Never empty. */
export const suitableRoles = (findings: Findings): string[] => {
  const [best, ...others] = likelyOccupations(findings);
  if (!best) return [NO_EVIDENCE];
  const own = ownTitle(findings.input.cv, findings.audit.reading, best.occupation);
  const isPart = best.occupation.title.split(' / ').includes(own ?? '');
  const step = stepUp(findings, best.occupation);
  const titles = [
    // Of 'Plumber / Heating Engineer' the half that the person goes by says it.
    ...(own && isPart ? [own] : [best.occupation.title, ...(own ? [own] : [])]),
    ...others.slice(0, 1).map(({ occupation }) => occupation.title),
    ...(step ? [step] : []),
    ...others.slice(1).map(({ occupation }) => occupation.title),
  ];
  return [...new Set(titles)].slice(0, MOST_ROLES);
};

export const roleMatches = (findings: Findings): RoleMatch[] =>
  likelyOccupations(findings).map(({ occupation, score, matched, missing }) => ({
    title: occupation.title,
    soc: occupation.soc2020,
    score,
    matched: matched.slice(0, MOST_SKILLS).map(({ name }) => name),
    missing: missing.slice(0, MOST_SKILLS),
    next: occupation.next ? (findOccupation(occupation.next)?.title ?? null) : null,
  }));
