import type { Cv, Statement } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { findSkill, findSkillNamed, skillCategoryLabel } from '@/lib/facts/skills';
import type { PhraseHit } from '../../text/phrase-index';
import type { Phrase } from '../../text/phrases';
import { isMeantAsSkill, type SkillPlace } from './skill-sense';
import { within } from '../../text/spans';

export interface SkillMention extends Span {
  place: SkillPlace;
}

/** A skill known by name, with every place it stands in. */
export interface FoundSkill {
  /** Canonical name in lower case: the common key of the skill list and of the occupations' own skills. */
  key: string;
  name: string;
  category: string;
  kind: string;
  mentions: SkillMention[];
}

/** A skill in use says more than a skill in a list. */
export const placeWeight: Readonly<Record<SkillPlace, number>> = { work: 1, project: 0.8, education: 0.5, skills: 0.45, profile: 0.4 };

export const isShown = (skill: FoundSkill): boolean =>
  skill.mentions.some(({ place }) => place === 'work' || place === 'project' || place === 'education');

/** Seen where work was done; a course only teaches it. */
export const isInUse = ({ mentions }: FoundSkill): boolean => mentions.some(({ place }) => place === 'work' || place === 'project');

/** The named regions of a CV in which a skill may count. Names of universities and employers are none of them. */
export const skillRegions = (cv: Cv, counts: (statement: Statement) => boolean): (Span & { place: SkillPlace })[] => {
  const regions: (Span & { place: SkillPlace })[] = [];
  const add = (place: SkillPlace, ...spans: (Span | null)[]): void => {
    for (const span of spans) if (span) regions.push({ start: span.start, end: span.end, place });
  };
  for (const role of [...cv.work, ...cv.volunteering]) add('work', role.title, ...role.statements.filter(counts));
  for (const entry of [...cv.projects, ...cv.publications, ...cv.awards]) add('project', entry.title, ...entry.statements.filter(counts));
  for (const entry of [...cv.certificates, ...cv.training, ...cv.memberships]) add('education', entry.title, ...entry.statements);
  for (const entry of cv.education) add('education', entry.award, entry.area, ...entry.statements);
  add('skills', ...cv.skills, ...cv.languages);
  add('profile', cv.headline, cv.profile);
  return regions;
};

export const findSkills = (
  cv: Cv,
  hits: readonly PhraseHit<Phrase>[],
  counts: (statement: Statement) => boolean,
): Map<string, FoundSkill> => {
  const found = new Map<string, FoundSkill>();
  for (const region of skillRegions(cv, counts)) {
    let reached = -1;
    for (const hit of within(hits, region)) {
      if (hit.value.list !== 'skill' && hit.value.list !== 'occupationSkill') continue;
      // The longest phrase at a place wins: 'Microsoft Excel', not 'Excel' inside it.
      if (hit.end <= reached) continue;
      const skill = hit.value.list === 'skill' ? findSkill(hit.value.id) : findSkillNamed(hit.value.id);
      if (!isMeantAsSkill(skill, cv.text, hit, region.place)) continue;
      reached = Math.max(reached, hit.end);
      const name = skill?.name ?? cv.text.slice(hit.start, hit.end);
      const key = (skill?.name ?? hit.value.id).toLowerCase();
      const entry = found.get(key) ?? {
        key,
        name,
        category: skill ? skillCategoryLabel(skill.category) : 'Knowledge of the trade',
        kind: skill?.kind ?? 'hard',
        mentions: [],
      };
      found.set(key, entry);
      entry.mentions.push({ start: hit.start, end: hit.end, place: region.place });
    }
  }
  return found;
};
