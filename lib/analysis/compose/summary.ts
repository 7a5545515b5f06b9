import type { Improvement } from '@/lib/shared/result';
import { scoreLabel } from '@/lib/shared/score-label';
import type { Findings } from '../findings';
import { yearsOfWork } from '../reading/career/years-of-work';
import { FORM_FROM } from '../reading/ignored/template-placeholders';
import { summarySentences, type SummaryFacts } from '../wording/report/summary';

function nextStep({ audit: { reading } }: Findings, improvements: readonly Improvement[]): SummaryFacts['next'] {
  if (reading.placeholders.length >= FORM_FROM) return { to: 'fill-template' };
  const [first] = improvements;
  return first ? { to: 'improve', title: first.title, gain: first.gain } : { to: 'adapt' };
}

/** The verdict in a few sentences: the score, what was read, what to do first. */
export const summary = (findings: Findings, improvements: readonly Improvement[]): string =>
  summarySentences.say({
    years: yearsOfWork(findings.audit.cv, findings.audit.reading) ?? 0,
    score: findings.ledger.score,
    label: scoreLabel(findings.ledger.score),
    next: nextStep(findings, improvements),
  });
