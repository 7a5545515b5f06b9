'use client';

import { redeemOwnerLink } from '@/lib/client/report-calls';
import { OnePressForm } from './one-press-form';

/** The page behind a link that makes this browser the owner of a CV. */
export const ContinueForm = ({ token, to }: { token: string; to: string }) => (
  <OnePressForm
    title="Open your CV in this browser"
    button="Open it here"
    failure="The owner link could not be redeemed."
    onPress={async () => window.location.assign(await redeemOwnerLink(token, to))}
  >
    <p>This link opens a CV as its owner. Go on only if you made the link yourself.</p>
    <p>If you uploaded another CV in this browser, its report stays open, but you can no longer edit or delete it here.</p>
  </OnePressForm>
);
