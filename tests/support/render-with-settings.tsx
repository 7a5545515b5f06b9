import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { SettingsProvider } from '@/components/layout/settings-context';
import { TooltipProvider } from '@/components/ui/tooltip';
import { consentWording } from '@/lib/content/consent';
import type { PublicSettings } from '@/lib/shared/settings';

export const testSettings: PublicSettings = {
  productName: 'Analyse My CV',
  tagline: 'A tagline',
  jobAppUrl: 'https://jobs.example.com/register',
  minLoadingMs: 60_000,
  claims: 'show',
  embedAllowedOrigins: [],
  retentionDays: 30,
  sharedComputer: 'ask',
  operator: { name: 'The operator of this site', contact: '', isNamed: false },
  consent: consentWording,
  engine: 'built-in',
  passesLeadsOn: false,
  confirmsEmails: false,
  publicUrl: null,
};

/** Renders as the root layout does: with the settings of the server, some of them changed for the test. */
export const renderWithSettings = (element: ReactElement, changed: Partial<PublicSettings> = {}) =>
  render(
    <SettingsProvider settings={{ ...testSettings, ...changed }}>
      <TooltipProvider>{element}</TooltipProvider>
    </SettingsProvider>,
  );
