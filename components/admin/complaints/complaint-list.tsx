import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { fetchComplaints, markComplaint } from '@/lib/client/admin-calls';
import { readableMessage } from '@/lib/client/http';
import { showToast } from '@/lib/client/toasts';
import type { Complaint } from '@/lib/shared/admin';
import { useIsOwner } from '../staff-context';
import { Time } from '../tables/cells';
import { LoadError } from '../tables/load-error';
import { TableSkeleton } from '../tables/table-skeleton';

const acknowledgeDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Complaints about how data is handled, the oldest open one first. */
export function ComplaintList() {
  const { data, isError, error, isFetching, refetch } = useQuery({ queryKey: ['admin', 'complaints'], queryFn: fetchComplaints });
  return (
    <section className="space-y-3">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <div>
          <h2 className="text-lg">Complaints</h2>
          <p className="text-sm text-ink-faint">
            Acknowledge each within {acknowledgeDays} days, look into it without undue delay, tell the outcome, then close it.
          </p>
        </div>
        <Button variant="outline" size="sm" className="ml-auto" onClick={() => void refetch()} disabled={isFetching}>
          Refresh
        </Button>
      </div>
      {isError ? (
        <LoadError recordsLabel="complaints" error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <TableSkeleton recordsLabel="complaints" />
      ) : data.complaints.length === 0 ? (
        <p className="rounded-md border bg-sheet p-6 text-center text-sm text-ink-soft">No complaints</p>
      ) : (
        <ul className="divide-y rounded-md border bg-sheet">
          {data.complaints.map((complaint) => (
            <Entry key={complaint.id} complaint={complaint} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ complaint }: { complaint: Complaint }) {
  const queries = useQueryClient();
  const router = useRouter();
  const marking = useMutation({
    mutationFn: (status: 'acknowledged' | 'closed') => markComplaint(complaint.id, status),
    onSuccess: () => {
      // The server draws the count in the header, so the page is refreshed.
      router.refresh();
      return queries.invalidateQueries({ queryKey: ['admin'] });
    },
    onError: (error) =>
      showToast({ title: 'Not marked', description: readableMessage(error, 'Nothing was changed. Please try again.'), tone: 'error' }),
  });
  const isOwner = useIsOwner();
  const { id, message, email, acknowledgedAt, closedAt } = complaint;
  return (
    <li className="space-y-2 p-4">
      <Dates {...complaint} />
      <p className="measure text-sm break-words whitespace-pre-wrap">{message}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        {email ? (
          <a
            href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
            className="break-all text-accent underline underline-offset-4"
          >
            {email}
          </a>
        ) : (
          <span className="text-ink-faint">No address left</span>
        )}
        <span className="font-mono text-xs break-all text-ink-faint">{id}</span>
        {isOwner && !closedAt && (
          <span className="ml-auto flex gap-2">
            {!acknowledgedAt && (
              <Button variant="outline" size="sm" disabled={marking.isPending} onClick={() => marking.mutate('acknowledged')}>
                Acknowledged<span className="sr-only">: {id}</span>
              </Button>
            )}
            <Button variant="outline" size="sm" disabled={marking.isPending} onClick={() => marking.mutate('closed')}>
              Outcome told, close<span className="sr-only">: {id}</span>
            </Button>
          </span>
        )}
      </div>
    </li>
  );
}

function Dates(complaint: Complaint) {
  const { createdAt, acknowledgedAt, closedAt } = complaint;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
      <State {...complaint} />
      <span>
        Received <Time iso={createdAt} />
      </span>
      {acknowledgedAt && (
        <span>
          Acknowledged <Time iso={acknowledgedAt} />
        </span>
      )}
      {closedAt && (
        <span>
          Closed <Time iso={closedAt} />
        </span>
      )}
    </div>
  );
}

function State({ createdAt, acknowledgedAt, closedAt }: Complaint) {
  if (closedAt) return <Badge tone="grey">Closed</Badge>;
  if (acknowledgedAt) return <Badge tone="blue">Being looked into</Badge>;
  const until = new Date(new Date(createdAt).getTime() + acknowledgeDays * dayMs).toISOString().slice(0, 10);
  return <Badge tone="orange">{`Acknowledge by ${until}`}</Badge>;
}
