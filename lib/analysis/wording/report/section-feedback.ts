import { listed, quoted } from '../phrases';
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

export type FurtherSection = 'volunteering' | 'languages';

/** `incomplete`: the first entry without dates or content, or the first language without a level. */
export const furtherSectionSentences = defineSentences<
  { section: FurtherSection; incomplete: string },
  { section: string; recommendation: string }
>({
  id: 'section-feedback/further-sections',
  say: ({ section, incomplete }) =>
    section === 'volunteering'
      ? { section: 'Volunteering', recommendation: `Give ${quoted(incomplete, 40)} its dates and say what you did.` }
      : { section: 'Languages', recommendation: `Add your level of ${quoted(incomplete, 40)}: native, fluent, good or basic.` },
  examples: {
    'an undated voluntary role': { section: 'volunteering', incomplete: 'Food bank helper' },
    languages: { section: 'languages', incomplete: 'German' },
  },
});
