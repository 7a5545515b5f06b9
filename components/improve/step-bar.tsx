import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';

interface StepBarProps {
  completed: readonly boolean[];
  /** Where one is among them; -1 before the first. */
  current: number;
  children: ReactNode;
}

/**
 * The way back, the next thing to do and the way on. On a phone they stay under the thumb, with how far one is along their
 * edge; on a desk they end the step.
 */
export const StepBar = ({ completed, current, children }: StepBarProps) => (
  <div data-bottom-bar="tablet" data-screen-only className="max-lg:bottom-bar">
    <div aria-hidden="true" className="flex gap-0.5 lg:hidden">
      {completed.map((isDone, index) => (
        <span
          key={index}
          className={cn(
            'h-1 flex-1',
            isDone ? 'bg-accent' : index === current ? 'bg-[color-mix(in_oklab,var(--accent)_45%,var(--sheet))]' : 'bg-rule',
          )}
        />
      ))}
    </div>
    <div className="flex min-h-16 items-center gap-2 pr-19 pl-4 sm:pl-6 lg:min-h-0 lg:flex-wrap lg:gap-3 lg:p-0">{children}</div>
  </div>
);

/*
 * On a phone what stands in one place of the bar changes with a tap. Whatever has come there, or has just been enabled, can be
 * pressed a moment later: the second half of a double tap is no wish to go on. Two names, since only a new name begins anew.
 */
const settles = 'max-sm:[animation:settle_400ms]! max-sm:disabled:[animation:none]!';
const settlesAsSign = 'max-sm:[animation:settle-as-sign_400ms]! max-sm:disabled:[animation:none]!';

/**
 * Puts a button of the step itself into the middle of the bar, on a phone: while nothing is written, what fills the field is the
 * next thing to do. It stays the same button in the same place of the page's order, so no focus is lost when it goes back.
 */
export const inMiddleOfBar = cn(
  'max-sm:fixed max-sm:right-32 max-sm:bottom-[calc(var(--hidden-below)+0.625rem)] max-sm:left-17 max-sm:z-31 max-sm:min-h-11 max-sm:px-2!',
  settles,
);

type BarButtonProps = Parameters<typeof Button>[0] & {
  /** Stands for the words where a phone has no room for them; without one the button takes the room that is left. */
  sign?: ReactNode;
};

/** A button of the bar: as wide as its neighbours leave it, or a sign. */
export const BarButton = ({ sign, className, children, ...rest }: BarButtonProps) => (
  <Button
    className={cn(
      'transition-none!',
      sign ? ['shrink-0 max-sm:size-11 max-sm:px-0!', settlesAsSign] : ['max-sm:flex-1 max-sm:px-2! max-sm:text-sm!', settles],
      className,
    )}
    {...rest}
  >
    {sign && <span className="sm:hidden">{sign}</span>}
    <span className={cn(sign && 'max-sm:sr-only')}>{children}</span>
  </Button>
);
