import type { DisplaySkill } from '@/lib/report/display-result';
import { QuoteList } from './quote-list';

/** The skills that the roles show, each with the line that does. */
export const SkillList = ({ skills }: { skills: DisplaySkill[] }) => (
  <dl className="divide-y">
    {skills.map(({ skill, evidence }) => (
      <div key={skill} className="grid gap-x-8 gap-y-1 py-3 first:pt-0 md:grid-cols-[13rem_minmax(0,1fr)]">
        <dt className="font-semibold">{skill}</dt>
        <dd>
          <QuoteList evidence={evidence} most={1} />
        </dd>
      </div>
    ))}
  </dl>
);
