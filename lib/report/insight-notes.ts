import { notJudged } from '@/lib/analysis/wording/report/insights';
import type { DisplayInsight } from './display-result';
import type { InsightName } from '@/lib/shared/result';
import { insightTier, type InsightTier } from '@/lib/shared/levels';

/** Notes for career insights whose result has no note of its own: below 60, 60 to 79, 80 and above. */
interface InsightNote {
  meaning: string;
  improve: string;
}

const notes: Record<InsightName, Record<InsightTier, InsightNote>> = {
  experienceLevel: {
    developing: {
      meaning: 'Your dated roles add up to the early part of a career, or their dates leave the length unclear.',
      improve: 'Give every role a start and an end with month and year, and name placements, projects and voluntary work.',
    },
    established: {
      meaning: 'Your roles show steady experience at a working level.',
      improve: 'Show growth: say where your area, budget or team became larger from one role to the next.',
    },
    strong: {
      meaning: 'Your roles show long and senior experience.',
      improve: 'Keep the detail for the last ten years and fold earlier roles into a line each.',
    },
  },
  technicalExpertise: {
    developing: {
      meaning: 'Few of the tools and methods of your field can be seen at work in your roles.',
      improve: 'Name the tool, system or method in the line about what you did with it.',
    },
    established: {
      meaning: 'You show a working set of the skills your field asks for.',
      improve: 'Prove the skills you only list: one line in a role for each that matters.',
    },
    strong: {
      meaning: 'You show a broad set of your field’s skills, in use and not only in a list.',
      improve: 'Put the ones your next role asks for first.',
    },
  },
  leadershipIndicators: {
    developing: {
      meaning: 'Little in the text speaks of leading people, budgets or decisions.',
      improve: 'Say whom you trained, what you were trusted with, and which decision was yours.',
    },
    established: {
      meaning: 'There are clear signs that you lead people or carry responsibility.',
      improve: 'Add the size: how many people, what budget, over what period.',
    },
    strong: {
      meaning: 'Leading people and carrying responsibility runs through your roles.',
      improve: 'Say what came of it: what your team or area did better because of you.',
    },
  },
  industryRelevance: {
    developing: {
      meaning: 'Your recent roles point to several fields at once.',
      improve: 'Say in your profile which field you aim at, and bring the lines that fit it to the top.',
    },
    established: {
      meaning: 'Most of your recent roles belong to one field.',
      improve: 'Use the words of that field’s adverts for what you already do.',
    },
    strong: {
      meaning: 'Your recent roles belong clearly to one field.',
      improve: 'Name the sector and the kind of customer in your profile.',
    },
  },
};

export const insightNote = (name: InsightName, percentage: number): InsightNote => notes[name][insightTier(percentage)];

/** Whether there is more to say of it than that it is not judged, which its bar says already. */
export const saysMore = ({ percentage, description, improve }: DisplayInsight): boolean =>
  percentage !== null || improve !== '' || description !== notJudged.description;
