import type { Span } from '@/lib/cv/document/redacted-document';
import type { Skill } from '@/lib/facts/skills';

export type SkillPlace = 'work' | 'project' | 'education' | 'skills' | 'profile';

/** Names that are words once they are written otherwise: 'send papers' names no special educational needs, 'Gas Safe' no framework. */
const WORDS_WHEN_SMALL = new Set(['safe', 'send', 'soap', 'act', 'modes', 'pace', 'ref', 'rams']);

/** Products many people write small that are ordinary words too: 'word of mouth', 'filed the rest'. */
const PRODUCTS_AND_WORDS = new Set(['excel', 'word', 'outlook', 'spark', 'react', 'rest', 'sage', 'flask', 'cypress', 'jest', 'ruby']);
const beforeProduct =
  /(?:[,/(]\s?|\b(?:microsoft|ms|office|using|used|uses|use of|in|on|with|via|(?:word|excel|powerpoint|outlook|access|node|python|django|sage|xero) (?:and|or|&)) )$/i;
const afterProduct =
  /^(?:$|[,/;.)\n]| (?:and|or|&|for|to|spreadsheets?|formulas?|macros?|models?|reports?|sheets?|workbooks?|documents?|pivot)\b)/;
/** 'Excel at talks with families' */
const excelling = /^Excel (?:at|under)\b/;
const near = 16;

/** Written small it is a product only beside what one does with products: 'used excel for', 'in word, excel and powerpoint'. */
const isProductHere = (text: string, { start, end }: Span): boolean =>
  beforeProduct.test(text.slice(Math.max(0, start - near), start)) && afterProduct.test(text.slice(end, end + near));

/** An ordinary word is taken for a skill only where it stands in a list of skills or is written like a name. */
export const isMeant = (skill: Skill | null, text: string, hit: Span, place: SkillPlace): boolean => {
  if (place === 'skills') return true;
  const shown = text.slice(hit.start, hit.end);
  if (WORDS_WHEN_SMALL.has(shown.toLowerCase()) && shown !== shown.toUpperCase() && shown !== skill?.name) return false;
  if (PRODUCTS_AND_WORDS.has(shown) && !isProductHere(text, hit)) return false;
  if (excelling.test(text.slice(hit.start, hit.end + near))) return false;
  if (skill?.ambiguous === undefined) return true;
  // 'GCSEs in English and Maths' are schooling, no language somebody offers.
  if (skill.id === 'english' && place === 'education') return false;
  if (shown.length < 3) return false;
  const before = text.slice(Math.max(0, hit.start - 2), hit.start);
  return /\p{Lu}/u.test(shown) && !/(?:^|[.\n•])\s?$/.test(before);
};
