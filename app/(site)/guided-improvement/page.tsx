import type { Metadata } from 'next';
import { GuidedImprovement } from '@/components/guided/guided-improvement';

export const metadata: Metadata = {
  title: 'Guided CV Improvement',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default function GuidedImprovementPage() {
  return <GuidedImprovement />;
}
