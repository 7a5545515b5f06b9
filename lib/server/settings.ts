import type { PublicSettings } from '@/lib/shared/settings';
import { consentWording } from '@/lib/content/consent';
import { product } from '@/lib/content/product';
import { env } from './env';

/** The settings that a visitor's browser may know, read at request time. */
export function publicSettings(): PublicSettings {
  const settings = env();
  return {
    productName: settings.PRODUCT_NAME,
    tagline: product.tagline,
    jobAppUrl: settings.JOB_APP_URL ?? null,
    minLoadingMs: settings.MIN_LOADING_SECONDS * 1000,
    claims: settings.UNSOURCED_CLAIMS,
    embedAllowedOrigins: settings.EMBED_ALLOWED_ORIGINS,
    retentionDays: settings.RETENTION_DAYS,
    sharedComputer: settings.SHARED_COMPUTER,
    operator: {
      name: settings.OPERATOR_NAME ?? product.operatorName,
      contact: settings.OPERATOR_CONTACT ?? '',
      isNamed: unsetOperator().length === 0,
    },
    consent: consentWording,
    engine: writingEngine(),
    confirmsEmails: sendsEmails(),
    passesLeadsOn: settings.WEBHOOK_URL !== undefined,
    publicUrl: settings.PUBLIC_URL ?? null,
  };
}

/** The names of the settings for the responsible operator that are not set. */
export function unsetOperator(): string[] {
  const { OPERATOR_NAME, OPERATOR_CONTACT } = env();
  return Object.entries({ OPERATOR_NAME, OPERATOR_CONTACT }).flatMap(([name, value]) => (value === undefined ? [name] : []));
}

/** Whether an email that unlocks a report is confirmed by a link. */
export const sendsEmails = (): boolean => env().SMTP_URL !== undefined;

/** Links of letters would lead to the machine of whoever reads them. */
export const lettersLeadNowhere = (): boolean => sendsEmails() && env().PUBLIC_URL === undefined;

/** Which engine writes the prose, by the settings alone. */
export function writingEngine(): 'built-in' | 'claude' {
  const { ANALYSIS_ENGINE, ANTHROPIC_API_KEY } = env();
  if (ANALYSIS_ENGINE === 'auto') return ANTHROPIC_API_KEY ? 'claude' : 'built-in';
  return ANALYSIS_ENGINE;
}
