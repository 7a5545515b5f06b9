import { findIndustry } from '@/lib/facts/industries';
import { contractWords, noTrades } from '@/lib/facts/aim-words';
import { rankWords } from '@/lib/facts/career-words';
import type { Cv } from '@/lib/cv/cv';
import type { PlacedWork, PlacingInput } from '@/lib/analysis/official';
import { inCharge } from '@/lib/analysis/reading/career/in-charge';
import { rungOf } from '@/lib/analysis/reading/career/seniority';
import type { OccupationMatch } from '@/lib/analysis/reading/career/occupation-match';
import { paperBounds, paperState } from '@/lib/analysis/reading/papers/paper-state';
import type { Reading, RoleReading } from '@/lib/analysis/reading/reading';
import type { TitleIndex } from './title-index';
import { isTitleIn, matchTitle, nearestRow, type JobContext } from './match-title';
import { groupTexts, titleIndex } from './official-index';
import type { Sighting, Source } from './sighting';
import { aimOf, isTitle, postsIn } from './stated-posts';
import { callCentre, callCentreDuties, employerSigns, firmWords, forces, forcesDuties } from './title-rules';
import { wordsOf, titleForms } from './title-words';
import { aimedWork, wantedPost, wantedPosts } from './wanted-work';

/**
 * Weights: the latest job says what somebody is; a headline, the first words of a profile and a stated aim say what they call
 * themselves.
 */
const ROLE_WEIGHTS = [1, 0.3, 0.15];
const HEADLINE_WEIGHT = 0.7;
const OWN_NAME_WEIGHT = 0.6;
const AIM_WEIGHT = 0.75;
/** A field that is wanted, 'regulatory affairs', is no post yet: it alone places nobody. */
const FIELD_WEIGHT = 0.45;
/** A title that is only similar to one of the index weighs less where the person also uses one of the index. */
const BESIDE_A_NAME = 0.7;
/** 'Working foreman' and 'Team Leader' are ranks of any trade: what else somebody calls their work says more. */
const RANK_ALONE_SHARE = 0.3;
const besideRank = new Set(['working', 'acting', 'duty', 'night', 'day']);
/** Unpaid work weighs less, and so does work that ended long ago; in years. */
const UNPAID_SHARE = 0.6;
const LONG_AGO = { years: 3, share: 0.6 };
const MOST_WORDS_BEFORE_NAME = 9;
/** People at the beginning of a career often have a job beside what they are looking for. */
const STARTERS_ROLE = 0.6;
/** The catalogue also recognises an occupation by its skills. For people at the beginning they say most, where they show some. */
const CATALOGUE = { weight: 0.006, startersBase: 0.35, startersWeight: 0.005, startersSkills: 2, from: 38 };
const LEAST = 0.2;
/** A less likely runner-up shares only one word: 'engineer' of a software engineer. */
const ALTERNATIVE_FROM = 0.1;
const MOST_ALTERNATIVES = 3;

const graduate = /\b(?:[BM]Eng|BSc|MSc|PhD|CEng|IEng|MICE|MIMechE|MIET|chartered|ACA|ACCA|CIMA|FCCA|CIPFA)\b/;

/** Words of the index for whom the CV shows a profession: 'ACCA – 8 of 13 papers passed' shows none yet. */
function wordsOfProfession({ education, memberships, text }: Cv, today: number): readonly string[] {
  const awards = [...education, ...memberships].map(({ start, end }) => text.slice(start, end));
  const isHeld = (award: string): boolean => paperState(award, today).notHeld < paperBounds.notHeld;
  return awards.some((award) => graduate.test(award) && isHeld(award)) ? ['professional', 'qualified'] : [];
}

