'use client';

import { createContext, useContext } from 'react';
import type { OwnDetails } from '@/lib/report/own-details';

export const nobodys: OwnDetails = {};
const OwnDetailsContext = createContext<OwnDetails>(nobodys);

/** The owner's words for placeholders; empty for other readers. */
export const OwnDetailsProvider = OwnDetailsContext.Provider;
export const useOwnDetails = (): OwnDetails => useContext(OwnDetailsContext);
