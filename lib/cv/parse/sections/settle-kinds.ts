import type { SkillItem } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { datesOf } from '../dates/dates';
import { titleScore } from '../entry/scores';
import { isKnownSkill, isLanguageName } from '../skills/known-skills';
import { readSkills } from '../skills/read-skills';
import type { Trace } from '../trace';
import type { DraftSection } from './draft-section';

/** Gives sections with unknown headings, and documents without headings, a kind by what they contain. */
export function settleKinds(text: CvText, sections: readonly DraftSection[], trace?: Trace): DraftSection[] {
  const settled = sections.map((section): DraftSection => {
    const rule = skillsRuleOf(text, section);
    if (!rule) return section;
    noteKind(trace, section, 'skills', rule);
    return { ...section, kind: 'skills' };
  });
  if (settled.some(({ kind }) => kind === 'experience')) return settled;
  return settled.flatMap((section) => (isOpen(section) && section.lines.some(isDatedRole) ? withWork(section, trace) : [section]));
}

const noteKind = (trace: Trace | undefined, { heading, lines }: DraftSection, kind: string, rule: string): void =>
  trace?.note(heading?.start ?? lines[0]?.start ?? 0, { step: 'kinds', readAs: 'section content', rule, words: kind });

/** Why the section holds skills, though its heading does not say so; null where it does not. */
function skillsRuleOf(text: CvText, section: DraftSection): string | null {
  if (section.kind !== 'languages' && !section.isUnknown) return null;
  const items = readSkills(text, section.lines, null);
  const known = items.filter(isSkill);
  // 'Languages' over 'Python, Java' in the CV of a programmer
  if (section.kind === 'languages' && known.length > 0 && !items.some((item) => isLanguageName(item.text)))
    return 'kinds.languages-of-programming';
  return section.isUnknown && items.length >= 2 && known.length >= items.length / 2 ? 'kinds.known-skills' : null;
}

const isSkill = ({ text }: SkillItem): boolean => isKnownSkill(text);

/** Sections that may hold jobs in a CV that has no section for them. */
const isOpen = ({ isUnknown, kind }: DraftSection): boolean => isUnknown || kind === 'top' || kind === 'summary';

/** 'Store Manager ⇥ 2019 - 2021', or such dates next to such a title. */
const isDatedRole = (line: Line, index: number, lines: readonly Line[]): boolean =>
  line.words <= 20 &&
  line.bullet === undefined &&
  datesOf(line).some((range) => !range.single) &&
  [lines[index - 1], line, lines[index + 1]].some((near) => near !== undefined && near.words <= 14 && titleScore(near.text) >= 2);

/** Longest line above the first dated role that belongs to its head. */
const maxHeadWords = 10;

/** Unheaded jobs below the contact lines: from the line above the first dated role on they are experience. */
function withWork(section: DraftSection, trace: Trace | undefined): DraftSection[] {
  if (section.kind !== 'top') {
    noteKind(trace, section, 'experience', 'kinds.dated-roles');
    return [{ ...section, kind: 'experience' }];
  }
  const first = section.lines.findIndex(isDatedRole);
  const above = section.lines[first - 1];
  const from = above && above.words <= maxHeadWords && !above.text.includes('[') ? first - 1 : first;
  const work: DraftSection = { kind: 'experience', heading: null, isUnknown: true, lines: section.lines.slice(from) };
  noteKind(trace, work, 'experience', 'kinds.dated-roles-below-contact');
  return [{ ...section, lines: section.lines.slice(0, from) }, work];
}
