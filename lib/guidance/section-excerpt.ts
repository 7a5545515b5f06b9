import { limits } from '@/lib/shared/limits';

/** The parts of a CV that guided steps work on, with their usual headings (lower case). */
const headings = {
  summary: [
    'personal statement',
    'personal profile',
    'professional profile',
    'professional summary',
    'profile',
    'summary',
    'career summary',
    'about me',
    'objective',
  ],
  experience: [
    'work experience',
    'professional experience',
    'employment history',
    'employment',
    'career history',
    'work history',
    'relevant experience',
    'experience',
    'career to date',
  ],
  skills: [
    'key skills',
    'core skills',
    'technical skills',
    'skills',
    'skills and expertise',
    'core competencies',
    'areas of expertise',
    'skills and abilities',
  ],
  education: [
    'education',
    'education and qualifications',
    'education and training',
    'qualifications',
    'academic background',
    'academic qualifications',
    'academic history',
  ],
} as const;
export type ExcerptPart = keyof typeof headings;

/** Headings that only end a part. */
const others = [
  'certifications',
  'certificates',
  'licences',
  'projects',
  'publications',
  'languages',
  'interests',
  'hobbies',
  'hobbies and interests',
  'references',
  'referees',
  'awards',
  'achievements',
  'key achievements',
  'volunteering',
  'voluntary work',
  'memberships',
  'professional memberships',
  'training',
  'courses',
  'additional information',
  'contact',
  'contact details',
  'personal details',
];

const longestHeading = 60;
const partByHeading = new Map<string, ExcerptPart | null>([
  ...others.map((heading) => [heading, null] as const),
  ...(['summary', 'experience', 'skills', 'education'] as const).flatMap((part) =>
    headings[part].map((heading) => [heading, part] as const),
  ),
]);

const headingOf = (line: string): string =>
  line
    .slice(0, longestHeading)
    .trim()
    .replace(/\s*[:–—-]+$/, '')
    .replace(/\s*&\s*/g, ' and ')
    .toLowerCase();

/** The whole text under the part's first heading; empty where there is no such heading. */
export function sectionOfText(cvText: string, part: ExcerptPart): string {
  const found: string[] = [];
  let inside = false;
  for (const line of cvText.split('\n')) {
    const kind = line.trim().length <= longestHeading ? partByHeading.get(headingOf(line)) : undefined;
    if (kind !== undefined) {
      if (inside) break;
      inside = kind === part;
    } else if (inside) found.push(line.replaceAll('\t', '  ').trimEnd());
  }
  return found.join('\n').trim();
}

/** The displayed excerpt: at most 500 characters, cut at a word. Suggestions and exports always use the whole part. */
export function sectionExcerpt(cvText: string, part: ExcerptPart): string {
  const whole = sectionOfText(cvText, part);
  if (whole.length <= limits.sectionExcerptLength) return whole;
  const cut = whole.slice(0, limits.sectionExcerptLength - 1);
  const space = cut.search(/\s\S*$/);
  return `${(space > 0 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
