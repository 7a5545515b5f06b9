import type { DateRange, PartialDate, Piece, WorkEntry } from '@/lib/cv/cv';
import { datesOf } from '../dates/dates';
import { cutEntries, type RawEntry } from './entries';
import { employerScore, endingAt, isPlace, lean, lengthOfStay, partsOf, titleScore, type Part } from '../entry-parts';
import { partOfLine, tidy, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { readStatements } from '../statements';
import { splitRunIns } from './inline-job-headings';
import { joinWrappedHeads } from './wrapped-heads';

interface Option {
  title: Part | null;
  employer: Part | null;
  score: number;
}

interface Draft {
  raw: RawEntry;
  place: Part | null;
  /** The parts that may be title or employer, places taken out. */
  units: Part[];
  /** How each of them leans. */
  leans: number[];
  parts: Part[];
  /** Those that are known towns. */
  places: ReadonlySet<Part>;
  /** The line that names the employer and the whole time there, above the roles held. */
  under?: Draft;
}

/** Jobs (or voluntary roles) of one or more sections. Title first or employer first is decided once for the document. */
export function readWork(text: CvText, sections: readonly (readonly Line[])[]): WorkEntry[] {
  const drafts = putUnderEmployers(
    settlePlaces(
      text,
      sections.flatMap((lines) => cutEntries(joinWrappedHeads(text, splitRunIns(text, lines)))).map((raw) => draft(text, raw)),
    ),
  );
  const titleFirst = orientation(drafts);
  const entries: WorkEntry[] = [];
  let previous: WorkEntry | null = null;
  for (const one of drafts) {
    const { title, employer } = one.under ? roleOf(text, one, one.under) : choose(one, titleFirst);
    const entry = makeEntry(text, { ...one, place: one.place ?? one.under?.place ?? null }, title, employer);
    if (!entry.title && !entry.employer) continue;
    // a promotion: a title of its own under the employer named above
    if (!entry.employer && previous?.employer && entry.dates) entry.employer = previous.employer;
    entries.push(entry);
    previous = entry;
  }
  return entries;
}

/** Fewest roles that make the dated line above them an employer's. */
const minRoles = 2;

/** 'Acme Ltd (2016 to date)' and nothing else, above roles that all lie within that time. */
function putUnderEmployers(drafts: readonly Draft[]): Draft[] {
  const result: Draft[] = [];
  for (let index = 0; index < drafts.length; index += 1) {
    const one = drafts[index];
    if (!one) continue;
    const roles: Draft[] = [];
    if (isEmployerLine(one))
      for (const next of drafts.slice(index + 1)) {
        if (!isWithin(next.raw.dates, one.raw.dates) || !next.leans.every((one) => one > -1.5)) break;
        roles.push({ ...next, under: one });
      }
    if (roles.length < minRoles) result.push(one);
    else {
      result.push(...roles);
      index += roles.length;
    }
  }
  return result;
}

const isEmployerLine = ({ raw, units: [only, ...more] }: Draft): boolean =>
  only !== undefined &&
  more.length === 0 &&
  raw.body.length === 0 &&
  titleScore(only.text) < 2 &&
  !/self[- ]employed|freelance/i.test(only.text);

function isWithin(inner: DateRange | null, outer: DateRange | null): boolean {
  if (!inner?.from || !outer?.from || inner.single || outer.single) return false;
  const month = ({ year, month: own }: PartialDate, otherwise: number): number => year * 12 + (own ?? otherwise);
  const end = (range: DateRange): number => (range.to ? month(range.to, 12) : Infinity);
  return month(inner.from, 12) >= month(outer.from, 1) && end(inner) <= end(outer);
}

/** Below its employer's line all words of a role are its title. */
function roleOf(text: CvText, { units }: Draft, under: Draft): Option {
  const [first] = units;
  const employer = under.units[0] ?? null;
  const end = units.findLast(({ line }) => line === first?.line)?.end ?? 0;
  return { title: first ? endingAt(first, end, text.slice(first.start, end)) : null, employer, score: 0 };
}

function draft(text: CvText, raw: RawEntry): Draft {
  const dates = [...raw.rail, ...raw.head.flatMap(datesOf)].sort((a, b) => a.start - b.start);
  const parts = partsOf(text, raw.head, dates).filter((part) => !isNoise(part.text));
  const places = new Set(parts.filter((part) => isPlace(part.text)));
  const place = townIn(parts) ?? parts.find((part, index) => places.has(part) && (index > 0 || parts.length > 2)) ?? null;
  return placed(text, { raw, parts, places }, place);
}

/** 'Santa Rosa, CA' behind a title and an employer: no list knows the town, but its state. */
function townIn(parts: readonly Part[]): Part | null {
  const town = parts.find((part, index) => {
    const [state, more] = parts.slice(index + 1).filter(({ group }) => group === part.group);
    const isAlone = state !== undefined && more === undefined && parts.find(({ group }) => group === part.group) === part;
    return isAlone && parts.length >= 4 && isState(state.text) && titleScore(part.text) < 1 && employerScore(part.text) < 1;
  });
  return town ?? null;
}

const isState = (text: string): boolean => /^[A-Z]{2}$/.test(text) && isPlace(text);

function placed(text: CvText, { raw, parts, places }: Pick<Draft, 'raw' | 'parts' | 'places'>, place: Part | null): Draft {
  const units = mergeGroups(
    text,
    parts.filter((part) => (part !== place && !places.has(part)) || parts.length === 1),
  );
  return { raw, place, units, leans: units.map((part) => lean(part.text)), parts, places };
}

/**
 * Where most entries end a group of so many parts with a known town, the last part of such a group is a place too,
 * though no list knows the village.
 */
function settlePlaces(text: CvText, drafts: Draft[]): Draft[] {
  const groupOf = ({ parts }: Draft, group: number): Part[] => parts.filter((part) => part.group === group);
  const sizes = drafts.flatMap((one) => {
    const own = one.place && groupOf(one, one.place.group);
    return own && own.length > 1 && own.at(-1) === one.place ? [own.length] : [];
  });
  const usual = sizes[0];
  if (usual === undefined || sizes.length * 2 < drafts.length || sizes.some((size) => size !== usual)) return drafts;
  return drafts.map((one) => {
    if (one.place) return one;
    const last = one.parts.find((part) => groupOf(one, part.group).length === usual && groupOf(one, part.group).at(-1) === part);
    const isName =
      last && /^\p{Lu}/u.test(last.text) && last.text.split(' ').length <= 3 && employerScore(last.text) < 1 && titleScore(last.text) < 1;
    return isName ? placed(text, one, last) : one;
  });
}

/** Addresses of web pages, placeholders, labels, lengths of stay: no names of anything. */
const isNoise = (text: string): boolean =>
  /^\[[^\]]+\]$|^https?:|^(?:company|employer|organi[sz]ation|position|job title|title|role|dates?|(?:start|end) date|from|between|location|website|duration|period|synopsis|reason for leaving|occupation or position(?: held)?|held|type of business or sector|name and address of(?: employer)?)$/i.test(
    text,
  ) || lengthOfStay.test(text);

