import type { Part } from '../entry/parts';
import type { Line } from '@/lib/cv/document/lines';
import { endingAt } from '../entry/parts';
import { employerScore, titleMargin, titleScore } from '../entry/scores';
import { tellsOfTimeAway } from './time-away';
import type { WorkDraft } from './work-draft';

/** One way to read a head: which part is the title and which the employer. */
export interface Pairing {
  title: Part | null;
  employer: Part | null;
  score: number;
  /** Id of the rule that chose it. */
  rule: string;
  /** The pairing with the next best score. */
  runnerUp: Pick<Pairing, 'title' | 'employer' | 'score'> | null;
}

/**
 * Whether titles usually come before employers in this CV (above 0) or after them (below 0). Each job votes for the order in which it
 * would be read by itself, with the score of that reading as its weight.
 */
function usualOrder(drafts: readonly WorkDraft[]): number {
  let vote = 0;
  for (const one of drafts) {
    const { title, employer, score } = pairUp(one, noHabits);
    if (title && employer && score > 0) vote += Math.sign(employer.start - title.start) * Math.min(3, score);
  }
  return Math.sign(vote) * Math.min(mostOfHabit, Math.abs(vote) / 2);
}

/** A habit outweighs what the words of a head suggest only where these hardly decide. */
const mostOfHabit = 2.5;

/** What the heads of one CV have in common. */
export interface HeadHabits {
  /** Result of `usualOrder`. */
  order: number;
  /** Whether titles (above 0) or employers (below 0) share the line of the dates, where the two have lines of their own. */
  besideDates: number;
}

export function habitsOf(drafts: readonly WorkDraft[]): HeadHabits {
  const order = usualOrder(drafts);
  const votes = drafts.map((one) => {
    const { title, employer } = pairUp(one, { order, besideDates: 0 });
    if (!title || !employer || title.line === employer.line) return 0;
    return Number(isBesideDates(one, title)) - Number(isBesideDates(one, employer));
  });
  const vote = votes.reduce((sum, one) => sum + one, 0);
  return { order, besideDates: Math.sign(vote) * Math.min(mostOfHabit, Math.abs(vote)) };
}

const isBesideDates = ({ raw }: WorkDraft, { start }: Part): boolean =>
  raw.head.some((line) => isOn(line, start) && raw.dates !== null && isOn(line, raw.dates.start));
const isOn = (line: Line, at: number): boolean => at >= line.start && at < line.end;

/** An 'at' between two parts outweighs what their words suggest. */
const pointsOfAt = 4;
/** Employers have a place beside them more often than titles. */
const pointsBesidePlace = 0.8;
/** The names usually come first, so each part before one of them costs points. */
const depthCost = 1.28;
/** A remark is neither the title nor the employer, where there is another part. */
const pointsOfRemark = 3;
/** Later parts of a head are neither the title nor the employer. */
const maxParts = 4;

const noHabits: HeadHabits = { order: 0, besideDates: 0 };

/** The pair of parts with the best score as title and employer. */
export function pairUp(draft: WorkDraft, { order, besideDates }: HeadHabits): Pairing {
  const shortlist = draft.nameParts.slice(0, maxParts);
  const [only] = shortlist;
  if (!only) return { title: null, employer: null, score: 0, rule: 'pair.nothing-named', runnerUp: null };
  if (shortlist.length === 1) return alone(only, draft.titleMargins[0] ?? 0, isBesideDates(draft, only) ? besideDates : 0, order);
  const remarks = shortlist.map((part) => (isRemark(part) ? pointsOfRemark : 0));
  let best: Pairing = { title: null, employer: null, score: -Infinity, rule: 'pair.best-score', runnerUp: null };
  shortlist.forEach((title, i) => {
    shortlist.forEach((employer, j) => {
      if (i === j) return;
      const score = pairScore(draft, i, j, order) - (remarks[i] ?? 0) - (remarks[j] ?? 0);
      if (score > best.score) best = { title, employer, score, rule: best.rule, runnerUp: best.title && best };
      else if (score > (best.runnerUp?.score ?? -Infinity)) best.runnerUp = { title, employer, score };
    });
  });
  return withPartsBefore(withPartsBetween(withoutRemarks(best), draft.nameParts), draft.nameParts);
}

/** Below it a part is hardly a title, or an employer. */
const leastOfName = -0.7;

/** What reads like neither is a remark: 'fri and sat nights' is no title, 'zero hours, nights' no employer. */
function withoutRemarks(pairing: Pairing): Pairing {
  const nameOf = (part: Part | null): Part | null => (part && isRemark(part) ? null : part);
  const [title, employer] = [nameOf(pairing.title), nameOf(pairing.employer)];
  return title || employer ? { ...pairing, title, employer } : pairing;
}

const isRemark = ({ text, isAfterAt }: Part): boolean =>
  !isAfterAt && titleScore(text) < leastOfName && employerScore(text) < leastOfName && !tellsOfTimeAway(text);

