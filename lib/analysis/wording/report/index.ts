import type { Printable } from '../wording';
import { authenticitySentences } from './authenticity';
import { filenameSentences } from './filename';
import { experienceSentences, leadershipSentences, relevanceSentences, technicalSentences } from './insights';
import { noticeSentences } from './notices';
import { readabilitySentences } from './readability';
import { noRoleSentences } from './roles';
import {
  currentPaySentences,
  differenceSentences,
  marketValueSentences,
  nextPaySentences,
  paySentences,
  transferSentences,
} from './salary';
import { furtherSectionSentences, openingSentences, shortSectionSentences, untouchedSentences } from './section-feedback';
import { styleSentences } from './style-signals';
import { summarySentences } from './summary';
import { unreadSentences, unsureSentences, unsureSummarySentences, withheldSentences } from './unsure';

/** Every sentence of the report's parts, in the order of the report; the sentences of audits stand beside their own wordings. */
export const reportWordings: readonly Printable[] = [
  unsureSentences,
  unsureSummarySentences,
  withheldSentences,
  unreadSentences,
  summarySentences,
  noticeSentences,
  openingSentences,
  shortSectionSentences,
  untouchedSentences,
  furtherSectionSentences,
  noRoleSentences,
  paySentences,
  currentPaySentences,
  nextPaySentences,
  marketValueSentences,
  transferSentences,
  differenceSentences,
  experienceSentences,
  technicalSentences,
  leadershipSentences,
  relevanceSentences,
  authenticitySentences,
  styleSentences,
  filenameSentences,
  readabilitySentences,
];
