import { defineSentences } from '@/lib/analysis/wording/wording';

/** What the chosen role and industry look for, beside what the CV shows. */
export type TargetFacts =
  | { about: 'role'; title: string }
  | { about: 'words of the industry'; industry: string; words: readonly string[] }
  | { about: 'skills only listed' | 'skills missing'; title: string; skills: readonly string[] };

const MOST_NAMED = 6;

const named = (names: readonly string[]): string => names.slice(0, MOST_NAMED).join(', ');

/** 'an Operations Manager': by the first letter, 'a University Lecturer' aside. */
const article = (title: string): 'a' | 'an' => (/^[aeiou]/i.test(title) && !/^(?:uni|euro)/i.test(title) ? 'an' : 'a');
const capital = { a: 'A', an: 'An' } as const;

export const targetSentences = defineSentences<TargetFacts>({
  id: 'target-advice',
  say: (facts) => {
    switch (facts.about) {
      case 'role':
        return `Name the role you want in your first or last line: ${facts.title}.`;
      case 'words of the industry':
        return `Speak the language of ${facts.industry.toLowerCase()} where it is true of you: ${named(facts.words)}.`;
      case 'skills only listed':
        return `Show in a role what you only list, since ${article(facts.title)} ${facts.title} is asked for it: ${named(facts.skills)}.`;
      case 'skills missing':
        return `${capital[article(facts.title)]} ${facts.title} is usually asked for these, and your CV does not name them. Add those you have: ${named(facts.skills)}.`;
    }
  },
  examples: {
    'a role is chosen': { about: 'role', title: 'Operations Manager' },
    'an industry is chosen': { about: 'words of the industry', industry: 'Retail', words: ['merchandising', 'footfall'] },
    'skills that no role shows': { about: 'skills only listed', title: 'Operations Manager', skills: ['Lean', 'KPI reporting'] },
    'skills that are not there': { about: 'skills missing', title: 'Marketing Manager', skills: ['SEO', 'Google Analytics'] },
  },
});