/** Within it the words of a single part do not decide whether it is a title or an employer. */
const openMargin = 0.6;

/** A single part is the title or the employer by its own words and its place; where they do not decide, by the usual order in the CV. */
function alone(only: Part, byWords: number, byPlace: number, order: number): Pairing {
  const margin = byWords + byPlace;
  const isOpen = Math.abs(margin) < openMargin;
  const isTitle = isOpen ? order >= 0 : margin > 0;
  const rule = isOpen ? 'pair.one-part-by-order' : isTitle === byWords > 0 ? 'pair.one-part-by-words' : besideDatesRule;
  return { title: isTitle ? only : null, employer: isTitle ? null : only, score: margin, rule, runnerUp: null };
}

/** The rule of a title that its place tells, whatever its words say. */
export const besideDatesRule = 'pair.one-part-beside-dates';

/** The score of part `i` as the title and part `j` as the employer. */
function pairScore({ nameParts, titleMargins, place }: WorkDraft, i: number, j: number, order: number): number {
  const inOrder = i < j ? order : -order;
  const depth = (Math.max(i, j) - 1) * depthCost + (Math.min(i, j) > 0 ? depthCost : 0);
  const at = (nameParts[j]?.isAfterAt ? pointsOfAt : 0) - (nameParts[i]?.isAfterAt ? pointsOfAt : 0);
  const placed =
    (isAloneBeside(place, nameParts[j]) ? pointsBesidePlace : 0) - (isAloneBeside(place, nameParts[i]) ? pointsBesidePlace : 0);
  return (titleMargins[i] ?? 0) - (titleMargins[j] ?? 0) + inOrder + at + placed - depth;
}

/** Whether the part shares its line with the place: 'Acme Motors ⇥ Leeds' above 'Detailer'. */
const isAloneBeside = (place: Part | null, part: Part | undefined): boolean =>
  place !== null && part !== undefined && place.line === part.line && place.group !== part.group;

/** Adds what is between title and employer to the one it resembles: 'Year 4' in 'Class Teacher, Year 4, Holderness School'. */
function withPartsBetween(pairing: Pairing, nameParts: readonly Part[]): Pairing {
  const { title, employer } = pairing;
  if (title && employer && title.line !== employer.line) return { ...pairing, title: wholeTitle(title, employer, nameParts) };
  if (!title || !employer || title.group !== employer.group || nameParts.some((part) => part.group !== title.group)) return pairing;
  const between = nameParts.filter(
    (part) => part.start > Math.min(title.end, employer.end) && part.end < Math.max(title.start, employer.start),
  );
  const [first] = between;
  const last = between.at(-1);
  if (!first || !last || between.length > 2) return pairing;
  const toTitle = between.every((part) => titleMargin(part.text) > -1.5) === title.start < employer.start || titleMargin(first.text) > 0;
  const widen = (part: Part): Part => ({
    ...part,
    start: Math.min(part.start, first.start),
    end: Math.max(part.end, last.end),
    text: joined([part, ...between]),
  });
  return toTitle ? { ...pairing, title: widen(title) } : { ...pairing, employer: widen(employer) };
}

/** Adds a title that stands before another: 'Troop SNCO' in 'Troop SNCO, Sgt, Transport Sqn'. */
function withPartsBefore(pairing: Pairing, nameParts: readonly Part[]): Pairing {
  const { title, employer } = pairing;
  if (!title || !employer || title.start > employer.start) return pairing;
  const [first, ...more] = nameParts.filter(
    (part) => part.end < title.start && part.group === title.group && part.line === title.line && titleMargin(part.text) > 0,
  );
  return first && more.length === 0 ? { ...pairing, title: { ...title, start: first.start, text: joined([first, title]) } } : pairing;
}

/** The length of ' – ' between two parts; that of ', ' is less. */
const dashed = 3;

/** What is longer tells the duties: 'HGV driver. Fridge trailer, deliver vegetables to depots'. */
const maxJoinedWords = 6;

/** Adds what a dash or comma joins to a title on a line of its own: 'Team Leader – Civil Enforcement'. */
function wholeTitle(title: Part, employer: Part, nameParts: readonly Part[]): Part {
  const [rest, ...more] = nameParts.filter((part) => part.line === title.line && part !== title);
  if (!rest || more.length > 0) return title;
  const [first, second] = rest.start < title.start ? [rest, title] : [title, rest];
  const gap = second.start - first.end;
  const isRest =
    gap <= dashed && rest.text.split(' ').length <= maxJoinedWords && employerScore(rest.text) < Math.max(1, employerScore(employer.text));
  return isRest ? endingAt(first, second.end, `${first.text}${gap === dashed ? ' –' : ','} ${second.text}`) : title;
}

const joined = (parts: readonly Part[]): string =>
  [...parts]
    .sort((a, b) => a.start - b.start)
    .map(({ text }) => text)
    .join(', ');
