/** Entry of the forked process that reads uploaded files, one at a time; see pool.ts. */
import { readDocument } from './read-document';

process.on('message', (job: { id: number; bytes: Uint8Array; kind: 'pdf' | 'docx' }) => {
  void readDocument(job.bytes, job.kind).then((document) => process.send?.({ id: job.id, document }));
});
