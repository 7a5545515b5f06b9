import { limits } from '@/lib/shared/limits';
import { readBody, readJson } from '@/lib/server/http/body';
import { jsonResponse } from '@/lib/server/http/json-response';
import { readMultipartFields } from '@/lib/server/http/multipart';
import { endpoint, route } from '@/lib/server/http/route';
import { askedInForm, askedInJson, writeOwnStatement } from '@/lib/server/services/statement/write-statement';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({ auth: 'visitor', limit: 'statements' }, async ({ request, owner, caller }) => {
    const contentType = request.headers.get('content-type') ?? '';
    const isForm = /^multipart\/form-data\b/i.test(contentType);
    const asked = isForm
      ? await askedInForm(
          await readMultipartFields(await readBody(request, limits.uploadBodyBytes, 'upload/FILE_TOO_LARGE'), contentType),
          caller,
        )
      : askedInJson(await readJson(request, limits.jsonBodyBytes));
    return jsonResponse(await writeOwnStatement(asked, owner, caller));
  }),
});
