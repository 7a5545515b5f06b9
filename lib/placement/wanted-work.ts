import type { PlacedWork } from '@/lib/analysis/official';
import type { Placement } from '@/lib/shared/result';
import { rungOf } from '@/lib/analysis/reading/career/seniority';
import { contractWords, noTrades, plainTitles } from '@/lib/facts/aim-words';
import { rankWords, trainingTitles } from '@/lib/facts/career-words';
import { titleHeads } from '@/lib/facts/job-words';
import { isTitleIn, matchTitle, noContext, type JobContext } from './match-title';
import type { Sighting, Source } from './sighting';
import { isTitle, namedIn, partsOf, postsIn } from './stated-posts';
import type { TitleIndex } from './title-index';
import { wordsOf } from './title-words';

/** Work that is wanted, if it is named with enough certainty to be shown. */
const AIMED_FROM = 0.5;

const STEM = 6;

/** 'Technical job' for a lighting technician is the same work: the words begin alike. */
const isOwnField = (field: string, titles: readonly string[]): boolean => {
  const own = titles.flatMap(wordsOf);
  return wordsOf(field).some((word) => word.length > STEM && own.some((other) => other.startsWith(word.slice(0, STEM))));
};

/** A 'hairdressing tutor' is no tutor of any kind: what the index leaves out may be what matters. */
const saysAll = (said: string, title: string): boolean => {
  const known = new Set(wordsOf(title));
  return wordsOf(said).every((word) => known.has(word) || rankWords.has(word));
};

/** The work that somebody says they want, where the index knows its title, or that of a beginner in its field. `placed`: what they do. */
export function aimedWork(sources: readonly Source[], index: TitleIndex, placed: string | null): PlacedWork['aim'] {
  const aim = sources.find(({ isAim }) => isAim);
  if (!aim) return null;
  const own = sources.flatMap(({ isAim, title }) => (isAim ? [] : [title]));
  if (!isTitle(aim.title) && isOwnField(aim.title, own)) return null;
  for (const title of isTitle(aim.title) ? namedIn(aim.title) : [aim.title, ...postsIn(aim.title)]) {
    if (plainTitles.includes(title.toLowerCase())) continue;
    const match = matchTitle(title, index, noContext);
    const row = match?.exact;
    // 'Communications officer' may mean a control room or public relations; the placed work is one of the two.
    if (placed !== null && isTitleIn(index, title, placed)) return null;
    if (row && saysAll(title, row.title) && (match.shares[index.socs.indexOf(row.soc)] ?? 0) >= AIMED_FROM)
      return { soc: row.soc, title: rungOf(title) === 0 ? title : row.title };
  }
  return null;
}

const LONGEST_POST = 5;

/** 'Litho printer'; single words may name a field too: 'security'. */
const isTitleOfIndex = (words: string, index: TitleIndex): boolean => words.includes(' ') && index.rowsOf(wordsOf(words)).length > 0;

/** How names of trades end that no list of titles has: 'phlebotomist', 'arranger'. */
const endsOfTrades = ['ant', 'er', 'ian', 'ist', 'man', 'or'];
const isTrade = (noun: string): boolean =>
  titleHeads.has(noun) || (endsOfTrades.some((end) => noun.endsWith(end)) && !noTrades.includes(noun));

/** The noun of a post names a person: 'head of growth' and 'chef de partie', but no 'graduate design'. */
function namesPerson(post: string): boolean {
  const [named = ''] = post.toLowerCase().split(/ (?:de|in|of) /);
  return [named.split(' ').at(-1), wordsOf(named).at(-1)].some((noun) => isTrade(noun ?? ''));
}

/** 'Manager' says only a rank, 'staff' only how somebody is employed. */
const namesNoPost: ReadonlySet<string> = new Set([...rankWords, ...contractWords, ...trainingTitles, ...plainTitles, 'graduate']);

type Placed = Pick<Placement, 'soc' | 'matchedTitle'>;

/** Nobody is taken for a worker of a distant major group because a title has one word of it. */
const FARTHEST = 1;
const distance = (soc: string, other: string): number => Math.abs(Number(soc.slice(0, 1)) - Number(other.slice(0, 1)));

