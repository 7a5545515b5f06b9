'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { logOut, signOutEverywhere } from '@/lib/client/staff-calls';
import { readableMessage } from '@/lib/client/http';
import { showToast } from '@/lib/client/toasts';
import { PasswordDialog } from './password-dialog';
import { SecondFactorDialog } from './second-factor-dialog';

export function AccountMenu({ email }: { email: string }) {
  const router = useRouter();
  const [isLeaving, setLeaving] = useState(false);

  const leave = async (end: () => Promise<unknown>) => {
    setLeaving(true);
    try {
      await end();
      router.replace('/admin/login');
    } catch (error) {
      showToast({ title: 'Logout Failed', description: readableMessage(error, 'Please try again.'), tone: 'error' });
      setLeaving(false);
    }
  };

  return (
    <nav aria-label="Account" className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span className="text-ink-faint">{email}</span>
      <PasswordDialog />
      <SecondFactorDialog />
      <Button variant="link" size="inline" disabled={isLeaving} onClick={() => leave(signOutEverywhere)}>
        Sign out everywhere
      </Button>
      <Button variant="outline" size="sm" disabled={isLeaving} onClick={() => leave(logOut)}>
        Log out
      </Button>
    </nav>
  );
}
