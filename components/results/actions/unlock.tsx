'use client';

import { buttonVariants } from '@/components/ui/button';
import { isFramed } from '@/lib/client/parent-frame';
import { linkToReport } from '@/lib/client/viewer-link';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { unlockFieldId } from './focus-unlock-form';
import { UnlockForm, type UnlockFormProps } from './unlock-form';

/** The form for the owner; other readers are told who can unlock the report. In a frame that keeps no cookie it opens in a window. */
export function Unlock({ isOwner, id, ...form }: UnlockFormProps & { isOwner: boolean; id: string }) {
  const link = useBrowserValue(() => (isFramed() ? linkToReport(id) : null), null);
  if (isOwner) return <UnlockForm {...form} />;
  return (
    <section className="rounded-lg border border-accent bg-accent-wash p-5 sm:p-8" data-screen-only>
      <p id={unlockFieldId} tabIndex={-1}>
        Only the browser that uploaded this CV can unlock it.
      </p>
      {link && (
        <a href={link} target="_blank" className={buttonVariants({ className: 'mt-4' })}>
          Unlock it in a new window
        </a>
      )}
    </section>
  );
}