/**
 * The group of a wanted post, read beside the job that is held: a 'principal engineer' is one of the civil engineers where that is the
 * trade. A group far from the present one counts only where the index has the whole title, and is likely. null where none is certain.
 */
function groupOfPost(title: string, index: TitleIndex, context: JobContext, { soc, matchedTitle }: Placed): string | null {
  const match = matchTitle(title, index, context);
  const row = match?.exact;
  const isOwnTrade = isRankOf(title, matchedTitle);
  if (!match || !row) return isOwnTrade ? soc : null;
  const isWhole = row.words.join(' ') === wordsOf(title).join(' ');
  // An 'assistant headteacher' may be of a primary school too.
  if (isTitleIn(index, title, soc)) return soc;
  if (distance(row.soc, soc) <= FARTHEST) return isOwnTrade && !isWhole ? soc : row.soc;
  if (isOwnTrade) return soc;
  return isWhole && (match.shares[index.socs.indexOf(row.soc)] ?? 0) >= AIMED_FROM ? row.soc : null;
}

/** 'Principal engineer' of a civil engineer: without the words for its rank the title says no more than the trade. */
function isRankOf(title: string, trade: string): boolean {
  const known = new Set(wordsOf(trade));
  const said = wordsOf(title).filter((word) => !rankWords.has(word));
  return said.length > 0 && said.every((word) => known.has(word));
}

/** The posts that somebody says they want, in their own words: 'hairdressing tutor or assessor' and 'assistant or site manager' are two. */
export function wantedPosts(sources: readonly Source[], index: TitleIndex, placed: Placed): PlacedWork['wantedPosts'] {
  const { context = noContext } = sources.find(({ isAim, isOwnName }) => !isAim && !isOwnName) ?? {};
  const aim = sources.find(({ isAim }) => isAim)?.title ?? '';
  const head = aim.trim().split(' ').at(-1) ?? '';
  const parts = partsOf(aim);
  return parts
    .map((part, i) =>
      i + 1 < parts.length && rankWords.has(part.toLowerCase()) && !rankWords.has(head.toLowerCase()) ? `${part} ${head}` : part,
    )
    .filter(
      (part) =>
        (isTitle(part) ? namesPerson(part) : isTitleOfIndex(part, index)) &&
        !namesNoPost.has(part.toLowerCase()) &&
        part.split(' ').length <= LONGEST_POST,
    )
    .map((title) => ({ title, soc: groupOfPost(title, index, context, placed) }));
}

/** 'Associate director': a step in the trade that is held, named by its rank alone. */
const isRankAlone = (post: string): boolean => {
  const words = post.toLowerCase().split(/[\s-]+/);
  return words.length > 1 && words.every((word) => rankWords.has(word));
};

/** The wanted post within the placed work, in the person's words: 'First Junior Clerk' for a junior clerk. */
export function wantedPost(sightings: readonly Sighting[], index: TitleIndex, group: number, placedTitle: string): string | null {
  const aim = sightings.find(({ isAim }) => isAim);
  if (!aim) return null;
  const placed = wordsOf(placedTitle);
  const held = sightings[0]?.title ?? '';
  const isWhole = Math.max(...aim.match.shares) === aim.match.shares[group];
  const isOfIt = (post: string): boolean => {
    const said = new Set(wordsOf(post));
    // 'Developer' says less than 'Junior Software Developer'.
    if ([...said].every((word) => placed.includes(word))) return false;
    // A carer who wants to be a deputy manager leaves the carers' group.
    if (said.has('manager') && !wordsOf(held).includes('manager')) return isTitleIn(index, post, index.socs[group] ?? '');
    if (isRankAlone(post)) return (rungOf(post) ?? 0) >= (rungOf(held) ?? 0);
    return (isWhole && post === aim.title) || placed.every((word) => said.has(word)) || isTitleIn(index, post, index.socs[group] ?? '');
  };
  return (
    partsOf(aim.title).find(
      (post) => isTitle(post) && !plainTitles.includes(post.toLowerCase()) && post.split(' ').length <= LONGEST_POST && isOfIt(post),
    ) ?? null
  );
}
