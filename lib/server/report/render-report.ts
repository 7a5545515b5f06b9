import type { ReportAbout } from '@/components/report-pdf/report-about';
import type { DisplayResult } from '@/lib/report/display-result';
import { isoDate } from '@/lib/report/format';
import { renderPdf } from '@/lib/server/workers/pool';

/** The visitor's own report document, made on the server for the admin area. */
export const renderReport = (result: DisplayResult, about: ReportAbout): Promise<Uint8Array> =>
  renderPdf({ document: 'report', result, about: { ...about, date: isoDate(about.date) } });
