import type { ImprovedCv } from '@/lib/rewrite/improved-cv';
import { renderPdf, type Caller } from '@/lib/server/workers/pool';

/** The improved CV as a PDF, made in a child process. */
export const exportPdf = (improved: ImprovedCv, caller?: Caller): Promise<Uint8Array> => renderPdf({ document: 'cv', improved }, caller);
