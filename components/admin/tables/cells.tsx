import { Badge } from '@/components/ui/badge';
import { adminLabel, badgeColour } from '@/lib/report/bands';

/** '2026-11-21T09:30:00.000Z' -> '2026-11-21 09:30'. Times are UTC, as the column's heading says. */
export const Time = ({ iso }: { iso: string }) => (
  <time dateTime={iso} className="whitespace-nowrap tabular-nums">
    {`${iso.slice(0, 10)} ${iso.slice(11, 16)}`}
  </time>
);

/** A score with the label that the specification gives for staff; '–' where the analysis failed. */
export const Score = ({ score }: { score: number | null }) => (
  <span className="inline-flex items-center gap-2 whitespace-nowrap">
    <span className="w-7 text-right font-semibold tabular-nums">{score ?? '–'}</span>
    <Badge tone={badgeColour(score ?? 0)}>{adminLabel(score ?? 0)}</Badge>
  </span>
);

export const FileLink = ({ href, children, of }: { href: string; children: string; of: string }) => (
  <a href={href} download className="inline-flex min-h-6 items-center text-accent underline underline-offset-4">
    {children}
    <span className="sr-only"> of {of}</span>
  </a>
);

export const NoValue = ({ children }: { children: string }) => <span className="text-ink-faint">{children}</span>;

export const Reference = ({ id }: { id: string }) => <span className="font-mono text-xs break-all text-ink-faint">{id}</span>;
