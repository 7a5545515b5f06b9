import { normaliseForMatch } from '@/lib/cv/document/normalise';
import type { SectionKind } from '@/lib/cv/cv';
import type { PatternRule } from '../text-shapes';

/** A word that tells the kind of a section whose heading no list knows: 'Jobs I have done' is experience. */
export interface KindRule extends PatternRule {
  kind: SectionKind;
}

/** In this order: 'Volunteering experience' is volunteering, because its rule stands above that of experience. Patterns match folded text. */
export const kindRules: readonly KindRule[] = [
  { id: 'kind.published', kind: 'publications', pattern: /\bpublished\b/, example: 'My published writing' },
  {
    id: 'kind.project-experience',
    kind: 'projects',
    pattern: /^(?:key |selected |personal |own )?projects? experience$/,
    example: 'Selected project experience',
  },
  {
    id: 'kind.outside-work',
    kind: 'interests',
    pattern: /\b(?:outside|away from|beyond) (?:of )?(?:work|the office)\b|\b(?:spare|free) time\b/,
    example: 'Outside of work',
  },
  { id: 'kind.volunteering', kind: 'volunteering', pattern: /\bvolunt|\bcommunity\b|\bcharit/, example: 'Helping in the community' },
  {
    id: 'kind.experience',
    kind: 'experience',
    pattern:
      /\bexperience|\bemploy|\bcareer|\bwork(?:ed)?\b|\bjobs?\b|\bpositions?\b|\broles?\b|\bappointments?\b|\bi(?: have|['’]ve)? (?:done|did)\b/,
    example: 'Jobs I have done',
  },
  {
    id: 'kind.education',
    kind: 'education',
    pattern: /\beducation|\bacademic|\bdegrees?\b|\bschool|\buniversit|\bqualification|\bstudies\b|\bstudied\b|\blearn/,
    example: 'What I have studied',
  },
  {
    id: 'kind.skills',
    kind: 'skills',
    pattern:
      /\b(?:good|best|great|strong|confident|skilled) (?:at|in|with)\b|\bcan (?:do|use|offer)\b|\bi (?:know|bring|offer)\b|\bskill|\bcompeten|\bexpertise|\btechnolog|\btools\b|\bproficien|\bstrengths?\b|\bsoftware\b/,
    example: 'What I can offer',
  },
  { id: 'kind.projects', kind: 'projects', pattern: /\bproject|\bportfolio/, example: 'Recent portfolio pieces' },
  {
    id: 'kind.certifications',
    kind: 'certifications',
    pattern: /\bcertif|\blicen[cs]|\baccredit|\btickets?\b/,
    example: 'Site tickets held',
  },
  { id: 'kind.training', kind: 'training', pattern: /\btraining|\bcourses?\b|\bcpd\b/, example: 'Further courses taken' },
  {
    id: 'kind.publications',
    kind: 'publications',
    pattern: /\bpublication|\bpapers?\b|\bpatents?\b|\bconference|\bpresentations?\b/,
    example: 'Papers and talks',
  },
  { id: 'kind.awards', kind: 'awards', pattern: /\bawards?\b|\bhonou?rs?\b|\bprizes?\b|\bscholarship/, example: 'Prizes won' },
  { id: 'kind.memberships', kind: 'memberships', pattern: /\bmembership|\baffiliation/, example: 'Other affiliations' },
  { id: 'kind.languages', kind: 'languages', pattern: /\blanguages?\b/, example: 'Languages I speak' },
  {
    id: 'kind.interests',
    kind: 'interests',
    pattern: /\binterests?\b|\bhobb|\bactivit|\binvolvement|\bpastimes?\b/,
    example: 'Favourite pastimes',
  },
  { id: 'kind.references', kind: 'references', pattern: /\breferences?\b|\breferees?\b/, example: 'My referees' },
  { id: 'kind.summary', kind: 'summary', pattern: /\bprofile|\bsummary|\bstatement|\bobjective|\babout\b/, example: 'A little about me' },
  { id: 'kind.contact', kind: 'contact', pattern: /\bcontact|\bpersonal (?:details|information|data)/, example: 'How to contact me' },
];

/** The first rule whose word stands in the heading; null where none does and the section can only be 'additional'. */
export function kindRuleOf(heading: string): KindRule | null {
  const key = normaliseForMatch(heading);
  return kindRules.find(({ pattern }) => pattern.test(key)) ?? null;
}
