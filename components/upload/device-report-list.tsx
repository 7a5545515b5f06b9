'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { deviceReports, forgetReport, listedReports, type DeviceReport } from '@/lib/client/device-reports';
import { formatDate } from '@/lib/report/format';

/** Reports this browser has opened before. Only the browser stores the list, so the server cannot draw it. */
export function DeviceReportList() {
  const [reports, setReports] = useState<DeviceReport[]>(deviceReports);
  /** The report whose removal is asked about. */
  const [asked, setAsked] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  if (reports.length === 0) return null;
  const listed = isWhole ? reports : reports.slice(0, listedReports);
  const remove = (id: string) => {
    forgetReport(id);
    setAsked(null);
    setReports(deviceReports());
  };
  return (
    <section aria-labelledby="device-reports">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="device-reports" className="truncate text-lg">
          Your reports on this device
        </h2>
        {listed.length < reports.length && (
          <Button variant="link" size="inline" className="shrink-0" onClick={() => setWhole(true)}>
            Show all {reports.length}
          </Button>
        )}
      </div>
      <ul className="mt-2 divide-y border-y">
        {listed.map((report) => (
          <ReportItem
            key={report.id}
            report={report}
            isAsked={asked === report.id}
            onAsk={(isAsked) => setAsked(isAsked ? report.id : null)}
            onRemove={() => remove(report.id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ReportItemProps {
  report: DeviceReport;
  /** Whether its removal is asked about. */
  isAsked: boolean;
  onAsk: (isAsked: boolean) => void;
  onRemove: () => void;
}

/** Two lines on a phone, one elsewhere: `reports-to-come` keeps as much room before the list is here. */
const ReportItem = ({ report: { id, filename, date, score }, isAsked, onAsk, onRemove }: ReportItemProps) => (
  <li className="flex min-h-16 flex-wrap items-baseline gap-x-3 py-2 text-sm sm:min-h-11">
    <a
      href={`/results/${id}`}
      className="min-w-0 grow basis-full truncate font-semibold text-accent underline underline-offset-4 sm:basis-40"
    >
      {filename || 'CV report'}
    </a>
    <span className="text-ink-faint max-sm:grow">{formatDate(date)}</span>
    <span className="w-8 text-right font-semibold tabular-nums">{score}</span>
    <Button
      variant="link"
      size="inline"
      aria-label={`Take ${filename || 'this report'} off the list`}
      aria-expanded={isAsked}
      onClick={() => onAsk(!isAsked)}
    >
      Remove
    </Button>
    {isAsked && (
      <span role="status" className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2 pt-2">
        <span className="min-w-0 flex-1 basis-60 text-ink-soft">
          This takes it off the list of this device. The report itself is kept; to delete it, open it and choose ‘Delete my data’.
        </span>
        <Button variant="outline" size="sm" onClick={onRemove}>
          Take it off the list
        </Button>
        <Button variant="link" size="inline" onClick={() => onAsk(false)}>
          Keep it
        </Button>
      </span>
    )}
  </li>
);
