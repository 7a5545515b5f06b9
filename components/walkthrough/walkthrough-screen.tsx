'use client';

import { useWorkspace } from '@/components/improve/workspace/use-workspace';
import { ButtonLink } from '@/components/ui/button';
import { premiumFlow, walkthroughFlow, type WalkthroughFlow } from '@/lib/guidance/walkthrough-steps';
import { WalkthroughLoading } from './walkthrough-loading';
import { WalkthroughWork } from './walkthrough-work';

/** Reads the analysis named in the address, or says that one is required. */
export default function WalkthroughScreen({ flowId, analysisId }: { flowId: WalkthroughFlow['id']; analysisId: string }) {
  const workspace = useWorkspace(analysisId);
  if (workspace.status === 'loading') return <WalkthroughLoading />;
  if (workspace.status === 'failed')
    return (
      <div className="measure space-y-5 py-8">
        <h1 className="text-2xl">CV Analysis Required</h1>
        <p>Please complete your CV analysis first to access the premium walkthrough.</p>
        <ButtonLink href="/">Return to CV Analysis</ButtonLink>
      </div>
    );
  const flow = flowId === 'premium' ? premiumFlow : walkthroughFlow;
  return <WalkthroughWork id={analysisId} flow={flow} report={workspace.report} source={workspace.source} />;
}
