import { ownReport } from '@/lib/report/own-details';
import { readAnalysis } from '@/lib/report/read-analysis';
import { openingOf, type ReportOpening } from '@/lib/report/report-opening';
import { detailsOf } from '../personal-data/personal-data';
import { getAnalysis } from './get-analysis';

/**
 * The data for the beginning of a stored report's page. null where the report is missing, deleted or cannot be read now: the browser
 * asks for the report in any case, and tells the visitor what is wrong.
 */
export async function reportOpening(id: string, owner: string | null): Promise<ReportOpening | null> {
  try {
    const analysis = await getAnalysis(id, owner);
    const reading = readAnalysis(analysis);
    if (analysis.status !== 'ready' || reading.kind !== 'read') return null;
    const opening = openingOf(reading);
    return analysis.owner ? ownReport(opening, await detailsOf(analysis.uploadId)) : opening;
  } catch {
    return null;
  }
}
