'use client';

import { useEffect, useRef } from 'react';
import { useStepStart } from '@/components/improve/workspace/use-step-start';
import type { DraftState } from '@/lib/client/drafts';
import { openCard, statementCards } from '@/lib/guidance/statement-cards';
import { statementReducer, statementSteps, type StatementEvent, type StatementProgress } from '@/lib/guidance/statement-progress';
import { AnswersStep } from './answers-step';
import { DraftStep } from './draft-step';
import { FormStep } from './form-step';
import { StatementHeader } from './statement-header';
import { StatementProblem } from './statement-problem';
import { StepNav } from './step-nav';
import { useSavedStatement } from './use-saved-statement';
import { useStatementResult } from './use-statement-result';

export type Send = (event: StatementEvent) => void;

interface StatementWorkProps extends DraftState<StatementProgress> {
  /** null for a visitor without a report in this browser. */
  analysisId: string | null;
  /** A report of this browser whose CV could provide evidence. */
  latestId: string | null;
  update: (progress: StatementProgress) => void;
}

/** Applies each event to the latest state, also where two happen between two renders. */
function useSend(progress: StatementProgress, update: (progress: StatementProgress) => void): Send {
  const latest = useRef(progress);
  useEffect(() => void (latest.current = progress), [progress]);
  return (event) => {
    latest.current = statementReducer(latest.current, event);
    update(latest.current);
  };
}

/** From the criteria of a form to a statement in the person's own words, in three steps. */
export function StatementWork({ analysisId, latestId, progress, saving, takenOver, update }: StatementWorkProps) {
  const send = useSend(progress, update);
  const answer = useStatementResult(progress, analysisId);
  const saved = useSavedStatement(analysisId, progress, send);
  const cards = statementCards(progress, answer.result?.criteria ?? []);
  const at = openCard(cards, progress.card);
  const { step } = progress;
  const place = statementSteps.indexOf(step) * 1000 + (step === 'answers' ? at : 0);
  const { start } = useStepStart(place);
  const shared = { progress, send, cards, note: { saving, takenOver } };
  return (
    <div className="space-y-5 lg:space-y-8">
      <StatementHeader analysisId={analysisId} latestId={latestId} isFirstStep={step === 'form'} />
      <StepNav step={step} hasCriteria={progress.listed.length > 0} onGo={(to) => send({ type: 'went', step: to })} />
      <div ref={start} tabIndex={-1} className="scroll-mt-6 space-y-5 outline-none lg:space-y-6">
        {step !== 'form' && answer.problem && <StatementProblem text={answer.problem} analysisId={analysisId} onAgain={answer.tryAgain} />}
        {step === 'form' && <FormStep {...shared} analysisId={analysisId} />}
        {step === 'answers' && <AnswersStep {...shared} at={at} hasCv={analysisId !== null} />}
        {step === 'draft' && <DraftStep {...shared} answer={answer} saved={saved} />}
      </div>
    </div>
  );
}
