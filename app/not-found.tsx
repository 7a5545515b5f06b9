import { headers } from 'next/headers';
import { readLook } from '@/components/layout/look';
import { NotFoundText } from '@/components/layout/not-found-text';
import { SiteFrame } from '@/components/layout/site-frame';
import { publicSettings } from '@/lib/server/settings';

export default async function NotFound() {
  const { productName, tagline } = publicSettings();
  const { embedded } = readLook(await headers());
  return (
    <SiteFrame productName={productName} tagline={tagline} embedded={embedded}>
      <NotFoundText />
    </SiteFrame>
  );
}
