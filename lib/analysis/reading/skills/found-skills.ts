import type { Cv, Statement } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { findSkill, findSkillNamed, isNamedSkill, type Skill } from '@/lib/facts/skills';
import type { PhraseHit } from '../../text/phrase-index';
import type { Phrase } from '../../text/phrases';
import { stateAt } from '../papers/paper-entry';
import { paperBounds } from '../papers/paper-state';
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
  kind: string;
  /** A tool, certificate or licence that is recognised by its name: only of these can the CV be said to lack one. */
  isNamed: boolean;
  mentions: SkillMention[];
}

/** A skill in use weighs more than one in a list. */
export const placeWeight: Readonly<Record<SkillPlace, number>> = { work: 1, project: 0.8, education: 0.5, skills: 0.45, profile: 0.4 };

export const isShown = (skill: FoundSkill): boolean =>
  skill.mentions.some(({ place }) => place === 'work' || place === 'project' || place === 'education');

/** Mentioned where work is described; a course only teaches it. */
export const isInUse = ({ mentions }: FoundSkill): boolean => mentions.some(({ place }) => place === 'work' || place === 'project');

/** A tool or certificate by its name, or a skill in the person's own list: 'resource planning' may elsewhere be two unrelated words. */
export const isNamedOrListed = ({ isNamed, mentions }: FoundSkill): boolean => isNamed || mentions.some(({ place }) => place === 'skills');

/** The named regions of a CV in which a skill may count. Names of universities and employers are left out. */
export const skillRegions = (cv: Cv, counts: (statement: Statement) => boolean): (Span & { place: SkillPlace })[] => {
  const regions: (Span & { place: SkillPlace })[] = [];
  const add = (place: SkillPlace, ...spans: (Span | null)[]): void => {
    for (const span of spans) if (span) regions.push({ start: span.start, end: span.end, place });
  };
  for (const role of [...cv.work, ...cv.volunteering]) add('work', role.title, ...role.statements.filter(counts));
  for (const entry of [...cv.projects, ...cv.publications, ...cv.awards, ...cv.achievements])
    add('project', entry.title, ...entry.statements.filter(counts));
  for (const entry of [...cv.certificates, ...cv.training, ...cv.memberships]) add('education', entry.title, ...entry.statements);
  for (const entry of cv.education) add('education', entry.award, entry.area, ...entry.statements);
  add('skills', ...cv.skills, ...cv.languages);
  add('profile', cv.headline, cv.profile);
  return regions;
};

/** Whether a phrase names a skill: one of the table of skills, or one that only an occupation lists. */
export const isSkillHit = ({ value: { list } }: PhraseHit<Phrase>): boolean => list === 'skill' || list === 'occupationSkill';

/** The skill of the table that a phrase names; null where only an occupation lists it. */
export const skillOfHit = ({ value: { list, id } }: PhraseHit<Phrase>): Skill | null =>
  list === 'skill' ? findSkill(id) : findSkillNamed(id);

export const keyOfHit = (hit: PhraseHit<Phrase>): string => (skillOfHit(hit)?.name ?? hit.value.id).toLowerCase();

function newEntry(hit: PhraseHit<Phrase>, text: string): FoundSkill {
  const skill = skillOfHit(hit);
  const [name, kind] = skill ? [skill.name, skill.kind] : ([text.slice(hit.start, hit.end), 'hard'] as const);
  return { key: keyOfHit(hit), name, kind, isNamed: skill !== null && isNamedSkill(skill), mentions: [] };
}

/** Every skill of the CV by its key, with its mentions in the order of the regions. */
export function findSkills(
  cv: Cv,
  hits: readonly PhraseHit<Phrase>[],
  counts: (statement: Statement) => boolean,
  today: number,
): Map<string, FoundSkill> {
  const found = new Map<string, FoundSkill>();
  for (const region of skillRegions(cv, counts)) {
    let reached = -1;
    for (const hit of within(hits, region)) {
      // The longest phrase at a place wins: 'Microsoft Excel', not 'Excel' inside it.
      if (!isSkillHit(hit) || hit.end <= reached || !isMeantAsSkill(skillOfHit(hit), cv.text, hit, region.place)) continue;
      reached = Math.max(reached, hit.end);
      // A course that is booked or was given up shows no skill.
      if (region.place === 'education' && stateAt(cv, hit, today).notHeld >= paperBounds.notHeld) continue;
      const key = keyOfHit(hit);
      const entry = found.get(key) ?? newEntry(hit, cv.text);
      found.set(key, entry);
      entry.mentions.push({ start: hit.start, end: hit.end, place: region.place });
    }
  }
  return found;
}
