import { useRef } from 'react';
import { refuseFile } from '@/lib/client/file-checks';
import type { FlowEvent } from '@/lib/client/flow';
import { logFailure } from '@/lib/client/log-failure';
import { forget, store } from '@/lib/client/storage';
import { showToast } from '@/lib/client/toasts';
import { UploadCancelled, uploadCv, type UploadAnswer } from '@/lib/client/upload-cv';
import { keepViewerLink } from '@/lib/client/viewer-link';
import type { ReadAnalysis } from '@/lib/report/read-analysis';
import { timings } from '@/lib/shared/timings';
import { sampleCv } from './sample-cv';

export type Dispatch = (event: FlowEvent<ReadAnalysis>) => void;

/** Uploads the chosen file, at once and again on request. A new choice or `stop` cancels the earlier upload. */
export function useUpload(dispatch: Dispatch) {
  const chosen = useRef<File | null>(null);
  const sending = useRef<AbortController | null>(null);

  const stop = () => sending.current?.abort();

  const send = async (): Promise<UploadAnswer | null> => {
    stop();
    if (!chosen.current) return null;
    const file = chosen.current;
    const { signal } = (sending.current = new AbortController());
    dispatch({ type: 'fileChosen', filename: file.name });
    try {
      const onProgress = (share: number) => signal.aborted || dispatch({ type: 'uploadProgressed', share });
      const upload = await uploadCv(file, { signal, onProgress });
      keepViewerLink(upload.viewerUrl);
      store('lastUploadedFilename', file.name);
      forget('lastAnalysisData');
      dispatch({ type: 'uploaded', upload });
      if (upload.visual) announceVisualMode();
      return upload;
    } catch (error) {
      if (error instanceof UploadCancelled || signal.aborted) return null;
      chosen.current = null;
      dispatch({ type: 'uploadFailed', message: error instanceof Error ? error.message : String(error) });
      return null;
    }
  };

  const choose = async (file: File): Promise<UploadAnswer | null> => {
    const refusal = refuseFile(file);
    stop();
    chosen.current = refusal === null ? file : null;
    if (refusal === null) return send();
    dispatch({ type: 'fileRefused', message: refusal, filename: file.name });
    return null;
  };

  /** @param onUploaded called for the sample, whose analysis starts without another click */
  const chooseSample = async (onUploaded: (upload: UploadAnswer) => void): Promise<void> => {
    try {
      const upload = await choose(await sampleCv());
      if (upload) onUploaded(upload);
    } catch (error) {
      logFailure('The sample CV could not be loaded.', error);
      showToast({
        title: 'The sample CV could not be loaded.',
        tone: 'error',
        action: { label: 'Try again', onClick: () => void chooseSample(onUploaded) },
      });
    }
  };

  const cancel = () => {
    stop();
    dispatch({ type: 'uploadCancelled' });
  };

  const clear = () => {
    stop();
    chosen.current = null;
  };

  return { choose, chooseSample, send, cancel, clear, hasFile: () => chosen.current !== null };
}

const announceVisualMode = () =>
  showToast({
    title: 'Using Visual Analysis Mode',
    description: "We'll analyse your PDF visually as we couldn't extract all the text. This still works great!",
    durationMs: timings.toastMs,
  });
