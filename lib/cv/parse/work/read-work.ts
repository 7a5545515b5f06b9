import type { Piece, WorkEntry } from '@/lib/cv/cv';
import { partOfLine, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { partsOf, toPiece, type Part } from '../entry/parts';
import { featuresOf } from '../entry/scores';
import { readStatements } from '../statements';
import type { Trace } from '../trace';
import { cutEntries } from './cut-entries';
import { draftOf, settlePlaces, type WorkDraft } from './draft';
import { putUnderEmployers, roleUnder } from './employer-lines';
import { employerLabel } from './form-labels';
import { cutByLooks } from './head-looks';
import { splitInlineJobs } from './inline-job-headings';
import { pairUp, usualOrder, type Pairing } from './title-and-employer';
import { joinWrappedHeads } from './wrapped-heads';

/**
 * Reads jobs (or voluntary roles) from one or more sections: divides them into entries and each head into parts, then decides which
 * part is the title and which the employer. The order of the two is decided once for the document.
 */
export function readWork(text: CvText, sections: readonly (readonly Line[])[], trace?: Trace): WorkEntry[] {
  const raw = sections.flatMap(
    (lines) => cutByLooks(text, lines, trace) ?? cutEntries(joinWrappedHeads(text, splitInlineJobs(text, lines)), 'work', trace),
  );
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
  let previous: WorkEntry | null = null;
  for (const one of drafts) {
    const pairing = pairingOf(text, one, order);
    const entry = entryOf(text, one, pairing, trace);
    if (!entry.title && !entry.employer) continue;
    // a promotion: a title of its own under the employer named above
    if (!entry.employer && previous?.employer && entry.dates) {
      entry.employer = previous.employer;
      trace?.note(entry.start, { step: 'work', readAs: 'employer', rule: 'pair.employer-of-role-above', words: entry.employer.text });
    }
    entries.push(entry);
    previous = entry;
  }
  return entries;
}

function pairingOf(text: CvText, one: WorkDraft, order: number): Pairing {
  if (one.set) return { ...one.set, score: 0, rule: 'pair.by-look', runnerUp: null };
  return one.under ? roleUnder(text, one, one.under) : pairUp(one, order);
}

function entryOf(text: CvText, draft: WorkDraft, pairing: Pairing, trace: Trace | undefined): WorkEntry {
  const { raw, under } = draft;
  const lines = [...raw.head, ...raw.body];
  const [first] = lines;
  const employer = pairing.employer ?? labelledEmployer(text, raw.body);
  if (trace) noteFields(trace, draft, { ...pairing, employer });
  return {
    start: first?.start ?? 0,
    end: lines.at(-1)?.end ?? 0,
    employer: pieceOrNull(employer),
    title: pieceOrNull(pairing.title),
    place: pieceOrNull(draft.place ?? under?.place ?? null),
    dates: raw.dates,
    statements: readStatements(text, [...belowHead(draft, { title: pairing.title, employer }), ...raw.body], trace),
    page: first?.page ?? 1,
  };
}

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
