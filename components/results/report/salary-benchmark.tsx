'use client';

import { Gate } from '@/components/ui/gate';
import { Prose } from '@/components/ui/prose';
import type { DisplaySalary } from '@/lib/report/display-result';
import { isNoFigure, isUnknownLevel } from '@/lib/report/empty-pay';
import { withoutSource } from '@/lib/report/pay-source';
import { SalaryChart, SalaryTable } from './salary-chart';
import { SalarySourceLine } from './salary-source-line';

interface LevelProps {
  title: string;
  range: string;
  average: string;
  text: string;
}

const Level = ({ title, range, average, text }: LevelProps) => (
  <div>
    <h3 className="text-lg">{title}</h3>
    {!(isNoFigure(range) && text) && <p className="mt-1 font-serif text-lg font-semibold tabular-nums">{range}</p>}
    {average && average !== range && <p className="text-sm text-ink-soft">Average: {average}</p>}
    <Prose text={text} className="mt-2 text-sm text-ink-soft" />
  </div>
);

/** Several requirements are a list, one is a sentence. */
const asList = (text: string): string => (text.includes('\n') ? text.replaceAll(/^(?!- )/gm, '- ') : text);

interface SalaryBenchmarkProps {
  salary: DisplaySalary;
  hasFullAccess: boolean;
  onUnlock: () => void;
}

export const SalaryBenchmark = ({ salary, hasFullAccess, onUnlock }: SalaryBenchmarkProps) => (
  <Gate
    isOpen={hasFullAccess}
    title="pay for your kind of role"
    promise="Current level, next level and other industries on one £ axis, with the source."
    lines={5}
    onUnlock={onUnlock}
  >
    <div className="space-y-6">
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <Level title="Current Level" {...salary.currentLevel} text={withoutSource(salary.currentLevel.context, salary.source)} />
        {!isUnknownLevel(salary.nextLevel.range, salary.nextLevel.requirements) && (
          <Level title="Next Career Level" {...salary.nextLevel} text={asList(salary.nextLevel.requirements)} />
        )}
      </div>
      <SalaryChart salary={salary} />
      <SalaryTable salary={salary} />
      {salary.industryComparison.length > 0 && (
        <div>
          <h3 className="text-lg">Industry Comparisons</h3>
          <ul className="mt-2 divide-y border-y text-sm">
            {salary.industryComparison.map((item) => (
              <li key={item.industry} className="grid gap-x-4 py-2 sm:grid-cols-[12rem_5rem_minmax(0,1fr)]">
                <span className="font-semibold">{item.industry}</span>
                <span className="tabular-nums">{item.salaryDifference}</span>
                <span className="text-ink-soft">{item.transferability}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <SalarySourceLine source={salary.source} confidence={salary.confidence} />
    </div>
  </Gate>
);
