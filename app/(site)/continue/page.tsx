import type { Metadata } from 'next';
import { ContinueForm } from '@/components/privacy/continue-form';

export const metadata: Metadata = { title: 'Open your CV here', robots: { index: false } };

interface Props {
  searchParams: Promise<{ token?: string | string[]; to?: string | string[] }>;
}

const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

export default async function ContinuePage({ searchParams }: Props) {
  const { token, to } = await searchParams;
  return <ContinueForm token={one(token)} to={one(to)} />;
}