/** Words of the employer, of the industries named in the lines, and of registers and licences. */
function contextOf(role: RoleReading, standing: readonly string[], withDuties: boolean): JobContext {
  const counts = new Map<string, number>();
  for (const { value } of role.statements.flatMap(({ hits }) => hits)) {
    if (value.list === 'industry') counts.set(value.id, (counts.get(value.id) ?? 0) + 1);
  }
  const industry = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0];
  const employer = role.entry.employer?.text ?? '';
  const near = [
    ...wordsOf(employer).filter((word) => !firmWords.has(word)),
    ...employerSigns.flatMap(({ name, words }) => (name.test(employer) ? words : [])),
    ...standing,
  ];
  // An industry that only the lines name counts no more than the lines do.
  const told = wordsOf(industry ? (findIndustry(industry)?.label ?? '') : '');
  const lines = withDuties ? role.statements.flatMap(({ statement }) => wordsOf(statement.text)) : [];
  const served = role.statements.some(({ statement }) => forcesDuties.test(statement.text)) ? forces : [];
  const called = role.statements.some(({ statement }) => callCentreDuties.test(statement.text)) ? callCentre : [];
  return { near: new Set([...near, ...called]), duties: new Set([...told, ...served, ...lines]) };
}

/** 'Looking to get back on tankers', 'returning to teaching': what follows. */
const goingBack = /\b(?:back|return(?:ing)?) (?:in|into|on|onto|to) ([^.;\n]+)/gi;
const SHORTEST_NAME = 5;

const leftIt = /\b(?:ex|former(?:ly)?|now an?|now work\w*|previous(?:ly)?|retired)\b/i;

/**
 * The paid roles with the one first that the profile says is wanted back, or that the person is called by above it: the job since then
 * was for the time between.
 */
function asWantedBack(paid: readonly RoleReading[], { cv }: PlacingInput): RoleReading[] {
  const profile = cv.profile ? cv.text.slice(cv.profile.start, cv.profile.end) : '';
  const back = [...profile.matchAll(goingBack)].map(([, what = '']) => what).join(' ');
  const [latest, ...earlier] = paid;
  const recent = earlier.filter(({ isRecent }) => isRecent);
  const formerBy = (said: string, among: readonly RoleReading[]): RoleReading | undefined => {
    const wanted = wordsOf(said);
    const names = ({ entry }: RoleReading): boolean =>
      wordsOf(entry.title?.text ?? '').some((word) => word.length >= SHORTEST_NAME && !rankWords.has(word) && wanted.includes(word));
    return latest && !names(latest) ? among.find(names) : undefined;
  };
  // Who calls themselves a teacher in the profile is one, however long ago the post ended; a former one is not.
  const former =
    formerBy(back, recent) ??
    formerBy(cv.headline?.text ?? '', recent) ??
    formerBy(leftIt.test(profile) ? '' : (ownNameOf(profile) ?? ''), earlier);
  return former ? [former, ...paid.filter((role) => role !== former)] : [...paid];
}

/** The latest paid roles, preceded by a current unpaid one; only unpaid ones where there are no others. */
function rolesOf(input: PlacingInput): { role: RoleReading; weight: number }[] {
  const { newest, today } = input.reading;
  const titled = newest.filter(({ isBreak, entry }) => !isBreak && entry.title);
  const paid = asWantedBack(
    titled.filter(({ isPaid }) => isPaid),
    input,
  );
  if (paid.length === 0) return titled.slice(0, ROLE_WEIGHTS.length).map((role, i) => ({ role, weight: ROLE_WEIGHTS[i] ?? 0 }));
  const lastMonth = Math.max(...paid.map(({ months }) => months?.to ?? today));
  const isLongAgo = lastMonth < today - LONG_AGO.years * 12;
  const held = titled.filter(({ isPaid, isCurrent }) => !isPaid && isCurrent).slice(0, 1);
  return [
    ...held.map((role) => ({ role, weight: UNPAID_SHARE })),
    ...paid.slice(0, ROLE_WEIGHTS.length).map((role, i) => ({ role, weight: (ROLE_WEIGHTS[i] ?? 0) * (isLongAgo ? LONG_AGO.share : 1) })),
  ];
}