/** 'Full Stack Developer, ABC Company' stays in two; other commas stay inside one name. */
function mergeGroups(text: CvText, parts: readonly Part[]): Part[] {
  const groups = new Map<number, Part[]>();
  for (const part of parts) groups.set(part.group, [...(groups.get(part.group) ?? []), part]);
  if (groups.size === 1) return [...parts];
  return [...groups.values()].flatMap((group) => {
    const [first, ...rest] = group;
    if (!first || rest.length === 0) return group;
    const titles = group.map((part) => lean(part.text));
    const others = parts.filter((part) => part.group !== first.group);
    const isWhole = (titles[0] ?? 0) >= 2 && Math.min(...titles.slice(1)) <= -2 && others.every((part) => employerScore(part.text) < 1);
    if (isWhole) return group;
    const end = group.at(-1)?.end ?? first.end;
    return contiguous(text, group) ? [endingAt(first, end, text.slice(first.start, end))] : group;
  });
}

const contiguous = (text: CvText, group: readonly Part[]): boolean =>
  group.every((part, index) => index === 0 || /^[\s,.]{1,4}$/.test(text.slice(group[index - 1]?.end ?? 0, part.start)));

/** Above 0: the title usually stands before the employer. */
function orientation(drafts: readonly Draft[]): number {
  let vote = 0;
  for (const one of drafts) {
    const { title, employer, score } = choose(one, 0);
    if (title && employer && score > 0) vote += Math.sign(employer.start - title.start) * Math.min(3, score);
  }
  return vote === 0 ? 0 : Math.sign(vote) * Math.min(2.5, 1 + Math.abs(vote) / 4);
}

