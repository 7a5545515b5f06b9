'use client';

import { Tabs } from 'radix-ui';
import { AdminFrame, type AdminFrameProps } from './admin-frame';
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

interface AdminPanelProps extends Omit<AdminFrameProps, 'children' | 'at'> {
  /** The address's query as the server saw it. */
  initialQuery: string;
}

export function AdminPanel({ initialQuery, ...frame }: AdminPanelProps) {
  const [place, go] = usePanelPlace(initialQuery);
  return (
    <AdminFrame {...frame} at="records">
      <Tabs.Root
        value={place.tab}
        onValueChange={(tab) => isTab(tab) && go({ ...place, ...firstPage, tab, search: '', sort: '' })}
        className="space-y-4"
      >
        <Tabs.List aria-label="Records" className="grid grid-cols-2 gap-x-1 border-b sm:flex">
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
    </AdminFrame>
  );
}
