import { isRecord } from '@/lib/report/stored-values';
import { limits } from '@/lib/shared/limits';

/** The visitor's progress in the five steps and their texts: a pure state machine that is saved as it is. */
export interface GuidedProgress {
  current: number;
  steps: { improvedContent: string; completed: boolean }[];
}

export type GuidedEvent =
  { type: 'edited'; content: string } | { type: 'completed' } | { type: 'went'; to: number } | { type: 'previous' } | { type: 'next' };

export const startGuided = (): GuidedProgress => ({
  current: 0,
  steps: Array.from({ length: limits.guidedSteps }, () => ({ improvedContent: '', completed: false })),
});

const last = limits.guidedSteps - 1;
const within = (index: number): number => Math.min(last, Math.max(0, Math.trunc(index)));
const isBlank = (text: string): boolean => text.trim() === '';

const withStep = (
  progress: GuidedProgress,
  change: (step: GuidedProgress['steps'][number]) => GuidedProgress['steps'][number],
): GuidedProgress => ({
  ...progress,
  steps: progress.steps.map((step, index) => (index === progress.current ? change(step) : step)),
});

export const contentOf = ({ current, steps }: GuidedProgress): string => steps[current]?.improvedContent ?? '';
export const canComplete = (progress: GuidedProgress): boolean => !isBlank(contentOf(progress));
export const canGoBack = ({ current }: GuidedProgress): boolean => current > 0;
export const canGoOn = ({ current }: GuidedProgress): boolean => current < last;
export const isLastStep = ({ current }: GuidedProgress): boolean => current === last;

/** Share of completed steps in percent: 0, 20 … 100. */
export const guidedPercent = ({ steps }: GuidedProgress): number =>
  Math.round((steps.filter(({ completed }) => completed).length / steps.length) * 100);

export function guidedReducer(progress: GuidedProgress, event: GuidedEvent): GuidedProgress {
  switch (event.type) {
    case 'edited':
      // A completed step that is emptied again is no longer complete.
      return withStep(progress, ({ completed }) => ({ improvedContent: event.content, completed: completed && !isBlank(event.content) }));
    case 'completed':
      if (!canComplete(progress)) return progress;
      return { ...withStep(progress, (step) => ({ ...step, completed: true })), current: within(progress.current + 1) };
    case 'went':
      return { ...progress, current: within(event.to) };
    case 'previous':
      return { ...progress, current: within(progress.current - 1) };
    case 'next':
      return { ...progress, current: within(progress.current + 1) };
  }
}

/** The saved state, or a fresh start where it is missing, damaged or of another version. */
export function readGuided(saved: unknown): GuidedProgress {
  const fresh = startGuided();
  if (!isRecord(saved) || !Array.isArray(saved.steps) || saved.steps.length !== fresh.steps.length) return fresh;
  const steps = saved.steps.map((step: unknown) => {
    const improvedContent = isRecord(step) && typeof step.improvedContent === 'string' ? step.improvedContent : '';
    return { improvedContent, completed: isRecord(step) && step.completed === true && !isBlank(improvedContent) };
  });
  return { current: typeof saved.current === 'number' && Number.isFinite(saved.current) ? within(saved.current) : 0, steps };
}
