'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useSettings } from '@/components/layout/settings-context';
import { SharedComputerQuestion } from '@/components/layout/shared-computer-question';
import { ActionBar } from '@/components/ui/action-bar';
import { Button } from '@/components/ui/button';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import type { UploadStage } from '@/lib/client/flow';
import { redactionsOfUpload } from '@/lib/client/redaction-calls';
import { allOptions, type ChosenOptions } from '@/lib/client/request-analysis';
import { AdvertAtTheDoor } from './advert-at-the-door';
import { DropZone } from './drop-zone';
import { FoldedOptions } from './option-list';
import { PrivacyBanner } from './privacy-banner';
import { VisualMode } from './visual-mode';

// Loaded once a file is read, because the first page does not need it.
const RedactionCheck = dynamic(() => import('@/components/redactions/redaction-check').then((loaded) => loaded.RedactionCheck), {
  ssr: false,
});

export interface UploadCardProps {
  upload: UploadStage;
  onFile: (file: File) => void;
  onSample: () => void;
  onCancel: () => void;
  onAnalyse: (options: ChosenOptions, advert: string) => void;
}

export function UploadCard({ upload, onFile, onSample, onCancel, onAnalyse }: UploadCardProps) {
  const { productName } = useSettings();
  const [options, setOptions] = useState<ChosenOptions>(allOptions);
  const [advert, setAdvert] = useState('');
  const isBusy = upload.status === 'uploading';
  return (
    <section aria-labelledby="upload-title" className="rounded-lg border bg-sheet p-4 sm:p-6">
      <h2 id="upload-title" className="text-lg sm:text-xl">
        Upload Your CV
      </h2>
      {/* Errors come first, because a phone would not show them below the drop zone. */}
      <div className="mt-4 space-y-4 [overflow-anchor:none]">
        {upload.error && <UploadError message={upload.error} hints={upload.hints} />}
        {/* The toast with the same text disappears. */}
        {upload.refusal && (
          <Alert variant="destructive">
            <AlertTitle>{upload.refusal}</AlertTitle>
          </Alert>
        )}
        <DropZone upload={upload} onFile={onFile} onCancel={onCancel} />
        {upload.upload?.visual && <VisualMode upload={upload.upload} />}
        {upload.status === 'uploaded' && upload.upload && (
          <RedactionCheck calls={redactionsOfUpload(upload.upload.id)} of={upload.upload.id} />
        )}
        {upload.status === 'none' && (
          <p className="text-center text-sm">
            <Button variant="link" size="inline" onClick={onSample}>
              Try it with a sample CV
            </Button>
          </p>
        )}
        <AdvertAtTheDoor advert={advert} onChange={setAdvert} />
        <FoldedOptions options={options} onChange={setOptions} />
        <SharedComputerQuestion />
        <ActionBar isBar={upload.filename !== null}>
          <Button className="w-full" disabled={isBusy || upload.filename === null} onClick={() => onAnalyse(options, advert)}>
            {productName}
          </Button>
        </ActionBar>
        <PrivacyBanner />
      </div>
    </section>
  );
}

const UploadError = ({ message, hints }: { message: string; hints: readonly string[] }) => (
  <Alert variant="destructive" role="alert">
    <AlertTitle>There was an error with your upload</AlertTitle>
    <AlertDescription>
      <p>{message}</p>
      <p className="text-ink-soft">Try again with a different file or convert your CV to another format.</p>
      {hints.length > 0 && (
        <>
          {/* On a phone the line would push the next file out of view. */}
          <p className="text-ink-soft max-sm:hidden">A file name that also works well for recruiters:</p>
          <ul className="list-disc space-y-1 pl-5 text-ink-soft">
            {hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </>
      )}
    </AlertDescription>
  </Alert>
);
