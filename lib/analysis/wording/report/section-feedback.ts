import { agreeing, atSentenceStart, count, joined, listed, quoted } from '../phrases';
import { defineSentences } from '../wording';

export type CoreSection = 'Professional Summary' | 'Work Experience' | 'Skills Section' | 'Education' | 'Structure';

/** Advice for a part that lacks nothing: what each advert still asks of it. */
const untouched: Readonly<Record<CoreSection, string>> = {
  'Professional Summary': 'Fit its last sentence to each advert you answer.',
  'Work Experience': 'Bring the lines closest to each advert to the top of their role.',
  'Skills Section': 'Put first what each advert names first.',
  Education: 'We have no advice on this part.',
  Structure: 'We have no advice on this part.',
};

export const untouchedSentences = defineSentences<CoreSection>({
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

/** What was read in a part, before what the audits found there. */
export type SectionOpening =
  | { section: 'work'; roles: number; lines: number }
  /** `first` is the first entry in words, null where it has none. */
  | { section: 'education'; entries: number; first: string | null }
  | { section: 'other qualifications only' }
  | { section: 'other' };

export const openingSentences = defineSentences<SectionOpening, string | null>({
  id: 'section-feedback/opening',
  say: (opening) => {
    switch (opening.section) {
      case 'work':
        return opening.roles === 0
          ? 'We did not recognise roles.'
          : `We read ${count(opening.roles, 'role')} with ${count(opening.lines, 'line')} under ${agreeing(opening.roles, 'it', 'them')}.`;
      case 'education': {
        const { entries, first } = opening;
        const named = first === null ? '' : `, ${agreeing(entries, '', 'the first ')}${quoted(first, 60)}`;
        return `We read ${count(entries, 'education entry', 'education entries')}${named}.`;
      }
      case 'other qualifications only':
        return 'We read your courses and certificates here.';
      case 'other':
        return null;
    }
  },
  examples: {
    'no roles': { section: 'work', roles: 0, lines: 0 },
    'two roles': { section: 'work', roles: 2, lines: 7 },
    'three courses': { section: 'education', entries: 3, first: 'BSc (Hons) Geography' },
    'a course without a name': { section: 'education', entries: 1, first: null },
    'certificates only': { section: 'other qualifications only' },
    'a part without an opening': { section: 'other' },
  },
});

/** Sections that may stay short. */
export const shortSectionSentences = defineSentences<{ kinds: readonly ('interests' | 'references')[] }>({
  id: 'section-feedback/short-sections',
  say: ({ kinds }) => `It also has a section for ${listed(kinds)}, which may stay short.`,
  examples: { 'interests and references': { kinds: ['interests', 'references'] } },
});

export type FurtherSection = 'certifications' | 'projects' | 'volunteering' | 'languages';

export interface FurtherSectionFacts {
  section: FurtherSection;
  entries: number;
  /** The first entry in words, null where it has none. */
  first: string | null;
  /** Some entries lack what makes them complete. */
  isIncomplete: boolean;
}

interface FurtherSectionTexts {
  name: string;
  item: readonly [one: string, several: string];
  incomplete: string;
  complete: string;
}

const furtherTexts: Readonly<Record<FurtherSection, FurtherSectionTexts>> = {
  certifications: {
    name: 'Certifications',
    item: ['certificate', 'certificates'],
    incomplete: 'Give each certificate its year and who awarded it.',
    complete: 'Put first those that the job asks for.',
  },
  projects: {
    name: 'Projects',
    item: ['project', 'projects'],
    incomplete: 'Say what each project was for, what you did and what came of it.',
    complete: 'Lead with the project closest to the job you want.',
  },
  volunteering: {
    name: 'Volunteering',
    item: ['voluntary role', 'voluntary roles'],
    incomplete: 'Date it and say what you did, as for a paid role.',
    complete: 'It counts as experience: treat it like a role.',
  },
  languages: {
    name: 'Languages',
    item: ['language', 'languages'],
    incomplete: 'Say how well you speak each: native, fluent, working knowledge.',
    complete: 'A level for each makes them usable.',
  },
};

export const furtherSectionSentences = defineSentences<
  FurtherSectionFacts,
  { section: string; description: string; recommendation: string }
>({
  id: 'section-feedback/further-sections',
  say: ({ section, entries, first, isIncomplete }) => {
    const { name, item, incomplete, complete } = furtherTexts[section];
    const named = first === null ? '' : `, the first ${quoted(first, 60)}`;
    return {
      section: name,
      description: `We read ${count(entries, item[0], item[1])}${named}.`,
      recommendation: isIncomplete ? incomplete : complete,
    };
  },
  examples: {
    'certificates without years': { section: 'certifications', entries: 3, first: 'Level 3 Food Safety', isIncomplete: true },
    projects: { section: 'projects', entries: 2, first: 'Flood map of two parishes', isIncomplete: false },
    'a voluntary role without a title': { section: 'volunteering', entries: 1, first: null, isIncomplete: false },
    languages: { section: 'languages', entries: 2, first: 'Polish', isIncomplete: true },
  },
});

/** One recommendation: the title of the advice and what to do. */
export const recommendationSentences = defineSentences<{ title: string; advice: string }>({
  id: 'section-feedback/recommendation',
  say: ({ title, advice }) => joined(`${title}.`, atSentenceStart(advice)),
  examples: { 'advice of an audit': { title: 'Add results to your bullets', advice: 'say how much, how many or how fast.' } },
});
