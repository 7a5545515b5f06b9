import { isRecord } from '@/lib/report/stored-values';
import { canContinue, emptyTargeting, findStrategy, type StrategyId, type TargetingField, type TargetingForm } from './strategies';
import type { WalkthroughFlow } from './walkthrough-steps';

/**
 * The visitor's progress in a premium flow: a pure state machine that is saved as it is. Step -1 is the choice of a strategy, 0 the
 * targeting form, 1 to 3 the sections.
 */
export interface WalkthroughProgress {
  step: number;
  strategy: StrategyId | null;
  targeting: TargetingForm;
  targetingCompleted: boolean;
  sections: { content: string; completed: boolean }[];
}

export type WalkthroughEvent =
  | { type: 'chose'; strategy: StrategyId }
  | { type: 'began' }
  | { type: 'changedStrategy' }
  | { type: 'filled'; field: TargetingField; value: string }
  | { type: 'continued' }
  /** For this advert: it takes the place of another target. */
  | { type: 'aimed'; jobDescription: string }
  | { type: 'edited'; content: string }
  | { type: 'completed' }
  /** To the section of that index; only once the walkthrough has come to the sections. */
  | { type: 'went'; to: number }
  | { type: 'previous' }
  | { type: 'next' };

export const startWalkthrough = (flow: WalkthroughFlow): WalkthroughProgress => ({
  step: flow.hasStrategyChoice ? -1 : 0,
  strategy: flow.hasStrategyChoice ? null : 'job',
  targeting: emptyTargeting(),
  targetingCompleted: false,
  sections: flow.sections.map(() => ({ content: '', completed: false })),
});

const isBlank = (text: string): boolean => text.trim() === '';

export const sectionIndex = ({ step }: WalkthroughProgress): number => step - 1;
export const sectionContent = (progress: WalkthroughProgress): string => progress.sections[sectionIndex(progress)]?.content ?? '';
export const isSectionCompleted = (progress: WalkthroughProgress): boolean => progress.sections[sectionIndex(progress)]?.completed ?? false;
export const canMarkComplete = (progress: WalkthroughProgress): boolean => progress.step > 0 && !isBlank(sectionContent(progress));
export const isLastSection = ({ step, sections }: WalkthroughProgress): boolean => step === sections.length;

export const canContinueTargeting = ({ strategy, targeting }: WalkthroughProgress): boolean => {
  const chosen = findStrategy(strategy);
  return chosen !== null && canContinue(chosen, targeting);
};

const completedSteps = ({ targetingCompleted, sections }: WalkthroughProgress): number =>
  (targetingCompleted ? 1 : 0) + sections.filter(({ completed }) => completed).length;

export const totalSteps = ({ sections }: WalkthroughProgress): number => sections.length + 1;

export const walkthroughPercent = (progress: WalkthroughProgress): number =>
  Math.round((completedSteps(progress) / totalSteps(progress)) * 100);

/** '2/4 completed' */
export const progressLabel = (progress: WalkthroughProgress): string => `${completedSteps(progress)}/${totalSteps(progress)} completed`;

export const canFinish = (progress: WalkthroughProgress): boolean => completedSteps(progress) === totalSteps(progress);

const withSection = (
  progress: WalkthroughProgress,
  change: (section: WalkthroughProgress['sections'][number]) => WalkthroughProgress['sections'][number],
): WalkthroughProgress => ({
  ...progress,
  sections: progress.sections.map((section, index) => (index === sectionIndex(progress) ? change(section) : section)),
});

export function walkthroughReducer(flow: WalkthroughFlow, progress: WalkthroughProgress, event: WalkthroughEvent): WalkthroughProgress {
  switch (event.type) {
    case 'chose':
    case 'began':
    case 'changedStrategy':
      return chooseStrategy(flow, progress, event);
    case 'aimed':
      return aimAt(progress, event.jobDescription);
    case 'filled':
    case 'continued':
      return fillTargeting(progress, event);
    case 'edited':
    case 'completed':
      return workOnSection(progress, event);
    case 'went':
    case 'previous':
    case 'next':
      return goToSection(progress, event);
  }
}

type EventOf<Type extends WalkthroughEvent['type']> = Extract<WalkthroughEvent, { type: Type }>;

