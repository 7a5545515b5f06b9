import type { Cv, Piece, Section, SectionKind, SkillItem } from '../cv';
import { readEducation, schoolingIn } from './education/read-education';
import { titleScore } from './entry-parts';
import { detectLanguage } from './other/language';
import { countWords, pieceOf, readLines, tidy, type Line } from '../document/lines';
import { reasonsAgainst } from './other/not-a-cv';
import { readItems, readProjects } from './other/simple-sections';
import type { CvDocument, CvText } from '../document/redacted-document';
import { datesOf } from './dates/dates';
import { findBlocks, type Block } from './sections/find-sections';
import { isKnownSkill, isLanguageName, readSkills } from './skills/read-skills';
import { isTemplateLine } from './other/template-line';
import { readTableHeader } from './work/table-header';
import { readWork } from './work/read-work';

/**
 * Understands a redacted CV: one pass per question, each on the results of the one before. `today` (ISO) bounds what can
 * be a date; nothing is read that the text does not say.
 */
export function parse<Text extends CvText>(document: CvDocument<Text>, today: string): Cv<Text> {
  const { text } = document;
  const lines = readLines(document);
  const blocks = settleKinds(text, findBlocks(text, lines));
  const linesOf = (...kinds: SectionKind[]): Line[][] =>
    blocks
      .filter(({ kind }) => kind !== 'top' && kinds.includes(kind))
      .map((block) => block.lines.filter((line) => !isTableHeader(text, line) && !isTemplateLine(line.text)));
  const merged = (...kinds: SectionKind[]): Line[] => linesOf(...kinds).flat();
  const headed = linesOf('education');
  // 'Tickets and qualifications' without a section for schooling holds both
  const schooling = headed.length > 0 ? [] : schoolingIn(merged('certifications', 'training'));
  const others = (...kinds: SectionKind[]): Line[] => merged(...kinds).filter((line) => !schooling.includes(line));
  const top = readTop(text, document, blocks);
  const { skills, languages } = readLists(text, blocks);
  const parsed: Omit<Cv<Text>, 'notACv'> = {
    document,
    text,
    words: countWords(text),
    contact: document.contact,
    headline: top.headline,
    sections: sectionsOf(blocks, top.profileLines),
    profile: profileOf(text, blocks, top.profileLines),
    work: readWork(text, linesOf('experience')).filter((entry) => isPlausible(entry.dates?.from?.year, today)),
    education: readEducation(text, headed.length > 0 ? headed : [schooling]),
    skills,
    languages,
    certificates: readItems(text, others('certifications')),
    memberships: readItems(text, merged('memberships')),
    projects: readProjects(text, merged('projects')),
    publications: readItems(text, merged('publications')),
    awards: readItems(text, merged('awards')),
    training: readItems(text, others('training')),
    volunteering: readWork(text, linesOf('volunteering')),
    interests: wholeOf(text, merged('interests')),
    references:
      wholeOf(
        text,
        blocks.filter(({ kind }) => kind === 'references').flatMap(({ lines: own }) => own),
      ) ?? headingOf(blocks, 'references'),
    language: detectLanguage(text),
  };
  return Object.assign(parsed, { notACv: reasonsAgainst(parsed) });
}

/** 'Dates ⇥ Employer ⇥ Position' names the columns of a table, and no job. */
const isTableHeader = (text: CvText, line: Line): boolean =>
  line.items.length > 2 && readTableHeader(line.items.map((item) => text.slice(item.start, item.end))) !== null;

/** A start ten years ahead is a misreading. */
const isPlausible = (year: number | undefined, today: string): boolean => year === undefined || year <= Number(today.slice(0, 4)) + 10;

/** Gives sections with unknown headings, and documents without headings, a kind by what they contain. */
function settleKinds(text: CvText, blocks: readonly Block[]): Block[] {
  const settled = blocks.map((block) => {
    if (block.kind === 'languages') {
      const items = listOf(text, block);
      if (items.some(({ text: item }) => isKnownSkill(item)) && !items.some(({ text: item }) => isLanguageName(item)))
        return { ...block, kind: 'skills' as const };
    }
    if (block.isUnknown && looksLikeSkills(text, block)) return { ...block, kind: 'skills' as const };
    return block;
  });
  if (settled.some(({ kind }) => kind === 'experience')) return settled;
  return settled
    .map((block) =>
      (block.isUnknown || block.kind === 'top' || block.kind === 'summary') && looksLikeWork(block) ? splitTop(block) : [block],
    )
    .flat();
}

const listOf = (text: CvText, block: Block): SkillItem[] => readSkills(text, block.lines, null);

function looksLikeSkills(text: CvText, block: Block): boolean {
  const items = listOf(text, block);
  return items.length >= 2 && items.filter((item) => isKnownSkill(item.text)).length >= items.length / 2;
}

const isDatedRole = (line: Line, index: number, lines: readonly Line[]): boolean =>
  line.words <= 20 &&
  line.bullet === undefined &&
  datesOf(line).some((range) => !range.single) &&
  [lines[index - 1], line, lines[index + 1]].some((near) => near !== undefined && near.words <= 14 && titleScore(near.text) >= 2);

const looksLikeWork = ({ lines }: Block): boolean => lines.some(isDatedRole);

