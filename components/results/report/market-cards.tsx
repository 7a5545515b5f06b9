'use client';

import { useSettings } from '@/components/layout/settings-context';
import { positionNote } from '@/lib/report/bands';
import { provisionalPosition } from '@/lib/report/provisional';
import { quickStatNames, type QuickStatName } from '@/lib/shared/result-names';
import type { OpeningResult } from '@/lib/report/report-opening';
import { cutText } from '@/lib/report/teaser';
import { marketPosition } from '@/lib/report/top-percent';
import { PercentBar } from './percent-bar';
import { hasNoRole, noRoleSentence } from './role-sentence';

const statTitles: Record<QuickStatName, string> = {
  structure: 'Structure',
  content: 'Content',
  atsCompatibility: 'ATS compatibility',
  impactScore: 'Impact',
};

const Card = ({ title, main, small, note }: { title: string; main?: string; small?: string; note?: string }) => (
  <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 py-2 first:pt-0">
    <h3 className="pt-0.5 font-sans text-sm font-semibold tracking-normal text-ink-faint">{title}</h3>
    <div>
      {main && <p className="font-semibold text-balance">{main}</p>}
      {small && <p className="text-xs text-ink-faint">{small}</p>}
      {note && <p className="text-sm text-ink-soft">{note}</p>}
    </div>
  </div>
);

/** The place of the CV among others, in three cards, and the four figures behind the score. */
export function MarketCards({ result }: { result: OpeningResult }) {
  const { claims } = useSettings();
  const claimed = marketPosition(result.score, claims);
  const position = claimed ?? `${result.score} out of 100`;
  const role = hasNoRole(result) ? undefined : result.suitableRoles[0];
  const edge = result.positives[0];
  const stats = quickStatNames.flatMap((name) => {
    const value = result.quickStats[name];
    return value === null ? [] : [{ name, value }];
  });
  return (
    <div className="space-y-4">
      <div className="divide-y border-b">
        {result.unsureParts.length > 0 ? (
          <Card title="Market Position" note={provisionalPosition} />
        ) : (
          <Card
            title="Market Position"
            main={position}
            {...(claimed ? { small: 'estimated from your score' } : {})}
            note={positionNote(result.score, result.level)}
          />
        )}
        {role ? <Card title="Role Match" main={cutText(role)} /> : <Card title="Role Match" note={noRoleSentence} />}
        {edge && <Card title="Competitive Edge" main={cutText(edge)} />}
      </div>
      {stats.length > 0 && (
        <dl className="grid grid-cols-2 gap-x-8 gap-y-3">
          {stats.map(({ name, value }) => (
            <PercentBar key={name} label={statTitles[name]} percent={value} />
          ))}
        </dl>
      )}
    </div>
  );
}
