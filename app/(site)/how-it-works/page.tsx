import type { Metadata } from 'next';
import { RubricText } from '@/components/layout/rubric-text';
import { rubric } from '@/lib/analysis/rubric';

export const metadata: Metadata = { title: 'How the score works' };

export default function HowItWorksPage() {
  return <RubricText rubric={rubric()} />;
}
