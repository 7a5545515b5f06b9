import type { Cv } from '@/lib/cv/cv';
import type { PatternRule } from '../text-shapes';
import type { Trace } from '../trace';

type Parsed = Omit<Cv, 'notACv'>;

interface Sign {
  id: string;
  /** For the sentence that the visitor reads: 'No email address found.' */
  name: string;
  weight: number;
  /** It shows the structure of a CV. An email address does not: an invoice has one, too. */
  isStructural?: true;
  holds: (cv: Parsed) => boolean;
}

/** Signs that a text is a CV. A CV has several; a recipe, a novel or an invoice has few or none. */
const signs: readonly Sign[] = [
  { id: 'sign.email', name: 'an email address', weight: 2, holds: ({ contact }) => contact.email !== null },
  { id: 'sign.phone', name: 'a phone number', weight: 1, holds: ({ contact }) => contact.phone !== null },
  { id: 'sign.name', name: 'a name at the top', weight: 1, holds: ({ contact }) => contact.name !== null },
  {
    id: 'sign.dated-jobs',
    name: 'dated jobs',
    weight: 3,
    isStructural: true,
    holds: ({ work }) => work.some(({ dates }) => dates !== null),
  },
  {
    id: 'sign.job-titles',
    name: 'job titles',
    weight: 1,
    holds: ({ work }) => work.some(({ title, employer }) => title !== null && employer !== null),
  },
  {
    id: 'sign.education',
    name: 'education',
    weight: 2,
    isStructural: true,
    holds: ({ education }) => education.some((entry) => entry.institution !== null || entry.award !== null),
  },
  {
    id: 'sign.headings',
    name: 'section headings of a CV',
    weight: 2,
    isStructural: true,
    holds: ({ sections }) => headedKinds(sections) >= 2,
  },
  {
    id: 'sign.core-heading',
    name: 'an experience, education or skills heading',
    weight: 2,
    isStructural: true,
    holds: ({ sections }) => sections.some(({ kind, heading }) => heading !== null && coreKinds.has(kind)),
  },
  { id: 'sign.skills', name: 'a skills list', weight: 1, holds: ({ skills }) => skills.length >= 3 },
  { id: 'sign.profile-link', name: 'a profile link', weight: 1, holds: ({ contact }) => contact.links.length > 0 },
];
const coreKinds: ReadonlySet<string> = new Set(['experience', 'education', 'skills']);
const headedKinds = (sections: Parsed['sections']): number =>
  new Set(sections.flatMap(({ kind, heading }) => (heading ? [kind] : []))).size;

/** The weight of signs with which a text counts as a CV, and the weight for one with words of another kind of document. */
const enough = 4;
const plenty = 7;

/** Words of other kinds of documents, and the sentence for the visitor. */
interface OtherDocument extends PatternRule {
  reason: string;
}

export const otherDocuments: readonly OtherDocument[] = [
  {
    id: 'other.recipe',
    pattern: /\b(?:ingredients|preheat the oven|tablespoons?|teaspoons?|serves \d|tbsp|tsp)\b/i,
    reason: 'It reads like a recipe.',
    example: 'Preheat the oven to 180 degrees',
  },
  {
    id: 'other.invoice',
    pattern: /\b(?:invoice (?:no|number|date)|amount due|subtotal|vat (?:no|number|registration)|bill to|payment terms)\b/i,
    reason: 'It reads like an invoice.',
    example: 'Invoice number 1042',
  },
  {
    id: 'other.contract',
    pattern:
      /\b(?:hereinafter|the parties (?:agree|hereto)|terms and conditions|governing law|in witness whereof|this agreement is made)\b/i,
    reason: 'It reads like a contract.',
    example: 'The parties agree as follows',
  },
  {
    id: 'other.book',
    pattern: /\bchapter (?:one|two|1|2|i|ii)\b|\bonce upon a time\b/i,
    reason: 'It reads like a book.',
    example: 'Chapter One',
  },
];

/** Only the beginning of a long text is searched for such words. */
const sampleLength = 20_000;

/** Why this is not a CV, in sentences for the visitor; empty for anything that could be one, in any language. */
export function reasonsAgainst(cv: Parsed, trace?: Trace): string[] {
  const shown = signs.filter(({ holds }) => holds(cv));
  for (const { id, weight: score } of shown) trace?.note(null, { step: 'document', readAs: 'sign of a CV', rule: id, score });
  const weight = shown.reduce((sum, sign) => sum + sign.weight, 0);
  const isStructured = shown.some(({ isStructural }) => isStructural);
  if (weight >= plenty && isStructured) return [];
  const sample = cv.text.slice(0, sampleLength);
  const other = otherDocuments.find(({ pattern }) => pattern.test(sample));
  if (weight >= enough && isStructured && !other) return [];
  const missing = signs.filter((sign) => sign.weight >= 2 && !shown.includes(sign)).map(({ name }) => name);
  return [`No ${missing.slice(0, 3).join(', no ')} found.`, ...(other ? [other.reason] : [])];
}
