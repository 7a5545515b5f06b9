import { findIndustry } from '@/lib/facts/industries';
import { contractWords, noTrades } from '@/lib/facts/aim-words';
import { rankWords } from '@/lib/facts/career-words';
import { titleHeads } from '@/lib/facts/job-words';
import type { PlacedWork, PlacingInput } from '@/lib/analysis/official';
import { rungOf } from '@/lib/analysis/reading/career/seniority';
import { statedAim } from '@/lib/analysis/reading/career/stated-aim';
import type { OccupationMatch } from '@/lib/analysis/reading/career/occupation-match';
import type { Reading, RoleReading } from '@/lib/analysis/reading/reading';
import type { TitleIndex } from './title-index';
import { matchTitle, nearestRow, type JobContext, type TitleMatch } from './match-title';
import { doersOf } from './doers';
import { groupTexts, titleIndex } from './official-index';
import { employerSigns, firmWords, forces, forcesDuties } from './title-rules';
import { wordsOf, titleForms } from './title-words';

/** A title in the CV with the weight of the place where it stands. */
interface Source {
  title: string;
  weight: number;
  context: JobContext;
  isAim?: true;
  /** What somebody calls themselves, in a headline or at the beginning of a profile. */
  isOwnName?: true;
}

/**
 * Weights: the latest job says what somebody is; a headline, the first words of a profile and a stated aim say what they call
 * themselves.
 */
const ROLE_WEIGHTS = [1, 0.3, 0.15];
const HEADLINE_WEIGHT = 0.7;
const OWN_NAME_WEIGHT = 0.6;
const AIM_WEIGHT = 0.75;
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
const none: JobContext = { near: new Set(), duties: new Set() };

/** Words of the employer, of the industries named in the lines, and of registers and licences. */
function contextOf(role: RoleReading, isProfessional: boolean, withDuties: boolean): JobContext {
  const counts = new Map<string, number>();
  for (const { value } of role.statements.flatMap(({ hits }) => hits)) {
    if (value.list === 'industry') counts.set(value.id, (counts.get(value.id) ?? 0) + 1);
  }
  const industry = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0];
  const employer = role.entry.employer?.text ?? '';
  const near = [
    ...wordsOf(employer).filter((word) => !firmWords.has(word)),
    ...employerSigns.flatMap(({ name, words }) => (name.test(employer) ? words : [])),
    ...(isProfessional ? ['professional', 'qualified'] : []),
  ];
  // An industry that only the lines name counts no more than the lines do.
  const told = wordsOf(industry ? (findIndustry(industry)?.label ?? '') : '');
  const lines = withDuties ? role.statements.flatMap(({ statement }) => wordsOf(statement.text)) : [];
  const served = role.statements.some(({ statement }) => forcesDuties.test(statement.text)) ? forces : [];
  return { near: new Set(near), duties: new Set([...told, ...served, ...lines]) };
}

/** Words for a post itself, and for where or how it is to be. */
const endOfAim =
  /\s(?:apprenticeships?|traineeships?|internships?|placements?|posts?|roles?|positions?|jobs?|vacanc(?:y|ies)|work|in|within|at|after|near|using|to|of\s(?:an?|my|our))(?:\s.*)?$/i;

const goingBack = /^(?:return|go)/i;

/** A way to start names no work: 'a hairdressing apprenticeship', 'an apprenticeship in engineering'. */
const wayIn = /(?:^|\s)(?:apprenticeships?|traineeships?|internships?|placements?)(?:\s(?:in|as)\s(?:an?\s)?|$)/i;

/** What may stand before the title of the wanted post. */
const startOfAim =
  /^(?:(?:for|as|to|into|in|of|or|a|an|(?:my|the)\sfirst|my|the|can|could|may|might|must|should|would|will|is|ideally|be|become|move|work|working|new|next|full[- ]time|part[- ]time|hybrid|remote|permanent|(?:first\s)?(?:role|post|position|job|career|opportunity|step))\s)+/i;

/** 'Looking for a start with a joiner': the trade of who teaches it. */
const startWith = /^ an? (?:chance|opening|start) (?:as|in|with) /i;

