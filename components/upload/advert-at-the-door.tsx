'use client';

import { useId } from 'react';
import { Textarea } from '@/components/ui/textarea';
import { limits } from '@/lib/shared/limits';

/** A field for a job advert beside the upload: the report then begins with the match. */
export function AdvertAtTheDoor({ advert, onChange }: { advert: string; onChange: (advert: string) => void }) {
  const id = useId();
  return (
    <details>
      <summary className="inline-flex min-h-9 items-center text-sm font-semibold text-accent underline underline-offset-4">
        Applying for something? Paste the advert
      </summary>
      <div className="pt-2">
        <label htmlFor={id} className="text-sm font-semibold">
          Job advert <span className="font-normal">(optional)</span>
        </label>
        <p id={`${id}-hint`} className="text-xs text-ink-faint">
          Your report compares it with your CV. We keep it with your report until you delete either.
        </p>
        <Textarea
          id={id}
          rows={5}
          value={advert}
          maxLength={limits.advertCharacters}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
          className="mt-1 max-h-60 min-h-28 text-sm [field-sizing:content]"
        />
      </div>
    </details>
  );
}
