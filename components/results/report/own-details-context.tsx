'use client';

import { createContext, useContext } from 'react';
import type { OwnDetails } from '@/lib/report/own-details';

export const nobodys: OwnDetails = {};
const OwnDetailsContext = createContext<OwnDetails>(nobodys);

/** What its owner reads in the place of placeholders; nothing for everybody else. */
export const OwnDetailsProvider = OwnDetailsContext.Provider;
export const useOwnDetails = (): OwnDetails => useContext(OwnDetailsContext);
