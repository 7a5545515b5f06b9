import type { Piece, SkillItem } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import type { DraftSection } from '../sections/draft-section';
import type { Trace } from '../trace';
import { isLanguageName } from './known-skills';
import { groupLabel, joinWrapped } from './skill-groups';
import { isRating, splitItems } from './skill-items';

/** Headings that are not the name of a group of skills. */
const generalHeading = /skill|competenc|habilidad|kenntnis|compétence|expertise|technolog/i;

/** The items of a section of skills or languages, each with its group. */
export function readSkills(
  text: CvText,
  lines: readonly Line[],
  heading: Piece | null,
  trace?: Trace,
  readAs: 'skill' | 'language' = 'skill',
): SkillItem[] {
  const items: SkillItem[] = [];
  let group: string | null = heading && !generalHeading.test(heading.text) ? heading.text : null;
  const rows = joinWrapped(lines.filter((line) => !isRating(line.text)));
  for (const [index, row] of rows.entries()) {
    const label = groupLabel(text, rows, index);
    if (label) trace?.note(row.start, { step: 'skills', readAs: 'skill group', rule: label.rule, words: label.text });
    if (label?.isOnly) {
      group = label.text;
      continue;
    }
    for (const { text: own, start, end } of splitItems(text, label?.end ?? row.start, row.end)) {
      items.push({ text: own, start, end, group: label?.text ?? group });
      trace?.note(start, { step: 'skills', readAs, rule: 'skills.item-of-list', words: own });
    }
  }
  return items;
}

/** Groups that contain no skills: 'Interests: fell running' below 'Skills & Interests'. */
const otherGroup = /^(?:(?:personal )?interests?|hobbies|activities|driving licen[cs]e|references?|availability)\b/i;
const languageGroup = /language|tongue|idioma|sprach|langue/i;

/** Skills and languages, each from their own sections. Spoken languages in a section of skills count as languages. */
export function readLists(text: CvText, sections: readonly DraftSection[], trace?: Trace): { skills: SkillItem[]; languages: SkillItem[] } {
  const itemsOf = (kind: 'skills' | 'languages'): SkillItem[] =>
    sections
      .filter((section) => section.kind === kind)
      .flatMap((section) => readSkills(text, section.lines, section.heading, trace, kind === 'skills' ? 'skill' : 'language'));
  const all = itemsOf('skills').filter(({ group }) => group === null || !otherGroup.test(group));
  const isSpoken = ({ text: item, group }: SkillItem): boolean => group !== null && languageGroup.test(group) && isLanguageName(item);
  return { skills: unique(all.filter((item) => !isSpoken(item))), languages: [...itemsOf('languages'), ...all.filter(isSpoken)] };
}

function unique(items: readonly SkillItem[]): SkillItem[] {
  const seen = new Set<string>();
  return items.filter(({ text }) => {
    const key = text.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
