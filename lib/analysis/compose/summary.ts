import { scoreLabel } from '@/lib/shared/score-label';
import type { Improvement, Level } from '@/lib/shared/result';
import type { Findings } from '../findings';
import { proofs } from '../reading/achievement';
import { SHOWN_FROM } from '../reading/occupation-match';
import { count, partOf, quoted } from '../text/wording';

const levels: Readonly<Record<Level, string>> = {
  student: 'early-career',
  mid: 'mid-career',
  senior: 'senior',
  executive: 'executive',
  academic: 'academic or clinical',
  creative: 'creative',
};

/** The verdict in a few sentences: what was read, what carries it, what to do first. */
export const summary = ({ audit, ledger }: Findings, improvements: readonly Improvement[], strengths: readonly string[]): string => {
  const { reading, level, occupations, cv } = audit;
  const years = Math.floor(reading.experienceMonths / 12);
  const best = occupations[0];
  const who = `${years > 0 ? `We read ${count(years, 'year')} of work in ${count(cv.work.length, 'role')}` : cv.work.length > 0 ? `We read ${count(cv.work.length, 'role')}` : 'We read no paid roles'}, and judged your CV as ${levels[level].startsWith('e') || levels[level].startsWith('a') ? 'an' : 'a'} ${levels[level]} one${best && best.score >= SHOWN_FROM ? `, closest to ${best.occupation.title}` : ''}.`;
  const withFigures = proofs(reading.statements).filter(({ inFigures }) => inFigures).length;
  const lines = reading.statements.filter(({ counts }) => counts).length;
  const seen = lines > 0 ? `${partOf(withFigures, lines, 'recent line')} ${withFigures === 1 ? 'carries' : 'carry'} a figure.` : '';
  const verdict = `It scores ${ledger.score} out of 100 (${scoreLabel(ledger.score)}).`;
  const good = strengths.length > 0 && withFigures > lines / 3 && withFigures > 2 ? 'Your strongest lines name what came of the work.' : '';
  const first = improvements.find(({ gain }) => gain > 0);
  const next = first
    ? `The first thing to do is ${quoted(first.title)}: on its own it would bring ${count(first.gain, 'point')}.`
    : 'There is little left to improve; adapt it to each advert.';
  return [who, verdict, seen, good, next].filter(Boolean).join(' ');
};
