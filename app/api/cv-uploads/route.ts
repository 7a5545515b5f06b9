import { cvUploads } from '@/lib/server/db/admin-lists';
import { listQuery } from '@/lib/server/http/list-query';
import { endpoint, route } from '@/lib/server/http/route';
import { answerList } from '@/lib/server/services/admin/lists';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'admin', query: listQuery('cvUploads') }, ({ query, admin }) =>
    answerList(
      {
        list: cvUploads,
        rowsName: 'uploads',
        filename: 'cv-uploads',
        exported: 'uploads-exported',
        columns: {
          id: (upload) => upload.id,
          filename: (upload) => upload.filename,
          fileType: (upload) => upload.fileType,
          contentLength: (upload) => upload.contentLength,
          uploadedAt: (upload) => upload.uploadedAt,
          hasFileBuffer: (upload) => upload.hasFileBuffer,
          downloadUrl: (upload) => upload.downloadUrl,
        },
      },
      query,
      admin,
    ),
  ),
});
