import { useEffect, useState } from 'react';
import { readableMessage } from '@/lib/client/http';
import { logFailure } from '@/lib/client/log-failure';
import { requestStatement } from '@/lib/client/statement-calls';
import type { StatementProgress } from '@/lib/guidance/statement-progress';
import { draftRequest, evidenceRequest } from '@/lib/guidance/statement-request';
import type { StatementResult } from '@/lib/shared/statement';

/** The pause after a change of settings before a new draft is requested. */
const pauseMs = 400;

export interface StatementAnswer {
  /** The latest answer; it stays until the next one arrives. */
  result: StatementResult | null;
  /** The same draft without replacements; only where it is anonymous. */
  original: StatementResult | null;
  isBusy: boolean;
  problem: string | null;
  tryAgain: () => void;
}

interface Answered {
  request: string;
  result: StatementResult | null;
  original: StatementResult | null;
  problem: string | null;
}

/** What each step requests: evidence for the cards, the whole draft for the last step, nothing for the form. */
function requestOf(progress: StatementProgress, analysisId: string | null): string | null {
  if (progress.step === 'form' || progress.listed.length === 0) return null;
  const body = progress.step === 'draft' ? draftRequest(progress, analysisId) : evidenceRequest(progress, analysisId);
  return JSON.stringify(body);
}

async function ask(request: string, signal: AbortSignal): Promise<Pick<Answered, 'result' | 'original'>> {
  const body: Parameters<typeof requestStatement>[0] = JSON.parse(request);
  const [result, original] = await Promise.all([
    requestStatement(body, signal),
    body.anonymous ? requestStatement({ ...body, anonymous: false }, signal) : null,
  ]);
  return { result, original };
}

/** The server's answer for the current criteria and answers. */
export function useStatementResult(progress: StatementProgress, analysisId: string | null): StatementAnswer {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [attempt, setAttempt] = useState(0);
  const request = requestOf(progress, analysisId);
  useEffect(() => {
    if (request === null) return;
    const abort = new AbortController();
    const read = () =>
      ask(request, abort.signal).then(
        (answer) => !abort.signal.aborted && setAnswered({ request, ...answer, problem: null }),
        (error: unknown) => {
          if (abort.signal.aborted) return;
          logFailure('The statement could not be written.', error);
          setAnswered((last) => ({
            request,
            result: last?.result ?? null,
            original: last?.original ?? null,
            problem: readableMessage(error, 'We could not reach the server. Your answers are safe in this browser.'),
          }));
        },
      );
    const timer = setTimeout(() => void read(), pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [request, attempt]);
  const isCurrent = answered?.request === request;
  return {
    result: answered?.result ?? null,
    original: answered?.original ?? null,
    isBusy: request !== null && !isCurrent,
    problem: isCurrent ? (answered?.problem ?? null) : null,
    tryAgain: () => setAttempt((last) => last + 1),
  };
}
