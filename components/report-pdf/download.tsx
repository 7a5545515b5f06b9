import { pdf } from '@react-pdf/renderer';
import type { DisplayResult } from '@/lib/report/display-result';
import { isoDate, reportFilename } from '@/lib/report/format';
import { ReportDocument } from '.';
import { registerFonts } from './fonts';
import type { ReportAbout } from './report-about';

/** Browsers read an object URL after the click that starts the download has returned. */
const revokeAfterMs = 60_000;

function saveAs(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
}

/**
 * Makes the report in the browser and saves it. Import this module only when the button is clicked, because it loads the whole
 * PDF renderer. Rejects when the fonts cannot be fetched or the document cannot be made.
 */
export async function downloadReport(result: DisplayResult, about: ReportAbout): Promise<void> {
  registerFonts('/fonts');
  const dated = { ...about, date: isoDate(about.date) };
  saveAs(await pdf(<ReportDocument result={result} about={dated} />).toBlob(), reportFilename(about.date));
}
