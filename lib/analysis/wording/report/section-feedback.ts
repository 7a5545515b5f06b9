import { joined, listed, quoted } from '../phrases';
import { defineSentences } from '../wording';

export type CoreSection = 'Professional Summary' | 'Work Experience' | 'Skills Section' | 'Education' | 'Structure';

/** Advice for a part that lacks nothing: what each advert still asks of it. */
const untouched: Readonly<Record<CoreSection, string | null>> = {
  'Professional Summary': null,
  'Work Experience': 'For each application, put first what is closest to the advert.',
  'Skills Section': 'For each application, put first the skills that the advert names.',
  Education: null,
  Structure: null,
};

export const untouchedSentences = defineSentences<CoreSection, string | null>({
  id: 'section-feedback/untouched',
  say: (section) => untouched[section],
  examples: {
    profile: 'Professional Summary',
    roles: 'Work Experience',
    skills: 'Skills Section',
    education: 'Education',
    structure: 'Structure',
  },
});

/** What was read in a part, before what the audits found there. How many entries there are is a matter of where each one ends. */
export type SectionOpening = { section: 'work'; hasRoles: boolean } | { section: 'other qualifications only' } | { section: 'other' };

export const openingSentences = defineSentences<SectionOpening, string | null>({
  id: 'section-feedback/opening',
  say: (opening) => {
    switch (opening.section) {
      case 'work':
        return opening.hasRoles ? null : 'We did not recognise roles.';
      case 'other qualifications only':
        return 'We read your courses and certificates here.';
      case 'other':
        return null;
    }
  },
  examples: {
    'no roles': { section: 'work', hasRoles: false },
    roles: { section: 'work', hasRoles: true },
    'certificates only': { section: 'other qualifications only' },
    'a part without an opening': { section: 'other' },
  },
});

/** Sections that may stay short. */
export const shortSectionSentences = defineSentences<{ kinds: readonly ('interests' | 'references')[] }>({
  id: 'section-feedback/short-sections',
  say: ({ kinds }) => `Keep your section on ${listed(kinds)} short.`,
  examples: { 'interests and references': { kinds: ['interests', 'references'] } },
});

export type FurtherSection = 'certifications' | 'projects' | 'volunteering' | 'languages';

export interface FurtherSectionFacts {
  section: FurtherSection;
  /** It has more than one entry. */
  hasSeveral: boolean;
  /** The first entry without dates or content, or of a language without a level; null where there is none. */
  incomplete: string | null;
}

const furtherTexts: Readonly<Record<FurtherSection, { name: string; advice: string; complete: (entry: string) => string | null }>> = {
  certifications: {
    name: 'Certifications',
    advice: '',
    // A licence has its year on the card.
    complete: () => null,
  },
  projects: {
    name: 'Projects',
    advice: 'Put first the project closest to the job you want.',
    // The result may stand on its own line: 'Rebuilt a moped engine, it starts'.
    complete: () => null,
  },
  volunteering: {
    name: 'Volunteering',
    advice: 'Voluntary work counts as experience.',
    complete: (entry) => `Give ${entry} its dates and say what you did.`,
  },
  languages: { name: 'Languages', advice: '', complete: (entry) => `Add your level of ${entry}: native, fluent, good or basic.` },
};

export const furtherSectionSentences = defineSentences<FurtherSectionFacts, { section: string; recommendation: string }>({
  id: 'section-feedback/further-sections',
  say: ({ section, hasSeveral, incomplete }) => {
    const { name, advice, complete } = furtherTexts[section];
    return {
      section: name,
      recommendation: joined((section !== 'projects' || hasSeveral) && advice, incomplete !== null && complete(quoted(incomplete, 40))),
    };
  },
  examples: {
    certificates: { section: 'certifications', hasSeveral: true, incomplete: null },
    'an undated certificate': { section: 'certifications', hasSeveral: true, incomplete: 'First aid' },
    projects: { section: 'projects', hasSeveral: true, incomplete: 'Flood map of two parishes' },
    'a voluntary role without a title': { section: 'volunteering', hasSeveral: true, incomplete: null },
    'an undated voluntary role': { section: 'volunteering', hasSeveral: true, incomplete: 'Food bank helper' },
    languages: { section: 'languages', hasSeveral: true, incomplete: 'German' },
  },
});
