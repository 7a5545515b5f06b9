'use client';

import { Sparkle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { RatingBars } from '@/components/ui/rating-badge';
import { toneClass } from '@/components/ui/tone-class';
import { badgeColour, gaugeColour, type BandColour } from '@/lib/report/bands';
import { limits } from '@/lib/shared/limits';
import { timings } from '@/lib/shared/timings';

interface ScoreGaugeProps {
  score: number;
  label: string;
  /** Grey, for a report without a judgement. */
  tone?: BandColour;
  /** With the label: beside the ring on a phone, so that the verdict is on the first screen; below it elsewhere. */
  children?: ReactNode;
}

const size = limits.gaugeSize;
const thickness = limits.gaugeThickness;
const radius = (size - thickness) / 2;
const animationDuration = `${timings.gaugeMs}ms`;
const sparkles = [
  { left: '2%', top: '12%', delay: '1.5s', size: 26 },
  { left: '86%', top: '4%', delay: '1.75s', size: 20 },
  { left: '92%', top: '70%', delay: '2s', size: 28 },
  { left: '0%', top: '78%', delay: '2.2s', size: 18 },
];

/** Counts from 0 to the score in about two seconds, in CSS alone, so it works before any script has loaded. */
export function ScoreGauge({ score, label, tone = gaugeColour(score), children }: ScoreGaugeProps) {
  const labelTone = tone === 'grey' ? tone : badgeColour(score);
  const counted: Record<string, string | number> = { '--figure': Math.round(score), animationDuration };
  return (
    <div className="flex flex-wrap items-center justify-center gap-3 sm:flex-col">
      <div
        role="img"
        aria-label={`CV Score: ${score} out of 100, ${label}`}
        className={`relative [contain:layout_size] ${toneClass[tone]}`}
        style={{ width: size, height: size }}
      >
        <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className="-rotate-90">
          <circle cx={size / 2} cy={size / 2} r={radius} fill="none" stroke="var(--rule)" strokeWidth={thickness} />
          <circle
            cx={size / 2}
            cy={size / 2}
            r={radius}
            fill="none"
            stroke="var(--tone-fill)"
            strokeWidth={thickness}
            pathLength={100}
            strokeDasharray={`${score} 100`}
            className="arc-growing"
            style={{ animationDuration }}
          />
        </svg>
        <div className="absolute inset-0 flex flex-col items-center justify-center" aria-hidden="true">
          <span className="text-sm text-ink-soft">CV Score</span>
          <span
            className="counting-up self-stretch text-center font-serif text-[4rem] leading-none font-semibold tracking-tight tabular-nums"
            style={counted}
          />
          <span className="text-xs text-ink-faint">out of 100</span>
        </div>
        {score > limits.sparklesAbove && (
          <div data-testid="sparkles" aria-hidden="true">
            {sparkles.map((spark) => (
              <Sparkle
                key={spark.delay}
                width={spark.size}
                height={spark.size}
                className="sparkling tone-text absolute fill-current stroke-0"
                style={{ left: spark.left, top: spark.top, animationDelay: spark.delay }}
              />
            ))}
          </div>
        )}
      </div>
      {/* Ring and badge have bands of their own: between 70 and 74 the ring is green and the badge yellow, so its word keeps out of it. */}
      {/* On a phone beside the ring where the label is short enough, otherwise in one line under it. */}
      <div className="flex flex-1 basis-24 flex-wrap items-center justify-center gap-x-3 gap-y-2 sm:flex-none sm:flex-col">
        <Badge variant="outline" tone={labelTone} className="text-sm">
          <RatingBars tone={labelTone} />
          {label}
        </Badge>
        {children}
      </div>
    </div>
  );
}
