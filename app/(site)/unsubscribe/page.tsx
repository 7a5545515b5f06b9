import type { Metadata } from 'next';
import { UnsubscribeForm } from '@/components/privacy/unsubscribe-form';

export const metadata: Metadata = { title: 'Unsubscribe', robots: { index: false } };

interface Props {
  searchParams: Promise<{ token?: string | string[] }>;
}

export default async function UnsubscribePage({ searchParams }: Props) {
  const { token } = await searchParams;
  return <UnsubscribeForm token={typeof token === 'string' ? token : null} />;
}
