import { WorkspaceLoading } from '@/components/improve/workspace/workspace-loading';

export const GuidedLoading = () => (
  <WorkspaceLoading>
    <h1 className="text-lg sm:text-2xl">Guided CV Improvement</h1>
    <p className="text-ink-soft">Loading your analysis...</p>
  </WorkspaceLoading>
);
