import type { Cv } from '@/lib/cv/cv';
import type { Evidence, LedgerCategory, LedgerLine } from '@/lib/shared/result';
import type { Span } from '@/lib/cv/document/redacted-document';
import type { Ledger, LedgerPoints } from '../ledger';
import { adjustments, adjustmentWords } from '../rubric';
import { phraseAround } from '../text/phrase-around';
import { ERRORED_NOTE } from '../wording/advice/ledger-line';

const MOST_QUOTES = 8;

/** Here a word proves something by what stands around it; a skill, a slip or a date is meant alone. */
const quotesPhrases: ReadonlySet<LedgerCategory> = new Set<LedgerCategory>(['C Evidence and impact', 'D Profile and direction']);

/** Shown points have one decimal. */
const isLost = (points: number): boolean => points >= 0.05;

const severityOf = (lost: number, maxPoints: number): LedgerLine['severity'] => {
  if (lost <= 0.05 * maxPoints || lost < 0.15) return 'good';
  if (lost >= 5) return 'critical';
  if (lost >= 2.5) return 'high';
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

/**
 * No point is lost without a word: where nothing is told of the CV, what the check looks for stands in its place, or that more of what it
 * counts would earn more.
 */
function noteOf({ run: { audit, outcome }, points, maxPoints }: LedgerPoints): string {
  if (outcome.kind === 'errored') return ERRORED_NOTE;
  if (outcome.kind === 'not-assessable') return outcome.reason;
  const general = outcome.evidence.length > 0 ? (audit.earnsMore ?? audit.looksFor) : audit.looksFor;
  return outcome.note || (isLost(maxPoints - points) ? general : '');
}

const lineOf = (line: LedgerPoints, cv: Cv, evidence: (span: Span) => Evidence): LedgerLine => {
  const { run, points, maxPoints, gain } = line;
  const { audit, outcome } = run;
  const severity = outcome.kind === 'scored' ? severityOf(maxPoints - points, maxPoints) : 'good';
  const shown = (span: Span): Span => (quotesPhrases.has(audit.category) ? phraseAround(cv.text, span) : span);
  const places = outcome.kind === 'scored' ? distinct(outcome.evidence.map(shown), cv) : [];
  return {
    auditId: audit.id,
    criterion: audit.criterion,
    category: audit.category,
    title: audit.title,
    note: noteOf(line),
    outcome: outcome.kind,
    points,
    maxPoints,
    ownMaxPoints: audit.points,
    severity,
    section: audit.section,
    evidence: places.slice(0, MOST_QUOTES).map(evidence),
    found: places.length,
    fix:
      outcome.kind === 'scored' && outcome.fix && severity !== 'good'
        ? { title: outcome.fix.title, description: outcome.fix.description, minutes: outcome.fix.minutes ?? audit.fix.minutes }
        : null,
    gain,
  };
};

export const ledgerLines = (ledger: Ledger, cv: Cv, evidence: (span: Span) => Evidence): LedgerLine[] => [
  ...ledger.lines.map((line) => lineOf(line, cv, evidence)),
  ...ledger.adjustments.map(({ id, outcome, points, gain }): LedgerLine => {
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
  }),
];
