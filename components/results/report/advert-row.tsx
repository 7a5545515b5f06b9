'use client';

import { ChevronRight } from 'lucide-react';
import { jobMatchAddress } from '@/lib/client/advert-calls';
import { ImproveLink } from '../actions/next-steps';
import { useAdvertMatch, type AdvertMatch } from '../hooks/use-advert-match';

const answerOf = ({ score, missing }: AdvertMatch): string =>
  score === null ? 'Comparing…' : `Job fit ${score} of 100${missing > 0 ? `, ${missing} missing` : ''}`;

/** One of the first rows of the report: the match with the newest advert, or a link to add one. Its height is the same while it loads. */
export function AdvertRow({ id }: { id: string }) {
  const match = useAdvertMatch(id, true);
  return (
    <ImproveLink
      id={id}
      to={jobMatchAddress(id, match?.advert.id)}
      className="flex min-h-16 items-center gap-3 rounded-lg border px-4 py-2.5 no-underline hover:border-accent sm:px-5"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold text-ink">{match ? match.advert.name : 'Applying for something?'}</span>
        <span className="block text-sm text-ink-soft tabular-nums">{match ? answerOf(match) : 'Compare your CV with the advert'}</span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-ink-faint" />
    </ImproveLink>
  );
}
