'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { PartBoundary } from '@/components/ui/part-boundary';
import { BrokenPage } from './broken-page';

/** Where a page fails, header and footer stay. Going to another page clears the error. */
export const PageBoundary = ({ children }: { children: ReactNode }) => (
  <PartBoundary fallback={<BrokenPage />} forgetOn={usePathname()}>
    {children}
  </PartBoundary>
);
