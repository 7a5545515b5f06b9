import type { Answer } from '@/lib/server/analysers/claude/answer';

/** What a careful writer might say of the ward sister's CV: every fact in it stands there. */
export const goodAnswer: Answer = {
  summary:
    'Your CV shows steady progress on acute medical wards, and your best lines say what came of the work. The clearest is that you cut medication errors by 34% in a year. Put that result into your profile, so that a reader meets it first.',
  positives: [{ index: 0, text: 'You can point to a real change: you cut medication errors by 34% by redesigning the drug round.' }],
  improvements: [
    {
      auditId: 'tailor',
      description:
        'An advert for a ward has words of its own. Take them for what you have done there, and put first the line that is closest.',
    },
  ],
  sections: [
    {
      section: 'Work Experience',
      description: 'A reader finds clear, short lines here, and most of them end in something that can be checked.',
      recommendations: ['Say what changed after the safety board heard your findings.'],
    },
  ],
  insights: [
    {
      name: 'leadershipIndicators',
      meaning: 'Leading a team of 18 nurses and healthcare assistants is the strongest sign that you can run a ward.',
      improve: 'Say how you chose what to hand over and what you kept for yourself.',
    },
  ],
  assessment:
    'Your experience is worth most to a larger hospital that wants calmer handovers and shorter stays, which is what you ask for.',
  findings: [
    {
      title: 'Say what the safety board did next',
      description:
        'You presented the findings to the safety board, but we do not learn what changed. One more clause would turn a task into a result.',
      quote: 'presented the findings to the safety board',
    },
  ],
  roles: [],
  instructions: [],
};

/** A good answer with some of it replaced. */
export const answerWith = (own: Partial<Answer>): Answer => ({ ...goodAnswer, ...own });

export const emptyAnswer: Answer = {
  summary: '',
  positives: [],
  improvements: [],
  sections: [],
  insights: [],
  assessment: '',
  findings: [],
  roles: [],
  instructions: [],
};
