'use client';

import { ChevronLeft } from 'lucide-react';
import { useRef, useState, type ComponentType } from 'react';
import { ButtonLink } from '@/components/ui/button';
import type { AdvertBody } from '@/lib/shared/adverts';
import { AdvertForm } from './advert-form';
import { AdvertList } from './advert-list';
import { MatchView } from './match-view';
import { useAdverts } from './use-adverts';

interface JobMatchScreenProps {
  analysisId: string;
  Loading: ComponentType;
}

const Header = ({ analysisId }: { analysisId: string }) => (
  <div className="space-y-2">
    <p data-screen-only>
      <ButtonLink href={`/results/${encodeURIComponent(analysisId)}`} variant="link" size="inline">
        <ChevronLeft className="size-5" />
        Back to your report
      </ButtonLink>
    </p>
    <h1 className="text-2xl">Your CV against the advert</h1>
    <p className="measure text-ink-soft">What it asks for, the most important first, and what your CV shows of it.</p>
  </div>
);

const Failed = ({ analysisId, message }: { analysisId: string; message: string }) => (
  <div className="space-y-5">
    <Header analysisId={analysisId} />
    <p role="alert">{message}</p>
  </div>
);

/** Paste, keep, switch between and delete adverts. The selected advert is compared with the CV. */
export default function JobMatchScreen({ analysisId, Loading }: JobMatchScreenProps) {
  const { state, adverts, chosen, choose, keep, drop } = useAdverts(analysisId);
  const [isAsked, setAsked] = useState(false);
  const list = useRef<HTMLHeadingElement>(null);
  const more = useRef<HTMLDetailsElement>(null);

  const keepAndShow = async (advert: AdvertBody): Promise<string | null> => {
    const problem = await keep(advert);
    if (problem !== null) return problem;
    more.current?.removeAttribute('open');
    setAsked(true);
    return null;
  };

  if (state.state === 'loading') return <Loading />;
  if (state.state === 'failed') return <Failed analysisId={analysisId} message={state.message} />;
  if (!chosen)
    return (
      <div className="space-y-6">
        <Header analysisId={analysisId} />
        <div className="max-w-2xl">
          <AdvertForm onKeep={keepAndShow} takesFocus={isAsked} />
        </div>
      </div>
    );
  return (
    <div className="space-y-6">
      <Header analysisId={analysisId} />
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] print:block">
        <div className="space-y-4" data-screen-only>
          <h2 ref={list} tabIndex={-1} className="text-lg outline-none">
            Your adverts
          </h2>
          <AdvertList
            adverts={adverts}
            chosenId={chosen.id}
            onChoose={(id) => {
              setAsked(true);
              choose(id);
            }}
            onDelete={(id) => {
              // The delete button that had the focus disappears with its advert, so the focus is moved.
              list.current?.focus();
              setAsked(true);
              void drop(id);
            }}
          />
          <details ref={more}>
            <summary className="inline-flex min-h-6 items-center text-sm font-semibold text-accent underline underline-offset-4">
              Add another advert
            </summary>
            <div className="pt-3">
              <AdvertForm onKeep={keepAndShow} />
            </div>
          </details>
        </div>
        <MatchView key={chosen.id} analysisId={analysisId} advert={chosen} isAsked={isAsked} />
      </div>
    </div>
  );
}
