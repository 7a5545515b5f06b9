'use client';

import { Gate } from '@/components/ui/gate';
import { Prose } from '@/components/ui/prose';
import { isEmptyPay } from '@/lib/report/empty-pay';
import { insightLevel } from '@/lib/report/bands';
import type { DisplayAssessment, DisplayInsight } from '@/lib/report/display-result';
import { withoutSource } from '@/lib/report/pay-source';
import { saysMore } from '@/lib/report/insight-notes';
import { insightTitles } from '@/lib/report/insight-titles';
import { topPercent } from '@/lib/report/top-percent';
import { PercentBar } from './percent-bar';
import { QuoteList } from './quote-list';
import { nameWithYear } from './salary-source-line';

interface CareerInsightsProps {
  assessment: DisplayAssessment;
  hasFullAccess: boolean;
  onUnlock: () => void;
}

const Insight = ({ insight }: { insight: DisplayInsight }) => (
  <article className="space-y-3 border-t pt-4">
    <div>
      <h3 className="text-lg">{insightTitles[insight.name]}</h3>
      {insight.percentage !== null && (
        <p className="text-sm font-semibold tabular-nums">
          {insightLevel(insight.name, insight.percentage)}, top {topPercent(insight.percentage)}%
        </p>
      )}
    </div>
    <Prose text={insight.description} className="measure" />
    <QuoteList evidence={insight.evidence} most={1} />
    <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2 lg:grid-cols-1">
      {insight.meaning && (
        <div>
          <dt className="font-semibold">What this means</dt>
          <dd className="text-ink-soft">{insight.meaning}</dd>
        </div>
      )}
      {insight.improve && (
        <div>
          <dt className="font-semibold">How to improve</dt>
          <dd className="text-ink-soft">{insight.improve}</dd>
        </div>
      )}
    </dl>
  </article>
);

const MarketValue = ({ value }: { value: NonNullable<DisplayAssessment['marketValue']> }) => (
  <div className="border-t pt-5">
    <h3 className="text-lg">Market value</h3>
    <p className="mt-1 font-serif text-xl font-semibold tabular-nums">{value.salaryRange}</p>
    <Prose text={withoutSource(value.explanation, value.source)} className="measure mt-1" />
    {value.source && <p className="mt-2 text-sm text-ink-faint">Source: {nameWithYear(value.source)}</p>}
  </div>
);

/** The bars that say something, for everybody; what they mean, and what the experience is worth, for readers with full access. */
export function CareerInsights({ assessment, hasFullAccess, onUnlock }: CareerInsightsProps) {
  const told = assessment.insights.filter(saysMore);
  // The benchmark says why there is no figure; a heading without one says nothing.
  const value = assessment.marketValue && !isEmptyPay(assessment.marketValue.salaryRange) ? assessment.marketValue : null;
  const hasMore = told.length > 0 || value !== null;
  return (
    <div className="space-y-6">
      {assessment.summary && <Prose text={assessment.summary} className="measure" />}
      {told.length > 0 && (
        <dl className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
          {told.map(({ name, percentage }) => (
            <PercentBar key={name} label={insightTitles[name]} percent={percentage} />
          ))}
        </dl>
      )}
      {hasMore && (
        <Gate
          isOpen={hasFullAccess}
          title="what these figures mean for you"
          promise="The evidence behind each bar, how to raise it, and a market value."
          lines={5}
          onUnlock={onUnlock}
        >
          <div className="mb-6 grid gap-x-10 gap-y-6 lg:grid-cols-2">
            {told.map((insight) => (
              <Insight key={insight.name} insight={insight} />
            ))}
          </div>
          {value && <MarketValue value={value} />}
        </Gate>
      )}
    </div>
  );
}
