'use client';

import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import { isSignedIn } from '@/lib/client/admin-calls';
import { HttpError } from '@/lib/client/http';
import { cn } from '@/components/ui/cn';
import { cachedReads } from '@/lib/client/queries';
import type { StaffRole } from '@/lib/shared/staff';
import { AccountMenu } from './account/account-menu';
import { ProofProvider } from './account/proof';
import { RoleContext, useIsOwner } from './staff-context';

export interface AdminFrameProps {
  productName: string;
  email: string;
  role: StaffRole;
  /** Number of open complaints. */
  openComplaints: number;
  at: 'records' | 'complaints' | 'staff';
  children: ReactNode;
}

const pages = [
  { at: 'records', href: '/admin', label: 'Records' },
  { at: 'complaints', href: '/admin/complaints', label: 'Complaints and proof' },
  { at: 'staff', href: '/admin/staff', label: 'Staff' },
] as const;

/** The frame of every admin page: its name, the link to the other page, the account. */
export function AdminFrame({ productName, email, role, openComplaints, at, children }: AdminFrameProps) {
  const router = useRouter();
  // Lists are kept until somebody refreshes them. An expired session leads to the login page.
  const [client] = useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache({
          onError: (error) => {
            if (error instanceof HttpError && error.status === 401) router.replace('/admin/login');
          },
        }),
        defaultOptions: cachedReads,
      }),
  );
  useEffect(() => {
    // Back can show this page from the browser's cache without asking the server, even after signing out.
    const returned = async ({ persisted }: PageTransitionEvent) => {
      if (persisted && !(await isSignedIn())) router.replace('/admin/login');
    };
    const listener = (event: PageTransitionEvent) => void returned(event);
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, [router]);
  return (
    <QueryClientProvider client={client}>
      <RoleContext value={role}>
        <ProofProvider>
          <header className="border-b bg-sheet">
            <div className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 sm:px-6">
              <h1 className="text-lg">{productName}: admin</h1>
              <AdminPages at={at} openComplaints={openComplaints} />
              <AccountMenu email={email} />
            </div>
          </header>
          {/* The helper's button covers nothing: under a list it stands beside the links to its pages. */}
          <main id="main" className={cn('px-4 pt-4 sm:px-6', at === 'records' ? 'pb-2' : 'pb-24')}>
            {children}
          </main>
        </ProofProvider>
      </RoleContext>
    </QueryClientProvider>
  );
}

function AdminPages({ at, openComplaints }: Pick<AdminFrameProps, 'at' | 'openComplaints'>) {
  const isOwner = useIsOwner();
  const shown = pages.filter((page) => page.at !== 'staff' || isOwner);
  return (
    <nav aria-label="Admin pages" className="flex gap-x-4 text-sm">
      {shown.map((page) => (
        <Link
          key={page.at}
          href={page.href}
          prefetch={false}
          aria-current={page.at === at ? 'page' : undefined}
          className="inline-flex min-h-6 items-center gap-1.5 text-ink-soft underline-offset-4 hover:text-accent hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {page.label}
          {page.at === 'complaints' && openComplaints > 0 && (
            <span className="tone-orange tone-wash tone-text rounded-full border px-1.5 text-xs font-semibold tabular-nums">
              {openComplaints}
              <span className="sr-only"> open</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
