import { headingOf } from './advert-headings';

export type CriterionKind = 'essential' | 'desirable' | 'knockout';

export interface AdvertCriterion {
  text: string;
  kind: CriterionKind;
}

const MOST_CRITERIA = 60;
const LONGEST = 220;
const MARK = /^\s*(?:[-•*–—·▪●◦‣○■➢➤►✓✔]|o|\(?[a-z]\)|\d{1,2}[.)])\s+/;
const KNOCKOUT =
  /\s*(?:\(?(?:a must:?|[-–]\s*(?:required|a must|mandatory))[^)]*\)?|\((?:required|mandatory)\)|\byou must (?:meet|have|hold) this[^.]*\.?|\bapplications without it[^.]*\.?)\s*$/i;
const KNOCKOUT_ITSELF =
  /\b(?:right to work in the uk|must (?:hold|have|be registered)|is (?:required|mandatory)|(?:licen[cs]e|registration|dbs check) (?:is |are )?(?:required|essential|mandatory|a must))\b/i;
/** Said of a single line, under whatever heading. */
const DESIRABLE_ITSELF =
  /^(?:ideally|preferably)\b|\b(?:(?:would|will) be|is|are) (?:an? )?(?:strong |distinct |real |big )?(?:advantage|advantageous|plus|bonus|benefit|beneficial|desirable|preferred|helpful|useful|welcome)\b|\b(?:desirable|preferred|preferable|advantageous|an advantage|a plus|a bonus)\)?$/i;
const QUALIFIER = /\s*\((?:essential|desirable|preferred)\)/gi;
/** A row of a table: 'RTPI membership | D | Application'. */
const ROW = /^([^|\t]+?)\s*[|\t]\s*(e|d|essential|desirable)\s*(?:[|\t].*)?$/i;
/** The line speaks of the employer or of applying. */
const POLICY = /\b(?:this (?:post|role|position) is|subject to|committed to|equal opportunit|apply|applications|per annum)\b/i;

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
  const criteria = new Map<string, AdvertCriterion>();
  for (const { text, kind } of [...rowsOf(lines), ...listed(lines)]) {
    const criterion = criterionOf(text, kind);
    const key = criterion.text.toLowerCase();
    if (key && criteria.size < MOST_CRITERIA && !criteria.has(key)) criteria.set(key, criterion);
  }
  return criteria.size > 0 ? [...criteria.values()] : sentencesAsCriteria(advert);
};

interface AskedLine {
  text: string;
  /** What the place it stands in says of it. */
  kind: 'essential' | 'desirable';
}

const rowsOf = (lines: readonly string[]): AskedLine[] =>
  lines.flatMap((line) => {
    const [, text, letter] = ROW.exec(line) ?? [];
    return text && letter ? [{ text, kind: /^d/i.test(letter) ? 'desirable' : 'essential' }] : [];
  });

/** Marked lines where the advert marks its lists, else all that stand under a heading that asks. */
function listed(lines: readonly string[]): AskedLine[] {
  const heading = (line: string) => (MARK.test(line) ? null : headingOf(line.replace(/:$/, '')));
  const hasMarks = lines.filter((line) => MARK.test(line)).length >= 2;
  const namesEssentials = lines.some((line) => heading(line) === 'essential');
  const asked: AskedLine[] = [];
  let under: 'essential' | 'desirable' | 'other' | null = null;
  for (const line of lines) {
    const isMarked = MARK.test(line);
    const own = heading(line);
    if (own) {
      if (own !== 'group') under = own;
      else if (under === 'other') under = null;
      continue;
    }
    // A heading nobody foresaw: 'You are someone who:'.
    if (!isMarked && line.endsWith(':') && under === 'other') under = null;
    if (under === 'other' || (hasMarks && !isMarked)) continue;
    const text = line.replace(MARK, '').replace(/:$/, '');
    if (under === null && (namesEssentials || !hasMarks) && !(isMarked && speaksForItself(text))) continue;
    if (text.length <= LONGEST && !ROW.test(line) && (isMarked || !POLICY.test(text))) asked.push({ text, kind: under ?? 'essential' });
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
    .split(/[.\n!?]+/)
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) =>
        sentence.length > 12 &&
        sentence.length <= LONGEST &&
        /\b(?:experience|knowledge|degree|qualif|skills?|able to|ability|must|need|familiar|licen[cs]e|register)/i.test(sentence),
    )
    .slice(0, MOST_CRITERIA)
    .map((sentence) => criterionOf(sentence, SOFT.test(sentence) ? 'desirable' : 'essential'));

const SOFT = /\b(?:desirable|ideally|preferably|advantage|bonus)\b/i;
