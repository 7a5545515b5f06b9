import type { BehaviourName, Grade } from '@/lib/shared/statement';

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

/**
 * Lines of work on which an example of the behaviour may be based. Our own list: the line is offered, and the person writes the
 * example.
 */
export const behaviourLines: Readonly<Record<BehaviourName, RegExp>> = {
  'Seeing the Big Picture':
    /\bstrateg\w+|\bpolic(?:y|ies)\b|\bobjectives?\b|\bpriorities\b|\bnational\b|\bgovernment\b|\bministers?\b|\bboard\b|\blegislation\b/i,
  'Changing and Improving':
    /\bimprov\w*|\bintroduc\w*|\bredesign\w*|\bnew (?:\w+ )?(?:system|process|way)\b|\bcut\b|\breduced\b|\bmoved from\b|\bsuggested\b|\bautomat\w*|\bstreamlin\w*|\bset up\b/i,
  'Making Effective Decisions':
    /\bdecid\w*|\bdecisions?\b|\bapprov\w*|\brefus\w*|\baccept or\b|\bassess\w*|\banaly[sz]\w*|\binvestigat\w*|\bunder the polic\w+|\btriag\w*|\beligib\w*/i,
  Leadership:
    /\bled\b|\blead\b|\bline[- ]manag\w*|\bmanag(?:e|ed|ing) (?:a |an )?(?:team|staff|\d+)|\bsupervis\w*|\bchair(?:ed)?\b|\bteam of\b/i,
  'Communicating and Influencing':
    /\bexplain\w*|\bpresent(?:ed|ing|ations?)\b|\bwrote\b|\bwrite\b|\bpersuad\w*|\bnegotiat\w*|\bbrief(?:ed|ings?)\b|\bspoke\b|\bspeak\b|\bcampaigns?\b|\bnewsletters?\b/i,
  'Working Together':
    /\bwith (?:the |a |my |other |two |three )?(?:\w+ )?(?:teams?|colleagues?|partners|agencies|departments?|police|schools)\b|\bliais\w*|\bpartner\w*|\bmulti-?(?:agency|disciplinary)\b|\bjoint(?:ly)?\b|\btogether\b/i,
  'Developing Self and Others':
    /\btrain(?:ed|ing|s)? (?!on\b|in\b|at\b)\w+|\bmentor\w*|\bcoach\w*|\bbudd(?:y|ied)\b|\binduct\w*|\bapprais\w*|\bshadow\w*|\bcompleted .*\b(?:course|training|diploma)\b/i,
  'Managing a Quality Service':
    /\bcustomers?\b|\bcomplaints?\b|\bstandards?\b|\bquality\b|\bsatisf\w*|\bfeedback\b|\bservice users?\b|\bqueries\b|\benquir\w*|\baudits?\b/i,
  'Delivering at Pace':
    /\bdeadlines?\b|\bon time\b|\btargets?\b|\bby (?:noon|\w+day)\b|\bsame day\b|\bwithin (?:the |an? )?\d+|\bunder pressure\b|\bpeak\b|\b\d+ (?:\w+ )?(?:calls|cases|claims|orders|applications|invoices|letters|visits)\b/i,
};

/** Whose work an example should be about. Our own words for the levels that the source sets apart; its text by level is not kept here. */
export const exampleByGrade: Readonly<Record<Grade, string>> = (() => {
  const [own, around, led, across] = [
    'in your own tasks',
    'in work that you were responsible for, or with the people around you',
    'in work that you led, in a team or with partners',
    'in work that you set the direction of, across teams or organisations',
  ] as const;
  return {
    AA: own,
    AO: own,
    'AA/AO': own,
    EO: around,
    HEO: led,
    SEO: led,
    'HEO/SEO': led,
    G7: across,
    G6: across,
    'G7/G6': across,
  };
})();
