import type { DateRange, PartialDate } from '@/lib/cv/cv';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { endingAt, type Part } from '../entry/parts';
import { titleScore } from '../entry/scores';
import { ownBoss } from './doubts';
import type { WorkDraft } from './work-draft';
import type { Pairing } from './title-and-employer';

/** Fewest roles that make the dated line above them an employer's. */
const minRoles = 2;

/** 'Acme Ltd (2016 to date)' and nothing else, above roles that all lie within that time. */
export function putUnderEmployers(drafts: readonly WorkDraft[]): WorkDraft[] {
  const result: WorkDraft[] = [];
  for (let index = 0; index < drafts.length; index += 1) {
    const one = drafts[index];
    if (!one) continue;
    const roles = isEmployerLine(one) ? rolesUnder(one, drafts.slice(index + 1)) : [];
    if (roles.length < minRoles) result.push(one);
    else {
      result.push(...roles);
      index += roles.length;
    }
  }
  return result;
}

function rolesUnder(employer: WorkDraft, following: readonly WorkDraft[]): WorkDraft[] {
  const runsOn = runsOneWay(following);
  const within = following.findIndex(({ raw }, index) => !isWithin(raw.dates, employer.raw.dates) || !runsOn(index));
  return following.slice(0, within < 0 ? following.length : within).map((next) => ({ ...next, under: employer }));
}

/** Whether the role at the index begins where those before it lead: roles of one employer run back in time, or on in it. */
function runsOneWay(roles: readonly WorkDraft[]): (index: number) => boolean {
  const begins = roles.map(({ raw }) => (raw.dates?.from ? raw.dates.from.year * 12 + (raw.dates.from.month ?? 1) : null));
  const stepAt = (index: number): number => Math.sign((begins[index] ?? 0) - (begins[index - 1] ?? 0));
  return (index) => index < 2 || stepAt(index) === stepAt(1);
}

/** Who sends people to other firms is not where they work. */
export const agency = /\bagenc(?:y|ies)\b|\brecruitment\b|\bstaffing\b|\btemp(?:ing|orary|s)?\b|\bcontract(?:s|ing)?\b/i;

/** A line of names without a title, and nothing done below it. */
const isEmployerLine = ({ raw, set, units }: WorkDraft): boolean =>
  !set &&
  units.length > 0 &&
  raw.body.length === 0 &&
  units.every(({ text, line }) => titleScore(text) < 2 && !ownBoss.test(text) && !agency.test(text) && line === units[0]?.line);

function isWithin(inner: DateRange | null, outer: DateRange | null): boolean {
  if (!inner?.from || !outer?.from || inner.single || outer.single) return false;
  const month = ({ year, month: own }: PartialDate, otherwise: number): number => year * 12 + (own ?? otherwise);
  const end = (range: DateRange): number => (range.to ? month(range.to, 12) : Infinity);
  return month(inner.from, 12) >= month(outer.from, 1) && end(inner) <= end(outer);
}

function wholeName(text: CvText, units: readonly Part[]): Part | null {
  const [first] = units;
  const end = units.at(-1)?.end ?? 0;
  return first ? endingAt(first, end, text.slice(first.start, end)) : null;
}

/** Below its employer's line all words of a role are its title. */
export function roleUnder(text: CvText, { units }: WorkDraft, employer: WorkDraft): Pairing {
  const [first] = units;
  const end = units.findLast(({ line }) => line === first?.line)?.end ?? 0;
  return {
    title: first ? endingAt(first, end, text.slice(first.start, end)) : null,
    employer: wholeName(text, employer.units),
    score: 0,
    rule: 'pair.role-under-employer-line',
    runnerUp: null,
  };
}
