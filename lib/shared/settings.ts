import type { ClaimsPolicy } from '@/lib/content/claims';

/** `SHARED_COMPUTER`: whether visitors are asked if others use their computer too, or every computer or none counts as shared. */
export const sharedComputerPolicies = ['ask', 'always', 'never'] as const;
export type SharedComputerPolicy = (typeof sharedComputerPolicies)[number];

/** A cookie of the browser, set when its visitor says that others use it too; it ends when the browser closes. */
export const sharedComputerCookie = 'shared-computer';

/** The run-time settings a visitor's browser may know. `lib/server/settings.ts` makes them, the root layout passes them on. */
export interface PublicSettings {
  productName: string;
  tagline: string;
  /** The external job-matching app; null hides its banner. */
  jobAppUrl: string | null;
  minLoadingMs: number;
  /** `UNSOURCED_CLAIMS`: 'hide' takes every claim without a source off the screens. */
  claims: ClaimsPolicy;
  /** Origins that may frame the pages and get id and score. Empty: any site may frame, none gets them. */
  embedAllowedOrigins: string[];
  retentionDays: number;
  sharedComputer: SharedComputerPolicy;
  /** Who is responsible for the data: `OPERATOR_NAME`, `OPERATOR_CONTACT`; a missing contact is ''. `isNamed`: both are set. */
  operator: { name: string; contact: string; isNamed: boolean };
  /** The wording beside the unticked marketing box, and the version stored with a consent. */
  consent: { version: string; text: string };
  /** Which engine writes the prose; the privacy page names other parties accordingly. */
  engine: 'built-in' | 'claude';
  /** Whether each new email also goes to the operator's own system (`WEBHOOK_URL`). */
  passesLeadsOn: boolean;
  /** Whether an email that unlocks a report is sent a link to confirm it: `SMTP_URL`. */
  confirmsEmails: boolean;
  /** Absolute address of this installation, for the social image; null when unknown. */
  publicUrl: string | null;
}
