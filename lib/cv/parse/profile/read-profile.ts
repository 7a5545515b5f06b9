import type { Piece } from '@/lib/cv/cv';
import type { CvText } from '@/lib/cv/document/redacted-document';
import type { DraftSection } from '../sections/draft-section';
import { proseAboveFirstJob } from '../sections/unnamed-profile';
import type { Trace } from '../trace';
import type { Top } from './read-top';
import { wholeText } from './whole-text';

/** The profile: its section, or else prose at the top of the CV, or else prose above the first job. */
export function readProfile(
  text: CvText,
  sections: readonly DraftSection[],
  { profileLines }: Top,
  trace: Trace | undefined,
): Piece | null {
  const sources = [
    { rule: 'profile.headed', lines: sections.find(({ kind, lines }) => kind === 'summary' && lines.length > 0)?.lines ?? [] },
    { rule: 'profile.prose-on-top', lines: profileLines },
    { rule: 'profile.prose-above-first-job', lines: proseAboveFirstJob(sections) },
  ];
  const source = sources.find(({ lines }) => lines.length > 0);
  if (!source) return null;
  for (const { start } of source.lines) trace?.note(start, { step: 'profile', readAs: 'profile', rule: source.rule });
  return wholeText(text, source.lines);
}
