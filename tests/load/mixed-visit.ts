import { docxCv, pdfCv } from '../support/cv-files';
import { pause } from '../support/site/site';
import { Visitor } from '../support/site/visitor';

const files = [
  { file: new Uint8Array(pdfCv), name: 'visitor.pdf' },
  { file: new Uint8Array(await docxCv()), name: 'visitor.docx' },
];

export const fileOf = (turn: number) => files[turn % files.length] ?? { file: new Uint8Array(), name: '' };

const advert =
  'Operations Coordinator, Leeds. You must have experience of planning rotas and of stock control. Excel is essential. A full driving licence is desirable.';

interface Report {
  id: string;
  uploadId: string;
  isPdf: boolean;
}

/** What a visitor does with a report beyond reading it. Each visitor does one of these. */
const afterwards: { name: string; status: number; ask: (visitor: Visitor, report: Report) => Promise<Response | null> }[] = [
  { name: 'job match', status: 200, ask: (visitor, { id }) => visitor.matchJob(id, advert) },
  { name: 'improved DOCX', status: 200, ask: (visitor, { id }) => visitor.get(`/api/cv/analysis/${id}/export.docx`) },
  { name: 'improved PDF', status: 200, ask: (visitor, { id }) => visitor.get(`/api/cv/analysis/${id}/export.pdf`) },
  { name: 'the file beside it', status: 200, ask: (visitor, report) => visitor.get(beside(report)) },
  { name: 'my data', status: 200, ask: (visitor, { id }) => visitor.get(`/api/cv/analysis/${id}/my-data`) },
  { name: 'deletion', status: 204, ask: (visitor, { id }) => visitor.erase(id) },
];

const beside = ({ id, uploadId, isPdf }: Report): string =>
  isPdf ? `/api/cv/upload/${uploadId}/pages/1` : `/api/cv/analysis/${id}/document`;

export interface Step {
  (name: string, wanted: number, call: () => Promise<Response | null>): Promise<Response | null>;
}

/** A visit from the first page to one of the things that people do with a report. The id of the report that was read. */
export async function mixedVisit(url: string, turn: number, step: Step): Promise<string | undefined> {
  const visitor = new Visitor(url);
  const { file, name } = fileOf(turn);
  await step('page /', 200, () => visitor.get('/'));
  const upload = await step('upload', 201, () => visitor.upload(file, name));
  if (!upload) return undefined;
  const { id: uploadId } = await upload.json();
  const accepted = await step('analyse', 202, () => visitor.analyse(uploadId, true));
  if (!accepted) return undefined;
  const { id } = await accepted.json();
  await step('read', 200, () => whenReady(visitor, id));
  await step('report page', 200, () => visitor.get(`/results/${id}`));
  await step('unlock', 200, () => visitor.unlock(id, `visitor-${turn}@example.com`));
  const next = afterwards[Math.floor(turn / files.length) % afterwards.length];
  if (next) await step(next.name, next.status, () => next.ask(visitor, { id, uploadId, isPdf: name.endsWith('.pdf') }));
  return next?.name === 'deletion' ? undefined : id;
}

/** The page asks until the report is there. */
async function whenReady(visitor: Visitor, id: string): Promise<Response | null> {
  for (;;) {
    const response = await visitor.read(id);
    if (response?.status !== 202) return response;
    await pause(1_000);
  }
}
