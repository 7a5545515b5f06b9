import { cn } from '@/components/ui/cn';
import { statementSteps, type StatementStep } from '@/lib/guidance/statement-progress';

const titles: Readonly<Record<StatementStep, { short: string; whole: string }>> = {
  form: { short: 'The form', whole: 'What the form asks' },
  answers: { short: 'Answers', whole: 'Your answers' },
  draft: { short: 'Draft', whole: 'Your draft' },
};

/** The three steps. Any of them can be opened once there are criteria. */
export const StepNav = ({
  step,
  hasCriteria,
  onGo,
}: {
  step: StatementStep;
  hasCriteria: boolean;
  onGo: (step: StatementStep) => void;
}) => (
  <nav aria-label="Steps" data-screen-only>
    <ol className="flex border-b">
      {statementSteps.map((one, index) => (
        <li key={one} className="max-sm:flex-1">
          <button
            type="button"
            aria-current={one === step ? 'step' : undefined}
            disabled={one !== 'form' && !hasCriteria}
            onClick={() => onGo(one)}
            className={cn(
              '-mb-px flex min-h-11 w-full items-center gap-2 border-b-2 px-2 text-sm font-semibold disabled:cursor-not-allowed disabled:text-ink-faint max-sm:justify-center sm:px-4',
              one === step ? 'border-accent text-ink' : 'border-transparent text-ink-soft not-disabled:hover:text-accent',
            )}
          >
            <span className="tabular-nums">{index + 1}</span>
            <span className="sm:hidden">{titles[one].short}</span>
            <span className="max-sm:hidden">{titles[one].whole}</span>
          </button>
        </li>
      ))}
    </ol>
  </nav>
);
