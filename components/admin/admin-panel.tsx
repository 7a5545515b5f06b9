'use client';

import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { HttpError } from '@/lib/client/http';
import { AccountMenu } from './account-menu';
import { AnalysesTab } from './analyses-tab';
import { LeadsTab } from './leads-tab';
import { OverviewTab } from './overview-tab';
import { firstPage, tabNames, usePanelPlace, type TabName } from './panel-address';
import { UploadsTab } from './uploads-tab';

const tabs = {
  leads: { label: 'Lead Emails', Tab: LeadsTab },
  uploads: { label: 'CV Uploads', Tab: UploadsTab },
  analyses: { label: 'CV Analyses', Tab: AnalysesTab },
  overview: { label: 'User Overview', Tab: OverviewTab },
} as const;

const isTab = (value: string): value is TabName => value in tabs;

interface AdminPanelProps {
  productName: string;
  email: string;
  /** The address's query as the server saw it. */
  initialQuery: string;
}

export function AdminPanel({ productName, email, initialQuery }: AdminPanelProps) {
  const router = useRouter();
  const [place, go] = usePanelPlace(initialQuery);
  // Read once and kept until somebody refreshes; a session that has ended leads back to the door.
  const [client] = useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache({
          onError: (error) => {
            if (error instanceof HttpError && error.status === 401) router.replace('/admin/login');
          },
        }),
        defaultOptions: { queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false } },
      }),
  );
  return (
    <QueryClientProvider client={client}>
      <header className="border-b bg-sheet">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 sm:px-6">
          <h1 className="text-lg">{productName}: admin</h1>
          <AccountMenu email={email} />
        </div>
      </header>
      <main id="main" className="px-4 py-4 sm:px-6">
        <Tabs.Root
          value={place.tab}
          onValueChange={(tab) => isTab(tab) && go({ ...place, ...firstPage, tab, search: '', sort: '' })}
          className="space-y-4"
        >
          <Tabs.List aria-label="Records" className="flex flex-wrap gap-x-1 border-b">
            {tabNames.map((name) => (
              <Tabs.Trigger
                key={name}
                value={name}
                className="-mb-px min-h-10 border-b-2 border-transparent px-3 text-sm font-semibold text-ink-soft hover:text-accent data-[state=active]:border-accent data-[state=active]:text-ink"
              >
                {tabs[name].label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {tabNames.map((name) => {
            const { Tab } = tabs[name];
            // Only the active tab is drawn, so only its list is loaded.
            return (
              <Tabs.Content key={name} value={name} className="outline-offset-4">
                <Tab place={place} go={go} />
              </Tabs.Content>
            );
          })}
        </Tabs.Root>
      </main>
    </QueryClientProvider>
  );
}
