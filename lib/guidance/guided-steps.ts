import type { DisplayResult, DisplaySection } from '@/lib/report/display-result';
import { needsEducationChange } from '@/lib/rewrite/education-change';
import type { SectionName } from '@/lib/rewrite/section-names';
import { limits } from '@/lib/shared/limits';
import { sectionExcerpt, type ExcerptPart } from './section-excerpt';
import { stepSections, type StepId } from './step-sections';

/** One of the five tabs of the guided improvement. The visitor's texts are in `guided-progress.ts`. */
export interface GuidedStep {
  id: StepId;
  title: string;
  description: string;
  /** The part of the report and of the suggestion call that belongs to it. */
  section: SectionName;
  /** The CV's own words, cut for display. */
  originalContent: string;
  rating: string | null;
  /** What the analysis found, then general advice. */
  tips: string[];
  /** Good lines of fictional CVs. */
  examples: readonly string[];
  beforeAfter: { before: string; after: string };
  /** Whether 'Generate Suggestion' can propose anything; where not, the button says that no change is needed. */
  offersSuggestion: boolean;
}

interface StepText extends Pick<GuidedStep, 'id' | 'title' | 'description' | 'examples' | 'beforeAfter'> {
  part: ExcerptPart | null;
  tips: string[];
}

const steps: readonly StepText[] = [
  {
    id: 'statement',
    title: 'Personal Statement',
    description: 'Four to six lines that say who you are, what you bring and what you are looking for.',
    part: 'summary',
    tips: ['Say your role and your field in the first line.', 'Give one result that proves it.', 'End with the role you want next.'],
    examples: [
      'Registered nurse with four years in acute medicine. Led handovers for a 28-bed ward. Looking for a band 6 post in Leeds.',
      'Final-year geography student who mapped flood risk for two parish councils. Looking for a graduate role in planning.',
    ],
    beforeAfter: {
      before: 'Hard-working team player with a passion for customer service.',
      after:
        'Shop supervisor with six years in independent bookshops. Cut stock loss from 2.1% to 1.3% in a year. Looking for a first shop of my own to manage.',
    },
  },
  {
    id: 'experience',
    title: 'Work Experience',
    description: 'Your roles, newest first, with what came of your work.',
    part: 'experience',
    tips: [
      'Start each line with what you did.',
      'Say how much, how many or how fast.',
      'Keep three to six lines for recent roles, one or two for old ones.',
    ],
    examples: [
      'Answered 60 calls a day and settled nine in ten without passing them on.',
      'Trained three new starters, who worked alone after two weeks.',
    ],
    beforeAfter: {
      before: 'Responsible for the weekly rota.',
      after: 'Planned the weekly rota of 24 staff and cut overtime by 30 hours a month.',
    },
  },
  {
    id: 'skills',
    title: 'Skills & Expertise',
    description: 'The skills an advert would ask for, grouped so that each is found at a glance.',
    part: 'skills',
    tips: ['Group them under two or three headings.', 'List what you can show in a role.', 'Leave out what everybody claims.'],
    examples: ['Clinical: venepuncture, cannulation, catheter care', 'Languages: Polish (native), English (C1)'],
    beforeAfter: {
      before: 'Excel, teamwork, rota, communication, EPOS',
      after: 'Shop systems: EPOS, stock control\nOffice: Excel (pivot tables), rota planning',
    },
  },
  {
    id: 'education',
    title: 'Education & Qualifications',
    description: 'Institution, award, grade and year, newest first.',
    part: 'education',
    tips: [
      'Give each award its institution and year.',
      'Sum up your GCSEs in one line once you have a degree or five years of work.',
      'Use the UK degree class, not a GPA.',
    ],
    examples: ['A levels: Biology (B), Chemistry (B), Maths (C), Northfield College, 2016', 'NVQ Level 3 in Electrical Installation, 2019'],
    beforeAfter: {
      before: 'University of Hallamwick, Geography',
      after: 'BSc (Hons) Geography, 2:1, University of Hallamwick (2018 - 2021)',
    },
  },
  {
    id: 'structure',
    title: 'Structure & Formatting',
    description: 'Headings, order, dates and length: what makes a CV easy to scan.',
    part: null,
    tips: ['Use standard headings.', 'Write every date the same way.', 'Keep to two pages.'],
    examples: [
      'Profile, Work Experience, Education, Skills: one heading each, in this order',
      'Sep 2019 - Present, the same form in every role',
    ],
    beforeAfter: { before: 'My Career Journey - 03/2019 to now', after: 'Work Experience - Mar 2019 - Present' },
  },
];

const tipsShown = 6;

/** The part of the report, by its name or one that an older result used. */
const feedbackFor = (result: DisplayResult, names: readonly string[]): DisplaySection | undefined =>
  names.flatMap((name) => result.sectionAnalysis.find(({ section }) => section.toLowerCase() === name.toLowerCase()) ?? [])[0];

/** For the structure there is no text of the CV to show, so the finding is shown. */
const originalFor = (step: StepText, cvText: string, feedback: DisplaySection | undefined): string =>
  step.part ? sectionExcerpt(cvText, step.part) : (feedback?.description ?? '').slice(0, limits.sectionExcerptLength);

/** The five steps for one CV: its own text, and tips from its report. */
export const guidedSteps = (cvText: string, result: DisplayResult): GuidedStep[] =>
  steps.map((step) => {
    const { id, title, description, examples, beforeAfter } = step;
    const { section, otherNames } = stepSections[id];
    const feedback = feedbackFor(result, [section, ...otherNames]);
    const rating = feedback?.rating || null;
    return {
      id,
      title,
      description,
      section,
      examples,
      beforeAfter,
      rating,
      originalContent: originalFor(step, cvText, feedback),
      tips: [...new Set([...(feedback?.recommendations ?? []), ...step.tips])].slice(0, tipsShown),
      offersSuggestion: id !== 'education' || needsEducationChange(rating),
    };
  });

/** '3 minutes per step (15 in total)' */
export const guidedMinutes = { perStep: limits.guidedMinutesPerStep, total: limits.guidedMinutesPerStep * limits.guidedSteps } as const;