function chooseStrategy(
  flow: WalkthroughFlow,
  progress: WalkthroughProgress,
  event: EventOf<'chose' | 'began' | 'changedStrategy'>,
): WalkthroughProgress {
  const isChoosing = progress.step === -1;
  switch (event.type) {
    case 'chose':
      return flow.hasStrategyChoice && isChoosing ? { ...progress, strategy: event.strategy } : progress;
    case 'began':
      return isChoosing && progress.strategy ? { ...progress, step: 0, targetingCompleted: stillTargeted(progress) } : progress;
    case 'changedStrategy':
      return flow.hasStrategyChoice && progress.step === 0 ? { ...progress, step: -1 } : progress;
  }
}

function fillTargeting(progress: WalkthroughProgress, event: EventOf<'filled' | 'continued'>): WalkthroughProgress {
  if (event.type === 'continued') {
    return progress.step === 0 && canContinueTargeting(progress) ? { ...progress, step: 1, targetingCompleted: true } : progress;
  }
  const changed = { ...progress, targeting: { ...progress.targeting, [event.field]: event.value } };
  return { ...changed, targetingCompleted: stillTargeted(changed) };
}

/** Back to the form of the advert; the sections keep their texts. */
function aimAt(progress: WalkthroughProgress, jobDescription: string): WalkthroughProgress {
  if (progress.strategy === 'job' && progress.targeting.jobDescription === jobDescription) return progress;
  return { ...progress, step: 0, strategy: 'job', targeting: { ...progress.targeting, jobDescription }, targetingCompleted: false };
}

function workOnSection(progress: WalkthroughProgress, event: EventOf<'edited' | 'completed'>): WalkthroughProgress {
  if (event.type === 'completed') {
    return canMarkComplete(progress) ? withSection(progress, (section) => ({ ...section, completed: true })) : progress;
  }
  return withSection(progress, ({ completed }) => ({ content: event.content, completed: completed && !isBlank(event.content) }));
}

function goToSection(progress: WalkthroughProgress, event: EventOf<'went' | 'previous' | 'next'>): WalkthroughProgress {
  const { step } = progress;
  if (step <= 0) return progress;
  switch (event.type) {
    case 'went':
      return progress.sections[event.to] ? { ...progress, step: event.to + 1 } : progress;
    case 'previous':
      return { ...progress, step: step - 1 };
    case 'next':
      return isLastSection(progress) ? progress : { ...progress, step: step + 1 };
  }
}

/** A completed form in which a field is emptied is no longer complete. */
const stillTargeted = (progress: WalkthroughProgress): boolean => progress.targetingCompleted && canContinueTargeting(progress);

/** The saved state, or a fresh start where it is missing, damaged or of another flow. */
export function readWalkthrough(flow: WalkthroughFlow, saved: unknown): WalkthroughProgress {
  const fresh = startWalkthrough(flow);
  if (!isRecord(saved) || !Array.isArray(saved.sections) || saved.sections.length !== fresh.sections.length) return fresh;
  const form = isRecord(saved.targeting) ? saved.targeting : {};
  const targeting = { ...fresh.targeting };
  for (const field of ['jobDescription', 'targetRole', 'industry', 'seniorityLevel', 'organizationInfo'] as const) {
    const value = form[field];
    if (typeof value === 'string') targeting[field] = value;
  }
  const sections = saved.sections.map((section: unknown) => {
    const content = isRecord(section) && typeof section.content === 'string' ? section.content : '';
    return { content, completed: isRecord(section) && section.completed === true && !isBlank(content) };
  });
  const strategy = flow.hasStrategyChoice
    ? (findStrategy(typeof saved.strategy === 'string' ? saved.strategy : null)?.id ?? null)
    : fresh.strategy;
  const step =
    typeof saved.step === 'number' && Number.isInteger(saved.step)
      ? Math.min(sections.length, Math.max(fresh.step, saved.step))
      : fresh.step;
  const read = { ...fresh, strategy, targeting, sections, targetingCompleted: saved.targetingCompleted === true };
  // A saved state with an incomplete form goes back to the form.
  return {
    ...read,
    targetingCompleted: stillTargeted(read),
    step: strategy === null ? fresh.step : stillTargeted(read) ? step : Math.min(step, 0),
  };
}
