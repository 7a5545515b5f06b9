import { Progress } from '@/components/ui/progress';
import { fieldText, type DraftParagraph } from '@/lib/guidance/statement-text';
import type { StatementDraft } from '@/lib/shared/statement';
import { charactersIn, wordsIn } from '@/lib/statement/draft/text';

const figure = (value: number): string => value.toLocaleString('en-GB');

/** The length of the draft, compared with the form's limit. */
export function LengthMeter({ draft, paragraphs }: { draft: StatementDraft; paragraphs: readonly DraftParagraph[] }) {
  const { unit, limit, each } = draft;
  const size = unit === 'words' ? wordsIn : charactersIn;
  const used = each ? Math.max(0, ...paragraphs.map((one) => size(fieldText(one)))) : draft[unit];
  const label = each ? `The longest answer has ${figure(used)} of ${figure(limit)} ${unit}` : `${figure(used)} of ${figure(limit)} ${unit}`;
  return (
    <div className="max-w-3xl space-y-1" data-screen-only>
      <Progress value={(used / limit) * 100} aria-label="Length" getValueLabel={() => label} />
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {label}
      </p>
    </div>
  );
}
