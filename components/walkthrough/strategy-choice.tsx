import { Button } from '@/components/ui/button';
import { beginLabel, findStrategy, strategies, type StrategyId } from '@/lib/guidance/strategies';

interface StrategyChoiceProps {
  chosen: StrategyId | null;
  onChoose: (strategy: StrategyId) => void;
  onBegin: () => void;
}

/** Step -1: four cards, one choice. */
export const StrategyChoice = ({ chosen, onChoose, onBegin }: StrategyChoiceProps) => (
  <div className="space-y-6">
    <fieldset>
      <legend className="font-serif text-xl font-semibold">Choose Your CV Optimisation Strategy</legend>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {strategies.map(({ id, title, description }) => (
          <label
            key={id}
            className="flex gap-3 rounded-lg border p-5 hover:border-accent has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)]"
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
              <span className="mt-1 block text-sm text-ink-soft">{description}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
    <Button disabled={chosen === null} onClick={onBegin}>
      {beginLabel(findStrategy(chosen))}
    </Button>
  </div>
);
