import type { Part } from '../entry/parts';
import { endingAt } from '../entry/parts';
import { employerScore, lean } from '../entry/scores';
import type { WorkDraft } from './work-draft';

/** Which part of a head is the title and which the employer. */
export interface Pairing {
  title: Part | null;
  employer: Part | null;
  score: number;
  /** Id of the rule that decided it. */
  rule: string;
  /** The pairing with the next best score. */
  runnerUp: Pick<Pairing, 'title' | 'employer' | 'score'> | null;
}

/**
 * Whether titles usually come before employers in this CV (above 0) or after them (below 0). Each job votes for the order it would have
 * by itself, and a clear job has more weight.
 */
export function usualOrder(drafts: readonly WorkDraft[]): number {
  let vote = 0;
  for (const one of drafts) {
    const { title, employer, score } = pairUp(one, 0);
    if (title && employer && score > 0) vote += Math.sign(employer.start - title.start) * Math.min(3, score);
  }
  return vote === 0 ? 0 : Math.sign(vote) * Math.min(2.5, 1 + Math.abs(vote) / 4);
}

/** Weight of an 'at' between two parts. */
const sureOrder = 4;
/** What a place on its line says for the employer. */
const besidePlace = 0.8;
/** What a part loses for each part that stands before it. */
const depthCost = 0.9;
/** Title and employer stand among the first parts of a head. */
const maxParts = 4;

/** The pair of parts that reads best as title and employer. `order` is what `usualOrder` says of the whole CV. */
export function pairUp(draft: WorkDraft, order: number): Pairing {
  const shortlist = draft.units.slice(0, maxParts);
  const [only] = shortlist;
  if (!only) return { title: null, employer: null, score: 0, rule: 'pair.nothing-named', runnerUp: null };
  if (shortlist.length === 1) return alone(only, draft.leans[0] ?? 0, order);
  let best: Pairing = { title: null, employer: null, score: -Infinity, rule: 'pair.best-score', runnerUp: null };
  shortlist.forEach((title, i) => {
    shortlist.forEach((employer, j) => {
      if (i === j) return;
      const score = pairScore(draft, i, j, order);
      if (score > best.score) best = { title, employer, score, rule: best.rule, runnerUp: best.title && best };
      else if (score > (best.runnerUp?.score ?? -Infinity)) best.runnerUp = { title, employer, score };
    });
  });
  return withPartsBetween(best, draft.units);
}

/** A head with one part is a title or an employer by its own words, or where they leave it open, by the usual order in the CV. */
function alone(only: Part, leaning: number, order: number): Pairing {
  const isTitle = leaning > 0 || (leaning === 0 && order >= 0);
  const rule = leaning === 0 ? 'pair.one-part-by-order' : 'pair.one-part-by-words';
  return { title: isTitle ? only : null, employer: isTitle ? null : only, score: leaning, rule, runnerUp: null };
}

/** How well part `i` as the title and part `j` as the employer fit together. */
function pairScore({ units, leans, place }: WorkDraft, i: number, j: number, order: number): number {
  const inOrder = i < j ? order : -order;
  const depth = (Math.max(i, j) - 1) * depthCost + (Math.min(i, j) > 0 ? depthCost : 0);
  const said = (units[j]?.isBehindAt ? sureOrder : 0) - (units[i]?.isBehindAt ? sureOrder : 0);
  const placed = (standsAlone(place, units[j]) ? besidePlace : 0) - (standsAlone(place, units[i]) ? besidePlace : 0);
  return (leans[i] ?? 0) - (leans[j] ?? 0) + inOrder + said + placed - depth;
}

/** 'Acme Motors ⇥ Leeds' over 'Detailer': what the place stands beside, and nothing else, is the employer rather than the title. */
const standsAlone = (place: Part | null, unit: Part | undefined): boolean =>
  place !== null && unit !== undefined && place.line === unit.line && place.group !== unit.group;

/** 'Class Teacher, Year 4, Holderness School': what stands between belongs to the side it reads like. */
function withPartsBetween(pairing: Pairing, units: readonly Part[]): Pairing {
  const { title, employer } = pairing;
  if (title && employer && title.line !== employer.line) return { ...pairing, title: wholeTitle(title, employer, units) };
  if (!title || !employer || title.group !== employer.group || units.some((part) => part.group !== title.group)) return pairing;
  const between = units.filter(
    (part) => part.start > Math.min(title.end, employer.end) && part.end < Math.max(title.start, employer.start),
  );
  const [first] = between;
  const last = between.at(-1);
  if (!first || !last || between.length > 2) return pairing;
  const toTitle = between.every((part) => lean(part.text) > -1.5) === title.start < employer.start || lean(first.text) > 0;
  const widen = (part: Part): Part => ({
    ...part,
    start: Math.min(part.start, first.start),
    end: Math.max(part.end, last.end),
    text: joined([part, ...between]),
  });
  return toTitle ? { ...pairing, title: widen(title) } : { ...pairing, employer: widen(employer) };
}

/** 'Team Leader – Civil Enforcement' on a line of its own: what follows the dash is the rest of the title. */
function wholeTitle(title: Part, employer: Part, units: readonly Part[]): Part {
  const [rest, ...more] = units.filter((part) => part.line === title.line && part !== title);
  const isRest =
    rest &&
    more.length === 0 &&
    rest.start > title.end &&
    rest.start - title.end <= 3 &&
    employerScore(rest.text) < Math.max(1, employerScore(employer.text));
  return isRest ? endingAt(title, rest.end, `${title.text} – ${rest.text}`) : title;
}

const joined = (parts: readonly Part[]): string =>
  [...parts]
    .sort((a, b) => a.start - b.start)
    .map(({ text }) => text)
    .join(', ');
