import { createContext, useContext } from 'react';
import type { StaffRole } from '@/lib/shared/staff';

/** The role of whoever is signed in, as the server drew the page: what they may not do is not offered. The server asks again. */
export const RoleContext = createContext<StaffRole>('viewer');

export const useIsOwner = (): boolean => useContext(RoleContext) === 'owner';
