import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';

interface StepBarProps {
  completed: readonly boolean[];
  /** Index of the current step in `completed`; -1 before the first. */
  current: number;
  children: ReactNode;
}

/**
 * The buttons of a step. On a narrow screen they are fixed to the bottom edge, with the progress along their top;
 * on a wide one they end the step.
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
    <div className="flex min-h-16 items-center gap-2 px-4 sm:px-6 lg:min-h-0 lg:flex-wrap lg:gap-3 lg:p-0">{children}</div>
  </div>
);

/*
 * On a phone a tap can change which button is in a place. For 400 ms a button that has just come there, or has just been
 * enabled, takes no press, so that the second half of a double tap does not press it. There are two animations because a
 * change of style restarts an animation only if its name changes.
 */
const pausesAtFirst = 'max-sm:[animation:settle_400ms]! max-sm:disabled:[animation:none]!';
const pausesAtFirstAsIcon = 'max-sm:[animation:settle-as-sign_400ms]! max-sm:disabled:[animation:none]!';

/**
 * On a phone, draws a button of the step in the middle of the bar: while nothing is written, the button that fills the
 * field is the next thing to do. Its place in the document stays the same, so the focus is not lost when it moves back.
 */
export const inMiddleOfBar = cn(
  'max-sm:fixed max-sm:right-17 max-sm:bottom-[calc(var(--hidden-below)+0.625rem)] max-sm:left-17 max-sm:z-31 max-sm:min-h-11 max-sm:px-2!',
  pausesAtFirst,
);

type BarButtonProps = Parameters<typeof Button>[0] & {
  /** Replaces the words where a phone has no room for them. A button without an icon takes the room that is left. */
  icon?: ReactNode;
};

export const BarButton = ({ icon, className, children, ...props }: BarButtonProps) => (
  <Button
    className={cn(
      'transition-none!',
      icon ? ['shrink-0 max-sm:size-11 max-sm:px-0!', pausesAtFirstAsIcon] : ['max-sm:flex-1 max-sm:px-2! max-sm:text-sm!', pausesAtFirst],
      className,
    )}
    {...props}
  >
    {icon && <span className="sm:hidden">{icon}</span>}
    <span className={cn(icon && 'max-sm:sr-only')}>{children}</span>
  </Button>
);
