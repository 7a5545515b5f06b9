'use client';

import Link from 'next/link';
import { useSettings } from '@/components/layout/settings-context';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { claimText } from '@/lib/content/claims';
import { product } from '@/lib/content/product';

/** What happens to the file, shown below the upload. */
export function PrivacyBanner() {
  const { claims, retentionDays } = useSettings();
  const compliant = claimText('gdprCompliant', claims);
  return (
    <Alert variant="success">
      <AlertTitle>Your Privacy is Protected</AlertTitle>
      <AlertDescription>
        <p className="text-ink-soft">
          Personal details we recognise are redacted before the analysis, and the quality of your CV is still properly assessed.
          {compliant && ` ${compliant}.`}
        </p>
        <p className="text-ink-soft">
          Kept for at most {retentionDays} {retentionDays === 1 ? 'day' : 'days'}; you can delete it sooner. For people of{' '}
          {product.minimumAge} and over.{' '}
          <Link href="/privacy" prefetch={false} className="text-accent underline underline-offset-4">
            What is kept and why
          </Link>
        </p>
      </AlertDescription>
    </Alert>
  );
}
