import type { CvText } from '@/lib/cv/document/redacted-document';
import { unpaidPostPhrases } from '@/lib/facts/career-words';
import { anyOf } from '@/lib/facts/lists';
import { isTimeWithin } from '../dates/dates';
import { joinParts, type Part } from '../entry/parts';
import { titleMargin, titleScore } from '../entry/scores';
import type { WorkDraft } from './work-draft';
import { awayBounds, tellsOfTimeAway } from './time-away';
import type { Pairing } from './title-and-employer';

/** Whether a dated line above these roles is that of their employer; above one that may have an employer of its own, it is a job. */
const areOfOneEmployer = (roles: readonly WorkDraft[]): boolean => roles.length > 1 || roles.some(namesTitleOnly);

const namesTitleOnly = ({ nameParts }: WorkDraft): boolean =>
  nameParts.some(({ text }) => titleScore(text) >= 2) && nameParts.every(({ text }) => titleMargin(text) > 0);

/** Gives roles the employer of the line above them: 'Acme Ltd (2016 to date)' and nothing else, above roles within that time. */
export function withEmployerLines(drafts: readonly WorkDraft[]): WorkDraft[] {
  const result: WorkDraft[] = [];
  for (let index = 0; index < drafts.length; index += 1) {
    const one = drafts[index];
    if (!one) continue;
    const roles = isEmployerLine(one) ? rolesUnder(one, drafts.slice(index + 1)) : [];
    if (!areOfOneEmployer(roles)) result.push(one);
    else {
      result.push(...roles);
      index += roles.length;
    }
  }
  return result;
}

function rolesUnder(employer: WorkDraft, following: readonly WorkDraft[]): WorkDraft[] {
  const runsOn = runsOneWay(following);
  const { dates } = employer.raw;
  const within = following.findIndex(({ raw }, index) => !raw.dates || !dates || !isTimeWithin(raw.dates, dates) || !runsOn(index));
  const roles = following.slice(0, within < 0 ? following.length : within);
  const titleLine = usualTitleLine(roles);
  return roles.map((next) => ({ ...next, employerLine: employer, titleLine }));
}

/** The parts of a role by the lines of its head. */
const linesOfParts = ({ nameParts }: WorkDraft): Part[][] =>
  [...new Set(nameParts.map(({ line }) => line))].map((number) => nameParts.filter(({ line }) => line === number));

/** Which line of the roles of one employer most resembles a title, 0 for the first: a unit or a site may stand above it. */
function usualTitleLine(roles: readonly WorkDraft[]): number {
  const heads = roles.map(linesOfParts).filter(({ length }) => length > 1);
  const margin = (at: number): number =>
    heads.reduce((sum, lines) => sum + Math.max(0, ...(lines[at] ?? []).map(({ text }) => titleMargin(text))), 0);
  return margin(1) > margin(0) ? 1 : 0;
}

/** Whether the roles up to the index are in the order of time, either way, as the roles of one employer are. */
function runsOneWay(roles: readonly WorkDraft[]): (index: number) => boolean {
  const begins = roles.map(({ raw }) => (raw.dates?.from ? raw.dates.from.year * 12 + (raw.dates.from.month ?? 1) : null));
  const stepAt = (index: number): number => Math.sign((begins[index] ?? 0) - (begins[index - 1] ?? 0));
  return (index) => index < 2 || stepAt(index) === stepAt(1);
}

const ownOrUnpaid = /self[- ]employed|sole trader|freelance|volunt/i;
/** 'School governor', 'Trustee': finds a post that is unpaid by its name. */
export const unpaidPost = anyOf(unpaidPostPhrases);

/** Work for oneself, unpaid work and a break from work: a role above or below does not give an employer. */
export const hasNoEmployer = (text: string): boolean =>
  ownOrUnpaid.test(text) || unpaidPost.test(text) || tellsOfTimeAway(text, awayBounds.certain);

/** Agencies send people to other employers, so the roles below are not theirs. */
export const agency = /\bagenc(?:y|ies)\b|\brecruitment\b|\bstaffing\b|\btemp(?:ing|orary|s)?\b|\bcontract(?:s|ing)?\b/i;

/** A line without a title and without text below it. */
const isEmployerLine = ({ raw, known, nameParts }: WorkDraft): boolean =>
  !known &&
  nameParts.length > 0 &&
  raw.body.length === 0 &&
  nameParts.every(({ text, line }) => titleScore(text) < 2 && !hasNoEmployer(text) && !agency.test(text) && line === nameParts[0]?.line);

/** All words of a line of the role are its title. */
export function roleBelowEmployerLine(text: CvText, role: WorkDraft, employer: WorkDraft): Pairing {
  const lines = linesOfParts(role);
  return {
    title: joinParts(text, lines[role.titleLine ?? 0] ?? lines[0] ?? []),
    employer: joinParts(text, employer.nameParts),
    score: 0,
    rule: 'pair.role-under-employer-line',
    runnerUp: null,
  };
}
