'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { deviceReports, forgetReport, type DeviceReport } from '@/lib/client/device-reports';
import { formatDate } from '@/lib/report/format';

/** Reports this browser has opened before. Only the browser stores the list, so the server cannot draw it. */
export function DeviceReportList() {
  const [reports, setReports] = useState<DeviceReport[]>(deviceReports);
  /** The report whose removal is asked about. */
  const [asked, setAsked] = useState<string | null>(null);
  if (reports.length === 0) return null;
  const remove = (id: string) => {
    forgetReport(id);
    setAsked(null);
    setReports(deviceReports());
  };
  return (
    <section aria-labelledby="device-reports">
      <h2 id="device-reports" className="text-lg">
        Your reports on this device
      </h2>
      <ul className="mt-2 divide-y border-y">
        {reports.map((report) => (
          <li key={report.id} className="flex flex-wrap items-baseline gap-x-3 py-2 text-sm">
            <a
              href={`/results/${report.id}`}
              className="min-w-0 grow basis-full truncate sm:basis-40 font-semibold text-accent underline underline-offset-4"
            >
              {report.filename || 'CV report'}
            </a>
            <span className="text-ink-faint max-sm:grow">{formatDate(report.date)}</span>
            <span className="w-8 text-right font-semibold tabular-nums">{report.score}</span>
            <Button
              variant="link"
              size="inline"
              aria-label={`Take ${report.filename || 'this report'} off the list`}
              aria-expanded={asked === report.id}
              onClick={() => setAsked(asked === report.id ? null : report.id)}
            >
              Remove
            </Button>
            {asked === report.id && (
              <span role="status" className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2 pt-2">
                <span className="min-w-0 flex-1 basis-60 text-ink-soft">
                  This takes it off the list of this device. The report itself is kept; to delete it, open it and choose ‘Delete my data’.
                </span>
                <Button variant="outline" size="sm" onClick={() => remove(report.id)}>
                  Take it off the list
                </Button>
                <Button variant="link" size="inline" onClick={() => setAsked(null)}>
                  Keep it
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
