import { readAnalysis } from '@/lib/report/read-analysis';
import { openingOf, type ReportOpening } from '@/lib/report/report-opening';
import { getAnalysis } from './get-analysis';

/**
 * What the page of a stored report begins with. null where there is nothing to show, or no more, or not now: the
 * browser asks for the report in any case, and it tells the visitor what is the matter.
 */
export async function reportOpening(id: string, owner: string | null): Promise<ReportOpening | null> {
  try {
    const reading = readAnalysis(await getAnalysis(id, owner));
    return reading.kind === 'read' ? openingOf(reading) : null;
  } catch {
    return null;
  }
}
