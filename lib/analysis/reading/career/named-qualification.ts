import type { Cv } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { courseWords } from '@/lib/facts/career-words';
import { anyOf } from '@/lib/facts/lists';
import { qualificationPatterns } from '@/lib/facts/wordlists';
import { overlaps } from '../../text/spans';

const patterns = [anyOf(courseWords), ...qualificationPatterns.map(({ pattern, flags }) => new RegExp(pattern, flags.replace('g', '')))];

/**
 * A line outside the jobs and the profile names a qualification or a course, wherever it stands: 'SVQ Level 3 Roofing' under 'Tickets',
 * 'Fire safety training' under a heading that we do not know. Then nobody is told that there is none.
 */
export function namesQualification({ document, text, work, profile }: Cv, counts: (line: Span) => boolean = () => true): boolean {
  const others = profile ? [...work, profile] : work;
  return document.lines.some(
    (line) =>
      !others.some((span) => overlaps(span, line)) &&
      patterns.some((pattern) => pattern.test(text.slice(line.start, line.end))) &&
      counts(line),
  );
}
