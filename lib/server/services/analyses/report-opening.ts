import { ownReport } from '@/lib/report/own-details';
import { readAnalysis } from '@/lib/report/read-analysis';
import { openingOf, type ReportOpening } from '@/lib/report/report-opening';
import { detailsOf } from '../personal-data/personal-data';
import { getAnalysis } from './get-analysis';

/**
 * What the page of a stored report begins with. null where there is nothing to show, or no more, or not now: the
 * browser asks for the report in any case, and it tells the visitor what is the matter.
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
