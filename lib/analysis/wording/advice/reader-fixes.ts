import { agreeing, listed, quoted } from '../phrases';
import { defineSentences } from '../wording';
import type { UrgentWords } from './urgent';

/** A time of more than a year without a role, by the dates on either side as they stand in the CV. */
export const gapSentences = defineSentences<{ before: string; after: string; further: number }, UrgentWords>({
  id: 'reader-fixes/gap',
  say: ({ before, after, further }) => {
    const more = further === 0 ? '' : agreeing(further, ', and one more such time', ', and more such times');
    return {
      title: 'Say what you did between two jobs',
      description: `We read more than a year without a role between ${quoted(before)} and ${quoted(after)}${more}. Employers often ask about a gap. Explain it in one line: study, care, travel or looking for work.`,
      type: 'Work Experience',
      minutes: 10,
    };
  },
  examples: {
    'one gap': { before: '2014 - 2017', after: 'Mar 2019 - Present', further: 0 },
    'several gaps': { before: '2010 - 2012', after: '2014 - 2017', further: 2 },
  },
});

/** Licences and certificates that run out or are checked, and stand without a date. `named`: the first, as the CV writes them. */
export const undatedLicencesSentences = defineSentences<{ named: readonly string[] }, UrgentWords>({
  id: 'reader-fixes/undated-licences',
  say: ({ named }) => ({
    title: 'Put your licences and cards near the top, with dates',
    description: `Say until when ${listed(named.map((name) => quoted(name, 40)))} ${agreeing(named.length, 'is', 'are')} valid. ${agreeing(named.length, 'It runs', 'They run')} out, so employers check the date before they interview.`,
    type: 'Qualifications',
    minutes: 10,
  }),
  examples: { one: { named: ['Driver CPC'] }, several: { named: ['SIA licence', 'First aid at work'] } },
});

/** Work that ended long ago. `role`: the newest of it. */
export const oldWorkSentences = defineSentences<{ role: string; lines: number; year: number }, UrgentWords>({
  id: 'reader-fixes/old-work',
  say: ({ role, lines, year }) => ({
    title: 'Give your early jobs one line each',
    description: `Jobs that ended before ${year}, such as ${quoted(role)}, have ${lines} bullet points. Give each job one line. Employers care most about your newest roles.`,
    type: 'Work Experience',
    minutes: 15,
  }),
  examples: { 'early jobs': { role: 'Audit Senior', lines: 7, year: 2011 } },
});

/** What is left to somebody whose CV is strong. */
export const tailorSentences = defineSentences<null, UrgentWords>({
  id: 'reader-fixes/tailor',
  say: () => ({
    title: 'Tailor your CV to each job advert',
    description: 'Use the advert’s words for what you have done, and put the closest bullet points first. Our job match compares the two.',
    type: 'Content',
    minutes: 20,
  }),
  examples: { 'a strong CV': null },
});
