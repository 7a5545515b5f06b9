import { sharedComputerCookie } from '@/lib/shared/settings';
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
/** How many the start page lists before it is asked for all. */
export const listedReports = 3;
const listKey = 'reportsOnThisDevice';

/**
 * Runs in the first HTML of the start page, which cannot know the list: it writes how many reports will be listed on the root
 * element before anything is drawn, so that their room is kept (`reports-to-come`). A list that cannot be read keeps none.
 */
export const reportsAhead = `try{let n=document.cookie.includes("${sharedComputerCookie}=")?0:JSON.parse(localStorage.getItem("${listKey}")).length;if(n>0){document.documentElement.dataset.reports="";document.documentElement.style.setProperty("--reports",Math.min(n,${listedReports}))}}catch{}`;

const isDeviceReport = (value: unknown): value is DeviceReport =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.score === 'number' &&
  typeof value.filename === 'string' &&
  typeof value.date === 'string';
const isReportList = (value: unknown): value is DeviceReport[] => Array.isArray(value) && value.every(isDeviceReport);

export const deviceReports = (): DeviceReport[] => readStoredJson(readStored(listKey), isReportList) ?? [];

const save = (reports: DeviceReport[]) => store(listKey, JSON.stringify(reports.slice(0, keptReports)));

/** The name of a file with '[NAME]' in it is no name to find it by. */
const listedName = (filename: string): string => (/\[[A-Z_]{3,20}/.test(filename) ? '' : filename);

/** Newest first; a report opened again keeps its first date and name. */
export function rememberReport(report: DeviceReport): void {
  const others = deviceReports();
  const known = others.find((other) => other.id === report.id);
  save([
    { ...report, date: known?.date ?? report.date, filename: listedName(known?.filename ?? '') || listedName(report.filename) },
    ...others.filter((other) => other.id !== report.id),
  ]);
}

export const forgetReport = (id: string): void => save(deviceReports().filter((report) => report.id !== id));
