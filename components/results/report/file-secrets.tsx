'use client';

import { Check } from 'lucide-react';
import { useSettings } from '@/components/layout/settings-context';
import { PremiumBadge } from '@/components/ui/premium-badge';
import { Gate } from '@/components/ui/gate';
import { claimText } from '@/lib/content/claims';

interface FileSecretsProps {
  recommended: string;
  /** What the report says about the file's name. */
  notes: readonly string[];
  hasFullAccess: boolean;
  onUnlock: () => void;
}

const benefits = ['Your name is readable before anybody opens the file', 'It is found again by searching for you, on any computer'];

export const fileSecretsTitle = 'CV File Secrets';
export const FileSecretsBadge = PremiumBadge;

/** The card's content: what a good file name is, and yours. */
export function FileSecrets({ recommended, notes, hasFullAccess, onUnlock }: FileSecretsProps) {
  const { claims } = useSettings();
  const secret = claimText('recruiterRecall', claims);
  return (
    <Gate
      isOpen={hasFullAccess}
      title="the file name to send"
      promise="A naming formula, and your own file name ready to copy."
      lines={3}
      onUnlock={onUnlock}
    >
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {secret && (
          <div>
            <h3 className="text-lg">Insider Recruiter Secret</h3>
            <p className="mt-1 text-ink-soft">{secret}.</p>
          </div>
        )}
        <div>
          <h3 className="text-lg">Professional Naming Formula</h3>
          <p className="mt-1">
            <code className="rounded-sm bg-wash px-2 py-1 font-sans text-sm font-semibold break-all">{recommended}</code>
          </p>
          <ul className="mt-3 space-y-1.5 text-sm">
            {benefits.map((benefit) => (
              <li key={benefit} className="tone-green flex gap-2">
                <Check className="size-4.5 tone-text mt-0.5 shrink-0" />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
        {notes.length > 0 && (
          <div>
            <h3 className="text-lg">Your file’s name now</h3>
            <ul className="mt-1 list-disc space-y-1 pl-5 text-ink-soft">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Gate>
  );
}
