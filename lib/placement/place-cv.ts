import { findIndustry } from '@/lib/facts/industries';
import type { PlacedWork, PlacingInput } from '@/lib/analysis/official';
import { rungOf } from '@/lib/analysis/reading/career/seniority';
import { statedAim } from '@/lib/analysis/reading/career/stated-aim';
import type { RoleReading } from '@/lib/analysis/reading/reading';
import { matchTitle, nearestRow, type JobContext, type TitleMatch } from './match-title';
import { groupTexts, titleIndex } from './official-index';
import { employerSigns } from './title-rules';
import { wordsOf } from './title-words';

/** What a CV says of the person's work in one place: a title with how much that place counts. */
interface Source {
  title: string;
  weight: number;
  context: JobContext;
}

/** The latest job says what somebody is; a headline and a stated aim say what they go by. */
const ROLE_WEIGHTS = [1, 0.3, 0.15];
const HEADLINE_WEIGHT = 0.7;
const AIM_WEIGHT = 0.75;
/** Somebody at the beginning works beside what they are looking for. */
const STARTERS_ROLE = 0.6;
/** The catalogue knows an occupation by its skills too; of somebody at the beginning they say most. */
const CATALOGUE = { weight: 0.006, startersBase: 0.35, startersWeight: 0.005, from: 38 };
const LEAST = 0.2;
const MOST_ALTERNATIVES = 3;

const graduate = /\b(?:[BM]Eng|BSc|MSc|PhD|CEng|IEng|MICE|MIMechE|MIET|chartered|ACA|ACCA|CIMA|FCCA|CIPFA)\b/;
const none: JobContext = { near: new Set(), duties: new Set() };

/** Words of the employer, of the industries its lines speak of, and of the proof of a profession. */
function contextOf(role: RoleReading, isProfessional: boolean, withDuties: boolean): JobContext {
  const counts = new Map<string, number>();
  for (const { value } of role.statements.flatMap(({ hits }) => hits)) {
    if (value.list === 'industry') counts.set(value.id, (counts.get(value.id) ?? 0) + 1);
  }
  const industry = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0];
  const employer = role.entry.employer?.text ?? '';
  const near = [
    ...wordsOf(employer),
    ...employerSigns.flatMap(({ name, words }) => (name.test(employer) ? words : [])),
    ...wordsOf(industry ? (findIndustry(industry)?.label ?? '') : ''),
    ...(isProfessional ? ['professional', 'qualified'] : []),
  ];
  return { near: new Set(near), duties: new Set(withDuties ? role.statements.flatMap(({ statement }) => wordsOf(statement.text)) : []) };
}

/** 'Seeking a role as a trainee electrician in Leeds' → 'trainee electrician'. */
function aimOf(profile: string): string | null {
  const match = statedAim.exec(profile);
  if (!match) return null;
  const said = profile.slice(match.index + match[0].length).split(/[.;,]|\b(?:where|with|in which|that|so)\b/)[0] ?? '';
  const title = said
    .replace(
      /^\s*(?:(?:for|as|to|into|in|a|an|my|the|be|become|work|working|new|first|next|full[- ]time|part[- ]time|role|post|position|job|career|opportunity|move|step)\s)+/i,
      '',
    )
    .trim();
  return title.length > 3 && title.length < 60 ? title : null;
}

