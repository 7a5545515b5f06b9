'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { readableMessage } from '@/lib/client/http';
import { addStaff, fetchStaff } from '@/lib/client/staff-calls';
import { showToast } from '@/lib/client/toasts';
import { emailAddress } from '@/lib/shared/email-address';
import { staffRole, type StaffRole } from '@/lib/shared/staff';
import { useProof } from '../account/proof';
import { TextField } from '../account/text-field';
import { AdminFrame, type AdminFrameProps } from '../admin-frame';
import { LoadError } from '../tables/load-error';
import { TableSkeleton } from '../tables/table-skeleton';
import { StaffList } from './staff-list';

/** Who may sign in, and what they may do: for owners only. */
export const StaffPage = (frame: Omit<AdminFrameProps, 'children' | 'at'>) => (
  <AdminFrame {...frame} at="staff">
    <div className="max-w-3xl space-y-8">
      <div>
        <h2 className="text-lg">Staff</h2>
        <p className="text-sm text-ink-faint">
          A viewer can look and download single files. An owner can also export, delete and change accounts.
        </p>
      </div>
      <Members ownEmail={frame.email} />
      <NewMember />
    </div>
  </AdminFrame>
);

function Members({ ownEmail }: { ownEmail: string }) {
  const { data, isError, error, refetch } = useQuery({ queryKey: ['admin', 'staff'], queryFn: fetchStaff });
  if (isError) return <LoadError recordsLabel="staff" error={error} onRetry={() => void refetch()} />;
  return data ? <StaffList members={data} ownEmail={ownEmail} /> : <TableSkeleton recordsLabel="staff" />;
}

function NewMember() {
  const queries = useQueryClient();
  const prove = useProof();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('viewer');
  const [mistake, setMistake] = useState<string | null>(null);
  const adding = useMutation({
    mutationFn: async () => ((await prove()) ? addStaff(email.trim(), role) : null),
    onSuccess: (added) => {
      if (!added) return;
      setEmail('');
      return queries.invalidateQueries({ queryKey: ['admin', 'staff'] });
    },
    onError: (error) => showToast({ title: 'Not added', description: readableMessage(error, 'Please try again.'), tone: 'error' }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isEmail = emailAddress.safeParse(email).success;
    setMistake(isEmail ? null : 'Please enter a valid email address.');
    if (isEmail) adding.mutate();
  };
  return (
    <section className="space-y-4">
      <h3 className="text-base font-semibold">Add somebody</h3>
      <form method="post" onSubmit={submit} noValidate className="grid items-start gap-4 sm:grid-cols-[1fr_10rem]">
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          required
          disabled={adding.isPending}
          value={email}
          error={mistake}
          onChange={(event) => setEmail(event.target.value)}
        />
        <RoleField value={role} onChange={setRole} disabled={adding.isPending} />
        <div>
          <Button type="submit" size="sm" disabled={adding.isPending}>
            {adding.isPending ? 'Adding…' : 'Add'}
          </Button>
        </div>
      </form>
      <div role="status">{adding.data && <NewAccount {...adding.data} />}</div>
    </section>
  );
}

interface RoleFieldProps {
  value: StaffRole;
  onChange: (role: StaffRole) => void;
  disabled: boolean;
}

function RoleField({ value, onChange, disabled }: RoleFieldProps) {
  const id = useId();
  return (
    <div className="space-y-1">
      <Label htmlFor={id} className="block">
        Role
      </Label>
      <NativeSelect id={id} value={value} disabled={disabled} onChange={(event) => onChange(staffRole.parse(event.target.value))}>
        <NativeSelectOption value="viewer">Viewer</NativeSelectOption>
        <NativeSelectOption value="owner">Owner</NativeSelectOption>
      </NativeSelect>
    </div>
  );
}

const NewAccount = ({ email, password }: { email: string; password: string }) => (
  <Alert variant="success">
    <AlertTitle>Account made for {email}</AlertTitle>
    <AlertDescription>
      <p>
        Their password: <code className="font-mono font-semibold break-all">{password}</code>
      </p>
      <p>It is shown only now. Pass it on safely. They can change it once they have signed in.</p>
    </AlertDescription>
  </Alert>
);
