'use client';

import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { readableMessage } from '@/lib/client/http';
import { fetchExport, saveFile, type ExportFormat } from '@/lib/client/improve-calls';
import { improvedScores } from '@/lib/client/improved-scores';
import { logFailure } from '@/lib/client/log-failure';
import type { DisplayResult } from '@/lib/report/display-result';
import { ScoreComparison } from './score-comparison';
import { useRescore } from './use-rescore';

interface ImprovedCvActionsProps {
  id: string;
  sections: Readonly<Record<string, string>>;
  before: DisplayResult;
}

const single: { format: ExportFormat; text: string }[] = [
  { format: 'docx', text: 'Word only' },
  { format: 'pdf', text: 'PDF only' },
  { format: 'json', text: 'JSON Resume' },
];

/** Downloads the improved CV, as Word and PDF together or each alone, and scores it. */
export function ImprovedCvActions({ id, sections, before }: ImprovedCvActionsProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [leftOut, setLeftOut] = useState('');
  const { rescore, run } = useRescore(id, before);

  const download = async (formats: readonly ExportFormat[]): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      const files = await Promise.all(formats.map((format) => fetchExport(id, format, sections)));
      files.forEach(({ file }) => saveFile(file));
      setLeftOut(files[0]?.leftOut ?? '');
    } catch (error) {
      logFailure('The improved CV could not be made.', error);
      setProblem(readableMessage(error, 'Your text is safe. Please try again.'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center gap-3">
        <Button aria-disabled={isBusy} onClick={() => void download(['docx', 'pdf'])}>
          <Download className="size-4.5" />
          Download Your Improved CV
        </Button>
        <Button variant="outline" aria-disabled={rescore.status === 'working'} onClick={() => void run(sections)}>
          {rescore.status === 'working' ? 'Scoring…' : 'Score my improved CV'}
        </Button>
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {single.map(({ format, text }) => (
          <Button key={format} variant="link" size="inline" aria-disabled={isBusy} onClick={() => void download([format])}>
            {text}
          </Button>
        ))}
      </div>
      <LeftOut names={leftOut} />
      {problem && <Failure title="Your improved CV could not be made" message={problem} />}
      {rescore.status === 'failed' && <Failure title="Your improved CV could not be scored" message={rescore.message} />}
      <div aria-live="polite" className="empty:-mt-5">
        {rescore.status === 'ready' && (
          <ScoreComparison before={before} after={rescore.result} afterId={rescore.id} history={improvedScores(id)} />
        )}
      </div>
    </div>
  );
}

/** What the file leaves out, told once it has been downloaded. */
const LeftOut = ({ names }: { names: string }) => (
  <p role="status" className={names ? 'text-sm text-ink-soft' : 'sr-only'}>
    {names && `Left out of the download: ${names}. A UK CV does not need this.`}
  </p>
);

const Failure = ({ title, message }: { title: string; message: string }) => (
  <Alert variant="destructive" role="alert">
    <AlertTitle>{title}</AlertTitle>
    <AlertDescription>
      <p>{message}</p>
    </AlertDescription>
  </Alert>
);
