'use client';

import { Download } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Sections } from '@/lib/client/improve-calls';
import { improvedScores } from '@/lib/client/improved-scores';
import type { DisplayResult } from '@/lib/report/display-result';
import { Failure } from './failure';
import { ScoreComparison } from './score-comparison';
import { useRescore } from './use-rescore';

const DownloadSheet = dynamic(() => import('./download-sheet'), { ssr: false });

interface ImprovedCvActionsProps {
  id: string;
  sections: Sections;
  before: DisplayResult;
}

/** Opens the sheet that the improved CV is downloaded from, and scores the improved CV. */
export function ImprovedCvActions({ id, sections, before }: ImprovedCvActionsProps) {
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused');
  const [saved, setSaved] = useState<string[]>([]);
  const { rescore, run } = useRescore(id, before);

  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => setSheet('open')}>
          <Download className="size-4.5" />
          Download Your Improved CV
        </Button>
        <Button variant="outline" aria-disabled={rescore.status === 'working'} onClick={() => void run(sections)}>
          {rescore.status === 'working' ? 'Scoring…' : 'Score my improved CV'}
        </Button>
      </div>
      {sheet !== 'unused' && (
        <DownloadSheet
          id={id}
          sections={sections}
          isOpen={sheet === 'open'}
          onClose={() => setSheet('closed')}
          onSaved={(names) => {
            setSaved(names);
            setSheet('closed');
          }}
        />
      )}
      <p role="status" className={saved.length > 0 ? 'text-sm break-words text-ink-soft' : 'sr-only'}>
        {saved.length > 0 && `Saved in your downloads: ${saved.join(' and ')}.`}
      </p>
      {rescore.status === 'failed' && <Failure title="Your improved CV could not be scored" message={rescore.message} />}
      <div aria-live="polite" className="empty:-mt-5">
        {rescore.status === 'ready' && (
          <ScoreComparison before={before} after={rescore.result} afterId={rescore.id} history={improvedScores(id)} />
        )}
      </div>
    </div>
  );
}
