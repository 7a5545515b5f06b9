import type { ReactNode } from 'react';

/** The one action of a screen. On a phone it is fixed to the bottom edge once it can be taken; on wider screens it is in the flow of the page. */
export const ActionBar = ({ isBar = true, children }: { isBar?: boolean; children: ReactNode }) => (
  <div
    {...(isBar ? { 'data-bottom-bar': 'phone', className: 'max-sm:bottom-bar max-sm:m-0 max-sm:border-t max-sm:py-2 max-sm:px-4' } : {})}
  >
    {children}
  </div>
);
