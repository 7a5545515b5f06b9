import { Badge } from '@/components/ui/badge';
import { RatingBars } from '@/components/ui/rating-badge';
import type { CardState } from '@/lib/guidance/statement-cards';

const states = {
  answered: { tone: 'green', text: 'Answered' },
  closed: { tone: 'grey', text: 'Nothing for this' },
  shown: { tone: 'green', text: 'Your CV shows it' },
  claimed: { tone: 'yellow', text: 'Only listed in your CV' },
  open: { tone: 'orange', text: 'Open' },
} as const;

export const cardStateText = (state: CardState): string => states[state].text;

export const CardStateBadge = ({ state }: { state: CardState }) => (
  <Badge tone={states[state].tone}>
    <RatingBars tone={states[state].tone} />
    {states[state].text}
  </Badge>
);
