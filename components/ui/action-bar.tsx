import type { ReactNode } from 'react';

/** The one action of a screen. On a phone it waits in a bar at the bottom, with room for the helper's button at its end; elsewhere it stands where it is written. */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <div data-bottom-bar="phone" className="max-sm:bottom-bar max-sm:m-0 max-sm:border-t max-sm:py-2 max-sm:pr-19 max-sm:pl-4">
    {children}
  </div>
);
