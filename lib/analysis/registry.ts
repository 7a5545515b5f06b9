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
import { outcomesWording } from './wording/outcomes';

/** Every audit with its wording, in the order of the rubric. Their points sum to 100. */
export const audits: readonly WordedAudit[] = [
  legacy(textLayer),
  legacy(readingOrder),
  legacy(contact),
  legacy(headings),
  legacy(dates),
  legacy(length),
  legacy(chronology),
  legacy(completeness),
  legacy(consistency),
  legacy(scannability),
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
