'use client';

import { ChevronLeft } from 'lucide-react';
import { SaveNote } from '@/components/improve/workspace/save-note';
import { BarButton, StepBar } from '@/components/improve/workspace/step-bar';
import { StepProgress } from '@/components/improve/workspace/step-progress';
import type { DraftState } from '@/lib/client/drafts';
import { askedLater, isSettled, type Card } from '@/lib/guidance/statement-cards';
import type { StatementProgress } from '@/lib/guidance/statement-progress';
import { AnswerCard } from './answer-card';
import { AskedLater } from './asked-later';
import { CardList } from './card-list';
import type { Send } from './statement-work';

interface AnswersStepProps {
  progress: StatementProgress;
  send: Send;
  cards: readonly Card[];
  at: number;
  hasCv: boolean;
  note: Pick<DraftState<unknown>, 'saving' | 'takenOver'>;
}

/** Step 2: one card at a time, essential criteria first. */
export function AnswersStep({ progress, send, cards, at, hasCv, note }: AnswersStepProps) {
  const card = cards[at];
  const settled = cards.filter(isSettled).length;
  const go = (to: number) => {
    const next = cards[to];
    if (next) send({ type: 'went', step: 'answers', card: next.id });
    else send({ type: 'went', step: 'draft' });
  };
  if (!card) return null;
  return (
    <div className="space-y-5">
      <StepProgress percent={(settled / cards.length) * 100} label={`${settled} of ${cards.length} settled`} />
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <CardList cards={cards} at={at} onGo={go} />
        <div className="min-w-0 space-y-6">
          <AnswerCard key={card.id} card={card} number={at + 1} of={cards.length} hasCv={hasCv} send={send} />
          <div className="flex flex-wrap items-center gap-3 lg:border-t lg:pt-5">
            <StepBar completed={cards.map(isSettled)} current={at}>
              <BarButton variant="outline" icon={<ChevronLeft className="size-5" />} disabled={at === 0} onClick={() => go(at - 1)}>
                Previous
              </BarButton>
              <BarButton onClick={() => go(at + 1)}>{at === cards.length - 1 ? 'See your draft' : 'Next criterion'}</BarButton>
            </StepBar>
            <SaveNote {...note} />
          </div>
          <AskedLater criteria={askedLater(progress)} />
        </div>
      </div>
    </div>
  );
}
