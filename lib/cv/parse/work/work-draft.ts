import type { Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { presentForms } from '../dates/date-words';
import { datesOf } from '../dates/dates';
import { joinParts, lengthOfStay, partsOf, type Part } from '../entry/parts';
import { isPlace, isState } from '../entry/place';
import { employerScore, titleMargin, titleScore } from '../entry/scores';
import type { KnownHead, RawEntry } from '../entry/split-entries';
import { isBracketed, isWebAddress, startsWithCapital, wholeTextPattern } from '../text-shapes';
import { headLabel } from './form-labels';

/** A job whose head is divided into parts. Which of them is the title and which the employer is decided later. */
export interface WorkDraft {
  raw: RawEntry;
  place: Part | null;
  /** Id of the rule that found the place. */
  placeRule: string;
  /** The parts that may be the title or the employer: all but the places. */
  nameParts: Part[];
  /** How much more each of them resembles a title than an employer. */
  titleMargins: number[];
  parts: Part[];
  /** The parts that are known places. */
  places: ReadonlySet<Part>;
  /** The line above several roles that names their employer and the whole time there. */
  employerLine?: WorkDraft;
  /** Which line of the head of such a role is its title, 0 for the first. */
  titleLine?: number;
  /** Title and employer, where the style of the lines or a label already told them apart. */
  known?: { title: Part | null; employer: Part | null };
}

export function draftOf(text: CvText, raw: RawEntry): WorkDraft {
  if (raw.known) return draftOfKnownHead(text, raw, raw.known);
  const dates = [...raw.dateSpans, ...raw.head.flatMap(datesOf)].sort((a, b) => a.start - b.start);
  const parts = partsOf(text, raw.head, dates).filter((part) => !namesNothing(part.text));
  const places = placesIn(parts);
  const town = townBeforeState(parts);
  const place = town ?? parts.find((part, index) => places.has(part) && (index > 0 || parts.length > 2)) ?? null;
  return withPlace(text, { raw, parts, places }, place, town ? 'place.before-state' : 'place.known');
}

function draftOfKnownHead(text: CvText, raw: RawEntry, lines: KnownHead): WorkDraft {
  const title = joinParts(text, partsOfLine(text, lines.title));
  const employerParts = partsOfLine(text, lines.employer);
  const places = employerParts.filter((part, index) => index > 0 && isPlace(part.text));
  const employer = joinParts(
    text,
    employerParts.filter((part) => !places.includes(part)),
  );
  const placesInHead = partsOf(text, raw.head, raw.dates ? [raw.dates] : []).filter((part) => isPlace(part.text));
  const place = lines.place ? joinParts(text, partsOfLine(text, lines.place)) : (places[0] ?? placesInHead[0] ?? null);
  const parts = [title, employer].filter((part) => part !== null);
  return {
    raw,
    place,
    placeRule: lines.place ? 'place.below-dates' : 'place.known',
    nameParts: parts,
    titleMargins: parts.map((part) => titleMargin(part.text)),
    parts,
    places: new Set(places),
    known: { title, employer },
  };
}

const partsOfLine = (text: CvText, line: Line | null): Part[] =>
  line ? partsOf(text, [line], []).filter((part) => !namesNothing(part.text)) : [];

/** Web addresses, placeholders, labels and lengths of stay. */
const namesNothing = (text: string): boolean =>
  isBracketed(text) ||
  isWebAddress(text) ||
  headLabel.test(text) ||
  lengthOfStay.test(text) ||
  onlyPresent.test(text) ||
  onlyBrackets.test(text) ||
  endsBeforeDate.test(text);

/** 'now' in 'now - Cook, Acme Inn (from 2024)' */
const onlyPresent = wholeTextPattern(...presentForms);

/** '(contract)', '(6 month secondment)'. */
const onlyBrackets = /^\([^()]*\)$/;

/** 'trainee until', 'A few months in', where the date after it was taken out. */
const endsBeforeDate = /\b(?:[Ff]rom|in|[Ss]ince|[Tt]ill|[Uu]ntil)$/;

/** The parts that are known places, and one that stands in a row of them: 'B’ham' in 'Dudley, Stourbridge, B’ham'. */
function placesIn(parts: readonly Part[]): Set<Part> {
  const known = parts.filter((part) => isPlace(part.text));
  const inRow = parts.filter((part) => {
    const [first, ...row] = parts.filter(({ group }) => group === part.group);
    const others = row.filter((one) => known.includes(one)).length;
    return first !== undefined && known.includes(first) && others > 0 && others === row.length - 1 && isNeither(part.text);
  });
  return new Set([...known, ...inRow]);
}

/** The town in 'Santa Rosa, CA': no list has it, but the state after it is known. */
function townBeforeState(parts: readonly Part[]): Part | null {
  const town = parts.find((part, index) => {
    const [state, more] = parts.slice(index + 1).filter(({ group }) => group === part.group);
    const isPair = state !== undefined && more === undefined && parts.find(({ group }) => group === part.group) === part;
    return isPair && parts.length >= 4 && isState(state.text) && isNeither(part.text);
  });
  return town ?? null;
}

/** Text that resembles neither a title nor an employer. */
const isNeither = (text: string): boolean => titleScore(text) < 1 && employerScore(text) < 1;

function withPlace(
  text: CvText,
  { raw, parts, places }: Pick<WorkDraft, 'raw' | 'parts' | 'places'>,
  place: Part | null,
  placeRule: string,
): WorkDraft {
  const nameParts = mergeGroups(
    text,
    parts.filter((part) => (part !== place && !places.has(part)) || parts.length === 1),
  );
  return { raw, place, placeRule, nameParts, titleMargins: nameParts.map((part) => titleMargin(part.text)), parts, places };
}

/**
 * Finds villages that no list knows. Where most entries end a group of two (three, …) parts with a known town, the last part of such a
 * group is a place in the other entries too: 'Elm Farm, Nether Wallop' below 'Acme Ltd, Leeds'.
 */
export function addUnlistedPlaces(text: CvText, drafts: WorkDraft[]): WorkDraft[] {
  const groupOf = ({ parts }: WorkDraft, group: number): Part[] => parts.filter((part) => part.group === group);
  const sizes = drafts.flatMap((one) => {
    const group = one.place && groupOf(one, one.place.group);
    return group && group.length > 1 && group.at(-1) === one.place ? [group.length] : [];
  });
  const [usual] = sizes;
  if (usual === undefined || sizes.length * 2 < drafts.length || sizes.some((size) => size !== usual)) return drafts;
  return drafts.map((one) => {
    if (one.place || one.known) return one;
    const last = one.parts.find((part) => groupOf(one, part.group).length === usual && groupOf(one, part.group).at(-1) === part);
    const isName = last && startsWithCapital(last.text) && last.text.split(' ').length <= 3 && isNeither(last.text);
    return isName ? withPlace(text, one, last, 'place.where-others-have-theirs') : one;
  });
}

/**
 * Joins what only commas divide, since a name may contain one: 'Acme Ltd, Sales Department'. Two parts stay apart where the first is a
 * title, the rest an employer, and no other part is: 'Full Stack Developer, ABC Company'.
 */
function mergeGroups(text: CvText, parts: readonly Part[]): Part[] {
  const groups = new Map<number, Part[]>();
  for (const part of parts) groups.set(part.group, [...(groups.get(part.group) ?? []), part]);
  if (groups.size === 1) return [...parts];
  return [...groups.values()].flatMap((group) => {
    const [first, ...rest] = group;
    if (!first || rest.length === 0) return group;
    const others = parts.filter((part) => part.group !== first.group);
    const isTitleAndEmployer =
      titleMargin(first.text) >= 2 &&
      Math.min(...rest.map((part) => titleMargin(part.text))) <= -0.6 &&
      others.every((part) => employerScore(part.text) < 1);
    if (isTitleAndEmployer || !isContiguous(text, group)) return group;
    return joinParts(text, group) ?? [];
  });
}

const onlyCommas = /^[\s,.]{1,4}$/;

const isContiguous = (text: CvText, group: readonly Part[]): boolean =>
  group.every((part, index) => index === 0 || onlyCommas.test(text.slice(group[index - 1]?.end ?? 0, part.start)));
