import { useState } from 'react';
import { refuseFile } from '@/lib/client/file-checks';
import { readableMessage } from '@/lib/client/http';
import { logFailure } from '@/lib/client/log-failure';
import { readSpecificationFile, requestStatement } from '@/lib/client/statement-calls';
import type { FormSource, StatementEvent } from '@/lib/guidance/statement-progress';
import type { BehavioursAsked, StatementResult } from '@/lib/shared/statement';

type OnRead = (event: StatementEvent & { type: 'read' }) => void;

/** Requests the criteria of a text, a file or a choice of behaviours. */
export function useFormReading(analysisId: string | null, onRead: OnRead) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const read = async (work: () => Promise<StatementResult>, source: Omit<FormSource, 'instructions'>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { criteria, instructions } = await work();
      const asked = criteria.map(({ id, text, kind, behaviour, assessedBy }) => ({
        id,
        text,
        kind,
        assessedBy,
        ...(behaviour ? { behaviour } : {}),
      }));
      onRead({ type: 'read', source: { ...source, instructions }, criteria: asked });
    } catch (error) {
      logFailure('The criteria could not be read.', error);
      setProblem(readableMessage(error, 'We could not reach the server. Please try again.'));
    } finally {
      setBusy(false);
    }
  };

  return {
    isBusy,
    problem,
    readText: (specification: string) =>
      // The report does not affect what the form asks for.
      read(() => requestStatement({ specification }), { specification, filename: null, behaviours: null }),
    readFile: (file: File): Promise<void> => {
      const refusal = refuseFile(file);
      if (refusal === null)
        return read(() => readSpecificationFile(file, analysisId), { specification: '', filename: file.name, behaviours: null });
      setProblem(refusal);
      return Promise.resolve();
    },
    readBehaviours: (behaviours: BehavioursAsked) =>
      read(() => requestStatement({ behaviours }), { specification: '', filename: null, behaviours }),
  };
}
