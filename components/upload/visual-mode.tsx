'use client';

import type { MouseEvent } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { isFramed } from '@/lib/client/parent-frame';
import { viewerPath } from '@/lib/client/report-calls';
import { showToast } from '@/lib/client/toasts';
import type { UploadAnswer } from '@/lib/client/upload-cv';
import { limits } from '@/lib/shared/limits';
import { timings } from '@/lib/shared/timings';

/** Shown for a PDF of images, which is read by OCR. Its owner can look at the file as it was received. */
export function VisualMode({ upload }: { upload: UploadAnswer }) {
  // A window opened from a frame does not get the frame's cookie, so the link carries a token.
  const address = isFramed() ? (upload.viewerUrl ?? viewerPath(upload.id)) : viewerPath(upload.id);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    if (window.open(address, 'cv-viewer', `popup,width=${limits.popupWidth},height=${limits.popupHeight}`)) return;
    showToast({
      title: 'Popup Blocked',
      description: 'Please enable popups or use the direct link to view your CV.',
      tone: 'error',
      durationMs: timings.toastMs,
    });
  };
  return (
    <Alert variant="warning" role="status">
      <AlertTitle>Using Visual Analysis Mode</AlertTitle>
      <AlertDescription>
        <p>We process your PDF visually because not all of its text could be extracted.</p>
        <p className="flex flex-wrap gap-x-5 gap-y-1">
          <a href={address} onClick={open} className="font-semibold text-accent underline underline-offset-4">
            View your CV in our visual analyser
          </a>
          <a href={address} target="_blank" rel="noopener" className="text-accent underline underline-offset-4">
            Direct link
          </a>
        </p>
      </AlertDescription>
    </Alert>
  );
}
