import type { AnalysisResult } from '@/lib/shared/result';

const MOST_FIXES = 5;
const column = (text: string, width: number): string => text.padEnd(width);

/** A result as a reviewer reads it: where each point went, what to do first, what is good. */
export const readableResult = (result: AnalysisResult): string =>
  [
    `${result.score} of 100, ${result.scoreLabel}; level: ${result.level}; rubric ${result.rubricVersion}`,
    result.summary,
    '',
    'LEDGER',
    ...result.ledger.map(
      ({ criterion, points, maxPoints, gain, title, note }) =>
        `${column(criterion, 10)} ${column(`${points} / ${maxPoints}`, 10)} ${column(gain > 0 ? `+${gain}` : '', 4)}${title}: ${note}`,
    ),
    '',
    'IF YOU JUST CHANGE ONE THING',
    `${result.oneThing?.title ?? 'nothing'}: ${result.oneThing?.description ?? ''}`,
    '',
    'FIXES',
    ...result.improvements
      .slice(0, MOST_FIXES)
      .flatMap(({ title, gain, minutes, priority, description, example }) => [
        `+${gain} ${title} (${priority}, ${minutes} minutes)`,
        `   ${description}`,
        ...(example ? [`   ${example.before}`, `   -> ${example.after}`] : []),
      ]),
    '',
    'STRENGTHS',
    ...result.positives,
    '',
    'SECTIONS',
    ...result.sectionAnalysis.map(({ section, rating, description }) => `${section}, ${rating}: ${description}`),
    '',
    'ROLES AND PAY',
    ...result.roleMatches.map(({ title, score, matched }) => `${title} ${score}: ${matched.join(', ')}`),
    `${result.suitableRoles.join(' | ')}; ${result.salaryBenchmark?.currentLevel.range ?? ''}, ${result.salaryBenchmark?.confidence ?? ''}`,
    '',
    'STYLE AND NOTICES',
    `authenticity risk ${result.aiDetectionAnalysis?.score ?? 0}: ${(result.aiDetectionAnalysis?.indicators ?? []).join(' ')}`,
    ...result.notices,
  ].join('\n');
