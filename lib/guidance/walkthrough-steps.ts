import type { DisplayResult } from '@/lib/report/display-result';
import type { SectionName } from '@/lib/rewrite/section-names';

/** The two premium flows share one machine and one screen; they differ in their steps and in how they begin. */
export interface WalkthroughSection {
  title: string;
  description: string;
  /** The item of `sectionAnalysis` that the step shows, by its exact name. */
  section: Extract<SectionName, 'Professional Summary' | 'Work Experience' | 'Skills Section'>;
}

export interface WalkthroughFlow {
  id: 'walkthrough' | 'premium';
  /** True where it begins with the choice of a strategy (step -1); otherwise it is for one job. */
  hasStrategyChoice: boolean;
  targetingTitle: string;
  sections: readonly WalkthroughSection[];
}

const descriptions = {
  summary: 'The first lines a reader sees: who you are, what you bring, what you want.',
  experience: 'Your roles and what came of your work.',
  skills: 'What you can do, in the words an advert would use.',
} as const;

export const walkthroughFlow: WalkthroughFlow = {
  id: 'walkthrough',
  hasStrategyChoice: true,
  targetingTitle: 'Targeting',
  sections: [
    { title: 'Professional Summary', description: descriptions.summary, section: 'Professional Summary' },
    { title: 'Work Experience', description: descriptions.experience, section: 'Work Experience' },
    { title: 'Skills', description: descriptions.skills, section: 'Skills Section' },
  ],
};

export const premiumFlow: WalkthroughFlow = {
  id: 'premium',
  hasStrategyChoice: false,
  targetingTitle: 'Job Targeting',
  sections: [
    { title: 'Professional Summary', description: descriptions.summary, section: 'Professional Summary' },
    { title: 'Work Experience', description: descriptions.experience, section: 'Work Experience' },
    { title: 'Skills Section', description: descriptions.skills, section: 'Skills Section' },
  ],
};

/** All steps of a flow by title: targeting first. */
export const stepTitles = ({ targetingTitle, sections }: WalkthroughFlow): string[] => [
  targetingTitle,
  ...sections.map(({ title }) => title),
];

export interface SectionAdvice {
  rating: string | null;
  description: string;
  recommendations: string[];
}

/** The current rating, description and recommended improvements of a step, from the analysis. */
export function sectionAdvice(result: DisplayResult, { section }: WalkthroughSection): SectionAdvice {
  const found = result.sectionAnalysis.find((item) => item.section === section);
  return { rating: found?.rating || null, description: found?.description ?? '', recommendations: found?.recommendations ?? [] };
}
