import type { Improvement, LedgerLine, Priority } from '@/lib/shared/result';
import { audits } from '../audits';
import type { Findings } from '../findings';
import { urgentFixes } from './urgent';
import { workedExample, type WorkedExample } from './worked-example';

const MOST_QUOTES = 3;
const byId = new Map(audits.map((audit) => [audit.id, audit]));

/** How sure we are that following the advice brings the points: layout is measured, direction is read between lines. */
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

const exampleFor = (line: LedgerLine, { ledger, audit }: Findings): WorkedExample | null => {
  const outcome = ledger.lines.find(({ run }) => run.audit.id === line.auditId)?.run.outcome;
  const targets = outcome?.kind === 'scored' ? (outcome.fix?.targets ?? []) : [];
  for (const target of targets) {
    for (const role of audit.reading.roles) {
      const statement = role.statements.find((candidate) => candidate.statement.start === target.start);
      const example = statement ? workedExample(line.auditId, statement, role.isCurrent) : null;
      if (example) return example;
    }
  }
  return null;
};

const targetsOf = (line: LedgerLine, { ledger, evidence }: Findings): Improvement['evidence'] => {
  const outcome = ledger.lines.find(({ run }) => run.audit.id === line.auditId)?.run.outcome;
  const targets = outcome?.kind === 'scored' ? (outcome.fix?.targets ?? []) : [];
  return targets.slice(0, MOST_QUOTES).map(evidence);
};

/** What would help most first: recoverable points times confidence, the quicker one where two are equal. */
export const improvements = (findings: Findings): Improvement[] => {
  const ranked = findings.lines
    .filter(({ fix, gain, maxPoints, points }) => fix && (gain > 0 || maxPoints - points >= 0.4))
    .map((line) => ({ line, weight: (line.gain + (line.maxPoints - line.points) / 100) * (confidence[line.auditId] ?? 1) }))
    .sort(
      (a, b) =>
        b.weight - a.weight || (a.line.fix?.minutes ?? 0) - (b.line.fix?.minutes ?? 0) || (a.line.auditId < b.line.auditId ? -1 : 1),
    );
  return [
    ...urgentFixes(findings),
    ...ranked.flatMap(({ line }): Improvement[] => {
      if (!line.fix) return [];
      return [
        {
          title: line.fix.title,
          description: line.fix.description,
          priority: priorityOf(line.gain),
          type: byId.get(line.auditId)?.fix.type ?? 'Content',
          auditId: line.auditId,
          gain: line.gain,
          minutes: line.fix.minutes,
          evidence: targetsOf(line, findings),
          example: exampleFor(line, findings),
        },
      ];
    }),
  ];
};
