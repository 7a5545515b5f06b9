import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';

const lines = ['w-1/3', 'w-full', 'w-5/6', 'w-2/3', 'w-full', 'w-3/4'];

/** Stands for an editor until its analysis has loaded. It is as high as the screen, so that the footer does not jump. */
export const WorkspaceLoading = ({ children }: { children: ReactNode }) => (
  <div className="min-h-dvh space-y-8">
    <div role="status" className="space-y-2">
      {children}
    </div>
    <div aria-hidden="true" className="space-y-4">
      {lines.map((width, index) => (
        <Skeleton key={index} className={`h-5 ${width}`} />
      ))}
    </div>
  </div>
);
