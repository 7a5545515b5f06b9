import type { AnalysisInput } from '@/lib/analysis/analyser';
import { analyse } from '@/lib/analysis/built-in';
import type { AnalysisResult } from '@/lib/shared/result';
import { cvFrom, inputFrom } from './cv-builder';

/** Plain lines to result, through redaction, parsing and the engine. */
export const analyseLines = (lines: readonly string[] | string, changes: Partial<AnalysisInput> = {}): AnalysisResult =>
  analyse(inputFrom(cvFrom(typeof lines === 'string' ? lines : lines.join('\n')), changes));

/** Which lines are bullets under a role: those between a heading of work and the next heading. */
export const workBullets = (lines: readonly string[]): boolean[] => {
  let inWork = false;
  return lines.map((line) => {
    if (line.startsWith('# ')) inWork = /work|employment|experience|job|career|history|positions|roles|placement/i.test(line);
    return inWork && line.startsWith('- ');
  });
};
