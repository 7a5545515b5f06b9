'use client';

import { useState } from 'react';
import { useWorkspace } from '@/components/improve/workspace/use-workspace';
import { readStored } from '@/lib/client/storage';
import { GuidedLoading } from './guided-loading';
import { GuidedProblem, guidedProblems } from './guided-problem';
import { GuidedWork } from './guided-work';

/** The analysis in the address, otherwise the latest one of this browser. A window opened from a frame does not share the frame's storage, so links from there name the analysis. */
const chosenAnalysis = (): string | null => new URLSearchParams(window.location.search).get('analysis') || readStored('latestAnalysisId');

/** The step in the address, set by links from a finding of the report. */
const chosenStep = (): string | null => new URLSearchParams(window.location.search).get('step');

/** Loads the chosen analysis, or says why it cannot. */
export default function GuidedScreen() {
  const [id] = useState(chosenAnalysis);
  return id ? <LoadedGuide id={id} /> : <GuidedProblem message={guidedProblems.missing} />;
}

function LoadedGuide({ id }: { id: string }) {
  const workspace = useWorkspace(id);
  const [startAt] = useState(chosenStep);
  if (workspace.status === 'loading') return <GuidedLoading />;
  if (workspace.status === 'failed')
    return <GuidedProblem message={workspace.reason === 'fetch' ? guidedProblems.failed : guidedProblems.unexpected} />;
  return <GuidedWork id={id} report={workspace.report} source={workspace.source} startAt={startAt} />;
}
