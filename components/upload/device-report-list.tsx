'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { deviceReports, forgetReport, type DeviceReport } from '@/lib/client/device-reports';
import { formatDate } from '@/lib/report/format';

/** Reports this browser has opened before. Only the browser stores the list, so the server cannot draw it. */
export default function DeviceReportList() {
  const [reports, setReports] = useState<DeviceReport[]>(deviceReports);
  if (reports.length === 0) return null;
  const remove = (id: string) => {
    forgetReport(id);
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
              onClick={() => remove(report.id)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
