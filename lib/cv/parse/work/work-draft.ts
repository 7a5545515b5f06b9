import type { Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { datesOf } from '../dates/dates';
import { endingAt, lengthOfStay, partsOf, type Part } from '../entry/parts';
import { isPlace, isState } from '../entry/place';
import { employerScore, lean, titleScore } from '../entry/scores';
import { isBracketed, isWebAddress, startsWithCapital } from '../text-shapes';
import type { RawEntry, SetHead } from '../entry/split-entries';
import { headLabel } from './form-labels';

/** A job whose head is divided into parts; which is the title and which the employer is not decided yet. */
export interface WorkDraft {
  raw: RawEntry;
  place: Part | null;
  /** Id of the rule that found the place. */
  placeRule: string;
  /** The parts that may be title or employer, places taken out. */
  units: Part[];
  /** How much each of them reads like a title rather than an employer. */
  leans: number[];
  parts: Part[];
  /** Those that are known towns. */
  places: ReadonlySet<Part>;
  /** The line that names the employer and the whole time there, above the roles held. */
  under?: WorkDraft;
  /** Which part is which, where the looks of the section's heads say so. */
  set?: { title: Part | null; employer: Part | null };
}

export function draftOf(text: CvText, raw: RawEntry): WorkDraft {
  if (raw.set) return setDraft(text, raw, raw.set);
  const dates = [...raw.rail, ...raw.head.flatMap(datesOf)].sort((a, b) => a.start - b.start);
  const parts = partsOf(text, raw.head, dates).filter((part) => !isNoise(part.text));
  const places = new Set(parts.filter((part) => isPlace(part.text)));
  const town = townBeforeState(parts);
  const known = parts.find((part, index) => places.has(part) && (index > 0 || parts.length > 2)) ?? null;
  return withPlace(text, { raw, parts, places }, town ?? known, town ? 'place.before-state' : 'place.known');
}

/** A head whose lines are distinguished by their style: none of its parts has to be scored. */
function setDraft(text: CvText, raw: RawEntry, lines: SetHead): WorkDraft {
  const title = wholeName(partsIn(text, lines.title), text);
  const places = new Set(partsIn(text, lines.employer).filter((part, index) => index > 0 && isPlace(part.text)));
  const employer = wholeName(
    partsIn(text, lines.employer).filter(({ start }) => ![...places].some((place) => place.start === start)),
    text,
  );
  const known = [...places, ...partsOf(text, raw.head, raw.dates ? [raw.dates] : []).filter((part) => isPlace(part.text))];
  const place = lines.place ? wholeName(partsIn(text, lines.place), text) : (known[0] ?? null);
  const units = [title, employer].filter((part) => part !== null);
  const placeRule = lines.place ? 'place.below-dates' : 'place.known';
  return { raw, place, placeRule, units, leans: units.map((part) => lean(part.text)), parts: units, places, set: { title, employer } };
}

/** The parts of its first item: text after a gap is no part of the name. */
const partsIn = (text: CvText, line: Line | null): Part[] => (line ? partsOf(text, [line], []).filter((part) => !isNoise(part.text)) : []);

/** From the first part to the last. */
function wholeName(parts: readonly Part[], text: CvText): Part | null {
  const [first] = parts;
  const end = parts.at(-1)?.end ?? 0;
  return first ? endingAt(first, end, text.slice(first.start, end)) : null;
}

/** Addresses of web pages, placeholders, labels, lengths of stay: no names of anything. */
const isNoise = (text: string): boolean =>
  isBracketed(text) ||
  isWebAddress(text) ||
  headLabel.test(text) ||
  lengthOfStay.test(text) ||
  remarkInBrackets.test(text) ||
  beforeDate.test(text);

/** '(contract)', '(6 month secondment)': brackets and nothing else tell of a job, and name none. */
const remarkInBrackets = /^\([^()]*\)$/;

/** What stood before a date that is taken out: 'trainee until'. */
const beforeDate = /\b(?:from|since|till|until)$/i;

/** 'Santa Rosa, CA' after a title and an employer: the town is in no list, but its state is. */
function townBeforeState(parts: readonly Part[]): Part | null {
  const town = parts.find((part, index) => {
    const [state, more] = parts.slice(index + 1).filter(({ group }) => group === part.group);
    const isAlone = state !== undefined && more === undefined && parts.find(({ group }) => group === part.group) === part;
    return isAlone && parts.length >= 4 && isState(state.text) && isNeither(part.text);
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
  const units = mergeGroups(
    text,
    parts.filter((part) => (part !== place && !places.has(part)) || parts.length === 1),
  );
  return { raw, place, placeRule, units, leans: units.map((part) => lean(part.text)), parts, places };
}

/**
 * Where most entries end a group of so many parts with a known town, the last part of such a group is a place too,
 * though no list knows the village: 'Acme Ltd, Leeds' over 'Elm Farm, Nether Wallop'.
 */
export function settlePlaces(text: CvText, drafts: WorkDraft[]): WorkDraft[] {
  const groupOf = ({ parts }: WorkDraft, group: number): Part[] => parts.filter((part) => part.group === group);
  const sizes = drafts.flatMap((one) => {
    const own = one.place && groupOf(one, one.place.group);
    return own && own.length > 1 && own.at(-1) === one.place ? [own.length] : [];
  });
  const usual = sizes[0];
  if (usual === undefined || sizes.length * 2 < drafts.length || sizes.some((size) => size !== usual)) return drafts;
  return drafts.map((one) => {
    if (one.place || one.set) return one;
    const last = one.parts.find((part) => groupOf(one, part.group).length === usual && groupOf(one, part.group).at(-1) === part);
    const isName = last && startsWithCapital(last.text) && last.text.split(' ').length <= 3 && isNeither(last.text);
    return isName ? withPlace(text, one, last, 'place.where-others-have-theirs') : one;
  });
}

/** 'Full Stack Developer, ABC Company' stays in two; other commas stay inside one name. */
function mergeGroups(text: CvText, parts: readonly Part[]): Part[] {
  const groups = new Map<number, Part[]>();
  for (const part of parts) groups.set(part.group, [...(groups.get(part.group) ?? []), part]);
  if (groups.size === 1) return [...parts];
  return [...groups.values()].flatMap((group) => {
    const [first, ...rest] = group;
    if (!first || rest.length === 0) return group;
    const leans = group.map((part) => lean(part.text));
    const others = parts.filter((part) => part.group !== first.group);
    const isWhole = (leans[0] ?? 0) >= 2 && Math.min(...leans.slice(1)) <= -1.5 && others.every((part) => employerScore(part.text) < 1);
    if (isWhole) return group;
    const end = group.at(-1)?.end ?? first.end;
    return isContiguous(text, group) ? [endingAt(first, end, text.slice(first.start, end))] : group;
  });
}

const onlyCommas = /^[\s,.]{1,4}$/;

const isContiguous = (text: CvText, group: readonly Part[]): boolean =>
  group.every((part, index) => index === 0 || onlyCommas.test(text.slice(group[index - 1]?.end ?? 0, part.start)));
