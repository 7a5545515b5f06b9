'use client';

import { useEffect, useEffectEvent, useId, useRef, useState, type DragEvent } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { FileIcon, SpinnerIcon, TickIcon, UploadIcon } from '@/components/ui/icons';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { UploadStage } from '@/lib/client/flow';

interface DropZoneProps {
  upload: UploadStage;
  onFile: (file: File) => void;
  onCancel: () => void;
}

const statusTexts: Record<UploadStage['status'], string> = {
  none: '',
  selected: 'File selected. Ready to upload.',
  uploading: 'Uploading your file...',
  uploaded: 'File successfully uploaded',
};

function Status({ upload }: { upload: UploadStage }) {
  const Sign = { none: FileIcon, selected: FileIcon, uploading: SpinnerIcon, uploaded: TickIcon }[upload.status];
  return (
    <p
      role="status"
      className={cn('flex items-center justify-center gap-2 text-sm', upload.status === 'uploaded' && 'tone-green tone-text font-semibold')}
    >
      {upload.status !== 'none' && <Sign className={cn('shrink-0', upload.status === 'uploading' && 'turning')} />}
      {statusTexts[upload.status]}
    </p>
  );
}

/** Drag and drop, or click to browse. Of several files only the first is used. */
export function DropZone({ upload, onFile, onCancel }: DropZoneProps) {
  const inputId = useId();
  const formatsId = useId();
  const [isOver, setOver] = useState(false);
  // dragenter of a child comes before dragleave of its parent: a count tells when the file has really left.
  const depth = useRef(0);

  const input = useRef<HTMLInputElement>(null);

  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  const takeFrom = (chooser: HTMLInputElement) => {
    take(chooser.files);
    // Cleared, so that the same file can be chosen again.
    chooser.value = '';
  };
  // On a slow line a file may be chosen before this listens.
  const takeEarlyChoice = useEffectEvent(() => {
    if (input.current) takeFrom(input.current);
  });
  useEffect(() => takeEarlyChoice(), []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    take(event.dataTransfer.files);
  };
  const hover = (step: 1 | -1) => (event: DragEvent) => {
    event.preventDefault();
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0);
  };

  return (
    <div
      data-testid="drop-zone"
      onDragEnter={hover(1)}
      onDragLeave={hover(-1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className={cn(
        'relative rounded-lg border-2 border-dashed px-4 py-6 text-center transition-colors duration-150 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-accent',
        isOver ? 'border-accent bg-accent-wash' : 'border-rule-strong bg-paper hover:border-accent',
      )}
    >
      <div className="space-y-3">
        {upload.filename ? (
          <p className="flex items-center justify-center gap-2 font-semibold">
            <FileIcon className="shrink-0 text-accent" />
            <span className="min-w-0 break-all">{upload.filename}</span>
          </p>
        ) : (
          <p className="flex items-center justify-center gap-2 text-ink-soft">
            <UploadIcon className="shrink-0 text-accent" />
            <span className="pointer-coarse:sr-only">Drag your CV here, or</span>
          </p>
        )}
        <Status upload={upload} />
        {upload.status === 'uploading' && (
          <div className="mx-auto max-w-72">
            <ProgressBar percent={upload.progress * 100} label="Upload" />
          </div>
        )}
        <input
          id={inputId}
          type="file"
          accept=".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
          aria-describedby={formatsId}
          ref={input}
          onChange={(event) => takeFrom(event.target)}
          className="sr-only"
        />
        <label
          htmlFor={inputId}
          className={cn(
            'inline-flex min-h-11 items-center rounded-md border border-rule-strong bg-sheet px-5 font-semibold text-ink after:absolute after:inset-0 hover:text-accent',
            upload.filename && 'min-h-9 px-3 text-sm',
          )}
        >
          {upload.filename ? 'Choose another file' : 'Browse Files'}
        </label>
        {upload.status === 'uploading' && (
          <Button variant="quiet" size="bare" className="relative z-10 ml-4" onClick={onCancel}>
            Cancel upload
          </Button>
        )}
        <p id={formatsId} className="text-xs text-ink-faint sm:text-sm">
          Supported formats: PDF, DOCX (Max 5MB)
        </p>
      </div>
    </div>
  );
}
