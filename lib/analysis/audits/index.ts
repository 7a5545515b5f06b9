import type { Audit } from '../audit';
import { chronology } from './chronology';
import { coherence } from './coherence';
import { completeness } from './completeness';
import { consistency } from './consistency';
import { contact } from './contact';
import { dates } from './dates';
import { direction } from './direction';
import { earlyProof } from './early-proof';
import { headings } from './headings';
import { identity } from './identity';
import { length } from './length';
import { openings } from './openings';
import { outcomes } from './outcomes';
import { ownership } from './ownership';
import { profile } from './profile';
import { qualifications } from './qualifications';
import { readingOrder } from './reading-order';
import { scannability } from './scannability';
import { shownSkills } from './shown-skills';
import { skillList } from './skill-list';
import { specifics } from './specifics';
import { spelling } from './spelling';
import { substance } from './substance';
import { textLayer } from './text-layer';
import { unwantedDetails } from './unwanted-details';
import { voice } from './voice';

/** Every audit, in the order of the rubric. Their points sum to 100. */
export const audits: readonly Audit[] = [
  textLayer,
  readingOrder,
  contact,
  headings,
  dates,
  length,
  chronology,
  completeness,
  consistency,
  scannability,
  outcomes,
  openings,
  specifics,
  ownership,
  earlyProof,
  profile,
  direction,
  substance,
  coherence,
  skillList,
  shownSkills,
  qualifications,
  spelling,
  voice,
  unwantedDetails,
  identity,
];
