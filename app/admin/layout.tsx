import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '../globals.css';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Admin', robots: { index: false, follow: false } };

export default function AdminLayout({ children }: { children: ReactNode }) {
  return <div className="min-h-dvh bg-paper">{children}</div>;
}
