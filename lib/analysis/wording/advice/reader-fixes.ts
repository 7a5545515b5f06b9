import { agreeing, listed, quoted } from '../phrases';
import { defineSentences } from '../wording';
import type { UrgentWords } from './urgent';

/** A time of more than a year without a role, by the dates on either side as they stand in the CV. */
export const gapSentences = defineSentences<{ before: string; after: string; further: number }, UrgentWords>({
  id: 'reader-fixes/gap',
  say: ({ before, after, further }) => {
    const more = further === 0 ? '' : agreeing(further, ', and there is another such time', ', and there are further such times');
    return {
      title: 'Say what you did between two jobs',
      description: `Between ${quoted(before)} and ${quoted(after)} lies more than a year without a role${more}. A gap costs no point, but readers wonder. Explain it in one line: study, care, travel or looking for work.`,
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
    title: 'Put your licences and training near the top, with dates',
    description: `We saw no date beside ${listed(named.map((name) => quoted(name, 40)))}. Say when you passed, or until when it is valid. Employers check this first.`,
    type: 'Qualifications',
    minutes: 10,
  }),
  examples: { one: { named: ['Driver CPC'] }, several: { named: ['SIA licence', 'First aid at work'] } },
});

/** Work that ended long ago. `role`: the newest of it. */
export const oldWorkSentences = defineSentences<{ role: string; lines: number; year: number }, UrgentWords>({
  id: 'reader-fixes/old-work',
  say: ({ role, lines, year }) => ({
    title: 'Shorten your early jobs to a line each',
    description: `Jobs that ended before ${year}, such as ${quoted(role)}, still take ${lines} lines. Give each one line. The space belongs to your newest roles, which readers weigh most.`,
    type: 'Work Experience',
    minutes: 15,
  }),
  examples: { 'early jobs': { role: 'Audit Senior', lines: 7, year: 2011 } },
});

/** What is left to somebody whose CV is strong. */
export const tailorSentences = defineSentences<null, UrgentWords>({
  id: 'reader-fixes/tailor',
  say: () => ({
    title: 'Tailor it to each job advert',
    description:
      'Your CV is strong in itself. Now match it to the job description: use the advert’s words for what you have done, and move the lines that meet it to the top. The job match compares the two.',
    type: 'Content',
    minutes: 20,
  }),
  examples: { 'a strong CV': null },
});
