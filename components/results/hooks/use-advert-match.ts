import { useEffect, useState } from 'react';
import { fetchAdverts } from '@/lib/client/advert-calls';
import { requestJobMatch } from '@/lib/client/improve-calls';
import { logFailure } from '@/lib/client/log-failure';
import type { Advert } from '@/lib/shared/adverts';

export interface AdvertMatch {
  advert: Advert;
  /** null until it is compared. */
  score: number | null;
  missing: number;
}

/** The match with the newest advert kept with the report; null where there is none, and until it is computed. */
export function useAdvertMatch(id: string, isOwner: boolean): AdvertMatch | null {
  const [match, setMatch] = useState<AdvertMatch | null>(null);
  useEffect(() => {
    if (!isOwner) return;
    const { signal, abort } = abortable();
    const look = async () => {
      const [advert] = await fetchAdverts(id, signal);
      if (!advert) return;
      setMatch({ advert, score: null, missing: 0 });
      const { score, criteria } = await requestJobMatch({ analysisId: id, jobDescription: advert.text, explain: false }, { signal });
      setMatch({ advert, score, missing: criteria.filter(({ state }) => state === 'missing').length });
    };
    look().catch((error: unknown) => {
      if (!signal.aborted) logFailure('The adverts could not be compared.', error);
    });
    return abort;
  }, [id, isOwner]);
  return match;
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
