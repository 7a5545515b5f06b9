import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LiveScorer } from '@/lib/client/live-score/open-live-score';
import type { LiveScore, LiveSource } from '@/lib/client/live-score/score-edits';
import { logFailure } from '@/lib/client/log-failure';

/** The other requests that the engine in the browser answers. */
export type LiveEngine = Pick<LiveScorer, 'scoreDrafts' | 'suggest'>;

export interface LiveScores {
  original: LiveScore | null;
  live: LiveScore | null;
  hasFailed: boolean;
}

/** The score of the draft, updated as the visitor types. The engine loads after the editor is shown and runs in a worker. */
export function useLiveScore(source: LiveSource | null, edited: Readonly<Record<string, string>>): LiveScores & { engine: LiveEngine } {
  const [scores, setScores] = useState<LiveScores>({ original: null, live: null, hasFailed: false });
  const scorer = useRef<LiveScorer | null>(null);
  const opening = useRef<Promise<void> | null>(null);
  const key = JSON.stringify(edited);
  const draft = useMemo(() => JSON.parse(key), [key]);
  const latest = useRef(draft);

  useEffect(() => {
    if (!source || typeof Worker === 'undefined') return;
    let isClosed = false;
    const fail = () => setScores((before) => ({ ...before, hasFailed: true }));
    opening.current = import('@/lib/client/live-score/open-live-score')
      .then(({ openLiveScore }) => {
        if (isClosed) return;
        scorer.current = openLiveScore(
          source,
          (answer) => {
            if (answer.type === 'opened') setScores((before) => ({ ...before, original: answer.original }));
            if (answer.type === 'scored') setScores((before) => ({ ...before, live: answer.live }));
          },
          fail,
        );
        scorer.current.score(latest.current);
      })
      .catch((error: unknown) => {
        logFailure('The live score could not be started.', error);
        fail();
      });
    return () => {
      isClosed = true;
      scorer.current?.close();
      scorer.current = null;
    };
  }, [source]);

  useEffect(() => {
    latest.current = draft;
    scorer.current?.score(draft);
  }, [draft]);

  const scoreDrafts = useCallback<LiveEngine['scoreDrafts']>(
    async (drafts) => scorer.current?.scoreDrafts(drafts) ?? drafts.map(() => null),
    [],
  );
  const suggest = useCallback<LiveEngine['suggest']>(async (asked) => {
    await opening.current;
    if (!scorer.current) throw new Error('The engine could not be started in this browser.');
    return scorer.current.suggest(asked);
  }, []);
  const engine = useMemo(() => ({ scoreDrafts, suggest }), [scoreDrafts, suggest]);
  return { ...scores, engine };
}
