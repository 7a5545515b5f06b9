import { count } from '../phrases';
import { defineSentences } from '../wording';

export type StyleRisk = 'low' | 'medium' | 'high';

const assessments: Readonly<Record<StyleRisk, string>> = {
  low: 'Little in the writing reads as templated.',
  medium: 'Some passages read as templated. A recruiter may find them generic; adding your own facts would fix that.',
  high: 'Much of the text reads as templated. This does not show that you used AI, and many people write this way, but it makes you harder to tell apart from other applicants.',
};

/** Said with every assessment. */
const styleOnly = 'This check looks at style only. It cannot tell who or what wrote your CV.';
const fairness =
  'Tools of this kind wrongly flag people whose first language is not English far more often than others. If that is you, treat the result with extra caution.';

const readAloud = 'Read the summary aloud: change any sentence you would not say in an interview.';
const generalAdvice: readonly string[] = [
  'Replace the three most generic bullets with one real example each: what, for whom, how much, when.',
  readAloud,
  'Vary the openings and length of bullets.',
  'Cut adjectives that make a claim without a fact.',
];
const adviceByRisk: Readonly<Record<StyleRisk, readonly string[]>> = { low: [readAloud], medium: generalAdvice, high: generalAdvice };

/** `words` counts those of the CV's sentences. */
export type AuthenticityFacts = { state: 'judged'; risk: StyleRisk } | { state: 'too-short'; words: number };

export const authenticitySentences = defineSentences<AuthenticityFacts, { assessment: string; advice: readonly string[] }>({
  id: 'authenticity',
  say: (facts) =>
    facts.state === 'judged'
      ? { assessment: `${assessments[facts.risk]} ${styleOnly} ${fairness}`, advice: adviceByRisk[facts.risk] }
      : {
          assessment: `There is too little running text (${facts.words} words) to say anything about its style. ${styleOnly}`,
          advice: ['Write a few full sentences or bullets about what you did; then this check has something to read.'],
        },
  examples: {
    'little is templated': { state: 'judged', risk: 'low' },
    'some passages are templated': { state: 'judged', risk: 'medium' },
    'much is templated': { state: 'judged', risk: 'high' },
    'too short to judge': { state: 'too-short', words: 84 },
  },
});

/** Two full-time roles at once. */
export const overlapSentences = defineSentences<{ months: number }>({
  id: 'authenticity/overlap',
  say: ({ months }) => `Two roles overlap by ${count(months, 'month')} without a word on why.`,
  examples: { 'two roles at once': { months: 9 } },
});
