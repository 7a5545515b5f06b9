import { readCv } from '@/lib/analysis/reading/reading';
import { isShown } from '@/lib/analysis/reading/skills/found-skills';
import { parse } from '@/lib/cv/parse';
import type { RedactedDocument } from '@/lib/cv/document/redacted-document';
import { findIndustry } from '@/lib/facts/industries';
import { occupations, spellingsOf, type Occupation } from '@/lib/facts/occupations';
import { skills } from '@/lib/facts/skills';
import type { SectionName } from '@/lib/rewrite/section-names';
import { optionLabel, targetRoles } from './strategies';

/** More lines for 'Recommended Improvements', by part: what the chosen role and industry look for. */
export type TargetAdvice = Partial<Record<SectionName, string[]>>;

const mostNamed = 6;

/** By title or another title of it, to the letter; failing that the title whose words the wish contains. */
export function occupationNamed(role: string): Occupation | null {
  const wanted = optionLabel(targetRoles, role.trim()).toLowerCase();
  if (wanted.length < 3) return null;
  const titles = ({ title, alternativeTitles }: Occupation): string[] =>
    [title, ...alternativeTitles].flatMap(spellingsOf).map((name) => name.toLowerCase());
  return (
    occupations().find((occupation) => titles(occupation).includes(wanted)) ??
    occupations().find((occupation) => titles(occupation).some((title) => ` ${wanted} `.includes(` ${title} `))) ??
    null
  );
}

/** Names of a skill as the reading keys them. */
const keyOf = (name: string): string => {
  const wanted = name.toLowerCase();
  const known = skills().find(
    (skill) => skill.name.toLowerCase() === wanted || skill.aliases.some((alias) => alias.toLowerCase() === wanted),
  );
  return (known?.name ?? name).toLowerCase();
};

/** 'an Operations Manager': by the first letter, 'a University Lecturer' aside. */
const withArticle = (title: string): string => `${/^[aeiou]/i.test(title) && !/^(?:uni|euro)/i.test(title) ? 'an' : 'a'} ${title}`;

const listed = (names: readonly string[]): string => names.slice(0, mostNamed).join(', ');

/** Which of the occupation's skills the CV shows, lists or lacks, and the words of the industry it does not use. Pure; `today` is ISO. */
export function targetAdvice(
  document: RedactedDocument,
  today: string,
  { targetRole, industry }: { targetRole: string; industry: string },
): TargetAdvice {
  const cv = parse(document, today);
  const reading = readCv(cv, today);
  const occupation = occupationNamed(targetRole);
  const states = (occupation?.skills ?? []).map((name) => ({ name, found: reading.skills.get(keyOf(name)) }));
  const claimed = states.flatMap(({ name, found }) => (found && !isShown(found) ? [name] : []));
  const missing = states.flatMap(({ name, found }) => (found ? [] : [name]));
  const text = cv.text.toLowerCase();
  const field = industry && industry !== 'other' ? findIndustry(industry) : null;
  const unsaid = (field?.keywords ?? []).filter((word) => !text.includes(word));
  const title = occupation?.title;
  return {
    'Professional Summary': [
      ...(title ? [`Name the role you want in your first or last line: ${title}.`] : []),
      ...(field && unsaid.length > 0
        ? [`Speak the language of ${field.label.toLowerCase()} where it is true of you: ${listed(unsaid)}.`]
        : []),
    ],
    'Work Experience':
      claimed.length > 0 && title
        ? [`Show in a role what you only list, since ${withArticle(title)} is asked for it: ${listed(claimed)}.`]
        : [],
    'Skills Section':
      missing.length > 0 && title
        ? [
            `${withArticle(title).replace(/^a/, 'A')} is usually asked for these, and your CV does not name them. Add those you have: ${listed(missing)}.`,
          ]
        : [],
  };
}
