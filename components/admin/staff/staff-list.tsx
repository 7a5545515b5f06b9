import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, buttonVariants } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle, DialogTrigger } from '@/components/ui/dialog';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { readableMessage } from '@/lib/client/http';
import { changeRole, removeStaff } from '@/lib/client/staff-calls';
import { showToast } from '@/lib/client/toasts';
import { staffRole, type StaffMember } from '@/lib/shared/staff';
import { useProof } from '../account/proof';
import { NoValue, Time } from '../tables/cells';

/** Each account with its role and a way to remove it. */
export function StaffList({ members, ownEmail }: { members: StaffMember[]; ownEmail: string }) {
  return (
    <ul className="divide-y rounded-md border bg-sheet">
      {members.map((member) => (
        <li key={member.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 text-sm">
          <div className="min-w-0 grow">
            <p className="break-all">
              {member.email} {member.email === ownEmail && <NoValue>(you)</NoValue>}
            </p>
            <p className="text-ink-faint">
              Since <Time iso={member.createdAt} /> UTC. {member.hasSecondFactor ? 'Second factor on' : 'No second factor'}
            </p>
          </div>
          <Role member={member} />
          <Removal member={member} />
        </li>
      ))}
    </ul>
  );
}

/** Makes the change after a recent proof of identity; 'cancelled' where none was given. The lists are read again in either case. */
function useStaffChange(change: () => Promise<void>, refused: string) {
  const queries = useQueryClient();
  const prove = useProof();
  return useMutation({
    mutationFn: async () => {
      if (await prove()) await change();
    },
    onError: (error) => showToast({ title: refused, description: readableMessage(error, 'Please try again.'), tone: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin', 'staff'] }),
  });
}

function Role({ member: { id, email, role } }: { member: StaffMember }) {
  const change = useStaffChange(() => changeRole(id, role === 'owner' ? 'viewer' : 'owner'), 'Role not changed');
  return (
    <NativeSelect
      aria-label={`Role of ${email}`}
      className="w-28! min-h-9!"
      value={change.isPending ? (role === 'owner' ? 'viewer' : 'owner') : role}
      disabled={change.isPending}
      onChange={(event) => staffRole.parse(event.target.value) !== role && change.mutate()}
    >
      <NativeSelectOption value="viewer">Viewer</NativeSelectOption>
      <NativeSelectOption value="owner">Owner</NativeSelectOption>
    </NativeSelect>
  );
}

function Removal({ member: { id, email } }: { member: StaffMember }) {
  const [isOpen, setOpen] = useState(false);
  const removal = useStaffChange(async () => {
    await removeStaff(id);
    setOpen(false);
  }, 'Not removed');
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger className={buttonVariants({ variant: 'outline', size: 'sm' })}>
        Remove<span className="sr-only"> {email}</span>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>Remove {email}?</DialogTitle>
        <DialogDescription>They are signed out at once and cannot sign in again. What they did stays in the list.</DialogDescription>
        <DialogFooter>
          <Button variant="outline" size="sm" onClick={() => setOpen(false)} disabled={removal.isPending}>
            Keep
          </Button>
          <Button variant="destructive" size="sm" onClick={() => removal.mutate()} disabled={removal.isPending}>
            Remove
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
