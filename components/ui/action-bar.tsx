import type { ReactNode } from 'react';

/** The one action of a screen. On a phone it is fixed to the bottom edge; on wider screens it is in the flow of the page. */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <div data-bottom-bar="phone" className="max-sm:bottom-bar max-sm:m-0 max-sm:border-t max-sm:py-2 max-sm:px-4">
    {children}
  </div>
);
