import { headingOf, type AdvertHeading } from './advert-headings';
import { readTable, type AskedLine } from './advert-table';

export type CriterionKind = 'essential' | 'desirable' | 'knockout';

export interface AdvertCriterion {
  text: string;
  kind: CriterionKind;
}

const MOST_CRITERIA = 60;
const LONGEST = 220;
/** A bullet of any shape, a letter or a number. */
const MARK = /^\s*([^\p{L}\p{N}\s(£$€"'‘“]{1,3}|o|\(?[a-z]\)|\d{1,2}(?:(?:\.\d{1,2})+[.)]?|[.)]))\s+/u;
const KNOCKOUT =
  /\s*(?:\((?:a must|required|mandatory)\b[^)]*\)|(?:[-–]|:)\s*(?:required|a must|mandatory)\b.*|\byou must (?:meet|have|hold) this[^.]*\.?|\bapplications without it[^.]*\.?)\s*$/i;
const KNOCKOUT_ITSELF =
  /\b(?:right to work in the uk|must (?:hold|have|be (?:\w+ ){0,3}(?:registered|admitted|licensed))|without (?:it|this|which) (?:we|you|applications?)|only consider|(?:licen[cs]e|registration|dbs(?: check)?|card|cpc|entitlement)\b(?:(?!\bnot\b)[^.;]){0,12}\b(?:required|essential|mandatory|a must))\b/i;
/** Said of a single line, under whatever heading. */
const DESIRABLE_ITSELF =
  /^(?:ideally|preferably)\b|\b(?:(?:would|will) be|is|are) (?:an? )?(?:strong |distinct |real |big )?(?:advantage|advantageous|plus|bonus|benefit|beneficial|desirable|preferred|helpful|useful|welcome)\b|\b(?:desirable|preferred|preferable|advantageous|an advantage|a plus|a bonus|ideally)\)?$/i;
const QUALIFIER = /\s*\((?:essential|desirable|preferred)\)/gi;
/** The line speaks of the employer or of applying. */
const POLICY =
  /\b(?:this (?:post|role|position) is|posts are|subject to|reserves the right|references are|committed to|equal opportunit|apply|applications|per annum)\b/i;

const LABEL =
  '(?:essential|desirable|preferred|nice to have|must haves?|requirements)(?: (?:criteria|skills|experience|requirements|qualifications))?';
const NEXT_LABEL = new RegExp(`(?<=[.;!?])\\s+(?=${LABEL}:\\s)`, 'i');
const LABELLED = new RegExp(`^(${LABEL}):\\s+(\\S.*)$`, 'i');
/** Of a list with commas; with more the commas belong to a sentence. */
const MOST_WORDS = 4;

/** 'Essential: SAP; Lean. Desirable: Python.' -> each label, and each thing under it, on a line of its own. */
const spread = (line: string): string[] =>
  line.split(NEXT_LABEL).flatMap((part) => {
    const [, label, things] = LABELLED.exec(part.trim()) ?? [];
    return label && things ? [label, ...thingsIn(things).map((thing) => `- ${thing}`)] : [part];
  });

function thingsIn(list: string): string[] {
  const things = list
    .split(list.includes(';') ? ';' : ',')
    .map((thing) => thing.trim().replace(/\.$/, ''))
    .filter(Boolean);
  return list.includes(';') || things.every((thing) => thing.split(/\s+/).length <= MOST_WORDS) ? things : [list];
}

/** The criteria of an advert in its own words: rows of a table, or lines under headings that say essential or desirable. */
export const readAdvert = (advert: string): AdvertCriterion[] => {
  const lines = advert
    .split(/\r?\n/)
    .flatMap(spread)
    .map((line) => line.slice(0, 600).trim())
    .filter(Boolean);
  const { asked, taken } = readTable(lines);
  // Beside a table only what is marked asks for more.
  const beside = lines.filter((line, i) => !taken.has(i) && (asked.length === 0 || MARK.test(line) || headingOf(line) !== null));
  const criteria = new Map<string, AdvertCriterion>();
  for (const { text, kind } of [...asked, ...listed(beside)]) {
    const criterion = criterionOf(text, kind);
    const key = criterion.text.toLowerCase();
    if (key && criteria.size < MOST_CRITERIA && !criteria.has(key)) criteria.set(key, criterion);
  }
  return criteria.size > 0 ? [...criteria.values()] : sentencesAsCriteria(advert);
};

/** '•', '1' or 'a': of what kind the mark of a list is; '' for a line without one. */
const kindOfMark = (line: string | undefined): string => (MARK.exec(line ?? '')?.[1] ?? '').replace(/\d+/g, '1').replace(/[a-z]/, 'a');

/** The heading a line is. An emoji or a number may stand before a heading: a list's mark stands before its neighbours too. */
function headingAt(lines: readonly string[], i: number): AdvertHeading | null {
  const line = lines[i] ?? '';
  const mark = kindOfMark(line);
  const isListed = mark !== '' && (mark === kindOfMark(lines[i - 1]) || mark === kindOfMark(lines[i + 1]));
  return isListed ? null : headingOf(line);
}

/** What the lines under the last heading are. */
interface Under {
  kind: 'essential' | 'desirable' | 'other' | null;
  /** The heading named a group: 'Desirable qualifications' reach to the next group, 'Desirable' over all groups. */
  isOfGroup: boolean;
}

function underHeading(heading: AdvertHeading, line: string, { kind, isOfGroup }: Under): Under {
  const endsDesirables = kind === 'desirable' && isOfGroup;
  const group = kind === null || endsDesirables ? 'essential' : kind === 'other' ? null : kind;
  return {
    kind: heading === 'group' ? group : heading,
    isOfGroup: heading === 'desirable' && line.includes(' ') && headingOf(line.slice(line.indexOf(' ') + 1)) === 'group',
  };
}

/** What the lines of an advert have in common. */
interface ListStyle {
  hasMarks: boolean;
  namesEssentials: boolean;
}

/** What a line asks for under its heading; null where it asks for nothing. */
function askedBy(line: string, under: Under['kind'], { hasMarks, namesEssentials }: ListStyle): AskedLine | null {
  const isMarked = MARK.test(line);
  if (under === 'other' || (hasMarks && !isMarked)) return null;
  const text = line.replace(MARK, '').replace(/:$/, '');
  const needsHeading = namesEssentials || !hasMarks;
  if (under === null && needsHeading && !(isMarked && speaksForItself(text))) return null;
  return text.length <= LONGEST && (isMarked || !POLICY.test(text)) ? { text, kind: under ?? 'essential' } : null;
}

/** Marked lines where the advert marks its lists, else all that stand under a heading that asks. */
function listed(lines: readonly string[]): AskedLine[] {
  const headings = lines.map((_, i) => headingAt(lines, i));
  const style = { hasMarks: lines.filter((line) => MARK.test(line)).length >= 2, namesEssentials: headings.includes('essential') };
  const asked: AskedLine[] = [];
  let under: Under = { kind: null, isOfGroup: false };
  for (const [i, line] of lines.entries()) {
    const heading = headings[i];
    if (heading) {
      under = underHeading(heading, line, under);
      continue;
    }
    // A heading that no list holds: 'You are someone who:'.
    if (!MARK.test(line) && line.endsWith(':') && under.kind === 'other') under = { ...under, kind: null };
    const found = askedBy(line, under.kind, style);
    if (found) asked.push(found);
  }
  return asked;
}

const isKnockout = (line: string): boolean => KNOCKOUT.test(line) || KNOCKOUT_ITSELF.test(line);
const speaksForItself = (line: string): boolean => isKnockout(line) || DESIRABLE_ITSELF.test(line);

/** The line's own words stand above the place it stands in. */
function criterionOf(line: string, kind: AskedLine['kind']): AdvertCriterion {
  const bare = line.replace(/[.;]$/, '').trim();
  const text = bare.replace(KNOCKOUT, '').replace(QUALIFIER, '').replace(/[.;]$/, '').trim();
  if (isKnockout(line)) return { text, kind: 'knockout' };
  return { text, kind: DESIRABLE_ITSELF.test(bare) ? 'desirable' : kind };
}

/** An advert without lists: its sentences that ask for something. */
const sentencesAsCriteria = (advert: string): AdvertCriterion[] =>
  advert
    .split(/\n+|(?<![.!?])[.!?]+(?:\s|$)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 12 && sentence.length <= LONGEST && asks(sentence))
    .slice(0, MOST_CRITERIA)
    .map((sentence) => criterionOf(sentence, SOFT.test(sentence) ? 'desirable' : 'essential'));

const asks = (sentence: string): boolean =>
  SOFT.test(sentence) || DEMANDING.test(sentence) || (NAMING.test(sentence) && !OFFERING.test(sentence));

const SOFT =
  /\b(?:desirable|ideally|preferabl[ey]|preferred|welcome|would help|(?:would|will) be (?:an? )?(?:\w+ )?(?:advantage|bonus|plus|helpful|useful|beneficial))\b/i;
const DEMANDING =
  /^(?:you|applicants|candidates|they) (?:must|should|need|have|(?:will|would|'ll) (?:have|need|bring|hold|know|love|enjoy|understand))\b|\b(?:must|(?:is|are) (?:essential|required|needed|expected)|only consider|calls? for)\b/i;
const NAMING = /\b(?:experience|knowledge|degree|qualif\w*|skills?|able to|ability|familiar\w*|licen[cs]e|regist\w+)\b/i;
const OFFERING = /^(?:our client|the (?:firm|company|role))\b|\b(?:we (?:offer|aim|are|have|will)|apply|salary)\b/i;
