'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle, DialogTrigger } from '@/components/ui/dialog';
import { deletePerson } from '@/lib/client/admin-calls';
import { readableMessage } from '@/lib/client/http';
import { showToast } from '@/lib/client/toasts';
import { useProof } from '../account/proof';
import { useIsOwner } from '../staff-context';

interface DeletePersonProps {
  email: string | null;
  /** Identifies a person who left no email. */
  uploadId: string | null;
  filename?: string;
}

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Deletes everything stored about one person, after a confirmation; offered to owners. */
export function DeletePerson(props: DeletePersonProps) {
  return useIsOwner() ? <Deletion {...props} /> : null;
}

function Deletion({ email, uploadId, filename }: DeletePersonProps) {
  const [isOpen, setOpen] = useState(false);
  const queries = useQueryClient();
  const prove = useProof();
  const who = email ? { email } : { uploadId: uploadId ?? '' };
  const name = email ?? filename ?? 'this person';
  const deletion = useMutation({
    mutationFn: async () => ((await prove()) ? deletePerson(who) : null),
    onSuccess: (deleted) => {
      if (!deleted) return;
      const { emails, uploads, analyses } = deleted;
      setOpen(false);
      showToast({
        title: 'Deleted',
        description: `${counted(emails, 'email')}, ${counted(uploads, 'upload')} and ${counted(analyses, 'analysis', 'analyses')} removed.`,
        tone: 'success',
      });
      return queries.invalidateQueries({ queryKey: ['admin'] });
    },
    onError: (error) =>
      showToast({ title: 'Not deleted', description: readableMessage(error, 'Nothing was removed. Please try again.'), tone: 'error' }),
  });
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger className="inline-flex min-h-6 min-w-6 items-center justify-center text-ink-faint hover:text-red">
        <Trash2 className="size-4.5" />
        <span className="sr-only">Delete the data of {name}</span>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>Delete everything of {name}?</DialogTitle>
        <DialogDescription>
          The email, every CV file and its text, and all analyses go for good. Report links of this person stop working at once.
        </DialogDescription>
        <DialogFooter>
          <Button variant="outline" size="sm" onClick={() => setOpen(false)} disabled={deletion.isPending}>
            Keep
          </Button>
          <Button variant="destructive" size="sm" onClick={() => deletion.mutate()} disabled={deletion.isPending}>
            {deletion.isPending ? 'Deleting…' : 'Delete for good'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
