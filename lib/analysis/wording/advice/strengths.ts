import { agreeing, listed, quoted } from '../phrases';
import { defineSentences } from '../wording';

export interface StrengthsFacts {
  /** The lines that prove most, the best first. */
  lines: readonly string[];
}

/** What speaks for somebody whose lines show no result: the papers of the work, a long stay, else other languages. */
export const plainStrengthsSentences = defineSentences<
  { papers: readonly string[]; stay: { employer: string; dates: string } | null; languages: readonly string[] },
  string[]
>({
  id: 'strengths/plain',
  say: ({ papers, stay, languages }) => [
    ...(papers.length > 0
      ? [`Your CV names what employers in this work look for first: ${listed(papers.map((paper) => quoted(paper)))}.`]
      : []),
    ...(stay ? [`You stayed with one employer for a long time: ${quoted(stay.employer)}, ${quoted(stay.dates)}.`] : []),
    ...(languages.length > 0 && papers.length === 0 && !stay
      ? [`You list ${listed(languages.map((language) => quoted(language)))} among your languages.`]
      : []),
  ],
  examples: {
    papers: { papers: ['Class 1 licence', 'CPC card'], stay: null, languages: [] },
    'a long stay': { papers: [], stay: { employer: 'Hartley Mills', dates: '2009 - 2021' }, languages: [] },
    languages: { papers: [], stay: null, languages: ['Polish', 'Italian'] },
  },
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
