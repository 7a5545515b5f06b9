import { legacy } from './legacy-audit';
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
import { completenessWording } from './wording/completeness';
import { consistencyWording } from './wording/consistency';
import { contactWording } from './wording/contact';
import { datesWording } from './wording/dates';
import { headingsWording } from './wording/headings';
import { lengthWording } from './wording/length';
import { outcomesWording } from './wording/outcomes';
import { readingOrderWording } from './wording/reading-order';
import { scannabilityWording } from './wording/scannability';
import { textLayerWording } from './wording/text-layer';

/** Every audit with its wording, in the order of the rubric. Their points sum to 100. */
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
  legacy(openings),
  legacy(specifics),
  legacy(ownership),
  legacy(earlyProof),
  legacy(profile),
  legacy(direction),
  legacy(substance),
  legacy(coherence),
  legacy(skillList),
  legacy(shownSkills),
  legacy(qualifications),
  legacy(spelling),
  legacy(voice),
  legacy(unwantedDetails),
  legacy(identity),
];
