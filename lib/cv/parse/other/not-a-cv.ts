import type { Cv } from '@/lib/cv/cv';

type Parsed = Omit<Cv, 'notACv'>;

/** Signs that a text is a CV. Every real CV shows several; a recipe, a novel or an invoice hardly one. */
const signs: readonly { name: string; weight: number; holds: (cv: Parsed) => boolean }[] = [
  { name: 'an email address', weight: 2, holds: ({ contact }) => contact.email !== null },
  { name: 'a phone number', weight: 1, holds: ({ contact }) => contact.phone !== null },
  { name: 'a name at the top', weight: 1, holds: ({ contact }) => contact.name !== null },
  { name: 'dated jobs', weight: 3, holds: ({ work }) => work.some((entry) => entry.dates !== null) },
  { name: 'job titles', weight: 1, holds: ({ work }) => work.some((entry) => entry.title !== null && entry.employer !== null) },
  { name: 'education', weight: 2, holds: ({ education }) => education.some((entry) => entry.institution !== null || entry.award !== null) },
  { name: 'section headings of a CV', weight: 2, holds: ({ sections }) => headedKinds(sections) >= 2 },
  {
    name: 'an experience, education or skills heading',
    weight: 2,
    holds: ({ sections }) => sections.some(({ kind, heading }) => heading !== null && coreKinds.has(kind)),
  },
  { name: 'a skills list', weight: 1, holds: ({ skills }) => skills.length >= 3 },
  { name: 'a profile link', weight: 1, holds: ({ contact }) => contact.links.length > 0 },
];
const coreKinds: ReadonlySet<string> = new Set(['experience', 'education', 'skills']);
const headedKinds = (sections: Parsed['sections']): number =>
  new Set(sections.flatMap(({ kind, heading }) => (heading ? [kind] : []))).size;

/** A CV that shows this much is never refused, unless it reads like something else and does not show plenty. */
const enough = 4;
const plenty = 7;

const otherDocuments: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ingredients|preheat the oven|tablespoons?|teaspoons?|serves \d|tbsp|tsp)\b/i, 'It reads like a recipe.'],
  [
    /\b(?:invoice (?:no|number|date)|amount due|subtotal|vat (?:no|number|registration)|bill to|payment terms)\b/i,
    'It reads like an invoice.',
  ],
  [
    /\b(?:hereinafter|the parties (?:agree|hereto)|terms and conditions|governing law|in witness whereof|this agreement is made)\b/i,
    'It reads like a contract.',
  ],
  [/\bchapter (?:one|two|1|2|i|ii)\b|\bonce upon a time\b/i, 'It reads like a book.'],
];

/** Why this is no CV, in plain sentences; empty for anything that could be one, in whatever language. */
export function reasonsAgainst(cv: Parsed): string[] {
  const shown = signs.filter(({ holds }) => holds(cv));
  const weight = shown.reduce((sum, sign) => sum + sign.weight, 0);
  const structural = shown.some(({ name }) => name === 'dated jobs' || name.includes('heading') || name === 'education');
  if (weight >= plenty && structural) return [];
  const other = otherDocuments.find(([pattern]) => pattern.test(cv.text.slice(0, 20_000)));
  if (weight >= enough && structural && !other) return [];
  const missing = signs.filter((sign) => sign.weight >= 2 && !shown.includes(sign)).map(({ name }) => name);
  return [`No ${missing.slice(0, 3).join(', no ')} found.`, ...(other ? [other[1]] : [])];
}
