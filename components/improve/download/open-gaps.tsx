import { Button } from '@/components/ui/button';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { slotsIn } from '@/lib/rewrite/slots';

interface OpenGapsProps {
  parts: readonly { title: string; content: string }[];
  /** Opens the part with this index. */
  onGo: (index: number) => void;
}

/** Names the parts that still have gaps, with a button to each. It comes before the download, because the server refuses a CV with gaps. */
export function OpenGaps({ parts, onGo }: OpenGapsProps) {
  const open = parts
    .map(({ title, content }, index) => ({ title, index, count: slotsIn(content).length }))
    .filter(({ count }) => count > 0);
  const total = open.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  return (
    <Alert variant="warning">
      <AlertTitle>{`${total === 1 ? 'One gap is' : `${total} gaps are`} still open`}</AlertTitle>
      <AlertDescription>
        <p>Fill or remove each [add …] before you download: only you know what belongs there.</p>
        <div className="flex flex-wrap gap-2 pt-1">
          {open.map(({ title, index, count }) => (
            <Button key={title} variant="outline" size="sm" onClick={() => onGo(index)}>
              {title}: {count === 1 ? 'one gap' : `${count} gaps`}
            </Button>
          ))}
        </div>
      </AlertDescription>
    </Alert>
  );
}
