import { uploadParams } from '@/lib/server/http/ids';
import { deletionAnswer } from '@/lib/server/http/deletion-answer';
import { endpoint, route } from '@/lib/server/http/route';
import { requireOwnUpload } from '@/lib/server/services/ownership/ownership';
import { deleteEverything } from '@/lib/server/services/personal-data/personal-data';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  DELETE: route({ auth: 'visitor', params: uploadParams, paramsError: 'analysis/CV_UPLOAD_NOT_FOUND' }, async ({ params, owner }) => {
    const { id } = await requireOwnUpload(params.uploadId, owner);
    return deletionAnswer(await deleteEverything(id));
  }),
});
