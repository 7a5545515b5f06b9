import type { ReactNode, Ref } from 'react';

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
