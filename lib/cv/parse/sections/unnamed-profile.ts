import { headingKind } from '@/lib/cv/document/headings';
import type { Line } from '@/lib/cv/document/lines';
import { datesOf } from '../dates/dates';
import type { DraftSection } from './draft-section';
import { isJobHead } from './evidence';

/** A profile without a heading of its own has at least so many words. */
export const minProfileWords = 18;

/** A line with fewer words is an item of a list rather than part of a sentence. */
const minSentenceWords = 6;

/** Kinds of sections that may turn out to be the profile. */
const mayBeProfile: ReadonlySet<DraftSection['kind']> = new Set(['additional', 'contact', 'experience', 'skills']);

/**
 * Makes prose before the first job the profile, whatever its heading: 'A bit about me', 'In a nutshell', 'What you get'. This applies
 * only where no section has a profile heading, and only below a heading that is not known for another kind (decision 62).
 */
export function withUnnamedProfile(sections: readonly DraftSection[]): readonly DraftSection[] {
  if (sections.some(({ kind, lines }) => kind === 'summary' && lines.length > 0)) return sections;
  const firstJob = sections.findIndex(({ stretches }) => stretches.some(({ contents }) => contents.jobs > 0));
  const found = sections.slice(0, firstJob < 0 ? sections.length : firstJob).find(isUnnamedProse);
  return found ? sections.map((section) => (section === found ? { ...section, kind: 'summary' } : section)) : sections;
}

function isUnnamedProse({ kind, heading, lines, stretches }: DraftSection): boolean {
  if (!heading || !mayBeProfile.has(kind) || !mayHeadProfile(heading.text, lines)) return false;
  if (stretches.some(({ contents }) => contents.lists > 0)) return false;
  const words = lines.reduce((sum, line) => sum + line.words, 0);
  return words >= minProfileWords && 2 * wordsInSentences(lines) > words;
}

/** 'Personal' is known for the contact details, and has none below it. */
function mayHeadProfile(heading: string, lines: readonly Line[]): boolean {
  const known = headingKind(heading);
  return known === null || (known === 'contact' && lines.every(({ text }) => !text.includes('[') && !label.test(text)));
}

/** 'Nationality: British' */
const label = /^[^.,]{2,30}:/;

/** Kinds of sections that may contain the profile and the first job. */
const mayContainJobs: ReadonlySet<DraftSection['kind']> = new Set(['additional', 'experience']);

/**
 * The prose above the first job, in the section of that job or in one of no known kind. It is the profile where no section is: in two
 * columns the heading of the profile may not be recognised.
 */
export function proseAboveFirstJob(sections: readonly DraftSection[]): Line[] {
  const at = sections.findIndex(({ kind, stretches }) => mayContainJobs.has(kind) && stretches.some(({ contents }) => contents.jobs > 0));
  const section = sections[at];
  if (!section) return [];
  const firstJob = section.lines.findIndex((_, index) => isJobHead(section.lines, index));
  const paragraphs: Line[][] = [];
  for (const line of section.lines.slice(0, Math.max(0, firstJob))) {
    if (line.bullet !== undefined || line.words < minSentenceWords || isDatedHead(line)) continue;
    const last = paragraphs.at(-1);
    if (last?.at(-1)?.index === line.index - 1) last.push(line);
    else paragraphs.push([line]);
  }
  // The prose nearest to the jobs; prose further above may be about leisure.
  return paragraphs.findLast((lines) => lines.reduce((sum, line) => sum + line.words, 0) >= minProfileWords) ?? [];
}

/** A short line with a date is the head of a job; a long one may be prose: 'my post ends in April 2027'. */
const isDatedHead = (line: Line): boolean => line.words < minProfileWords && datesOf(line).length > 0;

const wordsInSentences = (lines: readonly Line[]): number =>
  lines
    .filter((line) => line.bullet === undefined && line.words >= minSentenceWords && !isDatedHead(line))
    .reduce((sum, line) => sum + line.words, 0);
