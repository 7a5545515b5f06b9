import { agreeing, listed, quoted } from '../phrases';
import { defineSentences } from '../wording';

export interface StrengthsFacts {
  /** The lines that prove most, the best first. */
  lines: readonly string[];
}

/** What speaks for somebody whose lines show no result: the papers of the work. */
export const plainStrengthsSentences = defineSentences<{ papers: readonly string[] }, string[]>({
  id: 'strengths/plain',
  say: ({ papers }) =>
    papers.length > 0 ? [`Your CV names what employers in this work look for first: ${listed(papers.map((paper) => quoted(paper)))}.`] : [],
  examples: { papers: { papers: ['Class 1 licence', 'CPC card'] }, none: { papers: [] } },
});

/** The person's strongest lines. */
export const strengthsSentences = defineSentences<StrengthsFacts, string[]>({
  id: 'strengths',
  say: ({ lines }) =>
    lines.length === 0 ? [] : [`${agreeing(lines.length, 'A strong line', 'Strong lines')}: ${listed(lines.map((line) => quoted(line)))}.`],
  examples: {
    'two lines': { lines: ['Cut till errors by 14% in one year', 'Won the regional award for service'] },
    'one line': { lines: ['Reopened a ward of 28 beds in six weeks'] },
    none: { lines: [] },
  },
});