/** What follows the title somebody calls themselves by: 'Gas engineer, 14 years on domestic'. */
const behindOwnName = /[.,;:(]|\s(?:with|who|whose|and|working|specialising|based|in|of|at|for|on|from)\s|\s[–—-]\s|\n|\d/;

/** Adjectives that everybody uses: 'a hard-working professional'. */
const plain = new Set(noTrades);

/** 'Reliable and hard-working gas engineer with …' → 'Reliable', 'Reliable and hard-working gas engineer': an 'and' may join two adjectives. */
const beginningsOf = (text: string): string[] => {
  const profile = text.replace(/\b(hard) (working)\b/gi, '$1-$2');
  const [first = '', second] = profile.split(behindOwnName);
  // 'Enthusiastic, nurturing and committed teacher with …'
  const [withoutCommas = ''] = profile.replace(/,/g, '').replace(/ and /g, ' ').split(behindOwnName);
  const joined = second !== undefined && /^\sand\s/.test(profile.slice(first.length)) ? [`${first} and ${second}`] : [];
  return [first, ...joined, withoutCommas];
};

const isNamedInIndex = (title: string): boolean => titleForms(title).forms.some((form) => titleIndex().rowsOf(form).length > 0);

/** The first words of a profile where they are a title of the index: 'I am an experienced gas engineer with …' → 'gas engineer'. */
function ownNameOf(profile: string): string | null {
  for (const beginning of beginningsOf(profile)) {
    const words = beginning.trim().split(/\s+/).slice(0, MOST_WORDS_BEFORE_NAME);
    for (let from = 0; from < words.length; from += 1) {
      const title = words.slice(from).join(' ');
      if (isTitle(title) && !plain.has(title.toLowerCase()) && isNamedInIndex(title)) return title;
    }
  }
  return null;
}

const namesNoTrade = (title: string): boolean =>
  wordsOf(title).length > 0 && wordsOf(title).every((word) => rankWords.has(word) || besideRank.has(word));

/** Where the employer or the duties show the trade, a rank is as good as a title: 'Team Leader' of a call centre. */
const RANK_OF_TRADE = 0.65;
const isShownTrade = (title: string, context: JobContext): boolean => {
  const match = matchTitle(title, titleIndex(), context);
  return (match?.exact?.industry ?? '') !== '' && Math.max(...(match?.shares ?? [])) >= RANK_OF_TRADE;
};

/** 'Warehouse', 'kitchen': who names only where they worked most likely was its assistant, worker or officer. */
const asPost = (title: string): string =>
  title === '' || isTitle(title) || isNamedInIndex(title) ? title : (postsIn(title.toLowerCase()).find(isNamedInIndex) ?? title);

function sourcesOf(input: PlacingInput): Source[] {
  const { cv, level } = input;
  const standing = wordsOfProfession(cv, input.reading.today);
  const profile = cv.profile ? cv.text.slice(cv.profile.start, cv.profile.end) : '';
  const [aim, ownName] = [aimOf(profile), ownNameOf(profile)];
  const told: JobContext = { near: new Set(standing), duties: new Set(wordsOf(profile)) };
  const starter = level === 'student' ? STARTERS_ROLE : 1;
  return [
    ...rolesOf(input).map(({ role, weight }, i) => {
      const title = asPost(role.entry.title?.text ?? '');
      const context = contextOf(role, standing, i === 0);
      return { title, weight: weight * starter * (namesNoTrade(title) && !isShownTrade(title, context) ? RANK_ALONE_SHARE : 1), context };
    }),
    ...(cv.headline ? [{ title: cv.headline.text, weight: HEADLINE_WEIGHT, context: told, isOwnName: true as const }] : []),
    ...(ownName ? [{ title: ownName, weight: OWN_NAME_WEIGHT, context: told, isOwnName: true as const }] : []),
    ...(aim && !contractWords.includes(aim.toLowerCase())
      ? [{ title: aim, weight: isTitle(aim) ? AIM_WEIGHT : FIELD_WEIGHT, context: told, isAim: true as const }]
      : []),
  ];
}

const bareWords = (title: string): string[] => titleForms(title).words.filter((word) => !rankWords.has(word));

/**
 * The fuller name that the index has is meant: 'therapist' of who is a 'beauty therapist', 'structural technician' of who is a
 * 'structural engineering technician'.
 */
function asCalledInFull(found: readonly Sighting[]): Sighting[] {
  const called = found.filter(({ isOwnName, match }) => isOwnName && match.exact !== null);
  return found.map((one) => {
    const said = bareWords(one.title);
    if (one.isAim || said.length === 0 || (one.match.exact === null && said.length < 2)) return one;
    const isPartOf = (words: readonly string[]): boolean => words.length > said.length && said.every((word) => words.includes(word));
    const fuller = called.find(({ title }) => isPartOf(bareWords(title)));
    return fuller ? { ...one, match: { ...fuller.match, exact: null } } : one;
  });
}

/** Groups of managers: only a title with a word of managing may lead to them. */
const MANAGERS = '1';
const managing =
  /\b(?:chief|councillor|director|head|manager|manageress|officer|owner|partner|president|principal|proprietor|superintendent|landlord|licensee|publican|farmer|executive|md|ceo)\b/i;
const UNMANAGING_SHARE = 0.1;
/** An alternative must be similar work: the first two digits of its group are the same. */
const subMajor = (soc: string): string => soc.slice(0, 2);

/** Offices, shops, machines and elementary work: the index also has their managers among those whom they manage. */
const LED_GROUPS = /^[4789]/;
const namesManagers = /\b(?:manager|supervisor)s?\b/i;
/** Whoever they lead, they are none of those who are led. */
const namesHeads = /\b(?:director|head of)\b/i;
/** With so many people a 'front of house manager' is no receptionist. */
const MANY_PEOPLE = 10;
const AMONG_LED_SHARE = 0.3;

/** How strongly a title in the CV supports a group, 0..1. */
function shareOf({ weight, title, match, leadsMany }: Sighting, soc: string, group: number): number {
  const isClaimed = match.exact !== null || !soc.startsWith(MANAGERS) || managing.test(title);
  const isLeader = (leadsMany && namesManagers.test(title)) || (match.exact === null && namesHeads.test(title));
  const isAbove = isLeader && LED_GROUPS.test(soc) && !namesManagers.test(groupTexts.get(soc)?.title ?? '');
  return weight * (match.shares[group] ?? 0) * (isClaimed ? 1 : UNMANAGING_SHARE) * (isAbove ? AMONG_LED_SHARE : 1);
}

/** Below this the index gives a title to another group, or only to others than this person: an 'accountant' who is not qualified. */
const DENIED_BELOW = 0.2;

/** The catalogue takes a latest title for work that the index gives to other groups: 'Barista' is no waiter. */
function isDenied({ occupation: { id, soc2020 } }: OccupationMatch, sightings: readonly Sighting[], { newest }: Reading): boolean {
  const latest = newest.find(({ isPaid }) => isPaid);
  const title = latest?.occupationIds.includes(id) ? latest.entry.title?.text : undefined;
  const index = titleIndex();
  const group = index.socs.indexOf(soc2020);
  return sightings.some(({ title: said, match }) => said === title && match.exact !== null && (match.shares[group] ?? 0) < DENIED_BELOW);
}

/** Several titles that agree make a group more certain; none that disagrees rules it out. */
function likelihoods(sightings: readonly Sighting[], { occupations, level, reading }: PlacingInput, socs: readonly string[]): number[] {
  const [best] = occupations;
  const score = best && best.score >= CATALOGUE.from ? best.score : 0;
  const isStarter = level === 'student' || rungOf(reading.newest[0]?.entry.title?.text ?? '') === 0;
  const isBySkills = isStarter && best !== undefined && best.matched.length >= CATALOGUE.startersSkills;
  const byCatalogue = isBySkills ? CATALOGUE.startersBase + score * CATALOGUE.startersWeight : score * CATALOGUE.weight;
  const bySkills = best && score > 0 && !isDenied(best, sightings, reading) ? best.occupation.soc2020 : null;
  return socs.map((soc, group) => {
    const doubts = sightings.map((sighting) => 1 - shareOf(sighting, soc, group));
    return 1 - doubts.reduce((product, doubt) => product * doubt, soc === bySkills ? 1 - byCatalogue : 1);
  });
}

/** Below this the titles that somebody has held do not speak for the placed work: it is what they want, or what their studies lead to. */
const HELD_FROM = 0.3;

/** A job of this very title, however long ago: who returns to it after years is no beginner. 'Trainee plumber' is not it yet. */
const hasDoneIt = ({ roles }: Reading, index: TitleIndex, soc: string): boolean =>
  roles.some(({ isPaid, entry: { title } }) => isPaid && title !== null && rungOf(title.text) !== 0 && isTitleIn(index, title.text, soc));

/** Whether the titles of jobs and the own name say that the work is done, or was; 'student nurse' does not. */
function isHeld(sightings: readonly Sighting[], { reading }: PlacingInput, index: TitleIndex, group: number): boolean {
  const soc = index.socs[group] ?? '';
  if (hasDoneIt(reading, index, soc)) return true;
  const own = sightings.filter(({ isAim, isOwnName, title }) => !isAim && !(isOwnName && rungOf(title) === 0));
  return 1 - own.reduce((doubt, sighting) => doubt * (1 - shareOf(sighting, soc, group)), 1) >= HELD_FROM;
}

/** The unit group of a CV; null where it names no work that could be placed. Pure, and the same for the same text. */
export function placeCv(input: PlacingInput): PlacedWork | null {
  const index = titleIndex();
  const sources = sourcesOf(input);
  const leadsMany = inCharge(input.reading).people >= MANY_PEOPLE;
  const found = asCalledInFull(
    sources.flatMap((source): Sighting[] => {
      const match = matchTitle(source.title, index, source.context);
      return match ? [{ ...source, match, leadsMany }] : [];
    }),
  );
  const knowsName = found.some(({ isOwnName, match }) => isOwnName && match.exact !== null);
  const sightings = found.map((one) => (knowsName && !one.match.exact ? { ...one, weight: one.weight * BESIDE_A_NAME } : one));
  const chances = likelihoods(sightings, input, index.socs);
  const ranked = index.socs
    .map((soc, group) => ({ soc, group, chance: chances[group] ?? 0 }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, MOST_ALTERNATIVES + 1);
  const [first, ...others] = ranked;
  if (!first || first.chance < LEAST) return null;
  const titleOf = (soc: string): string => groupTexts.get(soc)?.title ?? soc;
  const spoke = [...sightings].sort((a, b) => shareOf(b, first.soc, first.group) - shareOf(a, first.soc, first.group))[0];
  const exact = spoke && isTitleIn(index, spoke.title, first.soc) ? spoke.match.exact : null;
  const row = exact ?? (spoke ? nearestRow(spoke.title, first.soc, index) : null);
  const ofGroup = input.occupations.find(({ occupation }) => occupation.soc2020 === first.soc);
  const placement = {
    soc: first.soc,
    title: titleOf(first.soc),
    matchedTitle: row?.title ?? ofGroup?.occupation.title ?? titleOf(first.soc),
    probability: Math.round(Math.min(0.99, first.chance) * 100) / 100,
    alternatives: others
      .filter(({ soc, chance }) => chance >= ALTERNATIVE_FROM && subMajor(soc) === subMajor(first.soc))
      .map(({ soc }) => ({ soc, title: titleOf(soc) })),
  };
  const isDone = isHeld(sightings, input, index, first.group);
  return {
    placement,
    exactTitle: exact?.title ?? null,
    isHeld: isDone,
    aim: aimedWork(sources, index, isDone ? first.soc : null),
    wantedPost: wantedPost(sightings, index, first.group, placement.matchedTitle),
    wantedPosts: wantedPosts(sources, index, placement),
  };
}
