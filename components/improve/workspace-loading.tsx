import type { ReactNode } from 'react';

const lines = ['w-1/3', 'w-full', 'w-5/6', 'w-2/3', 'w-full', 'w-3/4'];

/** Stands while the analysis is on its way: what is happening, the shape of what comes, and a screen's height, so that nothing jumps. */
export const WorkspaceLoading = ({ children }: { children: ReactNode }) => (
  <div className="min-h-dvh space-y-8">
    <div role="status" className="space-y-2">
      {children}
    </div>
    <div aria-hidden="true" className="space-y-4">
      {lines.map((width, index) => (
        <div key={index} className={`h-5 rounded-sm bg-wash ${width}`} />
      ))}
    </div>
  </div>
);
