'use client';

import { useState, type SubmitEvent } from 'react';
import { useSettings } from '@/components/layout/settings-context';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { claimText } from '@/lib/content/claims';
import { unlockFieldId } from './focus-unlock-form';

export interface UnlockFormProps {
  isBusy: boolean;
  /** Whether marketing consent may be asked for: not for minors. */
  asksConsent: boolean;
  /** What of this report is locked, by name. */
  opens: UnlockedParts;
  onSubmit: (email: string, marketingConsent: boolean) => void;
}

/** Parts that a report has only where they were asked for and could be read. */
export interface UnlockedParts {
  insights: boolean;
  pay: boolean;
}

const promise = ({ insights, pay }: UnlockedParts): string =>
  ['Opens', insights && 'career insights,', pay && 'pay figures for your role,', 'every section and improvement, and the PDF.']
    .filter(Boolean)
    .join(' ');

/** An email unlocks the whole report. Marketing consent is a separate question, unticked and not required. */
export function UnlockForm({ isBusy, asksConsent, opens, onSubmit }: UnlockFormProps) {
  const { claims, consent } = useSettings();
  const [email, setEmail] = useState('');
  const [agrees, setAgrees] = useState(false);
  const worth = (opens.insights || opens.pay) && claimText('salaryUpTo', claims);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit(email, asksConsent && agrees);
  };
  return (
    <section
      id="unlock"
      aria-labelledby="unlock-title"
      data-screen-only
      className="scroll-mt-6 rounded-lg border border-accent bg-accent-wash p-4 sm:p-6"
    >
      <div>
        <h2 id="unlock-title" className="mr-2 inline text-lg">
          Get Your Complete CV Assessment
        </h2>
        <Badge tone="green">FREE</Badge>
      </div>
      <p className="measure mt-2 text-sm text-ink-soft">
        {promise(opens)} {worth && `${worth}.`}
      </p>
      <form method="post" onSubmit={submit} className="mt-4 space-y-3">
        <div className="flex flex-col gap-3 sm:flex-row sm:items-end">
          <div className="min-w-0 flex-1">
            <Label htmlFor={unlockFieldId}>Enter your email address</Label>
            <Input
              id={unlockFieldId}
              type="email"
              required
              autoComplete="email"
              value={email}
              aria-describedby="unlock-use"
              onChange={(event) => setEmail(event.target.value)}
              className="mt-1 block"
            />
          </div>
          <Button type="submit" aria-disabled={isBusy}>
            View Full Report - FREE
          </Button>
        </div>
        <UseOfEmail asksConsent={asksConsent} />
        {asksConsent && (
          <div className="flex gap-3">
            <Checkbox id="unlock-consent" checked={agrees} onChange={(event) => setAgrees(event.target.checked)} className="mt-0.5" />
            <label htmlFor="unlock-consent" className="text-sm">
              {consent.text}
            </label>
          </div>
        )}
      </form>
    </section>
  );
}

/** What the address is used for. */
function UseOfEmail({ asksConsent }: Pick<UnlockFormProps, 'asksConsent'>) {
  const { confirmsEmails, operator } = useSettings();
  return (
    <p id="unlock-use" className="text-sm text-ink-soft">
      Your email unlocks this report. {asksConsent && 'You get the report whether or not you tick the box below. '}
      {operator.name} keeps the address and sends {confirmsEmails ? 'one email, to confirm that it is yours, and nothing else' : 'nothing'}
      {asksConsent && ' without that tick'}.
    </p>
  );
}
