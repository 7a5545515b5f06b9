import { scoreLabel } from '@/lib/shared/score-label';
import type { Improvement, Level } from '@/lib/shared/result';
import type { Findings } from '../findings';
import { proofs } from '../reading/statements/outcomes';
import { matchConfidence } from '../reading/career/occupation-match';
import { titleFor } from '../reading/career/occupation-title';
import { FORM_FROM } from '../reading/ignored/template-placeholders';
import { count, isOneOf, partOf } from '../text/wording';

const levels: Readonly<Record<Level, string>> = {
  student: 'early-career',
  mid: 'mid-career',
  senior: 'experienced',
  executive: 'executive',
  academic: 'academic or clinical',
  creative: 'creative',
};

const FEWEST_RESULTS = 3;

/** The verdict in a few sentences: what was read, what carries it, what to do first. */
export const summary = ({ audit, ledger }: Findings, improvements: readonly Improvement[]): string => {
  const { reading, level, occupations, cv } = audit;
  const years = Math.floor(reading.experienceMonths / 12);
  const roles = reading.roles.filter(({ isPaid }) => isPaid).length;
  const best = occupations[0];
  const who = `${years > 0 ? `We read ${count(years, 'year')} of work in ${count(roles, 'role')}` : roles > 0 ? `We read ${count(roles, 'role')}` : 'We read no paid roles'}, and judged your CV as ${levels[level].startsWith('e') || levels[level].startsWith('a') ? 'an' : 'a'} ${levels[level]} one${best && matchConfidence(occupations) !== 'none' ? `, closest to ${titleFor(cv, reading, best.occupation)}` : ''}.`;
  const found = proofs(reading.statements);
  const withFigures = found.filter(({ inFigures }) => inFigures).length;
  const results = found.filter(({ worth }) => worth === 1).length;
  const lines = reading.statements.filter(({ counts }) => counts).length;
  const seen =
    lines > 0 ? `${partOf(withFigures, lines, 'recent line')} ${isOneOf(withFigures, lines) ? 'carries' : 'carry'} a figure.` : '';
  const verdict = `It scores ${ledger.score} out of 100 (${scoreLabel(ledger.score)}).`;
  const good = results > lines / 3 && results >= FEWEST_RESULTS ? 'Your strongest lines name what came of the work.' : '';
  const isForm = reading.placeholders.length >= FORM_FROM;
  const first = isForm ? undefined : improvements.find(({ gain }) => gain > 0);
  const next = isForm
    ? 'Much of it is still the template’s own text: fill that in first.'
    : first
      ? `First, ${first.title.charAt(0).toLowerCase()}${first.title.slice(1)}: that alone is worth ${count(first.gain, 'point')}.`
      : 'There is little left to improve; adapt it to each advert.';
  return [who, verdict, seen, good, next].filter(Boolean).join(' ');
};
