import type { SectionKind } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { paperWords } from '@/lib/facts/career-words';
import { checkedLicences, isLookedFor } from '@/lib/facts/checked-licences';
import { anyOf } from '@/lib/facts/lists';
import { registerWords, showsAny } from '@/lib/facts/registers';
import { standingsIn } from '../job-fit/standing';
import { expiredPapersSentences } from '../wording/advice/reader-advice';
import { MOST_QUOTES, readerAdvice, type ReaderAdvice } from './reader-advice';

const paper = anyOf(paperWords);
/** In these a line names a paper, by whatever name. */
const sectionsOfPapers = new Set<SectionKind>(['certifications', 'memberships', 'training']);

const FIRST_AID = /\bfirst[- ]aid(?:er)?\b/i;
/** Health, teaching, sports, care and children: elsewhere an old certificate of first aid stops no application. */
const needsFirstAid = /^(?:22|23|32|343|61)/;

/** A membership ends with its fee; what was passed for it is still held. A register is another thing. */
const MEMBERSHIP = /\bmember(?:ship)?\b/i;

const anyRegister = Object.values(registerWords).flat();

/** Whether the person's own work cannot be done without it: a register, or a licence that its employers look for first. */
function isNeeded(paper: string, soc: string): boolean {
  if (showsAny(paper, anyRegister)) return true;
  if (FIRST_AID.test(paper)) return needsFirstAid.test(soc);
  return [...paper.matchAll(checkedLicences)].some(([name]) => soc === '' || isLookedFor(name, soc));
}

/** A licence, card or certificate that has expired, as the CV itself says. Lines under a role describe work, so they are left out. */
export const expiredPapers: ReaderAdvice = ({ input: { cv }, audit: { reading }, career, evidence }) => {
  const work = reading.roles.flatMap(({ statements }) => statements.map(({ statement }) => statement));
  const papersAt = cv.sections.filter(({ kind }) => sectionsOfPapers.has(kind));
  const expired = cv.document.lines
    .filter(({ start, end }) => !work.some((line) => line.start < end && line.end > start))
    .flatMap(({ start, end }) =>
      standingsIn(cv.text.slice(start, end), { isWork: false, today: reading.today })
        .filter(({ standing }) => standing === 'expired')
        .map(({ from, to }) => ({ start: start + from, end: start + to })),
    )
    .filter(
      ({ start, end }) => papersAt.some((section) => section.start <= start && end <= section.end) || paper.test(cv.text.slice(start, end)),
    );
  const textOf = ({ start, end }: Span): string => cv.text.slice(start, end).trim();
  const ended = expired.filter((span) => !MEMBERSHIP.test(textOf(span)) || showsAny(textOf(span), anyRegister));
  // An old ticket of other work is better left out than renewed.
  const needed = ended.filter((span) => isNeeded(textOf(span), career?.group.soc ?? ''));
  const [first] = needed;
  if (!first) return [];
  const words = expiredPapersSentences.say({ paper: textOf(first) });
  // Whether it stops an application is certain only of work that is.
  return readerAdvice('expired-papers', career ? 'stops-application' : 'gains-points', words, needed.slice(0, MOST_QUOTES).map(evidence));
};
