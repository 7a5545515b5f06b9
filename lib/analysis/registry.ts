import type { LedgerCategory } from '@/lib/shared/result';
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

/**
 * A line of the ledger: the audits that look at the same thing in a CV. One audit alone sees too little to be read as a judgement of it:
 * a result may be found as a figure, as a detail or under the profile.
 */
export interface Criterion {
  /** The `auditId` of its line. */
  id: string;
  category: LedgerCategory;
  title: string;
  /** What its points are for. It says the same of every CV. */
  about: string;
  audits: readonly WordedAudit[];
}

/** The lines of the ledger, in the order of the rubric. Their points add up to 100. */
export const criteria: readonly Criterion[] = [
  {
    id: 'software',
    category: 'A Machine-readable',
    title: 'Reading by software',
    about: 'Whether other software reads all of your words, in the right order.',
    audits: [worded(textLayer, textLayerWording), worded(readingOrder, readingOrderWording)],
  },
  {
    id: 'contact',
    category: 'A Machine-readable',
    title: 'Contact details',
    about: 'Your name, an email address, a phone number and a town.',
    audits: [worded(contact, contactWording)],
  },
  {
    id: 'headings',
    category: 'A Machine-readable',
    title: 'Headings',
    about: 'A heading for each part, in words that employers and software know.',
    audits: [worded(headings, headingsWording)],
  },
  {
    id: 'dates',
    category: 'A Machine-readable',
    title: 'Dates of roles',
    about: 'The month and year in which each role began and ended.',
    audits: [worded(dates, datesWording)],
  },
  {
    id: 'layout',
    category: 'B Structure and length',
    title: 'Length, order and layout',
    about: 'Enough words on one or two pages, the newest role first, in short bullet points, written one way throughout.',
    audits: [
      worded(length, lengthWording),
      worded(chronology, chronologyWording),
      worded(completeness, completenessWording),
      worded(consistency, consistencyWording),
      worded(scannability, scannabilityWording),
    ],
  },
  {
    id: 'results',
    category: 'C Evidence and impact',
    title: 'Results',
    about: 'What came of your work, and how near the top it stands.',
    audits: [worded(outcomes, outcomesWording), worded(earlyProof, earlyProofWording)],
  },
  {
    id: 'work',
    category: 'C Evidence and impact',
    title: 'What you did',
    about: 'Bullet points that begin with what you did, give its details, and tell of people or money in your charge.',
    audits: [worded(openings, openingsWording), worded(specifics, specificsWording), worded(ownership, ownershipWording)],
  },
  {
    id: 'profile',
    category: 'D Profile and direction',
    title: 'Profile and aim',
    about: 'Who you are, what you want next, and facts that speak for you. Roles that lead to one kind of job.',
    audits: [
      worded(profile, profileWording),
      worded(direction, directionWording),
      worded(substance, substanceWording),
      worded(coherence, coherenceWording),
    ],
  },
  {
    id: 'skills',
    category: 'E Skills and qualifications',
    title: 'Skills',
    about: 'Tools, methods and areas of knowledge, in a list and in your roles.',
    audits: [worded(skillList, skillListWording), worded(shownSkills, shownSkillsWording)],
  },
  {
    id: 'qualifications',
    category: 'E Skills and qualifications',
    title: 'Qualifications',
    about: 'An award with its place and date, and the registration that your work asks for.',
    audits: [worded(qualifications, qualificationsWording)],
  },
  {
    id: 'language',
    category: 'F Language and UK practice',
    title: 'English and tone',
    about: 'Each word spelt right, sound grammar, and plain words in place of stock phrases.',
    audits: [worded(spelling, spellingWording), worded(voice, voiceWording)],
  },
  {
    id: 'practice',
    category: 'F Language and UK practice',
    title: 'UK practice',
    about: 'No private details that employers need not know, and a plain email address and file name.',
    audits: [worded(unwantedDetails, unwantedDetailsWording), worded(identity, identityWording)],
  },
];

/** Every audit with its wording, in the order of the rubric. */
export const audits: readonly WordedAudit[] = criteria.flatMap((criterion) => criterion.audits);
