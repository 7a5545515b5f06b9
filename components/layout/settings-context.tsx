'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { PublicSettings } from '@/lib/shared/settings';

const SettingsContext = createContext<PublicSettings | null>(null);

export const SettingsProvider = ({ settings, children }: { settings: PublicSettings; children: ReactNode }) => (
  <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>
);

/** The settings the server read for this request. */
export function useSettings(): PublicSettings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings needs the SettingsProvider of the root layout.');
  return settings;
}
