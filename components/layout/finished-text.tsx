import { ButtonLink } from '@/components/ui/button';

interface FinishedTextProps {
  /** True where the session ended because nobody used the page. */
  isIdle: boolean;
  /** How many reports were deleted; null where they were kept. */
  deleted: number | null;
  retentionDays: number;
}

function whatHappened(deleted: number | null, retentionDays: number): string {
  if (deleted === null)
    return `Your reports are not deleted. We delete them after ${retentionDays === 1 ? '1 day' : `${retentionDays} days`}.`;
  if (deleted === 0) return 'There was no report to delete.';
  return deleted === 1
    ? 'Your CV and your report are deleted from this site.'
    : `Your CVs and ${deleted} reports are deleted from this site.`;
}

/** Files that the visitor downloaded cannot be deleted by the site, so the page says so. */
export const FinishedText = ({ isIdle, deleted, retentionDays }: FinishedTextProps) => (
  <div className="measure space-y-5">
    <h1 className="text-2xl">{isIdle ? 'We ended your session' : 'You have finished here'}</h1>
    {isIdle && <p>Nobody used the page for 15 minutes.</p>}
    <p role="status">
      This browser no longer knows your CV, your report, your email or what you typed. {whatHappened(deleted, retentionDays)}
    </p>
    <p>If you downloaded files, delete them from this computer too. Then close the window.</p>
    <ButtonLink href="/" variant="outline">
      Back to the start
    </ButtonLink>
  </div>
);
