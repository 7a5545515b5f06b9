import { NextResponse } from 'next/server';
import { pageParams } from '@/lib/server/http/ids';
import { endpoint, route } from '@/lib/server/http/route';
import { drawUploadedPage } from '@/lib/server/services/uploads/document-view';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route(
    { auth: 'visitor', params: pageParams, paramsError: 'request/NOT_FOUND', limit: 'pages' },
    async ({ params: { uploadId, page }, owner, caller }) => {
      const image = await drawUploadedPage(uploadId, page, owner, caller);
      return new NextResponse(Uint8Array.from(image), {
        headers: {
          'content-type': 'image/png',
          // The browser may cache the image for the length of a visit; proxies may not.
          'cache-control': 'private, max-age=600',
          vary: 'cookie',
        },
      });
    },
  ),
});
