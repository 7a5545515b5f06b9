import type { Metadata } from 'next';
import { FinishedText } from '@/components/layout/finished-text';
import { publicSettings } from '@/lib/server/settings';

export const metadata: Metadata = { title: 'Finished', robots: { index: false } };

interface Props {
  searchParams: Promise<{ idle?: string | string[]; deleted?: string | string[] }>;
}

const countOf = (value: unknown): number | null => (typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : null);

export default async function FinishedPage({ searchParams }: Props) {
  const { idle, deleted } = await searchParams;
  return <FinishedText isIdle={idle !== undefined} deleted={countOf(deleted)} retentionDays={publicSettings().retentionDays} />;
}
