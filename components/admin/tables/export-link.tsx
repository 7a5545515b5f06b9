import { Download } from 'lucide-react';
import type { MouseEvent } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { readableMessage } from '@/lib/client/http';
import { showToast } from '@/lib/client/toasts';
import { useProof } from '../account/proof';
import { useIsOwner } from '../staff-context';

/** Downloads the whole list. It is offered to owners only, and asks for a recent proof of identity first. */
export function ExportLink({ href }: { href: string }) {
  const isOwner = useIsOwner();
  const prove = useProof();
  const exportList = async (event: MouseEvent) => {
    event.preventDefault();
    try {
      // The answer is an attachment, so the page stays.
      if (await prove()) window.location.assign(href);
    } catch (error) {
      showToast({ title: 'Not exported', description: readableMessage(error, 'Please try again.'), tone: 'error' });
    }
  };
  if (!isOwner) return null;
  return (
    <ButtonLink href={href} download variant="outline" size="sm" onClick={exportList}>
      <Download className="size-4" />
      Export CSV
    </ButtonLink>
  );
}
