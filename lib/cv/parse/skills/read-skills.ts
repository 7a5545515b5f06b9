import type { Piece, SkillItem } from '@/lib/cv/cv';
import { countWords, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import type { DraftSection } from '../sections/draft-section';
import { startsSmall } from '../text-shapes';
import type { Trace } from '../trace';
import { isKnownSkill, isLanguageName, isSoftware, namesLanguage } from './known-skills';
import { groupLabel, joinWrapped, splitAtLabels, type GroupLabel, type ListRow } from './skill-groups';
import { isClause, isRating, splitItems } from './skill-items';

/** Headings that are not the name of a group of skills. */
const generalHeading = /skill|competenc|habilidad|kenntnis|compétence|expertise|technolog/i;

const groupOfHeading = (heading: Piece | null): string | null => (heading && !generalHeading.test(heading.text) ? heading.text : null);

type ReadAs = 'skill' | 'language';

/** The items of a section of skills or languages, each with its group. */
export function readSkills(
  text: CvText,
  lines: readonly Line[],
  heading: Piece | null,
  trace?: Trace,
  readAs: ReadAs = 'skill',
): SkillItem[] {
  const items: SkillItem[] = [];
  let group = groupOfHeading(heading);
  const rows = joinWrapped(lines.filter((line) => !isRating(line.text))).flatMap((row) => splitAtLabels(text, row));
  for (const [index, row] of rows.entries()) {
    const label = groupLabel(text, rows, index);
    if (label) trace?.note(row.start, { step: 'skills', readAs: 'skill group', rule: label.rule, words: label.text });
    const isItem = label !== null && nameOf[readAs](label.text);
    if (label && isItem) items.push({ ...labelItem(label, row), group });
    if (label?.isOnly && !(isItem && readAs === 'language')) group = label.text;
    items.push(...itemsOf(text, row, label, readAs).map((item) => ({ ...item, group: label?.text ?? group })));
  }
  if (trace) for (const { start, text: words } of items) trace.note(start, { step: 'skills', readAs, rule: 'skills.item-of-list', words });
  return items;
}

/** What a label has to name in order to be an item itself, and two words around 'and' to be two. */
const nameOf: Readonly<Record<ReadAs, (text: string) => boolean>> = { skill: isSoftware, language: isLanguageName };

/** A label that is an item itself: 'English – fluent in speech, good in writing', 'Python: pandas, Jupyter'. */
const labelItem = ({ text }: GroupLabel, { start }: ListRow): Piece => ({ text, start, end: start + text.length });

function itemsOf(text: CvText, row: ListRow, label: GroupLabel | null, readAs: ReadAs): Piece[] {
  if (label?.isOnly) return [];
  const items = splitItems(text, label?.end ?? row.start, row.end, nameOf[readAs]);
  // 'Own kit, drive, don't smoke.' is a sentence, of which only what is known for a skill is one
  return items.some(({ text: item }) => isClause(item)) ? items.filter(({ text: item }) => isKnownSkill(item)) : items;
}

/** Groups that contain no skills: 'Interests: fell running' below 'Skills & Interests'. */
const otherGroup = /^(?:(?:personal )?interests?|hobbies|activities|driving licen[cs]e|references?|availability)\b/i;
const languageGroup = /language|tongue|idioma|sprach|langue/i;

/** An item with more words that names no known language is a remark. */
const maxLanguageWords = 3;

/** Whether an item names a language, known or not. In 'English – fluent in speaking, good in writing' the rest is remarks. */
const mayBeLanguage = ({ text, group }: SkillItem): boolean =>
  namesLanguage(text) || (!startsSmall(text) && countWords(text) <= maxLanguageWords && !(group !== null && isLanguageName(group)));

/** Skills and languages, each from their own sections. Spoken languages in a section of skills count as languages. */
export function readLists(text: CvText, sections: readonly DraftSection[], trace?: Trace): { skills: SkillItem[]; languages: SkillItem[] } {
  const readAll = (kind: 'skills' | 'languages'): SkillItem[] =>
    sections
      .filter((section) => section.kind === kind)
      .flatMap((section) => readSkills(text, section.lines, section.heading, trace, kind === 'skills' ? 'skill' : 'language'));
  const named = readAll('languages').filter(mayBeLanguage);
  const all = readAll('skills').filter(({ group }) => group === null || !otherGroup.test(group));
  const isSpoken = ({ text: item, group }: SkillItem): boolean => group !== null && languageGroup.test(group) && isLanguageName(item);
  return { skills: unique(all.filter((item) => !isSpoken(item))), languages: [...named, ...all.filter(isSpoken)] };
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
