'use client';

import { Button } from '@/components/ui/button';
import { quickStatNames } from '@/lib/shared/result-names';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { fallbackResult, noJudgementNote, unableToAssess } from '@/lib/report/fallback-result';
import { ScoreGauge } from './report/score-gauge';

interface LimitedScreenProps {
  /** Why the analysis could not be fetched. */
  message: string;
  onRetry: () => void;
  onReset: () => void;
}

const statTitles = { structure: 'Structure', content: 'Content', atsCompatibility: 'ATS compatibility', impactScore: 'Impact' };

/** 'Analysis Limited': what to try next. It shows no judgement, unlocks nothing and is not stored. */
export default function LimitedScreen({ message, onRetry, onReset }: LimitedScreenProps) {
  const result = fallbackResult();
  return (
    <div className="space-y-8">
      <h1 className="text-2xl">Your CV Assessment</h1>
      <div className="grid items-start gap-10 sm:grid-cols-[auto_minmax(0,1fr)]">
        <ScoreGauge score={result.score} label={result.scoreLabel} tone="grey" />
        <div className="measure space-y-4">
          <p className="font-serif text-lg font-semibold">{result.summary}</p>
          <Alert>
            <AlertTitle>{noJudgementNote}</AlertTitle>
            <AlertDescription>
              <p>{message}</p>
            </AlertDescription>
          </Alert>
          <div className="flex flex-wrap gap-3">
            <Button onClick={onRetry}>Try again</Button>
            <Button variant="outline" onClick={onReset}>
              Upload another file
            </Button>
          </div>
        </div>
      </div>
      <dl className="grid gap-x-8 gap-y-3 border-y py-4 text-sm sm:grid-cols-4">
        {quickStatNames.map((name) => (
          <div key={name}>
            <dt className="text-ink-faint">{statTitles[name]}</dt>
            <dd className="font-semibold">{unableToAssess}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="limited-advice">
        <h2 id="limited-advice" className="text-xl">
          What to try
        </h2>
        <ol className="mt-3 list-decimal space-y-3 pl-5">
          {result.improvements.map((item) => (
            <li key={item.title}>
              <p className="font-semibold">{item.title}</p>
              <p className="measure text-ink-soft">{item.description}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
