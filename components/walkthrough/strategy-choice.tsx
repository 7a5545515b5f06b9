import { BarButton, StepBar } from '@/components/improve/workspace/step-bar';
import { beginLabel, findStrategy, strategies, type StrategyId } from '@/lib/guidance/strategies';

interface StrategyChoiceProps {
  chosen: StrategyId | null;
  completed: readonly boolean[];
  onChoose: (strategy: StrategyId) => void;
  onBegin: () => void;
}

/** Step -1: four cards, one choice. */
export const StrategyChoice = ({ chosen, completed, onChoose, onBegin }: StrategyChoiceProps) => (
  <div className="space-y-6">
    <fieldset>
      <legend className="font-serif text-xl font-semibold">Choose Your CV Optimisation Strategy</legend>
      <div className="mt-4 grid gap-2 sm:grid-cols-2 sm:gap-4">
        {strategies.map(({ id, title, description }) => (
          <label
            key={id}
            className="flex gap-3 rounded-lg border p-3.5 hover:border-accent has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)] sm:p-5"
          >
            <input
              type="radio"
              name="strategy"
              value={id}
              checked={chosen === id}
              onChange={() => onChoose(id)}
              className="mt-1 size-5 shrink-0 accent-accent"
            />
            <span>
              <span className="block font-serif text-lg font-semibold">{title}</span>
              <span className="block text-sm text-ink-soft sm:mt-1">{description}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
    <StepBar completed={completed} current={-1}>
      <BarButton disabled={chosen === null} onClick={onBegin}>
        {beginLabel(findStrategy(chosen))}
      </BarButton>
    </StepBar>
  </div>
);
