import type { DateRange, PartialDate } from '@/lib/cv/cv';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { endingAt } from '../entry/parts';
import { titleScore } from '../entry/scores';
import type { WorkDraft } from './draft';
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
  const isRole = ({ raw, leans }: WorkDraft): boolean => isWithin(raw.dates, employer.raw.dates) && leans.every((one) => one > -1.5);
  const end = following.findIndex((next) => !isRole(next));
  return following.slice(0, end < 0 ? following.length : end).map((next) => ({ ...next, under: employer }));
}

const ownBoss = /self[- ]employed|freelance/i;

const isEmployerLine = ({ raw, set, units: [only, ...more] }: WorkDraft): boolean =>
  !set && only !== undefined && more.length === 0 && raw.body.length === 0 && titleScore(only.text) < 2 && !ownBoss.test(only.text);

function isWithin(inner: DateRange | null, outer: DateRange | null): boolean {
  if (!inner?.from || !outer?.from || inner.single || outer.single) return false;
  const month = ({ year, month: own }: PartialDate, otherwise: number): number => year * 12 + (own ?? otherwise);
  const end = (range: DateRange): number => (range.to ? month(range.to, 12) : Infinity);
  return month(inner.from, 12) >= month(outer.from, 1) && end(inner) <= end(outer);
}

/** Below its employer's line all words of a role are its title. */
export function roleUnder(text: CvText, { units }: WorkDraft, employer: WorkDraft): Pairing {
  const [first] = units;
  const end = units.findLast(({ line }) => line === first?.line)?.end ?? 0;
  return {
    title: first ? endingAt(first, end, text.slice(first.start, end)) : null,
    employer: employer.units[0] ?? null,
    score: 0,
    rule: 'pair.role-under-employer-line',
    runnerUp: null,
  };
}
