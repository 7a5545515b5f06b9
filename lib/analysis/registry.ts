import { worded, type WordedAudit } from './worded-audit';
import { chronology } from './audits/chronology';
import { coherence } from './audits/coherence';
import { completeness } from './audits/completeness';
import { consistency } from './audits/consistency';
import { contact } from './audits/contact';
import { dates } from './audits/dates';
import { direction } from './audits/direction';
import { earlyProof } from './audits/early-proof';
import { headings } from './audits/headings';
import { identity } from './audits/identity';
import { length } from './audits/length';
import { openings } from './audits/openings';
import { outcomes } from './audits/outcomes';
import { ownership } from './audits/ownership';
import { profile } from './audits/profile';
import { qualifications } from './audits/qualifications';
import { readingOrder } from './audits/reading-order';
import { scannability } from './audits/scannability';
import { shownSkills } from './audits/shown-skills';
import { skillList } from './audits/skill-list';
import { specifics } from './audits/specifics';
import { spelling } from './audits/spelling';
import { substance } from './audits/substance';
import { textLayer } from './audits/text-layer';
import { unwantedDetails } from './audits/unwanted-details';
import { voice } from './audits/voice';
import { chronologyWording } from './wording/chronology';
import { coherenceWording } from './wording/coherence';
import { completenessWording } from './wording/completeness';
import { consistencyWording } from './wording/consistency';
import { contactWording } from './wording/contact';
import { datesWording } from './wording/dates';
import { directionWording } from './wording/direction';
import { earlyProofWording } from './wording/early-proof';
import { headingsWording } from './wording/headings';
import { identityWording } from './wording/identity';
import { lengthWording } from './wording/length';
import { openingsWording } from './wording/openings';
import { outcomesWording } from './wording/outcomes';
import { ownershipWording } from './wording/ownership';
import { profileWording } from './wording/profile';
import { qualificationsWording } from './wording/qualifications';
import { readingOrderWording } from './wording/reading-order';
import { scannabilityWording } from './wording/scannability';
import { shownSkillsWording } from './wording/shown-skills';
import { skillListWording } from './wording/skill-list';
import { specificsWording } from './wording/specifics';
import { spellingWording } from './wording/spelling';
import { substanceWording } from './wording/substance';
import { textLayerWording } from './wording/text-layer';
import { unwantedDetailsWording } from './wording/unwanted-details';
import { voiceWording } from './wording/voice';

/** Every audit with its wording, in the order of the rubric. Their points add up to 100. */
export const audits: readonly WordedAudit[] = [
  worded(textLayer, textLayerWording),
  worded(readingOrder, readingOrderWording),
  worded(contact, contactWording),
  worded(headings, headingsWording),
  worded(dates, datesWording),
  worded(length, lengthWording),
  worded(chronology, chronologyWording),
  worded(completeness, completenessWording),
  worded(consistency, consistencyWording),
  worded(scannability, scannabilityWording),
  worded(outcomes, outcomesWording),
  worded(openings, openingsWording),
  worded(specifics, specificsWording),
  worded(ownership, ownershipWording),
  worded(earlyProof, earlyProofWording),
  worded(profile, profileWording),
  worded(direction, directionWording),
  worded(substance, substanceWording),
  worded(coherence, coherenceWording),
  worded(skillList, skillListWording),
  worded(shownSkills, shownSkillsWording),
  worded(qualifications, qualificationsWording),
  worded(spelling, spellingWording),
  worded(voice, voiceWording),
  worded(unwantedDetails, unwantedDetailsWording),
  worded(identity, identityWording),
];
