import { exportBody } from '@/lib/shared/wire';
import { exportCv, type ExportFormat } from '@/lib/server/services/improving/export-cv';
import { attachment } from './attachment';
import { analysisParams } from './ids';
import { endpoint, route } from './route';

const spec = { auth: 'visitor', params: analysisParams, paramsError: 'analysis/ANALYSIS_NOT_FOUND', limit: 'exports' } as const;

/** One address per format: POST exports with the edited parts in place, GET the CV as it is. */
export function exportEndpoint(format: ExportFormat) {
  const answer = async (analysisId: string, owner: string | null, sections?: Record<string, string>): Promise<Response> => {
    const { bytes, filename, contentType, leftOut } = await exportCv(analysisId, owner, format, sections);
    const headers = new Headers(attachment(filename, contentType));
    if (leftOut.length > 0) headers.set('x-left-out', encodeURIComponent(leftOut.join(', ')));
    return new Response(bytes, { headers });
  };
  return endpoint({
    GET: route(spec, ({ params: { analysisId }, owner }) => answer(analysisId, owner)),
    POST: route({ ...spec, body: exportBody }, ({ params: { analysisId }, owner, body }) => answer(analysisId, owner, body.sections)),
  });
}
