import { exportBody } from '@/lib/shared/wire';
import type { ExportFormat } from '@/lib/server/jobs/export-cv';
import { exportOwnCv } from '@/lib/server/services/improving/export-cv';
import type { Caller } from '@/lib/server/workers/pool';
import { attachment } from './attachment';
import { analysisParams } from './ids';
import { endpoint, route } from './route';

const spec = { auth: 'visitor', params: analysisParams, paramsError: 'analysis/ANALYSIS_NOT_FOUND', limit: 'exports' } as const;

/** One address per format: POST exports with the edited parts, GET exports the CV as it is. */
export function exportEndpoint(format: ExportFormat) {
  const answer = async (
    analysisId: string,
    owner: string | null,
    caller: Caller,
    sections: Record<string, string> = {},
  ): Promise<Response> => {
    const { bytes, filename, contentType } = await exportOwnCv(analysisId, owner, format, sections, caller);
    return new Response(bytes, { headers: attachment(filename, contentType) });
  };
  return endpoint({
    GET: route(spec, ({ params: { analysisId }, owner, caller }) => answer(analysisId, owner, caller)),
    POST: route({ ...spec, body: exportBody }, ({ params: { analysisId }, owner, caller, body }) =>
      answer(analysisId, owner, caller, body.sections),
    ),
  });
}
