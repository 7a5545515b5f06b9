import type { Span } from '@/lib/cv/redacted';

/** '[School Name]', '[add figure]'; the marks that stand for a person's own details ('[NAME]', '[PHONE_2]') are none. */
const SLOT = /\[(?![A-Z][A-Z_]*(?:_\d+)?(?: [^\]\n]{1,40})?\])[^[\]\n]{2,60}\]|[Cc]lick here to enter text|\b[Ll]orem ipsum\b/gu;
/** What the words in a slot ask for; '[Distinction]' or '[remote]' asks for nothing. */
const ASKED =
  /\b(?:your|insert|add|enter|click|lorem|company|employer|job|title|position|role|school|university|college|degree|dates?|address|city|town|county|phone|telephone|email|website|name|number|year|skill|achievement|description|duties|qualification|grade|subject|metric|organisation|organization|industry|figure|result|x+)\b/i;
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
  for (const match of text.matchAll(SLOT)) if (ASKED.test(match[0])) found.push({ start: match.index, end: match.index + match[0].length });
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
