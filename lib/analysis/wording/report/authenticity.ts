import { joined } from '../phrases';
import { defineSentences } from '../wording';

export type StyleRisk = 'low' | 'medium' | 'high';

/** A low figure stands for itself: that few signs were seen would praise a CV of stock phrases. */
const assessments: Readonly<Record<StyleRisk, string>> = {
  low: '',
  medium: 'Some of it reads like a template. Add your own facts to change that.',
  high: 'Much of it reads like a template. This does not show that you used AI, but it makes you harder to tell apart.',
};

const styleOnly = 'This check looks at style only, and cannot tell who wrote your CV.';
/** Only who reads that something looks like a machine's work needs to know how often that is wrong. */
const fairness = 'Such checks are wrong more often about people whose first language is not English.';

const readAloud = 'Read your profile aloud. Change what you would not say in an interview.';
const generalAdvice: readonly string[] = ['Replace general bullet points with one real example each.', readAloud];
const adviceByRisk: Readonly<Record<StyleRisk, readonly string[]>> = { low: [], medium: generalAdvice, high: generalAdvice };

export type AuthenticityFacts = { state: 'judged'; risk: StyleRisk } | { state: 'too-short' };

export const authenticitySentences = defineSentences<AuthenticityFacts, { assessment: string; advice: readonly string[] }>({
  id: 'authenticity',
  say: (facts) =>
    facts.state === 'judged'
      ? {
          assessment: joined(assessments[facts.risk], styleOnly, facts.risk !== 'low' && fairness),
          advice: adviceByRisk[facts.risk],
        }
      : { assessment: 'Your CV has too little running text for this check.', advice: [] },
  examples: {
    'little is templated': { state: 'judged', risk: 'low' },
    'some passages are templated': { state: 'judged', risk: 'medium' },
    'much is templated': { state: 'judged', risk: 'high' },
    'too short to judge': { state: 'too-short' },
  },
});