const bareAim = (said: string): string =>
  said
    .replace(/^[\s:–-]+/, '')
    .replace(startOfAim, '')
    .replace(endOfAim, '')
    .replace(wayIn, ' ')
    .trim();

/** Of several wishes the first that names a post: 'I want to teach … I am looking for a tutor job'. */
function aimOf(profile: string): string | null {
  const aims = [...profile.matchAll(new RegExp(statedAim, 'gi'))].flatMap((match) => postAfter(match, profile) ?? []);
  return aims.find(isTitle) ?? aims[0] ?? null;
}

/** 'Looking to move into learning as a training officer' → 'training officer'; 'Looking for a First Junior Clerk post in a set' → 'First Junior Clerk'. */
function postAfter(match: RegExpExecArray, profile: string): string | null {
  const rest = profile
    .slice(match.index + match[0].length)
    .replace(/\s+/g, ' ')
    .replace(startWith, ' ');
  const said = rest.split(/[.;,]|\b(?:where|with|in which|like|that|so)\b/)[0] ?? '';
  const [before = '', ...behind] = said.split(/ as (?:(?:an?|the) )?/i);
  const post = bareAim(before);
  const title = isTitle(post) ? post : bareAim(behind.at(-1) ?? before);
  // 'Returning to the classroom' means the old work, whatever it is called.
  if (goingBack.test(match[0]) && !isTitle(title)) return null;
  return title.length > 3 && title.length < 60 ? title : null;
}

