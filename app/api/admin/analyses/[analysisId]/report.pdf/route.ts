import { NextResponse } from 'next/server';
import { attachment } from '@/lib/server/http/attachment';
import { analysisParams } from '@/lib/server/http/ids';
import { endpoint, route } from '@/lib/server/http/route';
import { downloadReport } from '@/lib/server/services/admin/downloads';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route(
    { auth: 'admin', params: analysisParams, paramsError: 'analysis/ANALYSIS_NOT_FOUND' },
    async ({ params: { analysisId }, admin }) => {
      const { bytes, filename } = await downloadReport(analysisId, admin.id);
      return new NextResponse(bytes, { headers: attachment(filename, 'application/pdf') });
    },
  ),
});
