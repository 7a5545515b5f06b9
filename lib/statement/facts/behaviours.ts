import type { BehaviourName } from '@/lib/shared/statement';

/**
 * What each behaviour of the Civil Service means at every grade. Source: Cabinet Office, Success Profiles: Civil Service
 * behaviours, updated 14 October 2024. Contains public sector information licensed under the Open Government Licence v3.0.
 */
export const behavioursSource = {
  name: 'Success Profiles: Civil Service behaviours',
  publisher: 'Cabinet Office',
  url: 'https://www.gov.uk/government/publications/success-profiles/success-profiles-civil-service-behaviours',
  date: '2024-10-14',
  licence: 'Open Government Licence v3.0',
} as const;

export const behaviourMeanings: Readonly<Record<BehaviourName, string>> = {
  'Seeing the Big Picture':
    'Understand how your role fits with and supports organisational objectives. Recognise the wider Civil Service priorities and ensure work is in the national interest.',
  'Changing and Improving':
    'Seek out opportunities to create effective change and suggest innovative ideas for improvement. Review ways of working, including seeking and providing feedback.',
  'Making Effective Decisions':
    'Use evidence and knowledge to support accurate, expert decisions and advice. Carefully consider alternative options, implications and risks of decisions.',
  Leadership:
    'Show pride and passion for public service. Create and engage others in delivering a shared vision. Value difference, diversity and inclusion, ensuring fairness and opportunity for all.',
  'Communicating and Influencing':
    'Communicate purpose and direction with clarity, integrity and enthusiasm. Respect the needs, responses and opinions of others.',
  'Working Together':
    'Form effective partnerships and relationships with people both internally and externally, from a range of diverse backgrounds, sharing information, resources and support.',
  'Developing Self and Others': 'Focus on continuous learning and development for self, others and the organisation as a whole.',
  'Managing a Quality Service':
    'Deliver service objectives with professional excellence, expertise and efficiency, taking account of diverse customer needs.',
  'Delivering at Pace': 'Take responsibility for delivering timely and quality results with focus and drive.',
};
