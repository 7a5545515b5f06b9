import type { Span } from '@/lib/cv/document/redacted-document';
import { findSkill, type Skill } from '@/lib/facts/skills';
import { isMeantAsSkill } from '../reading/skills/skill-sense';
import type { Reading } from '../reading/reading';
import { phraseIndex } from '../text/phrases';
import { tokenise } from '../text/tokens';
import { termsOf } from '../text/terms';

const productCategories = new Set([
  'programming-language',
  'framework-library',
  'cloud-devops',
  'data-analytics',
  'business-software',
  'design-creative',
  'finance',
  'marketing-sales',
]);

/** A product or a language is shown by its own name; where other names say the same ('ERP'), the words decide. */
const isProduct = ({ kind, name, category }: Skill): boolean =>
  kind === 'hard' && productCategories.has(category) && /\p{Lu}/u.test(name) && termsOf(name).every(({ groups }) => groups.length === 0);

function productsIn(criterion: string): Skill[] {
  const hits = phraseIndex().scan(tokenise(criterion), criterion);
  return hits.flatMap((hit) => {
    const skill = hit.value.list === 'skill' ? findSkill(hit.value.id) : null;
    return skill && isProduct(skill) && isMeantAsSkill(skill, criterion, hit, 'work') ? [skill] : [];
  });
}

const MAKER = /^(?:Microsoft|Google|Adobe|Amazon|Apache|Autodesk) /;

/** 'Access to Work' is no Access. */
const standsBare = (name: string, text: string): boolean =>
  text.split(name).some((after, i) => i > 0 && !/^\s+(?:to|of|for)\b/.test(after));

const OFFERS_OTHERS = /\b(?:or|e\.g\.|such as|similar|equivalent|for example)\b/i;

/**
 * Where the CV names a product that the criterion asks for. Null where words decide: the criterion asks for none or would
 * take another, or the name stands there without its maker ('Workspace') or in a longer one ('ITIL 4 Foundation').
 */
export function productMentions(criterion: string, { skills, text }: Reading): Span[] | null {
  const names = productsIn(criterion).map(({ name }) => name);
  const mentions = names.flatMap((name) =>
    (skills.get(name.toLowerCase())?.mentions ?? []).filter(({ end }) => !/^\s+(?:to|of|for)\b/.test(text.slice(end, end + 6))),
  );
  if (mentions.length > 0) return mentions;
  return names.length === 0 || OFFERS_OTHERS.test(criterion) || names.some((name) => standsBare(name.replace(MAKER, ''), text)) ? null : [];
}
