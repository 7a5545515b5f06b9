import { WorkspaceLoading } from '@/components/improve/workspace/workspace-loading';

export const WalkthroughLoading = () => (
  <WorkspaceLoading>
    <p className="font-serif text-xl font-semibold">Loading CV Analysis...</p>
    <p className="text-ink-soft">Your personalised CV data is being retrieved.</p>
  </WorkspaceLoading>
);
