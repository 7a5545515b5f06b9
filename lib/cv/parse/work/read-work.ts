import type { Piece, WorkEntry } from '@/lib/cv/cv';
import { partOfLine, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { endingAt, partsOf, toPiece, type Part } from '../entry/parts';
import { employerScore, featuresOf, titleScore } from '../entry/scores';
import { titleHeads } from '@/lib/facts/job-words';
import { readStatements } from '../statements';
import { startsWithCapital } from '../text-shapes';
import type { Trace } from '../trace';
import { cutEntries, type RawEntry } from '../entry/split-entries';
import { cutForms } from './split-forms';
import { draftOf, settlePlaces, type WorkDraft } from './work-draft';
import { agency, putUnderEmployers, roleUnder } from './employer-lines';
import { employerLabel } from './form-labels';
import { cutByLooks } from './split-by-style';
import { splitInlineJobs } from './inline-job-headings';
import { toldJobs } from './jobs-in-sentences';
import { pairUp, usualOrder, type Pairing } from './title-and-employer';
import { ownBoss } from './doubts';
import { joinWrappedHeads } from '../entry/wrapped-heads';

/**
 * Reads jobs (or voluntary roles) from one or more sections: divides them into entries and each head into parts, then decides which
 * part is the title and which the employer. The order of the two is decided once for the document.
 */
export const readWork = (text: CvText, sections: readonly (readonly Line[])[], trace?: Trace): WorkEntry[] =>
  readJobs(text, sections, trace).entries;

/** Jobs, and how many of their heads could nearly as well be read the other way round. */
export interface JobsRead {
  entries: WorkEntry[];
  narrowHeads: number;
}

const cutSection = (text: CvText, lines: readonly Line[], trace: Trace | undefined): RawEntry[] =>
  cutByLooks(text, lines, trace) ??
  cutForms(text, lines, trace) ??
  cutEntries(joinWrappedHeads(text, splitInlineJobs(text, lines)), 'work', trace);

export function readJobs(text: CvText, sections: readonly (readonly Line[])[], trace?: Trace): JobsRead {
  const told = sections.map((lines) => toldJobs(text, lines));
  const raw = sections.flatMap((lines, index) => (told[index] ? [] : cutSection(text, lines, trace)));
  const drafts = putUnderEmployers(
    settlePlaces(
      text,
      raw.map((one) => draftOf(text, one)),
    ),
  );
  const order = usualOrder(drafts.filter(({ set }) => !set));
  trace?.note(null, {
    step: 'work',
    readAs: 'order of title and employer',
    rule: order === 0 ? 'order.open' : order > 0 ? 'order.title-first' : 'order.employer-first',
    score: order,
  });
  const entries: WorkEntry[] = [];
  let narrowHeads = 0;
  const namesPlaces = drafts.some(({ place }) => place !== null);
  let previous: WorkEntry | null = null;
  let above: WorkDraft | null = null;
  for (const one of drafts) {
    const pairing = roleWithDash(text, one, above, previous) ?? pairingOf(text, one, order);
    above = one;
    const entry = entryOf(text, one, pairing, trace);
    if (!entry.title && !entry.employer) continue;
    // a promotion: a title of its own under the employer named above
    if (!entry.employer && previous?.employer && entry.dates && isPromotion(entry.title, one.set !== undefined)) {
      entry.employer = previous.employer;
      trace?.note(entry.start, { step: 'work', readAs: 'employer', rule: 'pair.employer-of-role-above', words: entry.employer.text });
    }
    if (isNarrow(pairing, namesPlaces)) narrowHeads += 1;
    entries.push(entry);
    previous = entry;
  }
  return { entries: [...entries, ...told.flatMap((one) => one ?? [])].sort((a, b) => a.start - b.start), narrowHeads };
}

/**
 * 'Senior Consultant - Data Science' below the job 'Associate - Data Science' of 'Acme Ltd', which stands on a line of its own: a title
 * of two parts again, and the employer above.
 */
function roleWithDash(text: CvText, one: WorkDraft, above: WorkDraft | null, previous: WorkEntry | null): Pairing | null {
  const { raw, units } = one;
  const [first, second] = units;
  if (!first || !second || units.length > 2 || raw.head.length !== 1 || (above?.raw.head.length ?? 0) < 2) return null;
  const namesFirm = units.some((part) => employerScore(part.text) >= 1);
  if (!dash.test(previous?.title?.text ?? '') || titleScore(first.text) < 2 || namesFirm) return null;
  const title = endingAt(first, second.end, text.slice(first.start, second.end));
  return { title, employer: null, score: 0, rule: 'pair.title-of-two-again', runnerUp: null };
}
const dash = / [–—-] /;

/**
 * 'Senior Buyer' under the employer above; not 'Self-employed baker'. `isSet`: a program drew the document, and names an employer over
 * every title, whatever the title is called.
 */
const isPromotion = (title: Piece | null, isSet: boolean): boolean =>
  title !== null && (isSet || titleScore(title.text) >= 2) && !ownBoss.test(title.text) && !agency.test(title.text);

/** The best reading of a head leads the next best by more than one part's place, or a lone part says by a word what it is. */
const sureLead = 1;

function isNarrow({ rule, score, runnerUp, title, employer }: Pairing, namesPlaces: boolean): boolean {
  if (!runnerUp) return rule.startsWith('pair.one-part') && Math.abs(score) < sureLead;
  if (score - runnerUp.score > sureLead) return false;
  // 'Centre for Maritime Records, University of Hull': the next best reading names a part of the same employer.
  if (!isWithin(runnerUp.title, title) || isWithin(runnerUp.employer, employer)) return !isWithin(runnerUp.title, title);
  // 'Commis Chef, Chalet des Aiguilles, Chamonix': what stands behind an employer is its place, where other jobs name theirs.
  const behind = runnerUp.employer;
  return !namesPlaces || behind === null || behind.start < (employer?.start ?? 0) || employerScore(behind.text) >= 1;
}

const isWithin = (inner: Part | null, outer: Part | null): boolean =>
  inner !== null && outer !== null && inner.start >= outer.start && inner.end <= outer.end;

function pairingOf(text: CvText, one: WorkDraft, order: number): Pairing {
  if (one.set) return { ...one.set, score: 0, rule: 'pair.by-look', runnerUp: null };
  return one.under ? roleUnder(text, one, one.under) : pairUp(one, order);
}

function entryOf(text: CvText, draft: WorkDraft, pairing: Pairing, trace: Trace | undefined): WorkEntry {
  const { raw, under } = draft;
  const lines = [...raw.head, ...raw.body];
  const [first] = lines;
  const employer = pairing.employer ?? labelledEmployer(text, raw.body);
  const title = pairing.title ?? (pairing.employer && titleInText(raw.body[0]));
  if (trace) noteFields(trace, draft, { ...pairing, title, employer });
  return {
    start: first?.start ?? 0,
    end: lines.at(-1)?.end ?? 0,
    employer: pieceOrNull(employer),
    title: pieceOrNull(title),
    place: pieceOrNull(draft.place ?? under?.place ?? null),
    dates: raw.dates,
    statements: readStatements(text, [...belowHead(draft, { title: pairing.title, employer }), ...raw.body], trace),
    page: first?.page ?? 1,
  };
}

/** Words that may name a post at the beginning of a text. */
const maxTitleWords = 4;

/** 'Sales assistant on the fish counter. I served 90 people a day.' below an employer: the post stands in the first words. */
function titleInText(line: Line | undefined): Part | null {
  if (!line || line.bullet !== undefined || !startsWithCapital(line.text) || firstPerson.test(line.text)) return null;
  const words = line.text.split(' ').slice(0, maxTitleWords);
  const count = words.findIndex((word) => titleHeads.has(withoutMark(word).toLowerCase())) + 1;
  const own = withoutMark(words.slice(0, count).join(' '));
  return count === 0 ? null : { text: own, start: line.start, end: line.start + own.length, group: 0, line: 0, bold: false };
}

const withoutMark = (text: string): string => text.replace(/[.,;:]$/, '');
const firstPerson = /^(?:I|My|We|Our|The)\b/;

/** Lines that were short enough for a head and hold nothing of it, below those that do: 'Tills, shelves, opening up'. */
function belowHead({ raw, place, under }: WorkDraft, { title, employer }: Pick<Pairing, 'title' | 'employer'>): Line[] {
  const named = [title, employer, place, under?.place, raw.dates, ...raw.rail].flatMap((part) => (part ? [part.start] : []));
  const lastNamed = raw.head.findLastIndex((line) => named.some((start) => start >= line.start && start < line.end));
  return raw.head.slice(lastNamed + 1);
}

const pieceOrNull = (part: Part | null): Piece | null => part && toPiece(part);

/** 'Name and address of employer ⇥ Acme Ltd, Leeds' below the duties, as Europass has it. */
function labelledEmployer(text: CvText, body: readonly Line[]): Part | null {
  const line = body.find(({ start, items: [label, value] }) => label && value && employerLabel.test(text.slice(start, label.end)));
  return line ? (partsOf(text, [partOfLine(text, line, line.items[1]?.start ?? line.start)], [])[0] ?? null) : null;
}

function noteFields(trace: Trace, { place, placeRule }: WorkDraft, { title, employer, score, rule, runnerUp }: Pairing): void {
  const other = runnerUp && { readAs: `title '${runnerUp.title?.text}', employer '${runnerUp.employer?.text}'`, score: runnerUp.score };
  for (const [readAs, part] of [
    ['title', title],
    ['employer', employer],
  ] as const)
    if (part)
      trace.note(part.start, {
        step: 'work',
        readAs,
        rule: [rule, featuresOf(part.text)].filter(Boolean).join(' '),
        words: part.text,
        score,
        ...(other ? { runnerUp: other } : {}),
      });
  if (place) trace.note(place.start, { step: 'work', readAs: 'place', rule: placeRule, words: place.text });
}
