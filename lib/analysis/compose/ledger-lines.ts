import type { Cv } from '@/lib/cv/cv';
import type { Evidence, LedgerCategory, LedgerLine } from '@/lib/shared/result';
import type { Span } from '@/lib/cv/document/redacted-document';
import type { AveragePoints, Ledger, LedgerPoints } from '../ledger';
import { criteria } from '../registry';
import { adjustments, adjustmentWords } from '../rubric';
import { phraseAround } from '../text/phrase-around';
import { AVERAGE_NOTE, AVERAGE_TITLE, ERRORED_NOTE } from '../wording/advice/ledger-line';

const MOST_QUOTES = 8;

/** Here a word proves something by what stands around it; a skill, a slip or a date is meant alone. */
const quotesPhrases: ReadonlySet<LedgerCategory> = new Set<LedgerCategory>(['C Evidence and impact', 'D Profile and direction']);

const severityOf = (lost: number, maxPoints: number): LedgerLine['severity'] => {
  if (lost <= 0.05 * maxPoints || lost < 0.15) return 'good';
  if (lost >= 5 && lost >= maxPoints / 2) return 'critical';
  if (lost >= 2.5 && lost >= maxPoints / 3) return 'high';
  return lost >= 1 ? 'medium' : 'low';
};

const distinct = (spans: readonly Span[], cv: Cv): Span[] => {
  const seen = new Set<string>();
  return spans.filter(({ start, end }) => {
    const key = `${start}-${end}`;
    const isNew = !seen.has(key) && start >= 0 && end > start && end <= cv.text.length;
    seen.add(key);
    return isNew;
  });
};

/** What a line is called, before anything is said of a CV. */
interface LineHead {
  id: string;
  criterion: string;
  title: string;
  /** Said where nothing is told of the CV. */
  about: string;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
const sumOf = (members: readonly LedgerPoints[], amount: (one: LedgerPoints) => number): number =>
  tenths(members.reduce((sum, one) => sum + amount(one), 0));

const lostBy = ({ points, maxPoints }: LedgerPoints): number => maxPoints - points;

/** What was found to lack, most points first. A line says as much as a receipt has room for. */
const MOST_NOTES = 2;
function noteOf(members: readonly LedgerPoints[], about: string): string {
  const judged = members.filter(({ run }) => run.outcome.kind === 'scored');
  const unjudged = members.map(({ run: { outcome } }) => (outcome.kind === 'not-assessable' ? outcome.reason : ERRORED_NOTE));
  if (judged.length === 0) return [...new Set(unjudged)].join(' ');
  const lacking = judged.filter((one) => lostBy(one) >= 0.05).sort((a, b) => lostBy(b) - lostBy(a));
  const noted = lacking.flatMap((one) => {
    const { outcome } = one.run;
    return outcome.kind === 'scored' && outcome.note !== '' ? [{ note: outcome.note, lost: lostBy(one) }] : [];
  });
  const notes = [...new Set(noted.map(({ note }) => note))].slice(0, MOST_NOTES);
  // Two stock phrases are not what cost most of the points.
  const told = noted.filter(({ note }) => notes.includes(note)).reduce((sum, { lost }) => sum + lost, 0);
  const isMost = told * 2 >= lacking.reduce((sum, one) => sum + lostBy(one), 0);
  return [...(isMost ? [] : [about]), ...notes].join(' ') || about;
}

/** The advice that brings most, of the audits that lack something. */
function fixOf(members: readonly LedgerPoints[]): Pick<LedgerLine, 'fix' | 'gain'> {
  const fixes = members.flatMap(({ run: { audit, outcome }, points, maxPoints, gain }) =>
    outcome.kind === 'scored' && outcome.fix && severityOf(maxPoints - points, maxPoints) !== 'good'
      ? [{ gain, fix: { ...outcome.fix, minutes: outcome.fix.minutes ?? audit.fix.minutes } }]
      : [],
  );
  return fixes.sort((a, b) => b.gain - a.gain)[0] ?? { fix: null, gain: 0 };
}

/** One line for audits of one category, of which at least one is given. */
function lineOf(
  { id, criterion, title, about }: LineHead,
  members: readonly [LedgerPoints, ...LedgerPoints[]],
  cv: Cv,
  evidence: (span: Span) => Evidence,
): LedgerLine {
  const [{ run: first }] = members;
  const { category } = first.audit;
  const points = sumOf(members, (one) => one.points);
  const maxPoints = sumOf(members, (one) => one.maxPoints);
  const scored = members.filter(({ run }) => run.outcome.kind === 'scored');
  const shown = (span: Span): Span => (quotesPhrases.has(category) ? phraseAround(cv.text, span) : span);
  const seen = scored.flatMap(({ run: { outcome } }) => (outcome.kind === 'scored' ? outcome.evidence.map(shown) : []));
  const places = distinct(seen, cv);
  return {
    auditId: id,
    criterion,
    category,
    title,
    note: noteOf(members, about),
    ...(about ? { about } : {}),
    outcome: scored.length > 0 ? 'scored' : first.outcome.kind,
    points,
    maxPoints,
    ownMaxPoints: sumOf(members, ({ run }) => run.audit.points),
    severity: scored.length > 0 ? severityOf(maxPoints - points, maxPoints) : 'good',
    section: first.audit.section,
    evidence: places.slice(0, MOST_QUOTES).map(evidence),
    found: places.length,
    ...fixOf(members),
  };
}

/** What each audit found alone: the advice and the parts of the report are made from these. */
export const auditLines = (ledger: Ledger, cv: Cv, evidence: (span: Span) => Evidence): LedgerLine[] => [
  ...ledger.lines.map((one) => {
    const { id, criterion, title } = one.run.audit;
    return { ...lineOf({ id, criterion, title, about: '' }, [one], cv, evidence), gain: one.gain };
  }),
  ...adjustmentLines(ledger),
];

/** The ledger of the report: one line for each criterion, with what its audits found. */
export const ledgerLines = (ledger: Ledger, cv: Cv, evidence: (span: Span) => Evidence): LedgerLine[] => [
  ...criteria.flatMap(({ id, title, about, audits }) => {
    const [first, ...others] = audits.flatMap((audit) => ledger.lines.filter(({ run }) => run.audit.id === audit.id));
    const codes = audits.map(({ criterion }) => criterion).join(' ');
    return first ? [lineOf({ id, criterion: codes, title, about }, [first, ...others], cv, evidence)] : [];
  }),
  ...ledger.averages.map(averageLine),
  ...adjustmentLines(ledger),
];

const averageLine = ({ category, points, maxPoints }: AveragePoints): LedgerLine => ({
  auditId: `average-${category.charAt(0).toLowerCase()}`,
  criterion: 'average',
  category,
  title: AVERAGE_TITLE,
  note: AVERAGE_NOTE,
  outcome: 'average',
  points,
  maxPoints,
  ownMaxPoints: maxPoints,
  severity: 'good',
  section: null,
  evidence: [],
  fix: null,
  gain: 0,
});

const adjustmentLines = (ledger: Ledger): LedgerLine[] =>
  ledger.adjustments.map(({ id, outcome, points, gain }): LedgerLine => {
    const { title, note, fix } = adjustmentWords(id);
    const { category, section } = adjustments[id];
    return {
      auditId: id,
      criterion: outcome,
      category,
      title,
      note,
      outcome,
      points,
      maxPoints: 0,
      ownMaxPoints: 0,
      severity: 'critical',
      section,
      evidence: [],
      fix,
      gain,
    };
  });
