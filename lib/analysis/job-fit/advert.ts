import { headingOf } from './advert-headings';
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

/** Marked lines where the advert marks its lists, else all that stand under a heading that asks. */
function listed(lines: readonly string[]): AskedLine[] {
  const kindOfMark = (line: string | undefined): string => (MARK.exec(line ?? '')?.[1] ?? '').replace(/\d+/g, '1').replace(/[a-z]/, 'a');
  /** An emoji or a number may stand before a heading: a list's mark stands before its neighbours too. */
  const heading = (line: string, i: number) => {
    const mark = kindOfMark(line);
    return mark !== '' && (mark === kindOfMark(lines[i - 1]) || mark === kindOfMark(lines[i + 1])) ? null : headingOf(line);
  };
  const hasMarks = lines.filter((line) => MARK.test(line)).length >= 2;
  const namesEssentials = lines.some((line, i) => heading(line, i) === 'essential');
  const asked: AskedLine[] = [];
  let under: 'essential' | 'desirable' | 'other' | null = null;
  let isOfGroup = false;
  for (const [i, line] of lines.entries()) {
    const isMarked = MARK.test(line);
    const own = heading(line, i);
    if (own) {
      if (own !== 'group') under = own;
      else if (under === 'other') under = null;
      else if (under === null) under = 'essential';
      // 'Desirable qualifications' reach to the next group, 'Desirable' over all groups.
      else if (under === 'desirable' && isOfGroup) under = 'essential';
      isOfGroup = own === 'desirable' && line.includes(' ') && headingOf(line.slice(line.indexOf(' ') + 1)) === 'group';
      continue;
    }
    // A heading nobody foresaw: 'You are someone who:'.
    if (!isMarked && line.endsWith(':') && under === 'other') under = null;
    if (under === 'other' || (hasMarks && !isMarked)) continue;
    const text = line.replace(MARK, '').replace(/:$/, '');
    if (under === null && (namesEssentials || !hasMarks) && !(isMarked && speaksForItself(text))) continue;
    if (text.length <= LONGEST && (isMarked || !POLICY.test(text))) asked.push({ text, kind: under ?? 'essential' });
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
