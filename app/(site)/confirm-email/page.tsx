import type { Metadata } from 'next';
import { ConfirmEmailForm } from '@/components/privacy/confirm-email-form';

export const metadata: Metadata = { title: 'Confirm your email address', robots: { index: false } };

interface Props {
  searchParams: Promise<{ token?: string | string[] }>;
}

export default async function ConfirmEmailPage({ searchParams }: Props) {
  const { token } = await searchParams;
  return <ConfirmEmailForm token={typeof token === 'string' ? token : null} />;
}
