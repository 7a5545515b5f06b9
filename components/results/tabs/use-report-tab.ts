import { useLayoutEffect, useRef, useState } from 'react';

/** The panels of the report on a phone. Their names are also the fragments of the address. */
export const reportTabs = ['verdict', 'fixes', 'my-cv'] as const;
export type ReportTab = (typeof reportTabs)[number];

/** The selected tab. Each keeps its scroll position, and the address names the selected one. */
export function useReportTab(): { tab: ReportTab; show: (tab: ReportTab) => void } {
  const [tab, setTab] = useState<ReportTab>('verdict');
  const places = useRef<Partial<Record<ReportTab, number>>>({});
  const shown = useRef(tab);
  useLayoutEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    window.scrollTo({ top: places.current[tab] ?? 0 });
  }, [tab]);
  const show = (next: ReportTab) => {
    if (next === tab) return;
    places.current[tab] = window.scrollY;
    setTab(next);
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}#${next}`);
  };
  return { tab, show };
}
