import { Visitor } from '../support/site/visitor';

/** What the site said it had done, kept outside of it. */
export interface Promised {
  visitor: Visitor;
  uploadId: string;
  file: Uint8Array;
  analysisId?: string;
  score?: number;
  email?: string;
  /** Deletion was acknowledged. */
  gone?: boolean;
  /** Deletion was asked for and the answer never came: both outcomes are right. */
  asked?: boolean;
}

export interface Files {
  file: Uint8Array;
  name: string;
}

/** One visit after another until `isOver`; each acknowledged step is noted before the next begins. */
export async function visit(
  url: string,
  random: () => number,
  files: readonly Files[],
  isOver: () => boolean,
  promised: Promised[],
): Promise<void> {
  while (!isOver()) {
    const visitor = new Visitor(url);
    const { file, name } = files[Math.floor(random() * files.length)] ?? { file: new Uint8Array(), name: '' };
    const uploaded = await visitor.upload(file, name);
    if (uploaded?.status !== 201) continue;
    const promise: Promised = { visitor, uploadId: (await uploaded.json()).id, file };
    promised.push(promise);
    const isAsync = random() < 0.5;
    const analysed = await visitor.analyse(promise.uploadId, isAsync);
    if (!analysed?.ok) continue;
    const { id, score } = await analysed.json();
    promise.analysisId = id;
    if (!isAsync) promise.score = score;
    const email = `visitor-${promised.length}-${Math.floor(random() * 1e9)}@example.com`;
    if ((await visitor.unlock(id, email))?.status === 200) promise.email = email;
    if (random() > 0.25) continue;
    promise.asked = true;
    if ((await visitor.erase(id))?.status === 204) promise.gone = true;
  }
}

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(Buffer.from(a), Buffer.from(b)) === 0;

/** Every broken promise in one line. `isFinal`: what was accepted must be ready by now. */
export async function brokenPromises(promised: readonly Promised[], url: string, isFinal: boolean): Promise<string[]> {
  const broken: string[] = [];
  for (const promise of promised) {
    const { visitor, uploadId, analysisId } = promise;
    const own = Object.assign(new Visitor(url), { cookie: visitor.cookie });
    const isPdf = Buffer.from(promise.file.subarray(0, 4)).toString() === '%PDF';
    const viewer = isPdf ? await own.get(`/api/cv/pdf-viewer/${uploadId}`) : null;
    const read = analysisId ? await own.read(analysisId) : null;
    if (promise.gone) {
      if ((viewer && viewer.status !== 404) || read?.status !== 404) broken.push(`deleted ${uploadId} is back`);
      continue;
    }
    if (promise.asked && read?.status === 404) continue;
    if (viewer && (viewer.status !== 200 || !sameBytes(new Uint8Array(await viewer.arrayBuffer()), promise.file)))
      broken.push(`upload ${uploadId}: its file answers ${viewer.status}`);
    if (!read) {
      if (analysisId) broken.push(`analysis ${analysisId}: no answer`);
      continue;
    }
    if (read.status === 202 && !isFinal && promise.score === undefined) continue;
    if (read.status !== 200) {
      broken.push(`analysis ${analysisId} answers ${read.status}`);
      continue;
    }
    const { result } = await read.json();
    if (promise.score !== undefined && result.score !== promise.score)
      broken.push(`analysis ${analysisId}: ${result.score}, was ${promise.score}`);
    if (promise.email && result.emailAddress !== `${promise.email.slice(0, 1)}•••@example.com`)
      broken.push(`analysis ${analysisId} forgot its email`);
  }
  return broken;
}
