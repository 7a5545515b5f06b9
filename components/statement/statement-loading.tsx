import { WorkspaceLoading } from '@/components/improve/workspace/workspace-loading';

export const StatementLoading = () => (
  <WorkspaceLoading>
    <h1 className="text-lg sm:text-2xl">Supporting statement</h1>
    <p className="text-ink-soft">Opening your answers…</p>
  </WorkspaceLoading>
);
