import type { Piece, WorkEntry } from '@/lib/cv/cv';
import { partOfLine, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { titleHeads } from '@/lib/facts/job-words';
import { partsOf, toPiece, type Part } from '../entry/parts';
import { chancesOf } from '../entry/scores';
import { readStatements } from '../statements';
import { startsWithCapital } from '../text-shapes';
import type { Trace } from '../trace';
import { employerLabel } from './form-labels';
import type { Pairing } from './title-and-employer';
import type { WorkDraft } from './work-draft';

/** The job of a draft. A title or employer that its head lacks is looked for in its body. */
export function entryOf(text: CvText, draft: WorkDraft, pairing: Pairing, trace: Trace | undefined): WorkEntry {
  const { raw, employerLine } = draft;
  const lines = [...raw.head, ...raw.body];
  const [first] = lines;
  const employer = pairing.employer ?? labelledEmployer(text, raw.body);
  const title = pairing.title ?? (pairing.employer && titleAtStart(raw.body[0]));
  if (trace) noteFields(trace, draft, { ...pairing, title, employer });
  return {
    start: first?.start ?? 0,
    end: lines.at(-1)?.end ?? 0,
    employer: pieceOrNull(employer),
    title: pieceOrNull(title),
    place: pieceOrNull(draft.place ?? employerLine?.place ?? null),
    dates: raw.dates,
    statements: readStatements(text, [...linesBelowFields(draft, { title: pairing.title, employer }), ...raw.body], trace),
    page: first?.page ?? 1,
  };
}

const pieceOrNull = (part: Part | null): Piece | null => part && toPiece(part);

/** A title is looked for among so many first words of a body. */
const maxTitleWords = 4;

/** 'Sales assistant' in 'Sales assistant on the fish counter. I served 90 people a day.' below a head that names the employer only. */
function titleAtStart(line: Line | undefined): Part | null {
  if (!line || line.bullet !== undefined || !startsWithCapital(line.text) || startsWithPronoun.test(line.text)) return null;
  const words = line.text.split(' ').slice(0, maxTitleWords);
  const count = words.findIndex((word) => titleHeads.has(withoutMark(word).toLowerCase())) + 1;
  const title = withoutMark(words.slice(0, count).join(' '));
  return count === 0 ? null : { text: title, start: line.start, end: line.start + title.length, group: 0, line: 0, bold: false };
}

const withoutMark = (text: string): string => text.replace(/[.,;:]$/, '');
const startsWithPronoun = /^(?:I|My|We|Our|The)\b/;

/** The lines of the head below its last field: short ones that belong to the body, such as 'Tills, shelves, opening up'. */
function linesBelowFields({ raw, place, employerLine }: WorkDraft, { title, employer }: Pick<Pairing, 'title' | 'employer'>): Line[] {
  const fields = [title, employer, place, employerLine?.place, raw.dates, ...raw.dateSpans].flatMap((field) =>
    field ? [field.start] : [],
  );
  const last = raw.head.findLastIndex((line) => fields.some((start) => start >= line.start && start < line.end));
  return raw.head.slice(last + 1);
}

/** 'Name and address of employer ⇥ Acme Ltd, Leeds' below the duties, as in Europass CVs. */
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
        rule: [rule, chancesOf(part.text)].filter(Boolean).join(' '),
        words: part.text,
        score,
        ...(other ? { runnerUp: other } : {}),
      });
  if (place) trace.note(place.start, { step: 'work', readAs: 'place', rule: placeRule, words: place.text });
}