/** What an 'at' between two parts counts. */
const sureOrder = 4;

function choose({ units, leans }: Draft, titleFirst: number): Option {
  const shortlist = units.slice(0, 4);
  if (shortlist.length === 0) return { title: null, employer: null, score: 0 };
  const [only] = shortlist;
  const [leaning = 0] = leans;
  if (shortlist.length === 1 && only) {
    return leaning > 0 || (leaning === 0 && titleFirst >= 0)
      ? { title: only, employer: null, score: 0 }
      : { title: null, employer: only, score: 0 };
  }
  let best: Option = { title: null, employer: null, score: -Infinity };
  shortlist.forEach((title, i) => {
    shortlist.forEach((employer, j) => {
      if (i === j) return;
      const order = i < j ? titleFirst : -titleFirst;
      const depth = (Math.max(i, j) - 1) * 0.9 + (Math.min(i, j) > 0 ? 0.9 : 0);
      const said = (employer.isBehindAt ? sureOrder : 0) - (title.isBehindAt ? sureOrder : 0);
      const score = (leans[i] ?? 0) - (leans[j] ?? 0) + order + said - depth;
      if (score > best.score) best = { title, employer, score };
    });
  });
  return spread(best, units);
}

/** 'Class Teacher, Year 4, Holderness School': what stands between belongs to the side it reads like. */
function spread(option: Option, units: readonly Part[]): Option {
  const { title, employer } = option;
  if (title && employer && title.line !== employer.line) return { ...option, title: wholeTitle(title, units) };
  if (!title || !employer || title.group !== employer.group || units.some((part) => part.group !== title.group)) return option;
  const between = units.filter(
    (part) => part.start > Math.min(title.end, employer.end) && part.end < Math.max(title.start, employer.start),
  );
  if (between.length === 0 || between.length > 2) return option;
  const last = between.at(-1);
  const first = between[0];
  if (!first || !last) return option;
  const toTitle = between.every((part) => lean(part.text) > -1.5) === title.start < employer.start || lean(first.text) > 0;
  const widen = (part: Part): Part => ({
    ...part,
    start: Math.min(part.start, first.start),
    end: Math.max(part.end, last.end),
    text: joined([part, ...between]),
  });
  return toTitle ? { ...option, title: widen(title) } : { ...option, employer: widen(employer) };
}

/** 'Team Leader – Civil Enforcement' on a line of its own: what follows the dash is the rest of the title. */
function wholeTitle(title: Part, units: readonly Part[]): Part {
  const [rest, ...more] = units.filter((part) => part.line === title.line && part !== title);
  const isRest = rest && more.length === 0 && rest.start > title.end && rest.start - title.end <= 3 && employerScore(rest.text) < 1;
  return isRest ? endingAt(title, rest.end, `${title.text} – ${rest.text}`) : title;
}

const joined = (parts: readonly Part[]): string =>
  [...parts]
    .sort((a, b) => a.start - b.start)
    .map(({ text }) => text)
    .join(', ');

const toPiece = (part: Part | null): Piece | null => part && { text: tidy(part.text), start: part.start, end: part.end };

/** 'Name and address of employer ⇥ Acme Ltd, Leeds' below the duties, as Europass has it. */
function labelledEmployer(text: CvText, body: readonly Line[]): Part | null {
  const line = body.find(
    ({ start, items: [label, value] }) =>
      label &&
      value &&
      /^(?:name (?:and address )?of(?: the)?(?: employer)?|employer|company|organisation):?$/i.test(text.slice(start, label.end)),
  );
  return line ? (partsOf(text, [partOfLine(text, line, line.items[1]?.start ?? line.start)], [])[0] ?? null) : null;
}

function makeEntry(text: CvText, { raw, place }: Draft, title: Part | null, employer: Part | null): WorkEntry {
  const lines = [...raw.head, ...raw.body];
  const first = lines[0];
  const last = lines.at(-1);
  const dates: DateRange | null = raw.dates;
  const named = employer ?? labelledEmployer(text, raw.body);
  return {
    start: first?.start ?? 0,
    end: last?.end ?? first?.end ?? 0,
    employer: toPiece(named),
    title: toPiece(title),
    place: toPiece(place),
    dates,
    statements: readStatements(text, raw.body),
    page: first?.page ?? 1,
  };
}
