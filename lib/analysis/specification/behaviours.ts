import { MARK } from '../job-fit/advert';
import { behaviourNames, type Assessment } from '@/lib/shared/statement';
import { saidAssessments, type Legend } from './codes';
import type { ReadCriterion } from './specification';

const NAMES = new RegExp(`\\b(?:${behaviourNames.join('|')})\\b`, 'gi');
const SPEAKS_OF = /\bbehaviou?rs?\b|\bsuccess profiles?\b/i;
const LONGEST_ITEM = 60;

export const speaksOfBehaviours = (text: string): boolean => SPEAKS_OF.test(text);

/** The behaviours that a line names. A line with only a name counts only in a form that mentions behaviours. */
export function behavioursOn(line: string, isAsked: boolean, legend: Legend): ReadCriterion[] {
  const names = [...line.matchAll(NAMES)].map(([name]) => name);
  if (names.length === 0) return [];
  const rest = line
    .replace(MARK, '')
    .replace(NAMES, '')
    .replace(/[\s.,;:()–-]+/g, '');
  const isItem = rest.length <= 12 && line.length <= LONGEST_ITEM && isAsked;
  const isListed = SPEAKS_OF.test(line) && !/\b(?:experience|ability|able|skills?|knowledge)\b/i.test(line);
  if (!isItem && !isListed) return [];
  const bracket = /\(([^)]*)\)\s*$/.exec(line)?.[1] ?? '';
  const assessedBy = saidAssessments(bracket, legend) ?? [];
  return names.map((name) => behaviour(name, assessedBy));
}

const ON_FORM =
  /\b(?:only ask|ask(?:ed)? (?:you )?for evidence|provide (?:evidence|examples?)|examples? of)\b.*\b(?:application|form|sift|statement)\b/i;

/** 'We only ask for evidence of these behaviours on your application form': the others wait for the interview. */
export const asksOnForm = (line: string): boolean => SPEAKS_OF.test(line) && ON_FORM.test(line);

const known = new Map(behaviourNames.map((name) => [name.toLowerCase(), name]));

export const behaviour = (name: string, assessedBy: Assessment[] = []): ReadCriterion => ({
  text: known.get(name.toLowerCase()) ?? name,
  kind: 'essential',
  behaviour: true,
  assessedBy,
});

/** Where a form asks for some of its behaviours in the application only, the rest are asked about later. */
export const withStages = (found: readonly ReadCriterion[], onForm: ReadonlySet<string>): ReadCriterion[] =>
  onForm.size === 0
    ? [...found]
    : found.map((one) =>
        one.behaviour && one.assessedBy.length === 0
          ? { ...one, assessedBy: onForm.has(one.text) ? ['application', 'interview'] : ['interview'] }
          : one,
      );
