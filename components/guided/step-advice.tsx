'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { AdviceList } from '@/components/improve/workspace/advice-list';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { GuidedStep } from '@/lib/guidance/guided-steps';

/** Tips made from the findings of the report, and examples on demand. */
export function StepAdvice({ tips, examples, beforeAfter }: Pick<GuidedStep, 'tips' | 'examples' | 'beforeAfter'>) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="max-lg:border-t lg:space-y-4">
      <AdviceList title="Tips" items={tips} className="lg:columns-2" />
      <Button
        variant="outline"
        size="sm"
        className="max-lg:min-h-11 max-lg:w-full max-lg:justify-between max-lg:rounded-none max-lg:border-0 max-lg:border-b max-lg:border-rule max-lg:bg-transparent max-lg:px-0! max-lg:font-serif max-lg:text-base"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide Before/After example' : 'Show Before/After example'}
        <ChevronDown className={cn('size-5 text-ink-soft lg:hidden', isShown && 'rotate-180')} />
      </Button>
      {isShown && (
        <div className="space-y-4 max-lg:border-b max-lg:py-4">
          <dl className="grid gap-4 sm:grid-cols-2">
            {(['before', 'after'] as const).map((side) => (
              <div key={side} className="rounded-md border p-3">
                <dt className="text-sm font-semibold">{side === 'before' ? 'Before' : 'After'}</dt>
                <dd className="mt-1 whitespace-pre-line text-ink-soft">{beforeAfter[side]}</dd>
              </div>
            ))}
          </dl>
          <div className="measure">
            <h4 className="text-sm font-semibold">More lines that work, from other CVs</h4>
            <ul className="mt-1 list-disc space-y-1 pl-5 text-ink-soft">
              {examples.map((example) => (
                <li key={example}>{example}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
