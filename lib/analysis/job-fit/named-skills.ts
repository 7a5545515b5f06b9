import type { Span } from '@/lib/cv/redacted';
import { findSkill, type Skill } from '@/lib/facts/skills';
import { isMeant } from '../reading/skill-meant';
import type { Reading } from '../reading/reading';
import { phraseIndex } from '../text/phrases';
import { tokenise } from '../text/tokens';
import { termsOf } from './terms';

const MADE_BY_SOMEBODY = new Set([
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
  kind === 'hard' && MADE_BY_SOMEBODY.has(category) && /\p{Lu}/u.test(name) && termsOf(name).every(({ groups }) => groups.length === 0);

function skillsIn(criterion: string): Skill[] {
  const hits = phraseIndex().scan(tokenise(criterion), criterion);
  return hits.flatMap((hit) => {
    const skill = hit.value.list === 'skill' ? findSkill(hit.value.id) : null;
    return skill && isMeant(skill, criterion, hit, 'work') ? [skill] : [];
  });
}

const mentionsOf = (skill: Skill, { skills }: Reading): Span[] => skills.get(skill.name.toLowerCase())?.mentions ?? [];

const MAKER = /^(?:Microsoft|Google|Adobe|Amazon|Apache|Autodesk) /;

/**
 * Where the CV names a product that the criterion asks for. Null where words decide: the criterion asks for none, or the
 * name stands there without its maker ('Workspace') or in a longer one ('ITIL 4 Foundation').
 */
export function productMentions(criterion: string, reading: Reading): Span[] | null {
  const products = skillsIn(criterion).filter(isProduct);
  if (products.length === 0) return null;
  const mentions = products.flatMap((product) => mentionsOf(product, reading));
  return mentions.length === 0 && products.some(({ name }) => reading.text.includes(name.replace(MAKER, ''))) ? null : mentions;
}

/** Where the CV says a personal strength that the criterion asks for: 'Excellent communication, written and spoken'. */
export const softSkillMentions = (criterion: string, reading: Reading): Span[] =>
  skillsIn(criterion)
    .filter(({ kind }) => kind === 'soft')
    .flatMap((skill) => mentionsOf(skill, reading));