/** Unheaded jobs below the contact lines: from the line above the first dated role on they are experience. */
function splitTop(block: Block): Block[] {
  if (block.kind !== 'top') return [{ ...block, kind: 'experience' }];
  const first = block.lines.findIndex(isDatedRole);
  const from = Math.max(
    0,
    first - (first > 0 && (block.lines[first - 1]?.words ?? 99) <= 10 && !block.lines[first - 1]?.text.includes('[') ? 1 : 0),
  );
  return [
    { ...block, lines: block.lines.slice(0, from) },
    { kind: 'experience', heading: null, isUnknown: true, lines: block.lines.slice(from) },
  ];
}

interface Top {
  headline: Piece | null;
  /** An unheaded profile. */
  profileLines: Line[];
}

/** Fewest words of a paragraph above the first heading that is a profile. */
const minProfileWords = 18;

function readTop(text: CvText, document: CvDocument, blocks: readonly Block[]): Top {
  const name = document.contact.name;
  const top = blocks.filter(({ kind }) => kind === 'top').flatMap(({ lines }) => lines);
  const nameIndex = name ? top.findIndex((line) => line.start <= name.start && line.end >= name.end) : -1;
  let headline: Piece | null = null;
  for (const [index, line] of top.entries()) {
    if (headline || line.page > (top[0]?.page ?? 1) || line.words > 14 || datesOf(line).length > 0) continue;
    const own = line.text.replace(/\[[A-Z_]+(?:_\d+)?(?: \w+)?\]/g, '').trim();
    const near = nameIndex >= 0 && index >= nameIndex && index <= nameIndex + 2;
    const isTitle =
      titleScore(own) >= 2 || (near && index === nameIndex + 1 && own === line.text && line.words <= 6 && line.bullet === undefined);
    if (own.length < 3 || !isTitle || (!near && nameIndex >= 0) || /[:@]|\.$/.test(own)) continue;
    const from = name && index === nameIndex ? name.end : line.start;
    headline = pieceOf(text, from, line.end);
    if (headline && /\[/.test(headline.text)) headline = pieceOf(text, headline.start, headline.start + headline.text.indexOf('['));
  }
  const prose = top.filter(
    (line) => line.words > 5 && line.start !== headline?.start && !/\[(?:EMAIL|PHONE|NAME|ADDRESS|POSTCODE|URL)/.test(line.text),
  );
  const words = prose.reduce((sum, line) => sum + line.words, 0);
  const first = prose[0];
  const last = prose.at(-1);
  const isProfile = words >= minProfileWords && prose.some((line) => line.words > 8);
  return {
    headline,
    profileLines: isProfile && first && last ? top.filter((line) => line.start >= first.start && line.end <= last.end) : [],
  };
}

function profileOf(text: CvText, blocks: readonly Block[], unheaded: readonly Line[]): Piece | null {
  const headed = blocks.find(({ kind, lines }) => kind === 'summary' && lines.length > 0)?.lines ?? [];
  return wholeOf(text, headed) ?? wholeOf(text, unheaded);
}

function wholeOf(text: CvText, lines: readonly Line[]): Piece | null {
  const first = lines[0];
  const last = lines.at(-1);
  if (!first || !last) return null;
  const start = Math.min(first.start, last.start);
  const end = Math.max(first.end, last.end);
  return {
    text: tidy(lines.map((line) => line.text).join(' ')),
    start,
    end: contiguousEnd(lines, end) > start ? contiguousEnd(lines, end) : text.length,
  };
}

/** A piece ends where its own lines stop following each other. */
function contiguousEnd(lines: readonly Line[], fallback: number): number {
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1];
    if (next && next.index > line.index + 1) return line.end;
  }
  return fallback;
}

const headingOf = (blocks: readonly Block[], kind: SectionKind): Piece | null =>
  blocks.find((block) => block.kind === kind)?.heading ?? null;

function sectionsOf(blocks: readonly Block[], profileLines: readonly Line[]): Section[] {
  const sections: Section[] = [];
  for (const { kind, heading, lines } of blocks) {
    const first = heading?.start ?? lines[0]?.start;
    if (kind === 'top' || first === undefined) continue;
    sections.push({ kind, heading, lines: lines.map(({ index }) => index), start: first, end: lines.at(-1)?.end ?? heading?.end ?? first });
  }
  const profile = profileLines[0];
  if (profile && !sections.some(({ kind }) => kind === 'summary')) {
    sections.unshift({
      kind: 'summary',
      heading: null,
      lines: profileLines.map(({ index }) => index),
      start: profile.start,
      end: profileLines.at(-1)?.end ?? profile.end,
    });
  }
  return sections;
}

/** Skills and languages, each from its own sections; languages named among the skills go where they belong. */
function readLists(text: CvText, blocks: readonly Block[]): { skills: SkillItem[]; languages: SkillItem[] } {
  const read = (kind: SectionKind): SkillItem[] =>
    blocks.filter((block) => block.kind === kind).flatMap((block) => readSkills(text, block.lines, block.heading));
  const all = read('skills').filter(({ group }) => group === null || !otherGroup.test(group));
  const isSpoken = ({ text: item, group }: SkillItem): boolean =>
    group !== null && /language|tongue|idioma|sprach|langue/i.test(group) && isLanguageName(item);
  return { skills: unique(all.filter((item) => !isSpoken(item))), languages: [...read('languages'), ...all.filter(isSpoken)] };
}

/** Groups of a list of skills that hold none: 'Interests: fell running' under 'Skills & Interests'. */
const otherGroup = /^(?:(?:personal )?interests?|hobbies|activities|driving licen[cs]e|references?|availability)\b/i;

function unique(items: SkillItem[]): SkillItem[] {
  const seen = new Set<string>();
  return items.filter(({ text }) => {
    const key = text.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