function sourcesOf({ cv, reading, level }: PlacingInput): Source[] {
  const awards = cv.education.map(({ award }) => award?.text ?? '').join(' ');
  const isProfessional = graduate.test(`${awards} ${cv.memberships.map(({ title }) => title.text).join(' ')}`);
  const paid = reading.roles.filter(({ isPaid, entry }) => isPaid && entry.title);
  const roles = (paid.length > 0 ? paid : reading.roles.filter(({ isBreak, entry }) => !isBreak && entry.title)).slice(
    0,
    ROLE_WEIGHTS.length,
  );
  const aim = cv.profile ? aimOf(cv.text.slice(cv.profile.start, cv.profile.end)) : null;
  const starter = level === 'student' ? STARTERS_ROLE : 1;
  return [
    ...roles.map((role, i) => ({
      title: role.entry.title?.text ?? '',
      weight: (ROLE_WEIGHTS[i] ?? 0) * starter,
      context: contextOf(role, isProfessional, i === 0),
    })),
    ...(cv.headline ? [{ title: cv.headline.text, weight: HEADLINE_WEIGHT, context: none }] : []),
    ...(aim ? [{ title: aim, weight: AIM_WEIGHT, context: none }] : []),
  ];
}

interface Sighting extends Source {
  match: TitleMatch;
}

/** Groups of managers, which no title without a word of managing speaks for. */
const MANAGERS = '1';
const managing =
  /\b(?:chief|councillor|director|head|manager|manageress|officer|owner|partner|president|principal|proprietor|superintendent|landlord|licensee|publican|farmer|executive|md|ceo)\b/i;
const UNMANAGING_SHARE = 0.1;

/** How far a place in the CV speaks for a group, 0..1. */
function shareOf({ weight, title, match }: Sighting, soc: string, group: number): number {
  const isClaimed = match.exact !== null || !soc.startsWith(MANAGERS) || managing.test(title);
  return weight * (match.shares[group] ?? 0) * (isClaimed ? 1 : UNMANAGING_SHARE);
}

/** Several places that agree make a group surer; none that disagrees makes it impossible. */
function likelihoods(sightings: readonly Sighting[], { occupations, level, reading }: PlacingInput, socs: readonly string[]): number[] {
  const [best] = occupations;
  const score = best && best.score >= CATALOGUE.from ? best.score : 0;
  const isStarter = level === 'student' || rungOf(reading.roles[0]?.entry.title?.text ?? '') === 0;
  const byCatalogue = isStarter ? CATALOGUE.startersBase + score * CATALOGUE.startersWeight : score * CATALOGUE.weight;
  return socs.map((soc, group) => {
    const doubts = sightings.map((sighting) => 1 - shareOf(sighting, soc, group));
    const isBest = score > 0 && best?.occupation.soc2020 === soc;
    return 1 - doubts.reduce((product, doubt) => product * doubt, isBest ? 1 - byCatalogue : 1);
  });
}

/** The unit group that a CV speaks for; null where it names no work that could be placed. Pure, and the same for the same text. */
export function placeCv(input: PlacingInput): PlacedWork | null {
  const index = titleIndex();
  const sightings = sourcesOf(input).flatMap((source): Sighting[] => {
    const match = matchTitle(source.title, index, source.context);
    return match ? [{ ...source, match }] : [];
  });
  const chances = likelihoods(sightings, input, index.socs);
  const ranked = index.socs
    .map((soc, group) => ({ soc, group, chance: chances[group] ?? 0 }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, MOST_ALTERNATIVES + 1);
  const [first, ...others] = ranked;
  if (!first || first.chance < LEAST) return null;
  const titleOf = (soc: string): string => groupTexts.get(soc)?.title ?? soc;
  const spoke = [...sightings].sort((a, b) => shareOf(b, first.soc, first.group) - shareOf(a, first.soc, first.group))[0];
  const exact = spoke?.match.exact?.soc === first.soc ? spoke.match.exact : null;
  const row = exact ?? (spoke ? nearestRow(spoke.title, first.soc, index) : null);
  const placement = {
    soc: first.soc,
    title: titleOf(first.soc),
    matchedTitle: row?.title ?? input.occupations[0]?.occupation.title ?? titleOf(first.soc),
    probability: Math.round(Math.min(0.99, first.chance) * 100) / 100,
    alternatives: others.filter(({ chance }) => chance >= 0.02).map(({ soc }) => ({ soc, title: titleOf(soc) })),
  };
  return { placement, exactTitle: exact?.title ?? null };
}
