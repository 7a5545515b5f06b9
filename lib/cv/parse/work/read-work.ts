import type { Piece, WorkEntry } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { isYearBeside } from '../dates/dates';
import { joinParts, type Part } from '../entry/parts';
import { employerScore, titleScore } from '../entry/scores';
import { splitEntries, type RawEntry } from '../entry/split-entries';
import { joinWrappedHeads } from '../entry/wrapped-heads';
import { startsWithCapital } from '../text-shapes';
import type { Trace } from '../trace';
import { agency, hasNoEmployer, roleBelowEmployerLine, withEmployerLines } from './employer-lines';
import { splitInlineJobs } from './inline-job-headings';
import { readJobsInSentences } from './jobs-in-sentences';
import { splitByStyle } from './split-by-style';
import { splitForm } from './split-forms';
import { besideDatesRule, habitsOf, pairUp, type HeadHabits, type Pairing } from './title-and-employer';
import { addUnlistedPlaces, draftOf, type WorkDraft } from './work-draft';
import { entryOf } from './work-entry';

/** Jobs or voluntary roles of one or more sections. */
export const readWork = (text: CvText, sections: readonly (readonly Line[])[], trace?: Trace): WorkEntry[] =>
  readJobs(text, sections, trace).entries;

export interface JobsRead {
  entries: WorkEntry[];
  /** The jobs whose heads have a second best reading that scores nearly as well. */
  narrowHeads: ReadonlySet<WorkEntry>;
}

/**
 * Reads jobs in four steps: each section is split into entries, each head into parts, one part of each head is chosen as the title and
 * one as the employer, and roles without an employer get the one above. Whether titles come before employers is decided once for the
 * document, because most people keep to one order.
 */
export function readJobs(text: CvText, sections: readonly (readonly Line[])[], trace?: Trace): JobsRead {
  const inSentences = sections.map((lines) => readJobsInSentences(text, lines));
  const raw = sections.flatMap((lines, index) => (inSentences[index] ? [] : splitSection(text, lines, trace)));
  const parted = raw.map((one) => draftOf(text, one));
  const drafts = withEmployerLines(addUnlistedPlaces(text, parted));
  const habits = habitsOf(drafts.filter(({ known }) => !known));
  trace?.note(null, { step: 'work', readAs: 'order of title and employer', rule: ruleOfOrder(habits.order), score: habits.order });
  const hasPlaces = drafts.some(({ place }) => place !== null);
  const entries: WorkEntry[] = [];
  const narrowHeads = new Set<WorkEntry>();
  for (const [index, draft] of drafts.entries()) {
    const previous = entries.at(-1) ?? null;
    const pairing = titleWithDash(text, draft, drafts[index - 1], previous) ?? pairingOf(text, draft, habits);
    const entry = entryOf(text, draft, pairing, trace);
    if (!entry.title && !entry.employer) continue;
    const isKnown = draft.known !== undefined || pairing.rule === besideDatesRule;
    if (previous?.employer && !namesMoreBelow(draft, pairing) && isOfEmployerAbove(entry, previous, isKnown)) {
      entry.employer = previous.employer;
      trace?.note(entry.start, { step: 'work', readAs: 'employer', rule: 'pair.employer-of-role-above', words: entry.employer.text });
    }
    if (isNarrow(pairing, entry, hasPlaces)) narrowHeads.add(entry);
    entries.push(entry);
  }
  return { entries: [...entries, ...inSentences.flatMap((jobs) => jobs ?? [])].sort((a, b) => a.start - b.start), narrowHeads };
}

/** 'School in Dungannon, part time' on a line of its own below 'Cleaner': what names no firm by its words still stands where one is named. */
const namesMoreBelow = ({ nameParts }: WorkDraft, { title, employer }: Pairing): boolean =>
  title !== null && employer === null && nameParts.some(({ line, text }) => line > title.line && startsWithCapital(text));

const isOfEmployerAbove = (entry: WorkEntry, above: WorkEntry, isKnown: boolean): boolean =>
  sameEmployer.test(entry.employer?.text ?? '') || isPromotion(entry, above, isKnown);

