'use client';

import { useState } from 'react';
import { useWorkspace } from '@/components/improve/workspace/use-workspace';
import { readStored } from '@/lib/client/storage';
import { GuidedLoading } from './guided-loading';
import { GuidedProblem, guidedProblems } from './guided-problem';
import { GuidedWork, type GuidedStart } from './guided-work';

/** The analysis in the address, otherwise the latest one of this browser. A window opened from a frame does not share the frame's storage, so links from there name the analysis. */
const chosenAnalysis = (): string | null => new URLSearchParams(window.location.search).get('analysis') || readStored('latestAnalysisId');

/** The step in the address and the fix, by its place in the report's list: set by links from a finding of the report. */
function chosenStart(): GuidedStart {
  const given = new URLSearchParams(window.location.search);
  return { step: given.get('step'), fix: Number.parseInt(given.get('fix') ?? '', 10) };
}

/** Loads the chosen analysis, or says why it cannot. */
export default function GuidedScreen() {
  const [id] = useState(chosenAnalysis);
  return id ? <LoadedGuide id={id} /> : <GuidedProblem message={guidedProblems.missing} />;
}

function LoadedGuide({ id }: { id: string }) {
  const workspace = useWorkspace(id);
  const [start] = useState(chosenStart);
  if (workspace.status === 'loading') return <GuidedLoading />;
  if (workspace.status === 'failed')
    return <GuidedProblem message={workspace.reason === 'fetch' ? guidedProblems.failed : guidedProblems.unexpected} />;
  return <GuidedWork id={id} report={workspace.report} source={workspace.source} start={start} />;
}
