import type { ReactNode, Ref } from 'react';

/** For who has enough after some of the steps: the same downloads, folded. */
export const GuidedSoFar = ({ children }: { children: ReactNode }) => (
  <details>
    <summary className="inline-flex min-h-6 items-center text-sm font-semibold text-accent underline underline-offset-4">
      Download your CV as it is now
    </summary>
    <div className="mt-3 space-y-5 rounded-lg border p-5">{children}</div>
  </details>
);

/** Shown once all steps are done, with the downloads inside. */
export const GuidedDone = ({ ref, children }: { ref: Ref<HTMLElement>; children: ReactNode }) => (
  <section
    ref={ref}
    tabIndex={-1}
    aria-labelledby="done-title"
    className="scroll-mt-6 space-y-5 rounded-lg border border-accent bg-accent-wash p-5 outline-none sm:p-8"
  >
    <div>
      <h2 id="done-title" className="text-xl">
        Congratulations
      </h2>
      <p className="measure mt-2">All five steps are done. Your improved CV has one column, your own words and your contact details.</p>
    </div>
    {children}
  </section>
);
