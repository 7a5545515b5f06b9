import { NextResponse } from 'next/server';
import { attachment } from '@/lib/server/http/attachment';
import { uploadParams } from '@/lib/server/http/ids';
import { endpoint, route } from '@/lib/server/http/route';
import { downloadFile } from '@/lib/server/services/admin/downloads';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route(
    { auth: 'admin', params: uploadParams, paramsError: 'analysis/CV_UPLOAD_NOT_FOUND' },
    async ({ params: { uploadId }, admin }) => {
      const { bytes, filename, contentType } = await downloadFile(uploadId, admin.id);
      return new NextResponse(bytes, { headers: attachment(filename, contentType) });
    },
  ),
});
