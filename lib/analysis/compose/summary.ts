import type { Improvement } from '@/lib/shared/result';
import { scoreLabel } from '@/lib/shared/score-label';
import type { Findings } from '../findings';
import { FORM_FROM } from '../reading/ignored/template-placeholders';
import { summarySentences, type SummaryFacts } from '../wording/report/summary';

function nextStep({ audit: { reading } }: Findings, improvements: readonly Improvement[]): SummaryFacts['next'] {
  if (reading.placeholders.length >= FORM_FROM) return { to: 'fill-template' };
  const [first] = improvements;
  // What can stop an application comes first whatever its points: named beside it, they would argue against the order.
  return first ? { to: 'improve', title: first.title, gain: first.kind === 'gains-points' ? first.gain : 0 } : { to: 'adapt' };
}

/** The verdict in a few sentences: the score and what to do first. */
export const summary = (findings: Findings, improvements: readonly Improvement[]): string =>
  summarySentences.say({
    score: findings.ledger.score,
    label: scoreLabel(findings.ledger.score),
    next: nextStep(findings, improvements),
  });
