import type { Span } from '@/lib/cv/document/redacted-document';

/** '[School Name]', '[add figure]'; the marks that stand for a person's own details ('[NAME]', '[PHONE_2]') are none. */
const SLOT = /\[(?![A-Z][A-Z_]*(?:_\d+)?(?: [^\]\n]{1,40})?\])[^[\]\n]{2,60}\]|[Cc]lick here to enter text|\b[Ll]orem ipsum\b/gu;
/** 'Your …', 'Click here …': a slot that speaks to whoever fills it in. */
const REQUEST = /^(?:your|insert|add|enter|type|click|lorem|x{2,})\b/i;
/** A slot of nothing but these names what belongs there; any other word is a remark of the person's own: '[Contract role]'. */
const SLOT_WORDS = new Set(
  `company employer job title position role school university college degree date dates start end address street city town county state country postcode phone
   telephone mobile number email website linkedin name first last full year month skill achievement accomplishment description duties qualification
   grade subject metric organisation organization industry figure result location from to of and or the a an`.split(/\s+/),
);

const isOpen = (slot: string): boolean => {
  const inside = slot.slice(1, -1).trim();
  if (!slot.startsWith('[') || REQUEST.test(inside)) return true;
  const words = inside.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length > 0 && words.every((word) => SLOT_WORDS.has(word) || (word.endsWith('s') && SLOT_WORDS.has(word.slice(0, -1))));
};

/** The labels a template prints where a fact belongs. */
const LABELS = new Set(
  'job title,employer,company,company name,city,town,country,degree,grade,institution,school name,university name,position,position held,year–year,year--year,dates,location,description,skill level,comment,xxx,yyy,zzz,your name,street and number,postcode city'.split(
    ',',
  ),
);
const FEWEST_LABELS = 2;
/** How a line of labels begins: most lines do not, and are passed over at once. */
const BEGINS = new Set(['cat', ...[...LABELS].map((label) => label.slice(0, 3))]);

const isLabelLine = (line: string): boolean => {
  const parts = line
    .split(/[\t,|]| {2,}|:/)
    .map((part) =>
      part
        .trim()
        .replace(/\.$/, '')
        .replace(/^category \d+ ?/i, '')
        .toLowerCase(),
    )
    .filter((part) => part !== '');
  return parts.length >= FEWEST_LABELS && parts.every((part) => LABELS.has(part));
};

/** Places where a template still waits for the person's own words, each wording once. */
export const findPlaceholders = (text: string): Span[] => {
  const found: Span[] = [];
  for (const match of text.matchAll(SLOT)) if (isOpen(match[0])) found.push({ start: match.index, end: match.index + match[0].length });
  let start = 0;
  for (const line of text.split('\n')) {
    if (line.length < 80 && BEGINS.has(line.slice(0, 3).toLowerCase()) && isLabelLine(line))
      found.push({ start, end: start + line.length });
    start += line.length + 1;
  }
  const seen = new Set<string>();
  return found
    .sort((a, b) => a.start - b.start)
    .filter((span) => {
      const words = text.slice(span.start, span.end).toLowerCase();
      return !seen.has(words) && seen.add(words);
    });
};

/** So many of them make a form that is not filled in yet. */
export const FORM_FROM = 3;
