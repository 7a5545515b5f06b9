'use client';

import { Badge } from '@/components/ui/badge';
import { Gate } from '@/components/ui/gate';
import type { BandColour } from '@/lib/report/bands';
import type { DisplayAuthenticity } from '@/lib/report/display-result';
import { QuoteList } from './quote-list';

type AuthenticityRisk = NonNullable<DisplayAuthenticity['level']>;

interface AuthenticityProps {
  authenticity: DisplayAuthenticity;
  hasFullAccess: boolean;
  onUnlock: () => void;
}

const levelTone: Record<AuthenticityRisk, BandColour> = { Low: 'green', Medium: 'yellow', High: 'red' };

export const AuthenticityLevel = ({ level }: { level: AuthenticityRisk }) => <Badge tone={levelTone[level]}>{level} risk</Badge>;

const Items = ({ title, items }: { title: string; items: string[] }) =>
  items.length > 0 && (
    <div>
      <h3 className="text-base">{title}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-ink-soft">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );

/** How likely a reader is to think that a machine wrote the CV. A judgement of style, never a proof. */
export const Authenticity = ({ authenticity, hasFullAccess, onUnlock }: AuthenticityProps) => (
  <Gate
    isOpen={hasFullAccess}
    title="what gives this impression"
    promise="The phrases a reader may take for machine-written, and how to make them yours."
    onUnlock={onUnlock}
  >
    <div className="measure space-y-4">
      {authenticity.score !== null && <p className="font-serif text-lg font-semibold tabular-nums">{authenticity.score}% risk</p>}
      {authenticity.assessment && <p>{authenticity.assessment}</p>}
      <QuoteList evidence={authenticity.evidence} />
      <Items title="What was seen" items={authenticity.indicators} />
      <Items title="What to do" items={authenticity.recommendations} />
      <p className="text-sm text-ink-faint">This is not part of your score.</p>
    </div>
  </Gate>
);