/** The latest paid roles, preceded by a current unpaid one; only unpaid ones where there are no others. */
function rolesOf({ newest, today }: Reading): { role: RoleReading; weight: number }[] {
  const titled = newest.filter(({ isBreak, entry }) => !isBreak && entry.title);
  const paid = titled.filter(({ isPaid }) => isPaid);
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
const beginningsOf = (profile: string): string[] => {
  const [first = '', second] = profile.split(behindOwnName);
  return second === undefined || !/^\sand\s/.test(profile.slice(first.length)) ? [first] : [first, `${first} and ${second}`];
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

function sourcesOf({ cv, reading, level }: PlacingInput): Source[] {
  const awards = cv.education.map(({ award }) => award?.text ?? '').join(' ');
  const isProfessional = graduate.test(`${awards} ${cv.memberships.map(({ title }) => title.text).join(' ')}`);
  const profile = cv.profile ? cv.text.slice(cv.profile.start, cv.profile.end) : '';
  const [aim, ownName] = [aimOf(profile), ownNameOf(profile)];
  const starter = level === 'student' ? STARTERS_ROLE : 1;
  return [
    ...rolesOf(reading).map(({ role, weight }, i) => ({
      title: role.entry.title?.text ?? '',
      weight: weight * starter * (namesNoTrade(role.entry.title?.text ?? '') ? RANK_ALONE_SHARE : 1),
      context: contextOf(role, isProfessional, i === 0),
    })),
    ...(cv.headline ? [{ title: cv.headline.text, weight: HEADLINE_WEIGHT, context: none, isOwnName: true as const }] : []),
    ...(ownName ? [{ title: ownName, weight: OWN_NAME_WEIGHT, context: none, isOwnName: true as const }] : []),
    ...(aim && !contractWords.includes(aim.toLowerCase()) ? [{ title: aim, weight: AIM_WEIGHT, context: none, isAim: true as const }] : []),
  ];
}

interface Sighting extends Source {
  match: TitleMatch;
}

/** Work that is wanted, if it is named with enough certainty to be shown. */
const AIMED_FROM = 0.5;

const either = /\sor\s(?:(?:an?|the)\s)?|\s?[/,]\s?/;
const both = /\sand\s(?:(?:an?|the)\s)?/;

/** 'Tutor and assessor' are two posts, 'learning and development adviser' is one. */
const partsOf = (aim: string): string[] =>
  aim
    .split(either)
    .flatMap((part) => (part.split(both).every(isTitle) ? part.split(both) : [part]))
    .filter((part) => part !== '');

/** 'Debt or welfare rights adviser' → 'debt adviser', 'welfare rights adviser': each by itself. */
function namedIn(aim: string): string[] {
  const parts = partsOf(aim);
  const head = aim.trim().split(' ').at(-1) ?? '';
  const others =
    parts.length > 1 ? parts.flatMap((part) => (part.endsWith(head) ? [part] : [part, ...doersOf(part), `${part} ${head}`])) : [];
  return [aim, ...others];
}

/**
 * Somebody who names a field instead of a title starts as its assistant, worker or officer, else does the field: 'work in an office',
 * 'safeguarding work'.
 */
const postsIn = (field: string): string[] => [`${field} assistant`, `${field} worker`, `${field} officer`, ...doersOf(field)];

/** Words of a sentence: what contains one is more than the name of a post. */
const inSentence = /\b(?:an?|be|been|has|have|is|may|might|my|our|the|will|would)\b/i;

/** 'Matron' and 'data engineer' are titles themselves; 'lead a team' is none. */
const isTitle = (words: string): boolean =>
  !inSentence.test(words) && (rungOf(words) !== null || wordsOf(words).some((word) => titleHeads.has(word)));

const STEM = 6;

/** 'Technical job' for a lighting technician is the same work: the words begin alike. */
const isOwnField = (field: string, titles: readonly string[]): boolean => {
  const own = titles.flatMap(wordsOf);
  return wordsOf(field).some((word) => word.length > STEM && own.some((other) => other.startsWith(word.slice(0, STEM))));
};

const isTitleIn = (index: TitleIndex, title: string, group: string): boolean =>
  titleForms(title).forms.some((form) => index.rowsOf(form).some(({ soc }) => soc === group));

/** A 'hairdressing tutor' is no tutor of any kind: what the index leaves out may be what matters. */
const saysAll = (said: string, title: string): boolean => {
  const known = new Set(wordsOf(title));
  return wordsOf(said).every((word) => known.has(word) || rankWords.has(word));
};

/** The work that somebody says they want, where the index knows its title, or that of a beginner in its field. */
function aimedWork(sources: readonly Source[], index: TitleIndex, placed: string): PlacedWork['aim'] {
  const aim = sources.find(({ isAim }) => isAim);
  if (!aim) return null;
  const own = sources.flatMap(({ isAim, title }) => (isAim ? [] : [title]));
  if (!isTitle(aim.title) && isOwnField(aim.title, own)) return null;
  for (const title of isTitle(aim.title) ? namedIn(aim.title) : [aim.title, ...postsIn(aim.title)]) {
    const match = matchTitle(title, index, none);
    const row = match?.exact;
    // 'Communications officer' may mean a control room or public relations; the placed work is one of the two.
    if (isTitleIn(index, title, placed)) return null;
    if (row && saysAll(title, row.title) && (match.shares[index.socs.indexOf(row.soc)] ?? 0) >= AIMED_FROM)
      return { soc: row.soc, title: rungOf(title) === 0 ? title : row.title };
  }
  return null;
}

const LONGEST_POST = 5;

/** 'Band 8c or 8d general manager', 'senior or mid-level analyst': a grade is no part of the title. */
const grade = /^(?:band\s|grade\s)?\d[a-d]?(?:\s|$)|^(?:mid|entry)[- ]level\s/i;

/** 'Litho printer'; single words may name a field too: 'security'. */
const isTitleOfIndex = (words: string, index: TitleIndex): boolean => words.includes(' ') && index.rowsOf(wordsOf(words)).length > 0;

/** 'Manager' says only a rank, 'staff' only how somebody is employed. */
const namesNoPost: ReadonlySet<string> = new Set([...rankWords, ...contractWords]);

/** The posts that somebody says they want, in their own words: 'hairdressing tutor or assessor' and 'assistant or site manager' are two. */
function wantedPosts(sources: readonly Source[], index: TitleIndex): PlacedWork['wantedPosts'] {
  const aim = sources.find(({ isAim }) => isAim)?.title ?? '';
  const head = aim.trim().split(' ').at(-1) ?? '';
  const parts = partsOf(aim).map((part) => part.replace(grade, '').trim());
  return parts
    .map((part, i) =>
      i + 1 < parts.length && rankWords.has(part.toLowerCase()) && !rankWords.has(head.toLowerCase()) ? `${part} ${head}` : part,
    )
    .filter(
      (part) =>
        (isTitle(part) || isTitleOfIndex(part, index)) && !namesNoPost.has(part.toLowerCase()) && part.split(' ').length <= LONGEST_POST,
    )
    .map((title) => ({ title, soc: matchTitle(title, index, none)?.exact?.soc ?? null }));
}

/** 'Associate director': a step in the trade that is held, named by its rank alone. */
const isRankAlone = (post: string): boolean => {
  const words = post.toLowerCase().split(/[\s-]+/);
  return words.length > 1 && words.every((word) => rankWords.has(word));
};

/** The wanted post within the placed work, in the person's words: 'First Junior Clerk' for a junior clerk. */
function wantedPost(sightings: readonly Sighting[], index: TitleIndex, group: number, placedTitle: string): string | null {
  const aim = sightings.find(({ isAim }) => isAim);
  if (!aim) return null;
  const placed = wordsOf(placedTitle);
  const held = sightings[0]?.title ?? '';
  const isWhole = Math.max(...aim.match.shares) === aim.match.shares[group];
  const isOfIt = (post: string): boolean => {
    const said = new Set(wordsOf(post));
    // 'Developer' says less than 'Junior Software Developer'.
    if ([...said].every((word) => placed.includes(word))) return false;
    if (isRankAlone(post)) return (rungOf(post) ?? 0) >= (rungOf(held) ?? 0);
    return (isWhole && post === aim.title) || placed.every((word) => said.has(word)) || isTitleIn(index, post, index.socs[group] ?? '');
  };
  return partsOf(aim.title).find((post) => isTitle(post) && post.split(' ').length <= LONGEST_POST && isOfIt(post)) ?? null;
}

/** Groups of managers: only a title with a word of managing may lead to them. */
const MANAGERS = '1';
const managing =
  /\b(?:chief|councillor|director|head|manager|manageress|officer|owner|partner|president|principal|proprietor|superintendent|landlord|licensee|publican|farmer|executive|md|ceo)\b/i;
const UNMANAGING_SHARE = 0.1;
/** An alternative must be similar work: the first two digits of its group are the same. */
const subMajor = (soc: string): string => soc.slice(0, 2);

/** How strongly a title in the CV supports a group, 0..1. */
function shareOf({ weight, title, match }: Sighting, soc: string, group: number): number {
  const isClaimed = match.exact !== null || !soc.startsWith(MANAGERS) || managing.test(title);
  return weight * (match.shares[group] ?? 0) * (isClaimed ? 1 : UNMANAGING_SHARE);
}

/** The catalogue takes a latest title for work that the index gives to other groups: 'Barista' is no waiter. */
function isDenied({ occupation: { id, soc2020 } }: OccupationMatch, sightings: readonly Sighting[], { newest }: Reading): boolean {
  const latest = newest.find(({ isPaid }) => isPaid);
  const title = latest?.occupationIds.includes(id) ? latest.entry.title?.text : undefined;
  const index = titleIndex();
  return sightings.some(({ title: said, match }) => said === title && match.exact !== null && !isTitleIn(index, said, soc2020));
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
  const found = sources.flatMap((source): Sighting[] => {
    const match = matchTitle(source.title, index, source.context);
    return match ? [{ ...source, match }] : [];
  });
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
  const placement = {
    soc: first.soc,
    title: titleOf(first.soc),
    matchedTitle: row?.title ?? input.occupations[0]?.occupation.title ?? titleOf(first.soc),
    probability: Math.round(Math.min(0.99, first.chance) * 100) / 100,
    alternatives: others
      .filter(({ soc, chance }) => chance >= ALTERNATIVE_FROM && subMajor(soc) === subMajor(first.soc))
      .map(({ soc }) => ({ soc, title: titleOf(soc) })),
  };
  return {
    placement,
    exactTitle: exact?.title ?? null,
    isHeld: isHeld(sightings, input, index, first.group),
    aim: aimedWork(sources, index, first.soc),
    wantedPost: wantedPost(sightings, index, first.group, placement.matchedTitle),
    wantedPosts: wantedPosts(sources, index),
  };
}
