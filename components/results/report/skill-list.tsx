import { Check } from 'lucide-react';
import type { DisplaySkill } from '@/lib/report/display-result';

/** Skills by category: those that a role shows carry a tick, and a tool of which nothing else tells is called only listed. */
export function SkillList({ skills }: { skills: DisplaySkill[] }) {
  const groups = new Map<string, DisplaySkill[]>();
  for (const skill of skills) {
    const name = skill.category || 'Skills';
    groups.set(name, [...(groups.get(name) ?? []), skill]);
  }
  return (
    <dl className="divide-y">
      {[...groups].map(([name, own]) => (
        <div key={name} className="grid gap-x-8 gap-y-1 py-3 first:pt-0 md:grid-cols-[13rem_minmax(0,1fr)]">
          <dt className="font-semibold">{name}</dt>
          <dd>
            <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
              {own.map(({ skill, state }) => (
                <li key={skill} className="tone-green inline-flex items-center gap-1">
                  {state === 'shown' && <Check className="size-4 tone-text" />}
                  {skill}
                  {state === 'shown' && <span className="sr-only"> (shown in a role)</span>}
                  {state === 'claimed' && <span className="text-ink-faint"> only listed</span>}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
