import { readCv } from '@/lib/analysis/reading/reading';
import { isShown } from '@/lib/analysis/reading/skills/found-skills';
import { parse } from '@/lib/cv/parse';
import type { RedactedDocument } from '@/lib/cv/document/redacted-document';
import { findIndustry } from '@/lib/facts/industries';
import { occupations, spellingsOf, type Occupation } from '@/lib/facts/occupations';
import { skills } from '@/lib/facts/skills';
import type { SectionName } from '@/lib/rewrite/section-names';
import { targetSentences, type TargetFacts } from '@/lib/rewrite/wording/target-advice';
import { optionLabel, targetRoles } from './strategies';

/** Further 'Recommended Improvements', by part: what employers of the chosen role and industry look for. */
export type TargetAdvice = Partial<Record<SectionName, string[]>>;

/** By title or another title of it, compared exactly; else the title whose words are in the wish. */
function occupationNamed(role: string): Occupation | null {
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

/** Which of the occupation's skills the CV shows, lists or lacks, and which words of the industry it does not use. Pure; `today` is ISO. */
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
  const said = (...facts: (TargetFacts | false)[]): string[] => facts.flatMap((fact) => (fact ? [targetSentences.say(fact)] : []));
  return {
    'Professional Summary': said(
      title !== undefined && { about: 'role', title },
      field !== null && unsaid.length > 0 && { about: 'words of the industry', industry: field.label, words: unsaid },
    ),
    'Work Experience': said(title !== undefined && claimed.length > 0 && { about: 'skills only listed', title, skills: claimed }),
    'Skills Section': said(title !== undefined && missing.length > 0 && { about: 'skills missing', title, skills: missing }),
  };
}
