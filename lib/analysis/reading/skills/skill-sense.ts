import type { Span } from '@/lib/cv/document/redacted-document';
import { alternatives } from '@/lib/facts/lists';
import {
  afterProductPhrases,
  beforeProductPhrases,
  negatingPhrases,
  ordinaryUnlessCapital,
  productsAndOrdinaryWords,
} from '@/lib/facts/skill-words';
import { isNamedSkill, type Skill } from '@/lib/facts/skills';

/** The part of the CV in which a skill is mentioned. */
export type SkillPlace = 'work' | 'project' | 'education' | 'skills' | 'profile';

const ordinaryWords = new Set(ordinaryUnlessCapital);
const productWords = new Set(productsAndOrdinaryWords);
const beforeProduct = new RegExp(String.raw`(?:[,/(]\s?|\b(?:${alternatives(beforeProductPhrases)}) )$`, 'i');
const afterProduct = new RegExp(String.raw`^(?:$|[,/;.)\n]| (?:${alternatives(afterProductPhrases)})\b)`);
/** 'Excel at talks with families' */
const excelling = /^Excel (?:at|under)\b/;
/** 'a ledger service in Go and Kafka': after a word that introduces tools, and before the end of the phrase. */
const namedBefore = /(?:\b(?:in|with|using|and|or)|[,/(]) ?$/;
const namedAfter = /^(?:$|[,/;.)\n]| (?:and|or|for|to|with|on)\b)/;
const isNamedInSentence = (text: string, { start, end }: Span): boolean =>
  namedBefore.test(text.slice(Math.max(0, start - NEAR), start)) && namedAfter.test(text.slice(end, end + NEAR));

/** How far around a mention is examined, in characters. */
const NEAR = 16;

/** Written small it is a product only beside what one does with products: 'used excel for', 'in word, excel and powerpoint'. */
const isProductHere = (text: string, { start, end }: Span): boolean =>
  beforeProduct.test(text.slice(Math.max(0, start - NEAR), start)) && afterProduct.test(text.slice(end, end + NEAR));

/** 'Happy on any section bar pastry', 'no lifting', 'under supervision': the skill is named, but the person does not offer it. */
const notTheirs = new RegExp(String.raw`\b(?:${alternatives(negatingPhrases)})\s(?:\w+\s)?$`, 'i');
const underOthers = /\bunder\s(?:(?:the|close|direct|constant|a)\s)?$/i;

function isSomebodyElses(text: string, { start }: Span): boolean {
  const before = text.slice(Math.max(0, start - NEAR * 2), start);
  return notTheirs.test(before) || underOthers.test(before);
}

/** 'Compliance rose' need not mean regulatory compliance: one common word may mean a skill of two words, but proves nothing. */
const isOtherWord = (skill: Skill, written: string): boolean =>
  !isNamedSkill(skill) &&
  /\s/.test(skill.name) &&
  /^[a-z]+$/.test(written) &&
  !written.endsWith('ing') &&
  !skill.name.toLowerCase().replace(/\s/g, '').startsWith(written);

/** Whether a word means the skill. An ordinary word does so only in a list of skills, or written like a name. */
export function isMeantAsSkill(skill: Skill | null, text: string, mention: Span, place: SkillPlace): boolean {
  if (place === 'skills') return true;
  const written = text.slice(mention.start, mention.end);
  if (isSomebodyElses(text, mention) || (skill && isOtherWord(skill, written))) return false;
  if (ordinaryWords.has(written.toLowerCase()) && written !== written.toUpperCase() && written !== skill?.name) return false;
  if (productWords.has(written) && !isProductHere(text, mention)) return false;
  if (excelling.test(text.slice(mention.start, mention.end + NEAR))) return false;
  return skill?.ambiguous === undefined || isWrittenAsName(skill, text, mention, place);
}

/** An ordinary word that names a skill too: with a capital within a sentence, or where tools are named. */
function isWrittenAsName(skill: Skill, text: string, mention: Span, place: SkillPlace): boolean {
  const written = text.slice(mention.start, mention.end);
  // 'GCSEs in English and Maths' are schooling, no language somebody offers.
  if (skill.id === 'english' && place === 'education') return false;
  // 'Business (C)' is a grade.
  if (written.length === 1 && (place === 'education' || text.charAt(mention.start - 1) === '(')) return false;
  if (written.length < 3) return written === skill.name && isNamedInSentence(text, mention);
  const before = text.slice(Math.max(0, mention.start - 2), mention.start);
  return /\p{Lu}/u.test(written) && !/(?:^|[.\n•])\s?$/.test(before);
}
