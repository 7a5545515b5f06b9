import type { Cv, WorkEntry } from '@/lib/cv/cv';
import { shortWorkHeadings, temporaryWorkPhrases } from '@/lib/facts/career-words';
import { anyOf } from '@/lib/facts/lists';
import type { RoleReading } from '../reading/reading';
import { shortJobsSentences } from '../wording/advice/reader-advice';
import { MOST_QUOTES, readerAdvice, type ReaderAdvice } from './reader-advice';

/** Months: jobs that ended so recently, and lasted less, make an employer ask whether somebody stays. */
const LOOKED_AT = 60;
const SHORT = 10;
/** Two short jobs happen to most people. */
const FEWEST = 3;

const temporary = anyOf(temporaryWorkPhrases);
const shortByNature = anyOf(shortWorkHeadings);

const isBelowSuchHeading = ({ start }: WorkEntry, { sections }: Cv): boolean =>
  sections.some((section) => section.start <= start && start < section.end && shortByNature.test(section.heading?.text ?? ''));

/** 'Hartwell Farm' twice: who is asked back did not leave early. */
const isAskedBack = ({ employer }: WorkEntry, { work }: Cv): boolean =>
  employer !== null && work.filter((other) => other.employer?.text === employer.text).length > 1;

/** Three short jobs in five years, dated to the month, that nothing in the CV explains as temporary or as a series of engagements. */
export const shortJobs: ReaderAdvice = ({ input: { cv }, audit: { reading, level, unsure }, evidence }) => {
  // Students usually have short jobs, so they are left out.
  if (unsure.includes('work') || level === 'student') return [];
  const isShort = ({ entry: { dates }, months, isPaid, isCurrent }: RoleReading): boolean =>
    isPaid &&
    !isCurrent &&
    months !== null &&
    typeof dates?.from?.month === 'number' &&
    typeof dates.to?.month === 'number' &&
    months.to - months.from < SHORT &&
    reading.today - months.to < LOOKED_AT;
  const short = reading.roles
    .filter(isShort)
    .map(({ entry }) => entry)
    .filter((entry) => !temporary.test(cv.text.slice(entry.start, entry.end)) && !isBelowSuchHeading(entry, cv) && !isAskedBack(entry, cv));
  const names = short.flatMap(({ title, employer }) => employer ?? title ?? []);
  if (short.length < FEWEST || names.length < short.length) return [];
  const words = shortJobsSentences.say({ named: names.slice(0, MOST_QUOTES).map(({ text }) => text), jobs: short.length });
  return readerAdvice('short-jobs', 'loses-readers', words, names.slice(0, MOST_QUOTES).map(evidence));
};
