'use client';

import dynamic from 'next/dynamic';
import { createContext, useContext, useState, type ReactNode } from 'react';

const PutRightDialog = dynamic(() => import('./put-right-dialog'), { ssr: false });

/** Opens the form; null where this reader may not change the reading. */
const PutRightContext = createContext<(() => void) | null>(null);

export const usePutRight = (): (() => void) | null => useContext(PutRightContext);

interface PutRightProviderProps {
  id: string;
  isAllowed: boolean;
  /** The new result, as the server answered it. */
  onScored: (result: unknown) => void;
  children: ReactNode;
}

/** Changes stay while the form is closed, until the page is left. */
export function PutRightProvider({ id, isAllowed, onScored, children }: PutRightProviderProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <PutRightContext.Provider value={isAllowed ? open : null}>
      {children}
      {wasOpened && <PutRightDialog id={id} isOpen={isOpen} onClose={() => setOpen(false)} onScored={onScored} />}
    </PutRightContext.Provider>
  );
}
