import { createContext, useContext } from 'react';
import type { StaffRole } from '@/lib/shared/staff';

/** The role of the signed-in account, as the server drew the page. Actions it does not allow are not offered; the server checks again. */
export const RoleContext = createContext<StaffRole>('viewer');

export const useIsOwner = (): boolean => useContext(RoleContext) === 'owner';