/** 'same school': the employer of the entry above. */
const sameEmployer = /^(?:[Aa]t )?(?:[Tt]he )?[Ss]ame (?:as above|\p{Ll}+)$/u;

const ruleOfOrder = (order: number): string => (order === 0 ? 'order.open' : order > 0 ? 'order.title-first' : 'order.employer-first');

const splitSection = (text: CvText, lines: readonly Line[], trace: Trace | undefined): RawEntry[] =>
  splitByStyle(text, lines, trace) ??
  splitForm(text, lines, trace) ??
  splitEntries(joinWrappedHeads(text, splitInlineJobs(text, lines)), 'work', trace);

function pairingOf(text: CvText, draft: WorkDraft, habits: HeadHabits): Pairing {
  if (draft.known) return { ...draft.known, score: 0, rule: 'pair.by-style', runnerUp: null };
  return draft.employerLine ? roleBelowEmployerLine(text, draft, draft.employerLine) : pairUp(draft, habits);
}

/**
 * 'Senior Consultant - Data Science' below the job 'Associate - Data Science' of 'Acme Ltd', which is on a line of its own: a title
 * with a dash again, and the employer above.
 */
function titleWithDash(
  text: CvText,
  { raw, nameParts }: WorkDraft,
  above: WorkDraft | undefined,
  previous: WorkEntry | null,
): Pairing | null {
  const [first, second] = nameParts;
  if (!first || !second || nameParts.length > 2 || raw.head.length !== 1 || (above?.raw.head.length ?? 0) < 2) return null;
  const namesEmployer = nameParts.some((part) => employerScore(part.text) >= 1);
  if (!dash.test(previous?.title?.text ?? '') || titleScore(first.text) < 2 || namesEmployer) return null;
  return { title: joinParts(text, nameParts), employer: null, score: 0, rule: 'pair.title-of-two-again', runnerUp: null };
}
const dash = / [–—-] /;

/**
 * Whether a title without an employer is another role at the employer above: 'Senior Buyer' is, 'Self-employed baker' is not, and neither
 * is one with a single year, in another place, or years away from the role above. Where the style or the place of the lines tells which is the title (`isKnown`), it need not contain a job word.
 */
const isPromotion = ({ title, employer, place, dates }: WorkEntry, above: WorkEntry, isKnown: boolean): boolean =>
  title !== null &&
  !(place && isElsewhere(place, above)) &&
  employer === null &&
  dates?.single === false &&
  (above.dates === null || isYearBeside(dates, above.dates)) &&
  (isKnown || titleScore(title.text) >= 2) &&
  !hasNoEmployer(title.text) &&
  !agency.test(title.text);

/** 'Picker, Doncaster' below 'Cleaner, Acme Ltd, Sheffield', whose place stands beside its employer. */
const isElsewhere = (place: Piece, { employer, place: other }: WorkEntry): boolean =>
  employer !== null && other !== null && Math.abs(other.start - employer.end) <= ', '.length && place.text !== other.text;

/** A reading is certain from this lead over the next best on: it is then some 28 times as likely by the words (`pointsPerLogit`). */
const certainLead = 2;

function isNarrow({ rule, score, runnerUp, title, employer }: Pairing, entry: WorkEntry, hasPlaces: boolean): boolean {
  // An incomplete head is a doubt of its own (`isHalfRead`).
  if (!entry.title || !entry.employer) return false;
  if (!runnerUp) return rule.startsWith('pair.one-part') && Math.abs(score) < certainLead;
  if (score - runnerUp.score > certainLead) return false;
  if (!isWithin(runnerUp.title, title)) return true;
  // 'Centre for Maritime Records, University of Hull': the next best reading takes another part of the same employer.
  if (isWithin(runnerUp.employer, employer)) return false;
  // 'Commis Chef, Chalet des Aiguilles, Chamonix': what follows the employer is its place, where other jobs have one.
  const other = runnerUp.employer;
  return (
    !hasPlaces || other === null || other.start < (employer?.start ?? 0) || employerScore(other.text) > employerScore(employer?.text ?? '')
  );
}

const isWithin = (inner: Part | null, outer: Part | null): boolean =>
  inner !== null && outer !== null && inner.start >= outer.start && inner.end <= outer.end;
