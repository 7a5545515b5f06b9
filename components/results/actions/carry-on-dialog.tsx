'use client';

import dynamic from 'next/dynamic';
import { useSettings } from '@/components/layout/settings-context';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import type { HandOver } from '@/lib/shared/hand-over';
import { useHandOver } from './use-hand-over';

const QrCode = dynamic(() => import('qrcode.react').then(({ QRCodeSVG }) => QRCodeSVG), { ssr: false });
const qrSize = 200;

/** '14:05' in the reader's time zone. */
const timeOf = (iso: string): string => {
  const time = new Date(iso);
  return `${String(time.getHours()).padStart(2, '0')}:${String(time.getMinutes()).padStart(2, '0')}`;
};

/** Dark on white in both themes, with the margin that cameras need. */
function Offer({ offer }: { offer: HandOver }) {
  const { publicUrl } = useSettings();
  const address = new URL(offer.url, publicUrl ?? window.location.href);
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-4">
      <div className="shrink-0" style={{ width: qrSize, height: qrSize }}>
        <QrCode value={address.href} size={qrSize} marginSize={4} title="QR code that opens your report on your phone" />
      </div>
      <div className="min-w-0 flex-1 basis-52 space-y-2">
        <p>
          Scan it with your phone. On another computer, open <span className="font-semibold wrap-anywhere">{address.host}/carry-on</span>{' '}
          and type:
        </p>
        <p className="font-mono text-xl font-semibold tracking-wider whitespace-nowrap">{offer.code}</p>
        <p className="text-sm text-ink-soft">It works once, until {timeOf(offer.expiresAt)}. Show it to nobody: it opens your CV.</p>
      </div>
    </div>
  );
}

const ended = { revoked: 'The code no longer works.', expired: 'The code has run out.' } as const;

/** A QR code and a short code that open the report with ownership and draft elsewhere. */
export default function CarryOnDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { state, again, revoke } = useHandOver(id);
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogTitle>Carry on elsewhere</DialogTitle>
        <DialogDescription>Your report opens on another device with your edits, and you can change and delete it there.</DialogDescription>
        <div aria-live="polite" className="min-h-52">
          {state.at === 'making' && <p className="text-ink-soft">Making a code…</p>}
          {state.at === 'ready' && <Offer offer={state.offer} />}
          {(state.at === 'revoked' || state.at === 'expired') && <p>{ended[state.at]}</p>}
          {state.at === 'failed' && <p className="tone-red tone-text">{state.message}</p>}
        </div>
        <DialogFooter>
          {state.at === 'ready' ? (
            <Button variant="outline" size="sm" onClick={() => void revoke()}>
              Cancel the code
            </Button>
          ) : (
            <Button variant="outline" size="sm" aria-disabled={state.at === 'making'} onClick={() => state.at !== 'making' && again()}>
              Make a new code
            </Button>
          )}
          <Button size="sm" onClick={onClose}>
            Done
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
