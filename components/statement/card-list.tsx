import { PhoneCollapsible } from '@/components/improve/workspace/phone-collapsible';
import { cn } from '@/components/ui/cn';
import { isSettled, type Card } from '@/lib/guidance/statement-cards';
import { cardStateText } from './card-state-badge';

/** All cards with their states. On a phone the list is closed, above the open card. */
export const CardList = ({ cards, at, onGo }: { cards: readonly Card[]; at: number; onGo: (to: number) => void }) => (
  <nav aria-label="Cards" className="min-w-0 lg:sticky lg:top-6">
    <PhoneCollapsible title="All criteria" hint={`${cards.length - cards.filter(isSettled).length} still open`} heading={null}>
      <ol className="space-y-0.5 lg:max-h-[calc(var(--view-height)-6rem)] lg:overflow-y-auto">
        {cards.map((card, index) => (
          <li key={card.id}>
            <button
              type="button"
              aria-current={index === at ? 'true' : undefined}
              onClick={() => onGo(index)}
              className={cn(
                'block w-full rounded-md border-l-3 px-3 py-2 text-left text-sm hover:bg-wash',
                index === at ? 'border-accent bg-accent-wash' : 'border-transparent',
              )}
            >
              <span className="line-clamp-2 font-semibold">{card.title}</span>
              <span className="text-ink-soft">
                {card.criterion?.kind === 'desirable' && 'Desirable · '}
                {cardStateText(card.state)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </PhoneCollapsible>
  </nav>
);
