import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { readLook } from '@/components/layout/look';
import { SharedComputerGuard } from '@/components/layout/shared-computer-guard';
import { SiteFrame } from '@/components/layout/site-frame';
import { publicSettings } from '@/lib/server/settings';
import '../globals.css';

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const { productName, tagline, sharedComputer } = publicSettings();
  const { embedded } = readLook(await headers());
  return (
    <SiteFrame productName={productName} tagline={tagline} embedded={embedded}>
      <SharedComputerGuard policy={sharedComputer} />
      {children}
    </SiteFrame>
  );
}
