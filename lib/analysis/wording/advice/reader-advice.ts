import { agreeing, count, joined, listed, quoted } from '../phrases';
import { defineSentences } from '../wording';
import type { AdviceWords } from './advice-words';

const MOST_PAPERS = 3;

const quotedList = (texts: readonly string[], length = 40): string => listed(texts.map((text) => quoted(text, length)));

/** A time of more than a year without a role, by the dates on either side as they stand in the CV. */
export const gapSentences = defineSentences<{ before: string; after: string; further: number }, AdviceWords>({
  id: 'reader-advice/gap',
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

/** The dates of the last job as they stand in the CV. */
export const sinceLastJobSentences = defineSentences<{ dates: string }, AdviceWords>({
  id: 'reader-advice/since-last-job',
  say: ({ dates }) => ({
    title: 'Say what you have done since your last job',
    description: `The last job we read is dated ${quoted(dates)}, more than a year ago. Employers often ask about such a time. Say in one line what it was: study, care, travel or looking for work.`,
    type: 'Work Experience',
    minutes: 10,
  }),
  examples: { 'a last job that ended': { dates: 'Nov 2023 - June 2024' } },
});

/** `named`: the first of the jobs, newest first. */
export const shortJobsSentences = defineSentences<{ named: readonly string[]; jobs: number }, AdviceWords>({
  id: 'reader-advice/short-jobs',
  say: ({ named, jobs }) => ({
    title: 'Say why your recent jobs were short',
    description: joined(
      `${count(jobs, 'job')} of the last 5 years lasted less than 10 months: ${jobs > named.length ? 'such as ' : ''}${quotedList(named)}.`,
      'If they were agency, seasonal or fixed-term work, say so beside the title. You can group them under one heading.',
    ),
    type: 'Work Experience',
    minutes: 10,
  }),
  examples: {
    three: { named: ['Potter Stores', 'Hill Farm', 'Axe Couriers'], jobs: 3 },
    more: { named: ['Potter Stores', 'Hill Farm', 'Axe Couriers'], jobs: 5 },
  },
});

/** `below`: papers that stand below the roles; `undated`: papers that run out and have no date. As the CV writes them. */
export const papersSentences = defineSentences<{ below: readonly string[]; undated: readonly string[] }, AdviceWords>({
  id: 'reader-advice/papers',
  say: ({ below, undated }) => ({
    title:
      below.length === 0
        ? 'Date your licences and certificates'
        : joined('Put your licences and certificates near the top', undated.length > 0 && 'with dates'),
    description: joined(
      below.length > 0 &&
        `${quotedList(below)} ${agreeing(below.length, 'stands', 'stand')} below your jobs. Name ${agreeing(below.length, 'it', 'them')} in your profile: employers in this work look for ${agreeing(below.length, 'it', 'them')} first.`,
      undated.length > 0 && `Say until when ${quotedList(undated)} ${agreeing(undated.length, 'is', 'are')} valid.`,
    ),
    type: 'Qualifications',
    minutes: 10,
  }),
  examples: {
    'one without a date': { below: [], undated: ['Driver CPC'] },
    'several without a date': { below: [], undated: ['SIA licence', 'First aid at work'] },
    'one below the jobs': { below: ['Care Certificate'], undated: [] },
    'several below the jobs': { below: ['PCV licence', 'CPC card'], undated: ['CPC card'] },
  },
});

/** `papers`: what the CV says of each, as it stands there. */
export const expiredPapersSentences = defineSentences<{ papers: readonly string[] }, AdviceWords>({
  id: 'reader-advice/expired-papers',
  say: ({ papers }) => ({
    title: 'Renew what has expired, or say when you will',
    description: `Your CV says ${quotedList(papers.slice(0, MOST_PAPERS), 80)}. An employer cannot count ${agreeing(papers.length, 'it', 'them')} today.`,
    type: 'Qualifications',
    minutes: 10,
  }),
  examples: {
    one: { papers: ['Reach truck licence (expired)'] },
    two: { papers: ['ADR tanks, expired March 2023', 'Driver CPC lapsed 2024'] },
  },
});

/** `papers`: what has run out by the CV's own words, and is not known to be needed for the work. */
export const lapsedPapersSentences = defineSentences<{ papers: readonly string[] }, AdviceWords>({
  id: 'reader-advice/lapsed-papers',
  say: ({ papers }) => ({
    title: 'Renew what has run out, or leave it out',
    description: `Your CV says ${quotedList(papers.slice(0, MOST_PAPERS), 80)}. If the work you want asks for ${agreeing(papers.length, 'it', 'them')}, say when you will renew. If not, leave ${agreeing(papers.length, 'it', 'them')} out.`,
    type: 'Qualifications',
    minutes: 10,
  }),
  examples: {
    one: { papers: ['SMSTS (expired March 2019)'] },
    two: { papers: ['Mental Health First Aid, valid to 2023', 'Forklift ticket, lapsed'] },
  },
});

/** `line`: where the paper stands, as the CV has it; `years`: how long such a paper lasts at most. */
export const agedPapersSentences = defineSentences<{ line: string; paper: string; years: number }, AdviceWords>({
  id: 'reader-advice/aged-papers',
  say: ({ line, paper, years }) => ({
    title: `Check whether ${quoted(paper)} has run out`,
    description: `Your CV says ${quoted(line, 80)}. Such a paper lasts ${years} years at most. If you have renewed it, give the new date. If not, say when you will.`,
    type: 'Qualifications',
    minutes: 10,
  }),
  examples: { old: { line: 'CSCS card, 2019', paper: 'CSCS card', years: 5 } },
});

/** Work that ended more than ten years ago. `role`: the newest of it. */
export const oldWorkSentences = defineSentences<{ role: string; jobs: number }, AdviceWords>({
  id: 'reader-advice/old-work',
  say: ({ role, jobs }) => ({
    title: 'Give your early jobs one line each',
    description: `${quoted(role)} ended more than 10 years ago. ${jobs === 1 ? 'Give it one line.' : 'Give it and each earlier job one line.'} Employers care most about your newest roles.`,
    type: 'Work Experience',
    minutes: 15,
  }),
  examples: { 'one early job': { role: 'Audit Senior', jobs: 1 }, 'early jobs': { role: 'Audit Senior', jobs: 2 } },
});

/** `line`: the first certain result of the latest role. */
export const strongestFirstSentences = defineSentences<{ role: string; line: string }, AdviceWords>({
  id: 'reader-advice/strongest-first',
  say: ({ role, line }) => ({
    title: 'Move a result to the top of your latest role',
    description: `${quoted(line)} stands far down under ${quoted(role)}. Readers may not get that far. Put it first there.`,
    type: 'Work Experience',
    minutes: 5,
  }),
  examples: { 'far down': { role: 'Network Engineer', line: 'Cut the time to fix faults from 9 hours to 4' } },
});

/** Earlier roles in which no result was recognised, newest first. */
export const earlierRolesSentences = defineSentences<{ roles: readonly string[] }, AdviceWords>({
  id: 'reader-advice/earlier-roles',
  say: ({ roles }) => ({
    title: 'Add one result to each earlier role, or shorten it',
    description: `Look at ${quotedList(roles)}. If something came of your work there, say what. If not, one line is enough.`,
    type: 'Work Experience',
    minutes: 15,
  }),
  examples: { one: { roles: ['Staff Nurse'] }, several: { roles: ['Staff Nurse', 'Healthcare Assistant'] } },
});

/** `named`: the first short forms that are not written out. */
export const abbreviationsSentences = defineSentences<{ named: readonly string[] }, AdviceWords>({
  id: 'reader-advice/abbreviations',
  say: ({ named }) => ({
    title: 'Write out the abbreviations of your old job',
    description: `An employer outside it may not know ${quotedList(named)}. Write each one out once, or use plain words.`,
    type: 'Language',
    minutes: 15,
  }),
  examples: { several: { named: ['SIO', 'POCA', 'MG6'] } },
});

/** `titles`: civilian work that the CV's own words point to. */
export const targetSentences = defineSentences<{ who: 'leaver'; titles: readonly string[] } | { who: 'beginner' }, AdviceWords>({
  id: 'reader-advice/target',
  say: (facts) => ({
    title: facts.who === 'leaver' ? 'Name the civilian job you want' : 'Say what kind of job you want',
    description:
      facts.who === 'leaver'
        ? `Put its title under your name, then choose what you say to suit it. Your CV points to ${listed(facts.titles, 'or')}.`
        : 'We did not recognise a kind of work in your profile. If you can, name one: a trade, a place to work, or an apprenticeship. Employers choose people who want their job.',
    type: 'Content',
    minutes: 10,
  }),
  examples: { leaver: { who: 'leaver', titles: ['Fraud Investigator', 'Compliance Officer'] }, beginner: { who: 'beginner' } },
});

const remarkWords = {
  terms: { title: 'Take out what you would settle for', why: 'It can cost you pay or an interview. Wait until you are asked.' },
  leaving: { title: 'Take out why you left a job', why: 'A CV does not need it. Be ready to say it in an interview.' },
  complaint: { title: 'Take out complaints and apologies', why: 'It draws the eye to a trouble. Say what you want next, and no more.' },
} as const;

/** `first`: the words as they stand in the CV. */
export const remarksSentences = defineSentences<{ first: string; about: keyof typeof remarkWords }, AdviceWords>({
  id: 'reader-advice/remarks',
  say: ({ first, about }) => ({
    title: remarkWords[about].title,
    description: `Your CV says ${quoted(first, 80)}. ${remarkWords[about].why}`,
    type: 'Content',
    minutes: 5,
  }),
  examples: {
    terms: { first: 'willing to accept a reduced salary', about: 'terms' },
    leaving: { first: 'Reason for leaving: firm closed', about: 'leaving' },
    complaint: { first: 'I am fed up of agency work', about: 'complaint' },
  },
});

/** `mark`: the first, as the CV writes it. */
export const selfRatingSentences = defineSentences<{ mark: string }, AdviceWords>({
  id: 'reader-advice/self-ratings',
  say: ({ mark }) => ({
    title: 'Take out the marks you give your skills',
    description: `Your CV says ${quoted(mark, 40)}. Nobody can check such a mark. Name the skill, and say in a role what you did with it.`,
    type: 'Skills',
    minutes: 5,
  }),
  examples: { 'a share': { mark: 'InDesign 90%' } },
});

export const layoutOfJobsSentences = defineSentences<null, AdviceWords>({
  id: 'reader-advice/layout-of-jobs',
  say: () => ({
    title: 'Set out each job as a short list',
    description:
      'Your jobs are in paragraphs, and we could not tell for certain where each one begins. Put what you did into short bullet points below its title, employer and dates.',
    type: 'Structure',
    minutes: 20,
  }),
  examples: { 'jobs that may be misread': null },
});

export const capitalsSentences = defineSentences<null, AdviceWords>({
  id: 'reader-advice/capitals',
  say: () => ({
    title: 'Write in small letters, not in capitals',
    description: 'Whole sentences in capitals are hard to read. Keep capitals for names and the start of a sentence.',
    type: 'Language',
    minutes: 10,
  }),
  examples: { capitals: null },
});

export const portfolioSentences = defineSentences<null, AdviceWords>({
  id: 'reader-advice/portfolio',
  say: () => ({
    title: 'Put a link to your work at the top',
    description:
      'We found no link to a portfolio among your contact details. Employers in this work look at a portfolio first. Give one link to your best pieces.',
    type: 'Contact',
    minutes: 10,
  }),
  examples: { 'a designer': null },
});

/** What is left to somebody whose CV is strong. */
export const tailorSentences = defineSentences<null, AdviceWords>({
  id: 'reader-advice/tailor',
  say: () => ({
    title: 'Tailor your CV to each job advert',
    description: 'Use the advert’s words for what you have done, and put first what is closest to it.',
    type: 'Content',
    minutes: 20,
  }),
  examples: { 'a strong CV': null },
});

export const applicationFormSentences = defineSentences<null, AdviceWords>({
  id: 'reader-advice/application-form',
  say: () => ({
    title: 'Prepare a supporting statement as well',
    description:
      'Hospitals, schools and councils often ask for a form, not a CV. In it you write how you meet each point of the person specification.',
    type: 'Content',
    minutes: 60,
  }),
  examples: { 'a public employer': null },
});
