import { NextResponse } from 'next/server';
import { AppError } from '@/lib/shared/errors';
import { readFile } from '@/lib/server/db/uploads';
import { uploadParams } from '@/lib/server/http/ids';
import { endpoint, route } from '@/lib/server/http/route';
import { requireOwnUpload } from '@/lib/server/services/ownership/ownership';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'visitor', params: uploadParams, paramsError: 'analysis/CV_UPLOAD_NOT_FOUND' }, async ({ params, owner }) => {
    const upload = await requireOwnUpload(params.uploadId, owner);
    const bytes = upload.fileType === 'pdf' ? await readFile(upload.id) : null;
    if (!bytes) throw new AppError('analysis/CV_UPLOAD_NOT_FOUND');
    return new NextResponse(Uint8Array.from(bytes), {
      headers: {
        'content-type': 'application/pdf',
        // The file's real name is a personal detail, so a saved copy gets a neutral name.
        'content-disposition': 'inline; filename="CV.pdf"',
        'x-robots-tag': 'noindex',
      },
    });
  }),
});
