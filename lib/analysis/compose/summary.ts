import type { Improvement } from '@/lib/shared/result';
import { scoreLabel } from '@/lib/shared/score-label';
import type { Findings } from '../findings';
import { linesWithFigure } from '../line-count';
import { FORM_FROM } from '../reading/ignored/template-placeholders';
import { proofs } from '../reading/statements/outcomes';
import { summarySentences, type SummaryFacts } from '../wording/report/summary';

const FEWEST_RESULTS = 3;
/** Results are named as a strength where more than one line in so many has one. */
const LINES_PER_RESULT = 3;

function nextStep({ audit: { reading } }: Findings, improvements: readonly Improvement[]): SummaryFacts['next'] {
  if (reading.placeholders.length >= FORM_FROM) return { to: 'fill-template' };
  const first = improvements.find(({ gain }) => gain > 0);
  return first ? { to: 'improve', title: first.title, gain: first.gain } : { to: 'adapt' };
}

/** The verdict in a few sentences: what was read, what carries it, what to do first. */
export function summary(findings: Findings, improvements: readonly Improvement[]): string {
  const { audit, ledger, career } = findings;
  const { reading, level } = audit;
  const found = proofs(reading.statements);
  const results = found.filter(({ worth }) => worth === 1).length;
  const lines = reading.statements.filter(({ counts }) => counts).length;
  return summarySentences.say({
    years: Math.floor(reading.experienceMonths / 12),
    roles: reading.roles.filter(({ isPaid }) => isPaid).length,
    level,
    closestTo: career?.title ?? null,
    score: ledger.score,
    label: scoreLabel(ledger.score),
    lines: lines === 0 ? null : linesWithFigure(reading),
    namesResults: results > lines / LINES_PER_RESULT && results >= FEWEST_RESULTS,
    next: nextStep(findings, improvements),
  });
}
