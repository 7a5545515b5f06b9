import type { ImprovedCv } from '@/lib/rewrite/improved-cv';
import { renderInProcess } from '@/lib/server/report/render-process';

/** The improved CV as a PDF, made in the process that makes every PDF. */
export const exportPdf = (improved: ImprovedCv): Promise<Uint8Array> => renderInProcess({ kind: 'cv', improved });
