'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { tabOf } from '../report/finding-address';
import { reportTabs, type ReportTab } from './use-report-tab';

const names: Readonly<Record<ReportTab, string>> = { verdict: 'Verdict', fixes: 'Fixes', 'my-cv': 'My CV' };

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The tab that a key selects; null for other keys. */
function tabByKey(key: string, at: number): ReportTab | null {
  if (key === 'Home') return reportTabs[0];
  if (key === 'End') return reportTabs.at(-1) ?? null;
  const step = steps[key];
  return step === undefined ? null : (reportTabs[(at + step + reportTabs.length) % reportTabs.length] ?? null);
}

interface ReportTabsProps {
  tab: ReportTab;
  onTab: (tab: ReportTab) => void;
}

/** On a phone: the three tabs of the report, at the bottom of the screen. */
export function ReportTabs({ tab, onTab }: ReportTabsProps) {
  const walk = (event: KeyboardEvent) => {
    const next = tabByKey(event.key, reportTabs.indexOf(tab));
    if (!next) return;
    event.preventDefault();
    onTab(next);
    document.getElementById(tabOf(next))?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label="Your report"
      data-bottom-bar="tablet"
      data-screen-only
      onKeyDown={walk}
      className="bottom-bar grid grid-cols-3 border-t lg:hidden"
    >
      {reportTabs.map((name) => (
        <button
          key={name}
          id={tabOf(name)}
          type="button"
          role="tab"
          aria-selected={tab === name}
          aria-controls={name}
          tabIndex={tab === name ? 0 : -1}
          onClick={() => onTab(name)}
          className="min-h-14 border-t-4 border-transparent pb-1 text-ink-soft focus-visible:-outline-offset-4 aria-selected:border-accent aria-selected:font-semibold aria-selected:text-accent"
        >
          {names[name]}
        </button>
      ))}
    </div>
  );
}

interface ReportPanelProps {
  name: ReportTab;
  tab: ReportTab;
  /** A wide screen shows all panels, so there they are no tabs. */
  isWide: boolean;
  /** Its place on a wide screen. */
  area?: string;
  className: string;
  children: ReactNode;
}

export const ReportPanel = ({ name, tab, isWide, area, className, children }: ReportPanelProps) => (
  <div
    id={name}
    {...(isWide ? {} : { role: 'tabpanel', 'aria-labelledby': tabOf(name) })}
    style={{ gridArea: area }}
    className={cn(tab !== name && 'max-lg:not-print:hidden', className)}
  >
    {children}
  </div>
);
