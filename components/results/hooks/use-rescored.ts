import { useState } from 'react';
import { titleId } from '../report/report-title';
import { showToast } from '@/lib/client/toasts';
import { readAnalysis, type ReadAnalysis } from '@/lib/report/read-analysis';
import type { ReportOpening } from '@/lib/report/report-opening';

/** `cvText`: where words were taken out of it too. */
export type OnScored = (result: unknown, cvText?: string) => void;

type Report = ReadAnalysis | ReportOpening;

/** The report as loaded; after corrections or further redactions the newly scored one. */
export function useRescored(given: Report): {
  report: Report;
  /** How often it was scored again: data fetched for the report before is then fetched again. */
  version: number;
  onScored: OnScored;
} {
  const [rescored, setRescored] = useState<ReadAnalysis | null>(null);
  const [version, setVersion] = useState(0);
  const report = rescored ?? given;
  const onScored: OnScored = (result, newText) => {
    const read = readAnalysis({ result });
    if (read.kind !== 'read' || report.kind !== 'read') return;
    const { id, owner, emailAddress, cvText } = report;
    setVersion((last) => last + 1);
    setRescored({ ...read, id, owner, emailAddress, cvText: newText ?? cvText });
    showToast({ title: `Your CV is scored again: ${read.result.score} out of 100.`, tone: 'success' });
    requestAnimationFrame(() => document.getElementById(titleId)?.focus());
  };
  return { report, version, onScored };
}
