import { errorCatalogue } from '@/lib/shared/errors';
import { isRecord } from './http';

export interface UploadAnswer {
  id: string;
  visual: boolean;
  viewerUrl: string | null;
}

export class UploadError extends Error {}
export class UploadCancelled extends Error {}

interface UploadOptions {
  /** The analysis that this file is an improved version of. */
  improves?: string;
  /** Share of the file that has been sent, 0..1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

const uploadPath = '/api/cv/upload';

const texts = {
  failed: 'Failed to upload file',
  noAnswer: 'Upload failed. Please try a different file format or convert your CV to DOCX.',
  notJson: 'Unexpected response from server. Please try a different file format.',
  unparsable: 'Unexpected token in JSON response. Please try a different file format.',
};

const knownRefusals: Record<string, string> = {
  EXTRACTION_FAILED: errorCatalogue['upload/EXTRACTION_FAILED'].text,
  CONTENT_EXTRACTION_ERROR: errorCatalogue['upload/EXTRACTION_FAILED'].text,
  INSUFFICIENT_CONTENT: errorCatalogue['upload/INSUFFICIENT_CONTENT'].text,
};

/** XMLHttpRequest, because fetch does not report the progress of an upload. */
export function uploadCv(file: File, { improves, onProgress, signal }: UploadOptions = {}): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('file', file);
    const abort = () => request.abort();
    request.open('POST', improves === undefined ? uploadPath : `${uploadPath}?improves=${encodeURIComponent(improves)}`);
    request.withCredentials = true;
    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total);
    };
    request.onerror = () => reject(new UploadError(texts.noAnswer));
    request.ontimeout = () => reject(new UploadError(texts.noAnswer));
    request.onabort = () => reject(new UploadCancelled('The upload was cancelled.'));
    request.onload = () => {
      try {
        resolve(readUploadAnswer(request.status, request.getResponseHeader('content-type'), request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    if (signal?.aborted) return reject(new UploadCancelled('The upload was cancelled.'));
    signal?.addEventListener('abort', abort);
    request.send(form);
  });
}

/** Turns the server's answer into an upload, or into a message for the visitor (specification sections 5 and 8). */
export function readUploadAnswer(status: number, contentType: string | null, body: string): UploadAnswer {
  if (!(contentType ?? '').toLowerCase().includes('json')) throw new UploadError(texts.notJson);
  const parsed = parse(body);
  if (!isRecord(parsed)) throw new UploadError(texts.unparsable);
  const code = typeof parsed.code === 'string' ? parsed.code : '';
  const message = typeof parsed.message === 'string' && parsed.message.trim() ? parsed.message : texts.failed;
  if (status < 200 || status >= 300) throw new UploadError(knownRefusals[code] ?? message);
  if (typeof parsed.id !== 'string' || parsed.id === '') throw new UploadError(message);
  return {
    id: parsed.id,
    visual: parsed.status === 'success_with_fallback',
    viewerUrl: typeof parsed.viewerUrl === 'string' ? parsed.viewerUrl : null,
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new UploadError(texts.unparsable);
  }
}
