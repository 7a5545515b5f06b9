'use client';

import { useId } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { useSharedComputer } from '@/components/ui/use-shared-computer';
import { markShared } from '@/lib/client/shared-computer';
import { useSettings } from './settings-context';

const consequences = 'This browser keeps no list of your reports. We end your session after 15 minutes without use.';

/** Asks whether the computer is shared where the setting is `ask`; says so where it is `always`. */
export function SharedComputerQuestion() {
  const id = useId();
  const { sharedComputer } = useSettings();
  const isShared = useSharedComputer(sharedComputer);
  if (sharedComputer === 'never') return null;
  if (sharedComputer === 'always') return <p className="text-sm text-ink-soft">{consequences} Choose ‘Finish here’ when you are done.</p>;
  return (
    <div className="flex gap-3 text-sm">
      <Checkbox
        id={id}
        checked={isShared}
        {...(isShared ? { 'aria-describedby': `${id}-note` } : {})}
        onChange={(event) => markShared(event.target.checked)}
        className="mt-0.5"
      />
      <div>
        <label htmlFor={id} className="font-semibold">
          This is a shared computer
        </label>
        {isShared && (
          <p id={`${id}-note`} className="text-ink-soft">
            {consequences} Choose ‘Finish here’ when you are done.
          </p>
        )}
      </div>
    </div>
  );
}
