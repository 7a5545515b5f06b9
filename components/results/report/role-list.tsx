import type { DisplayResult } from '@/lib/report/display-result';
import { hasNoRole, isWithheld, noRoleAdvice, noRoleSentence } from './role-sentence';

const Words = ({ title, words }: { title: string; words: string[] }) =>
  words.length > 0 && (
    <div>
      <dt className="text-xs font-semibold text-ink-faint">{title}</dt>
      <dd className="text-sm">{words.join(', ')}</dd>
    </div>
  );

/** The titles of the latest jobs, which the insight on experience quotes, without '(agency)'. */
const heldTitles = ({ professionalAssessment }: DisplayResult): ReadonlySet<string> =>
  new Set(
    professionalAssessment?.insights
      .filter(({ name }) => name === 'experienceLevel')
      .flatMap(({ evidence }) => evidence.map(({ quote }) => quote.replace(/\s*\(.*$/, '').toLowerCase())),
  );

/** Roles that fit the CV, with what it shows of each and what it lacks. */
export function RoleList({ result }: { result: DisplayResult }) {
  if (hasNoRole(result)) {
    return (
      <p className="measure">
        {noRoleSentence}. {noRoleAdvice}
      </p>
    );
  }
  if (isWithheld(result)) return <p className="measure">{result.suitableRoles[0]}</p>;
  const held = heldTitles(result);
  const detailed = new Set(result.roleMatches.map((role) => role.title));
  const others = [...new Set([...result.suitableRoles, ...(result.professionalAssessment?.matchingJobTitles ?? [])])].filter(
    (title) => !detailed.has(title),
  );
  return (
    <div>
      <ol className="divide-y">
        {result.roleMatches.map((role) => (
          <li key={role.title} className="grid gap-x-8 gap-y-2 py-4 first:pt-0 md:grid-cols-[13rem_minmax(0,1fr)]">
            <div>
              <h3 className="text-lg">{role.title}</h3>
              {held.has(role.title.toLowerCase()) && <p className="text-sm text-ink-soft">You have held this title</p>}
              {role.next && <p className="text-sm text-ink-faint">A step up: {role.next}</p>}
            </div>
            <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
              <Words title="Your CV names" words={role.matched} />
              <Words title="Not seen in your CV" words={role.missing} />
            </dl>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <p className="mt-3 border-t pt-3">
          <span className="font-semibold">{detailed.size > 0 ? 'Also search for: ' : ''}</span>
          {others.join(', ')}
        </p>
      )}
    </div>
  );
}
