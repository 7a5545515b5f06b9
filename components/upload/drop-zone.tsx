'use client';

import { Check, FileText, LoaderCircle, Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Progress } from '@/components/ui/progress';
import type { UploadStage } from '@/lib/client/flow';
import { useFileDrop } from './use-file-drop';

interface DropZoneProps {
  upload: UploadStage;
  onFile: (file: File) => void;
  onCancel: () => void;
}

/** Drag and drop, or a click to browse. Of several files only the first is used. */
export function DropZone({ upload, onFile, onCancel }: DropZoneProps) {
  const formatsId = useId();
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  const { isOver, handlers } = useFileDrop(take);
  useEffect(() => ignoreDrops(), []);
  return (
    <div
      data-testid="drop-zone"
      {...handlers}
      className={cn(
        'relative rounded-lg border-2 border-dashed px-4 py-6 text-center transition-colors duration-150 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-accent',
        isOver ? 'border-accent bg-accent-wash' : 'border-rule-strong bg-paper hover:border-accent',
      )}
    >
      <div className="space-y-3">
        <FileName name={upload.filename} />
        <Status status={upload.status} />
        {upload.status === 'uploading' && <Progress value={upload.progress * 100} aria-label="Upload" className="mx-auto max-w-72" />}
        <FileChooser hasFile={upload.filename !== null} describedBy={formatsId} onChoose={take} />
        {upload.status === 'uploading' && (
          <Button variant="link" size="inline" className="relative z-10 ml-4" onClick={onCancel}>
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

/** A file dropped beside the zone would replace the page. */
function ignoreDrops(): () => void {
  const ignore = (event: DragEvent) => event.preventDefault();
  window.addEventListener('dragover', ignore);
  window.addEventListener('drop', ignore);
  return () => {
    window.removeEventListener('dragover', ignore);
    window.removeEventListener('drop', ignore);
  };
}

const FileName = ({ name }: { name: string | null }) =>
  name ? (
    <p className="flex items-center justify-center gap-2 font-semibold">
      <FileText className="size-5 shrink-0 text-accent" />
      <span className="min-w-0 break-all">{name}</span>
    </p>
  ) : (
    <p className="flex items-center justify-center gap-2 text-ink-soft">
      <Upload className="size-5 shrink-0 text-accent" />
      <span className="pointer-coarse:sr-only">Drag your CV here, or</span>
    </p>
  );

const statuses = {
  none: { Icon: null, text: '' },
  selected: { Icon: FileText, text: 'File selected. Ready to upload.' },
  uploading: { Icon: LoaderCircle, text: 'Uploading your file...' },
  uploaded: { Icon: Check, text: 'File successfully uploaded' },
};

function Status({ status }: { status: UploadStage['status'] }) {
  const { Icon, text } = statuses[status];
  return (
    <p
      role="status"
      className={cn('flex items-center justify-center gap-2 text-sm', status === 'uploaded' && 'tone-green tone-text font-semibold')}
    >
      {Icon && <Icon className={cn('size-5 shrink-0', status === 'uploading' && 'turning')} />}
      {text}
    </p>
  );
}

interface FileChooserProps {
  hasFile: boolean;
  describedBy: string;
  onChoose: (files: FileList | null) => void;
}

/** The file field and its label, which covers the whole drop zone. */
function FileChooser({ hasFile, describedBy, onChoose }: FileChooserProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const takeFrom = (chooser: HTMLInputElement) => {
    onChoose(chooser.files);
    // Cleared, so that the same file can be chosen again.
    chooser.value = '';
  };
  // On a slow connection a file may be chosen before the scripts have loaded.
  const takeEarlyChoice = useEffectEvent(() => {
    if (input.current) takeFrom(input.current);
  });
  useEffect(() => takeEarlyChoice(), []);
  return (
    <>
      <input
        id={id}
        type="file"
        accept=".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        aria-describedby={describedBy}
        ref={input}
        onChange={(event) => takeFrom(event.target)}
        className="sr-only"
      />
      <label
        htmlFor={id}
        className={cn(
          'inline-flex min-h-11 items-center rounded-md border border-rule-strong bg-sheet px-5 font-semibold text-ink after:absolute after:inset-0 hover:text-accent',
          hasFile && 'min-h-9 px-3 text-sm',
        )}
      >
        {hasFile ? 'Choose another file' : 'Browse Files'}
      </label>
    </>
  );
}
