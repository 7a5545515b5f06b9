import { NextResponse, after } from 'next/server';
import { AppError } from '@/lib/shared/errors';
import { limits } from '@/lib/shared/limits';
import { uploadQuery } from '@/lib/shared/wire';
import { clientHash } from '@/lib/server/http/address';
import { readBody } from '@/lib/server/http/body';
import { readMultipartFile } from '@/lib/server/http/multipart';
import { endpoint, route } from '@/lib/server/http/route';
import { setVisitorCookie, visitorSecret } from '@/lib/server/http/visitor';
import { hashSecret } from '@/lib/server/ids';
import { acceptUpload } from '@/lib/server/services/uploads/accept-upload';
import { readPlainly } from '@/lib/server/services/uploads/plain-reading';
import { ownerLink, viewerLinkLifetimeMs } from '@/lib/server/services/ownership/owner-link';
import { findOriginal } from '@/lib/server/services/ownership/ownership';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({ auth: 'visitor', query: uploadQuery, limit: 'uploads' }, async ({ request, query: { improves }, owner, caller }) => {
    const contentType = request.headers.get('content-type') ?? '';
    if (!/^multipart\/form-data\b/i.test(contentType)) throw new AppError('upload/NO_FILE');
    const originalId = improves ? await findOriginal(improves, owner) : null;
    const body = await readBody(request, limits.uploadBodyBytes, 'upload/FILE_TOO_LARGE');
    const file = await readMultipartFile(body, contentType);
    const secret = visitorSecret(request);
    const { fallback, ...upload } = await acceptUpload(
      { ...file, ownerHash: hashSecret(secret), clientHash: clientHash(request), originalId },
      caller,
    );
    const status = fallback ? { status: 'success_with_fallback', fallbackType: 'pdf_viewer' } : { status: 'success' };
    const viewerUrl = ownerLink(secret, `/api/cv/pdf-viewer/${upload.id}`, viewerLinkLifetimeMs);
    const response = NextResponse.json({ ...upload, ...status, viewerUrl }, { status: 201 });
    setVisitorCookie(request, response, secret);
    after(() => readPlainly(upload.id, caller));
    return response;
  }),
});
