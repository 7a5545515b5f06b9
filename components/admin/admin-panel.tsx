'use client';

import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { AdminFrame, type AdminFrameProps } from './admin-frame';
import { AnalysesTab } from './tabs/analyses-tab';
import { LeadsTab } from './tabs/leads-tab';
import { OverviewTab } from './tabs/overview-tab';
import { firstPage } from './use-address-query';
import { tabNames, usePanelPlace, type TabName } from './use-panel-place';
import { UploadsTab } from './tabs/uploads-tab';

const tabs = {
  leads: { label: 'Lead Emails', Tab: LeadsTab },
  uploads: { label: 'CV Uploads', Tab: UploadsTab },
  analyses: { label: 'CV Analyses', Tab: AnalysesTab },
  overview: { label: 'User Overview', Tab: OverviewTab },
} as const;

const isTab = (value: string): value is TabName => value in tabs;

interface AdminPanelProps extends Omit<AdminFrameProps, 'children' | 'at'> {
  /** The query of the address as the server saw it. */
  initialQuery: string;
}

export function AdminPanel({ initialQuery, ...frame }: AdminPanelProps) {
  const [place, go] = usePanelPlace(initialQuery);
  return (
    <AdminFrame {...frame} at="records">
      <Tabs
        value={place.tab}
        onValueChange={(tab) => isTab(tab) && go({ ...place, ...firstPage, tab, search: '', sort: '' })}
        className="space-y-4"
      >
        <TabsList aria-label="Records" className="max-sm:grid max-sm:grid-cols-2">
          {tabNames.map((name) => (
            <TabsTrigger key={name} value={name} className="-mb-px min-h-10 border-b-2 px-3">
              {tabs[name].label}
            </TabsTrigger>
          ))}
        </TabsList>
        {tabNames.map((name) => {
          const { Tab } = tabs[name];
          // Radix draws only the active tab, so only its list is loaded.
          return (
            <TabsContent key={name} value={name} className="outline-offset-4">
              <Tab place={place} go={go} />
            </TabsContent>
          );
        })}
      </Tabs>
    </AdminFrame>
  );
}
