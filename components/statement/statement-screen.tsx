'use client';

import { useState } from 'react';
import { useDraft } from '@/components/improve/workspace/use-draft';
import { readStored, readStoredFor, storeFor } from '@/lib/client/storage';
import { statementDraft } from './statement-draft';
import { takesAlong } from './statement-header';
import { StatementWork } from './statement-work';

/** The storage key for answers without a report. */
const withoutReport = 'alone';

/** The report in the address. What was written without one goes along where the link asks for it and the report has no statement yet. */
function chosenAnalysis(): string | null {
  const here = new URL(window.location.href);
  const analysisId = here.searchParams.get('analysis') || null;
  if (!analysisId || !here.searchParams.has(takesAlong)) return analysisId;
  const written = readStoredFor(statementDraft.key, withoutReport);
  if (written !== null && readStoredFor(statementDraft.key, analysisId) === null) storeFor(statementDraft.key, analysisId, written);
  here.searchParams.delete(takesAlong);
  window.history.replaceState(window.history.state, '', here);
  return analysisId;
}

/** The supporting statement for the report in the address, or from answers alone. */
export default function StatementScreen() {
  const [analysisId] = useState(chosenAnalysis);
  const [latestId] = useState(() => readStored('latestAnalysisId'));
  const draft = useDraft(statementDraft, analysisId ?? withoutReport);
  return <StatementWork analysisId={analysisId} latestId={analysisId ? null : latestId} {...draft} />;
}
