/**
 * Every number in a text in one normal form: '£40k', '£40,000' and 'GBP 40,000' are equal, '12%' and '12 per cent' are equal, and '12
 * staff' differs from '12%'. Months with their year are dates: '03/2019', 'Mar 2019' and 'March 2019' are equal.
 */
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthYear =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\.?,? ((?:19|20)\d\d)\b/g;
const slashDate = /\b(0?[1-9]|1[0-2])[/.]((?:19|20)\d\d)\b/g;
const figure = /(£|\$|€|gbp ?|eur ?|usd ?)?(\d[\d,]*(?:\.\d+)?) ?(%|per ?cent\b|percent\b|k\b|m\b|bn\b|thousand\b|million\b|billion\b)?/g;

const scales: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, bn: 1e9, billion: 1e9 };
const currencies: Record<string, string> = { '£': '£', gbp: '£', $: '$', usd: '$', '€': '€', eur: '€' };

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const numberWords = new Map([
  // 'one' is a pronoun more often than a number.
  ...units.slice(2).map((word, index): [string, number] => [word, index + 2]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ...tens.flatMap((ten, index) => units.slice(1, 10).map((unit, one): [string, number] => [`${ten}-${unit}`, (index + 2) * 10 + one + 1])),
]);
const wordPattern = new RegExp(
  `\\b(?:(?:${tens.join('|')})-(?:${units.slice(1, 10).join('|')})|${units.slice(2).join('|')}|${tens.join('|')})\\b`,
  'g',
);
/** Amounts without a figure are also claims about size. */
const vague =
  /\b(?:dozens?|hundreds?|thousands?|millions?|half|halved|halving|twice|doubled|doubling|tripled|tripling|trebled|trebling|quadrupled|twofold|threefold|tenfold|by (?:a|one) (?:third|quarter|fifth|tenth)|two[ -]thirds|three[ -]quarters)\b/g;

export function figuresInText(text: string): Set<string> {
  const said = new Set<string>();
  let rest = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
  rest = rest.replace(monthYear, (_whole, month: string, year: string) => note(said, `date ${year}-${months.indexOf(month) + 1}`, year));
  rest = rest.replace(slashDate, (_whole, month: string, year: string) => note(said, `date ${year}-${Number(month)}`, year));
  for (const [, currency, digits = '', unit] of rest.matchAll(figure)) said.add(keyOf(currency, digits, unit));
  for (const [word] of rest.matchAll(wordPattern)) said.add(String(numberWords.get(word) ?? word));
  for (const [word] of rest.matchAll(vague)) said.add(word);
  return said;
}

/** A date with a month also states its year. */
const note = (said: Set<string>, date: string, year: string): string => {
  said.add(date).add(year);
  return ' ';
};

function keyOf(currency: string | undefined, digits: string, unit: string | undefined): string {
  const scale = scales[unit ?? ''] ?? 1;
  const value = Math.round(Number(digits.replaceAll(',', '')) * scale * 1e6) / 1e6;
  if (currency) return `${currencies[currency.trim()] ?? currency}${value}`;
  return unit && scale === 1 ? `${value}%` : String(value);
}
