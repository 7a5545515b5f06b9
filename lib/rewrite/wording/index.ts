import type { Printable } from '@/lib/analysis/wording/wording';
import { educationSentences, emptyEducationSentences, missingPartSentences } from './education';
import { emptySkillsSentences, poorSkillsSentences, skillsSentences } from './skills';
import { spellingSentences } from './spelling';
import { partSentences, statementSentences, thingSentences, unknownSlotSentences } from './statement';
import { layoutSentences, structureLineSentences, structureSentences } from './structure';
import { aimSentences, factSentences, proofSentences, standingSentences, stockPhraseSentences } from './summary';
import { targetSentences } from './target-advice';

/** Every sentence of the suggestions: reasons, slots and questions. */
export const rewriteWordings: readonly Printable[] = [
  stockPhraseSentences,
  factSentences,
  standingSentences,
  proofSentences,
  aimSentences,
  statementSentences,
  thingSentences,
  partSentences,
  unknownSlotSentences,
  skillsSentences,
  emptySkillsSentences,
  poorSkillsSentences,
  missingPartSentences,
  educationSentences,
  emptyEducationSentences,
  structureSentences,
  structureLineSentences,
  layoutSentences,
  spellingSentences,
  targetSentences,
];
