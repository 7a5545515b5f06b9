import type { ReportAbout } from '@/components/report-pdf/report-about';
import type { DisplayResult } from '@/lib/report/display-result';
import { isoDate } from '@/lib/report/format';
import { renderInProcess } from './render-process';

/** The visitor's own report document, made on the server for the admin area. */
export const renderReport = (result: DisplayResult, about: ReportAbout): Promise<Uint8Array> =>
  renderInProcess({ kind: 'report', result, about: { ...about, date: isoDate(about.date) } });
