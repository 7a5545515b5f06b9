'use client';

import { useState } from 'react';
import { useDraft } from '@/components/improve/workspace/use-draft';
import { readStored } from '@/lib/client/storage';
import { StatementWork } from './statement-work';
import { statementDraft } from './statement-draft';

/** The storage key for answers without a report. */
const withoutReport = 'alone';

const chosenAnalysis = (): string | null => new URLSearchParams(window.location.search).get('analysis') || null;

/** The supporting statement for the report in the address, or from answers alone. */
export default function StatementScreen() {
  const [analysisId] = useState(chosenAnalysis);
  const [latestId] = useState(() => readStored('latestAnalysisId'));
  const draft = useDraft(statementDraft, analysisId ?? withoutReport);
  return <StatementWork analysisId={analysisId} latestId={analysisId ? null : latestId} {...draft} />;
}
