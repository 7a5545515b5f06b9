import { demandsIn } from './advert-demands';
import {
  asksForCharacter,
  endsAdvert,
  headingOf,
  isCharacter,
  isOffer,
  isOfValues,
  kindOfHeading,
  linesAsk,
  mayAsk,
  namesGroup,
  saysMust,
  type AdvertHeading,
  type HeadingPlace,
  type SectionMeaning,
} from './advert-sections';

/** A line that an advert asks for, with what its place says of it. */
export interface AskedLine {
  text: string;
  kind: CriterionKind;
}

/** Without a knockout the application is not considered; a behaviour is asked for in the statement that goes with it. */
export type CriterionKind = 'essential' | 'desirable' | 'knockout' | 'statement';

export interface AdvertCriterion {
  text: string;
  kind: CriterionKind;
}

const MOST_CRITERIA = 60;
const LONGEST = 220;
const LONGEST_LINE = 600;
/** A bullet of any shape, a letter or a number. */
export const MARK = /^\s*([^\p{L}\p{N}\s(£$€"'‘“]{1,3}|\[[ x]?\]|o|\(?(?:[a-z]|[ivx]{2,4})\)|\d{1,2}(?:(?:\.\d{1,2})+[.)]?|[.)]))\s+/u;
const KNOCKOUT =
  /\s*(?:\((?:a must|required|mandatory)\b[^)]*\)|(?:[-–]|:)\s*(?:required|a must|mandatory)\b.*|\byou must (?:meet|have|hold) this[^.]*\.?|\bapplications without it[^.]*\.?)\s*$/i;
const RIGHT_TO_WORK =
  /\b(?:right|eligib\w+|permission|entitled|allowed|able|legally|already)\b[^.;:]{0,20}\bwork\b[^.;:,]{0,12} in (?:the )?(?:uk|united kingdom|britain)\b/i;
const KNOCKOUT_ITSELF =
  /\b(?:must (?:hold|have|be (?:\w+ ){0,3}(?:registered|admitted|licensed))|must have lived in|without (?:it|this|which) (?:we|you|applications?)|without .{3,80} (?:will not|won't|cannot|can't) be considered|only consider|(?:licen[cs]e|registration|dbs(?: check)?|card|cpc|entitlement|clearance)\b(?:(?!\bnot\b)[^.;,]){0,30}\b(?:required|essential|mandatory|a must))\b/i;
/** Said of a single line, under whatever heading. */
export const DESIRABLE_ITSELF =
  /^(?:ideally|preferably)\b|\b(?:(?:would|will) be|is|are) (?:an? )?(?:strong |distinct |real |big )?(?:advantage|advantageous|plus|bonus|benefit|beneficial|desirable|preferred|helpful|useful|welcome)\b|\bpreferred but not essential\b|\b(?:desirable|preferred|preferable|advantageous|an advantage|a plus|a bonus|ideally)$|\b(?:handy|preferred|useful|nice)\b.{0,12}\bbut\b|\bbut not (?:needed|essential|required|necessary|a must)\b|\(?(?:desirable|preferred|an advantage)\)$/i;
/** Of an example in brackets it says nothing of the whole: '(PostgreSQL preferred)'. */
const PREFERRED_EXAMPLE = /\s*\([^()]*\w+ (?:is )?preferred\)/gi;
const isDesirableItself = (line: string): boolean => DESIRABLE_ITSELF.test(line.replace(PREFERRED_EXAMPLE, ''));
/** A line beside the list that says when, where or for how much. */
const TERMS_OF_WORK =
  /^benefits? (?:include|are|package)\b|^(?:hours|salary|pay|wage|rate|location|start(?:ing| date)?|contract|duration|closing date)\b(?! (?:of|and)\b)[^a-z]{0,3}(?:of work)?[\s:]*(?:£|\d|mon|as|from|asap|week|full|part|perm|temp)/i;

/** '(don't worry, we'll train you)' */
const REASSURES = /\s*\([^()]*(?:we(?:['’]| wi)ll|do(?:n['’]t| not) worry|training (?:is|will be) (?:given|provided))[^()]*\)$/i;
const QUALIFIER = /\s*\((?:essential|desirable|preferred)\)/gi;
/** The line is about the employer or about applying. */
export const POLICY =
  /\b(?:this (?:post|role|position|vacancy) is|posts are|subject to|reserves the right|references are|committed to|equal opportunit|apply|applications|per annum|disability confident|please|disclosure|we(?:'ll| will) (?:only )?(?:assess|ask|look)|will undergo)\b/i;

/** 'Essential: SAP; Lean', 'Key skills: Playwright, TypeScript', 'Who we want: somebody with a year in an office' */
const LABEL = /^([^:.;!?]{3,45}):\s+(\S.*)$/;
const NEXT_LABEL = /(?<=[.;!?])\s+(?=\p{Lu}[^:.;!?]{3,40}:\s)/u;
/** Behind it stands the post. */
const NAMES_POST = /\b(?:spec(?:ification)?|profile|description)$/i;
const asksByLabel = (label: string): boolean => {
  if (NAMES_POST.test(label)) return false;
  const meaning = headingOf(label, { endsWithColon: true });
  return meaning === 'essential' || meaning === 'desirable' || meaning === 'group';
};
/** Of a list with commas; with more the commas belong to a sentence. */
const MOST_WORDS = 4;

/** 'Essential: SAP; Lean. Desirable: Python.' -> each label, and each thing under it, on a line of its own. */
const spread = (line: string): string[] =>
  line.split(NEXT_LABEL).flatMap((part) => {
    const [, label, things] = LABEL.exec(part.trim()) ?? [];
    if (!label || !things || MARK.test(part) || !asksByLabel(label)) return [part];
    const [list = '', ...sentences] = things.split(/(?<=[\p{L}\p{N})])\.\s+(?=\p{Lu})/u);
    const all = thingsIn(list);
    // One thing alone may be a sentence.
    return all.length === 1 ? [`${label}:`, things] : [`${label}:`, ...all.map((thing) => `- ${thing}`), ...sentences];
  });

const wordsOf = (thing: string): number =>
  thing
    .replace(/\([^()]*\)/g, '')
    .trim()
    .split(/\s+/).length;

function thingsIn(list: string): string[] {
  const things = list
    .split(list.includes(';') ? ';' : /,(?![^()]*\))/)
    .map((thing) => thing.replace(MARK, '').trim().replace(/\.$/, ''))
    .filter(Boolean);
  return list.includes(';') || things.every((thing) => wordsOf(thing) <= MOST_WORDS) ? things : [list];
}

/** The nine behaviours of the Success Profiles (Cabinet Office, Success Profiles: Civil Service behaviours, 2018). */
const BEHAVIOURS =
  /\b(?:seeing the big picture|changing and improving|making effective decisions|leadership|communicating and influencing|working together|developing self and others|managing a quality service|delivering at pace)\b/gi;

/** The criteria of an advert in its own words, laid out: rows of a table, lines under headings, or sentences that ask for something. */
export const readAdvert = (laidOut: readonly string[]): AdvertCriterion[] => {
  const lines = laidOut
    .flatMap((line) => spread(line.slice(0, LONGEST_LINE * 4)))
    // A tab at the start is an empty cell.
    .map((line) => line.replace(/^ +/, '').trimEnd());
  const filled = lines.filter((line) => line.trim() !== '');
  const gaps = gapsAbove(lines);
  const sections = sectionsOf(filled.map((text, i) => ({ text: text.trim(), hasGapAbove: gaps[i] ?? false })));
  const listed = withMusts(sections.map((section) => ({ ...section, asked: askedIn(section) })));
  const isListed = listed.some(({ meaning, asked }) => asking.has(meaning) && asked.length > 0);
  const found = collect(listed.flatMap(({ asked }) => asked));
  return isListed || found.some(({ kind }) => kind === 'essential' || kind === 'statement') ? found : collect(proseOf(laidOut.join('\n')));
};

/** 'Must have' beside 'Looking for': of two lists that are needed the stricter one decides whether an application is considered. */
function withMusts<Listed extends Section & { asked: AskedLine[] }>(sections: readonly Listed[]): Listed[] {
  const needed = sections.filter(({ meaning, asked, title }) => meaning === 'essential' && title !== '' && asked.length > 0);
  if (needed.every(({ title }) => saysMust(title))) return [...sections];
  return sections.map((section) =>
    needed.includes(section) && saysMust(section.title)
      ? { ...section, asked: section.asked.map((one) => (one.kind === 'essential' ? { ...one, kind: 'knockout' } : one)) }
      : section,
  );
}

const asking: ReadonlySet<SectionMeaning | null> = new Set(['essential', 'desirable']);

/** For each filled line, whether an empty one stands above it. */
const gapsAbove = (lines: readonly string[]): boolean[] =>
  lines.flatMap((line, i) => (line.trim() === '' ? [] : [i > 0 && lines[i - 1]?.trim() === '']));

function collect(asked: readonly AskedLine[]): AdvertCriterion[] {
  const criteria = new Map<string, AdvertCriterion>();
  for (const { text, kind } of asked) {
    const criterion = kind === 'statement' ? { text, kind } : criterionOf(text, kind);
    const key = criterion.text.toLowerCase();
    if (key && criteria.size < MOST_CRITERIA && !criteria.has(key)) criteria.set(key, criterion);
  }
  return [...criteria.values()];
}

const proseOf = (prose: string, isAsked = false): AskedLine[] =>
  demandsIn(prose, { isAsked }).map(({ text, isSoft }): AskedLine => ({ text, kind: isSoft ? 'desirable' : 'essential' }));

/** '•', '1' or 'a': of what kind the mark of a list is; '' for a line without one. */
const kindOfMark = (line: string | undefined): string => (MARK.exec(line ?? '')?.[1] ?? '').replace(/\d+/g, '1').replace(/[a-z]/, 'a');

interface Line {
  text: string;
  hasGapAbove: boolean;
}

interface Section {
  /** Below the advert, on the page of a job board. */
  isBelow?: boolean;
  /** null before the first heading. */
  meaning: SectionMeaning | null;
  /** Its heading; empty before the first. */
  title: string;
  lines: string[];
}

/** The heading a line is. An emoji or a number may stand before a heading: a list's mark stands before its neighbours too. */
function headingAt(lines: readonly Line[], i: number): AdvertHeading | null {
  const text = lines[i]?.text ?? '';
  const mark = kindOfMark(text);
  if (mark !== '' && [lines[i - 1], lines[i + 1]].some((beside) => kindOfMark(beside?.text) === mark)) return null;
  const bare = text.replace(MARK, '');
  const heading = headingOf(bare, placeOf(lines, i));
  return heading === null ? null : (kindOfHeading(bare) ?? heading);
}

function placeOf(lines: readonly Line[], i: number): HeadingPlace {
  const { text = '', hasGapAbove = false } = lines[i] ?? {};
  const isBare = kindOfMark(text) === '';
  const isList = kindOfMark(lines[i + 1]?.text) !== '';
  return {
    endsWithColon: /[:…]$|\.\.\.$/.test(text),
    leadsList: isBare && isList,
    hasGapAbove,
    leadsBlock: hasGapAbove && isBare && !isList && lines[i + 1]?.hasGapAbove === false,
    below: listBelow(lines, i),
  };
}

const MOST_BELOW = 8;

/** The lines of the list that a line leads. */
function listBelow(lines: readonly Line[], i: number): string[] {
  const below = lines.slice(i + 1, i + 1 + MOST_BELOW).map(({ text }) => text);
  const end = below.findIndex((text) => kindOfMark(text) === '');
  return below.slice(0, end === -1 ? undefined : end);
}

function sectionsOf(lines: readonly Line[]): Section[] {
  const named = lines.map((_, i) => headingAt(lines, i));
  // 'Skills' over 'Communication skills': what stands right below the name of a group is one of its lines.
  const headings = named.map((heading, i) =>
    heading === 'group' && named[i - 1] === 'group' && lines[i]?.hasGapAbove === false && kindOfMark(lines[i + 1]?.text) === ''
      ? null
      : heading,
  );
  // Where no heading says that it asks, the first that says nothing and has lines of no other kind does.
  const mayBeAsking = headings.includes('essential') || headings.includes('group') ? -1 : headings.indexOf('unknown');
  const sections: Section[] = [{ meaning: null, title: '', lines: [] }];
  let isOfGroup = false;
  // 'Essential' over groups of its own has 'Desirable' over groups too.
  const isGrouped = headings.some((heading, i) => heading === 'essential' && headings[i + 1] === 'group');
  for (const [i, { text }] of lines.entries()) {
    const heading = headings[i];
    const last = sections.at(-1);
    if (!heading) {
      last?.lines.push(text);
      continue;
    }
    const next = headings.findIndex((other, at) => at > i && other !== null);
    const below = lines.slice(i + 1, next === -1 ? undefined : next).map((line) => line.text);
    const isBelow = last?.isBelow === true || endsAdvert(text);
    sections.push({
      meaning: i === mayBeAsking && mayAsk(below) ? 'essential' : meaningOf(heading, { before: last?.meaning ?? null, isOfGroup, below }),
      title: text,
      lines: [],
      isBelow,
    });
    isOfGroup = heading === 'desirable' && (!isGrouped || namesGroup(text));
  }
  return sections;
}

interface Around {
  before: SectionMeaning | null;
  isOfGroup: boolean;
  below: readonly string[];
}

function meaningOf(heading: AdvertHeading, { before, isOfGroup, below }: Around): SectionMeaning | null {
  if (heading === 'unknown') return linesAsk(below) ? 'essential' : 'other';
  if (heading !== 'group') return heading;
  if (before === 'desirable' && !isOfGroup) return 'desirable';
  return before === 'other' && !linesAsk(below) && below.length > 0 ? 'other' : 'essential';
}

/** What the lines of a section ask for: its marked lines where it has such, else all, prose taken apart. */
function askedIn({ meaning, title, lines, isBelow }: Section): AskedLine[] {
  if (isBelow) return [];
  const hasMarks = lines.some((line) => MARK.test(line));
  return lines.flatMap((line): AskedLine[] => {
    const behaviours = behavioursIn(line, meaning);
    if (behaviours.length > 0 || meaning === 'statement') return behaviours;
    if (meaning === null || meaning === 'other') return speaksForItself(textOf(line)) ? spoken(line, meaning) : [];
    const asked = underHeading(line, meaning, hasMarks);
    return asksForCharacter(title) ? asked.map((one) => (isCharacter(one.text) ? { ...one, kind: 'statement' } : one)) : asked;
  });
}

const textOf = (line: string): string => line.replace(MARK, '').replace(/:$/, '');

function behavioursIn(line: string, meaning: SectionMeaning | null): AskedLine[] {
  if (meaning !== 'statement' && !/behaviou?r|success profiles/i.test(line)) return [];
  const named = [...line.matchAll(BEHAVIOURS)].map(([name]): AskedLine => ({ text: name, kind: 'statement' }));
  const isListed = named.length === 0 && meaning === 'statement' && MARK.test(line);
  return isListed ? [{ text: textOf(line), kind: 'statement' }] : named;
}

function underHeading(line: string, kind: AskedLine['kind'], hasMarks: boolean): AskedLine[] {
  const text = textOf(line);
  const isMarked = MARK.test(line);
  if (isMarked || (!hasMarks && !isProse(line)))
    return text.length <= LONGEST && (isMarked || (!POLICY.test(text) && !TERMS_OF_WORK.test(text) && !isOffer(text)))
      ? [{ text, kind }]
      : [];
  const sentences = text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !(POLICY.test(sentence) || TERMS_OF_WORK.test(sentence)) || speaksForItself(sentence));
  const asked = proseOf(sentences.join(' '), !hasMarks);
  // Beside a list a sentence says its own weight.
  return hasMarks ? asked : softened(asked, kind);
}

/** Outside a list a line is a criterion only where it says so itself: a line with a bullet, or a sentence that is unambiguous. */
function spoken(line: string, meaning: SectionMeaning | null): AskedLine[] {
  if (MARK.test(line) && meaning !== 'other') return [{ text: line.replace(MARK, ''), kind: 'essential' }];
  if (MARK.test(line)) return proseOf(textOf(line)).filter(({ text }) => RIGHT_TO_WORK.test(text));
  return proseOf(line).filter(
    ({ text }) => (isKnockout(text) || (isDesirableItself(text) && NAMES_PAPER.test(text))) && text.length <= LONGEST,
  );
}

/** What no employer offers. */
const NAMES_PAPER = /\b(?:licen[cs]e|certificate|ticket|degree|qualification|experience|knowledge|skills)\b/i;

const softened = (asked: readonly AskedLine[], meaning: AskedLine['kind']): AskedLine[] =>
  asked.map((one) => (meaning === 'desirable' ? { ...one, kind: meaning } : one));

const MOST_WORDS_OF_ITEM = 24;
const isProse = (line: string): boolean =>
  /[.!?]\s+\p{Lu}/u.test(line) || line.split(/\s+/).length > MOST_WORDS_OF_ITEM || (/\.$/.test(line) && line.split(/\s+/).length > 2);

const isKnockout = (line: string): boolean => KNOCKOUT.test(line) || KNOCKOUT_ITSELF.test(line) || RIGHT_TO_WORK.test(line);
const speaksForItself = (line: string): boolean => isKnockout(line) || isDesirableItself(line);

const MUST = /^(?:you(?:['’]ll| will)? (?:also )?)?(?:must|need)\b/i;

/** The line's own words stand above the place it stands in. */
export function criterionOf(line: string, kind: 'essential' | 'desirable' | 'knockout'): AdvertCriterion {
  const bare = line.replace(/[.;]$/, '').replace(REASSURES, '').trim();
  const text = bare.replace(KNOCKOUT, '').replace(QUALIFIER, '').replace(/[.;]$/, '').trim();
  if (isKnockout(line)) return { text, kind: 'knockout' };
  if (isOfValues(text)) return { text, kind: 'statement' };
  return { text, kind: isDesirableItself(bare) ? 'desirable' : MUST.test(bare) ? 'essential' : kind };
}
