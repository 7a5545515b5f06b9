import { improvementKinds, type ImprovementKind } from '@/lib/shared/result-names';
import type { Improvement, LedgerLine, Priority } from '@/lib/shared/result';
import type { Span } from '@/lib/cv/document/redacted-document';
import type { Findings } from '../findings';
import type { Ledger } from '../ledger';
import { audits } from '../registry';
import { adjustments } from '../rubric';
import type { StatementReading } from '../reading/statements/statement';
import { leavesTheTrade } from './career';
import { actionsOf, isWorthTelling, type Action } from './actions';
import { withAdviceBesidePoints } from '../advice';
import { overlapsAny } from '../text/spans';
import { workedExample, type ExampleContext, type WorkedExample } from './worked-example';

const MOST_QUOTES = 3;
/** The most improvements that are shown; after these, the re-scored CV shows the next. */
const MOST_TOLD = 8;
const byId = new Map(audits.map((audit) => [audit.id, audit]));

/** How certain it is that following the advice gains the points: layout is measured, direction is interpreted. */
const confidence: Readonly<Record<string, number>> = {
  coherence: 0.6,
  direction: 0.8,
  ownership: 0.7,
  specifics: 0.85,
  substance: 0.85,
  'skill-list': 0.85,
  identity: 0.7,
};

export const priorityOf = (gain: number): Priority => (gain >= 4 ? 'High' : gain >= 2 ? 'Medium' : 'Low');

const outcomeOf = ({ auditId }: LedgerLine, { ledger }: Findings) => ledger.lines.find(({ run }) => run.audit.id === auditId)?.run.outcome;

const targetsOf = (line: LedgerLine, findings: Findings): readonly Span[] => {
  const outcome = outcomeOf(line, findings);
  return outcome?.kind === 'scored' ? outcome.targets : [];
};

/** The audit that quotes the latest role for the profile. */
const OF_LATEST_WORK = 'early-proof';
/** It asks for bullet points where the roles are in paragraphs. */
const LAYOUT_OF_ROLES = 'scannability';
/** What these look for may stand in the middle of a paragraph: first the paragraphs are parted. */
const aboutLines = new Set(['openings', 'specifics', 'ownership']);
/** The advice that can be shown on a line of the CV. */
const SHOWN_ON_LINES = 'openings';

/** The lines under the roles by their place: looked up for each target, of which a long CV has thousands. */
function linesByPlace({ audit: { reading, english } }: Findings): ReadonlyMap<number, { line: StatementReading } & ExampleContext> {
  return new Map(
    reading.roles.flatMap((role) =>
      role.statements.map((line) => {
        const hasSlip = english.isUneven || overlapsAny(english.slips, line.statement);
        return [line.statement.start, { line, isCurrent: role.isCurrent, hasSlip }];
      }),
    ),
  );
}

const exampleFor = (auditId: string, targets: readonly Span[], places: ReturnType<typeof linesByPlace>): WorkedExample | null => {
  for (const { start } of auditId === SHOWN_ON_LINES ? targets : []) {
    const found = places.get(start);
    const example = found ? workedExample(found.line, found) : null;
    if (example) return example;
  }
  return null;
};

const weightOf = ({ lines }: Action): number =>
  lines.reduce((sum, { auditId, gain, maxPoints, points }) => sum + (gain + (maxPoints - points) / 100) * (confidence[auditId] ?? 1), 0);

/** The points of all lines of an action together, and of the cap or deduction that it lifts. */
const gainOf = (lines: readonly LedgerLine[], { gainOf: gainOfAudits }: Ledger): number =>
  gainOfAudits(new Set(lines.map(({ auditId }) => auditId))) +
  lines.filter(({ outcome }) => outcome !== 'scored').reduce((sum, { gain }) => sum + gain, 0);

/** The quicker one of two that help as much. */
const inTurn = (a: Action['told'], b: Action['told']): number => a.fix.minutes - b.fix.minutes || (a.auditId < b.auditId ? -1 : 1);

const kindOf = (line: LedgerLine, findings: Findings): ImprovementKind => {
  const adjustment = findings.ledger.adjustments.find(({ id }) => id === line.auditId);
  if (adjustment) return adjustments[adjustment.id].fixKind;
  const outcome = outcomeOf(line, findings);
  return outcome?.kind === 'scored' ? outcome.fixKind : 'gains-points';
};

/** Sorted: what can stop an application first, then what loses a reader at once, then what gains points. Stable. */
const byKind = (a: Improvement, b: Improvement): number => improvementKinds.indexOf(a.kind) - improvementKinds.indexOf(b.kind);

const TIDYING_MINUTES = 5;

/** To take a line out, to name the file or to correct a word or two: what an audit asks for and is done in minutes. */
const isTidying = ({ kind, minutes, auditId }: Improvement): boolean =>
  kind !== 'stops-application' && minutes <= TIDYING_MINUTES && (kind === 'gains-points' || byId.has(auditId));

/** Where nothing stops an application, the first thing to do changes what the CV says: tidying comes right after it. */
function startingWithWork(told: readonly Improvement[]): Improvement[] {
  const [first] = told;
  const work = first && isTidying(first) ? told.find((one) => !isTidying(one) && one.priority !== 'Low') : undefined;
  return work ? [work, ...told.filter((one) => one !== work)] : [...told];
}

/** By kind; in each, recoverable points times confidence, the quicker one where two are equal. */
export const improvements = (findings: Findings): Improvement[] => {
  // The best line from the old work does not fit as an opening for the new one.
  const leaves = findings.career !== null && leavesTheTrade(findings.career);
  const isInParagraphs = findings.lines.some(
    (line) => line.auditId === LAYOUT_OF_ROLES && isWorthTelling(line) && kindOf(line, findings) === 'loses-readers',
  );
  const worthwhile = findings.lines.filter(
    (line) => isWorthTelling(line) && !(leaves && line.auditId === OF_LATEST_WORK) && !(isInParagraphs && aboutLines.has(line.auditId)),
  );
  const ranked = actionsOf(worthwhile)
    .map((action) => ({ action, weight: weightOf(action) }))
    .sort((a, b) => b.weight - a.weight || inTurn(a.action.told, b.action.told));
  const places = linesByPlace(findings);
  const gaining = ranked.map(({ action: { told, lines } }): Improvement => {
    const gain = gainOf(lines, findings.ledger);
    const targets = targetsOf(told, findings);
    const kind = kindOf(told, findings);
    return {
      title: told.fix.title,
      description: told.fix.description,
      kind,
      priority: kind === 'gains-points' ? priorityOf(gain) : 'High',
      type: byId.get(told.auditId)?.fix.type ?? 'Content',
      auditId: told.auditId,
      gain,
      minutes: told.fix.minutes,
      evidence: targets.slice(0, MOST_QUOTES).map(findings.evidence),
      example: exampleFor(told.auditId, targets, places),
    };
  });
  const told = withAdviceBesidePoints(findings, gaining).sort(byKind);
  return startingWithWork(told).slice(0, MOST_TOLD);
};
