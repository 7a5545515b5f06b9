import type { Metadata } from 'next';
import { PrivacyText } from '@/components/layout/privacy-text';
import { publicSettings } from '@/lib/server/settings';

export const metadata: Metadata = { title: 'Privacy' };

export default function PrivacyPage() {
  return <PrivacyText settings={publicSettings()} />;
}
