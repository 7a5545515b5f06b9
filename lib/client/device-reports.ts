import { isRecord } from './http';
import { readStored, readStoredJson, store } from './storage';

/** A report this browser has opened: enough to find it again, nothing of the CV itself. */
export interface DeviceReport {
  id: string;
  score: number;
  filename: string;
  /** ISO yyyy-mm-dd. */
  date: string;
}

const keptReports = 10;

const isDeviceReport = (value: unknown): value is DeviceReport =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.score === 'number' &&
  typeof value.filename === 'string' &&
  typeof value.date === 'string';
const isReportList = (value: unknown): value is DeviceReport[] => Array.isArray(value) && value.every(isDeviceReport);

export const deviceReports = (): DeviceReport[] => readStoredJson(readStored('reportsOnThisDevice'), isReportList) ?? [];

const save = (reports: DeviceReport[]) => store('reportsOnThisDevice', JSON.stringify(reports.slice(0, keptReports)));

/** Newest first; a report opened again keeps its first date. */
export function rememberReport(report: DeviceReport): void {
  const others = deviceReports();
  const known = others.find((other) => other.id === report.id);
  save([{ ...report, date: known?.date ?? report.date }, ...others.filter((other) => other.id !== report.id)]);
}

export const forgetReport = (id: string): void => save(deviceReports().filter((report) => report.id !== id));
