'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { PartBoundary } from '@/components/ui/part-boundary';
import { BrokenPage } from './broken-page';

/** A page that breaks leaves header and footer standing, and is forgotten on the way to another. */
export const PageBoundary = ({ children }: { children: ReactNode }) => (
  <PartBoundary fallback={<BrokenPage />} forgetOn={usePathname()}>
    {children}
  </PartBoundary>
);
