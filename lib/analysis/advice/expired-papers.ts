import type { Span } from '@/lib/cv/document/redacted-document';
import { checkedLicences, isLookedFor } from '@/lib/facts/checked-licences';
import { placeOfAny } from '@/lib/facts/registers';
import { entryAround } from '../reading/papers/paper-entry';
import { paperBounds, paperState } from '../reading/papers/paper-state';
import { overlapsAny } from '../text/spans';
import type { WorkRegister } from '../official';
import { expiredPapersSentences } from '../wording/advice/reader-advice';
import { MOST_QUOTES, readerAdvice, type ReaderAdvice } from './reader-advice';

const FIRST_AID = /(?<!\bmental health )\bfirst[- ]aid(?:er)?\b/gi;
export const isFirstAid = (text: string): boolean => text.search(FIRST_AID) >= 0;
/** Health, teaching, sports, care and children: elsewhere an old certificate of first aid stops no application. */
export const needsFirstAid = /^(?:22|23|32|343|61)/;

/** The papers of a text that the person's own work cannot be done without: its register, and licences that its employers look for first. */
function neededPapers(text: string, soc: string, register: WorkRegister | null): Span[] {
  const spanOf = ({ index, 0: { length } }: RegExpExecArray): Span => ({ start: index, end: index + length });
  return [
    ...[...text.matchAll(checkedLicences)].filter(({ 0: name }) => (soc === '' ? !isFirstAid(name) : isLookedFor(name, soc))).map(spanOf),
    ...(needsFirstAid.test(soc) ? [...text.matchAll(FIRST_AID)].map(spanOf) : []),
    ...[placeOfAny(text, register?.shownBy ?? []) ?? []].flat(),
  ];
}

/** A needed licence, card or registration that has expired, as the CV itself says. Lines under a role describe work, so they are left out. */
export const expiredPapers: ReaderAdvice = ({ input: { cv }, audit: { reading }, career, evidence }) => {
  const work = reading.roles.flatMap(({ statements }) => statements.map(({ statement }) => statement));
  const textOf = ({ start, end }: Span): string => cv.text.slice(start, end);
  const named = cv.document.lines
    .filter((line) => !overlapsAny(work, line))
    .flatMap((line) =>
      neededPapers(textOf(line), career?.group.soc ?? '', career?.group.register ?? null).map(({ start, end }) => ({
        start: line.start + start,
        end: line.start + end,
      })),
    );
  const entries = new Map(named.map((span) => entryAround(cv, span)).map((entry) => [entry.start, entry]));
  const ended = [...entries.values()].filter((entry) => paperState(textOf(entry), reading.today).ended >= paperBounds.ended);
  const [first] = ended;
  if (!first) return [];
  const words = expiredPapersSentences.say({ papers: ended.map(textOf) });
  // Whether it stops an application is certain only of work that is.
  return readerAdvice('expired-papers', career ? 'stops-application' : 'loses-readers', words, ended.slice(0, MOST_QUOTES).map(evidence));
};
