import type { Cv, DateRange, SectionKind } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { formatDates } from './date-format';
import type { Suggestion, SuggestionInput, SuggestionItem } from './suggestion';
import { layoutSentences, structureLineSentences, structureSentences } from './wording/structure';

/** Headings that every reader and every program knows. */
export const standardHeadings: Partial<Record<SectionKind, string>> = {
  summary: 'Profile',
  experience: 'Work Experience',
  education: 'Education',
  skills: 'Skills',
  certifications: 'Certifications',
  projects: 'Projects',
  publications: 'Publications',
  languages: 'Languages',
  volunteering: 'Volunteering',
  interests: 'Interests',
  references: 'References',
  awards: 'Awards',
  memberships: 'Memberships',
  training: 'Training',
};

const tidyHeading = (text: string): string =>
  text
    .replace(/[:.]+$/, '')
    .replace(/\s*&\s*/g, ' and ')
    .trim()
    .toLowerCase();

/** 'Clinical Experience', 'Selected Publications', 'Education & Registration': the word that software looks for is there. */
const plainWords =
  /\b(?:profile|summary|personal statement|experience|employment|career|work history|appointments|education|qualifications|training|skills|certifications?|certificates|projects|publications|languages|volunteering|voluntary|trusteeships?|interests|references|awards|achievements|memberships?)\b/;

/** The parts that software recognises; an unusual heading over talks or registrations misleads nobody. */
const filed: ReadonlySet<SectionKind> = new Set(['summary', 'experience', 'education', 'skills']);

/** A change with the range of the CV where it is made. */
interface StructureItem extends SuggestionItem {
  span: Span;
}

const isPlain = (heading: Span & { text: string }): boolean => plainWords.test(tidyHeading(heading.text));

/** A second part of a kind keeps its name: 'Other Responsibilities' beside 'Teaching Experience'. */
const headingItems = (cv: Cv): StructureItem[] =>
  cv.sections.flatMap(({ kind, heading }) => {
    const standard = standardHeadings[kind];
    if (!heading || !standard || !filed.has(kind) || isPlain(heading)) return [];
    if (cv.sections.some((other) => other.kind === kind && other.heading && isPlain(other.heading))) return [];
    return [
      {
        before: heading.text,
        after: standard,
        reason: structureSentences.say('heading'),
        quote: heading.text,
        slots: [],
        span: heading,
      },
    ];
  });

const allDates = (cv: Cv): DateRange[] => [...cv.work, ...cv.education, ...cv.volunteering].flatMap(({ dates }) => dates ?? []);

/** Only where the CV uses more than one date format. */
function dateItems(cv: Cv): StructureItem[] {
  const dates = allDates(cv).filter(({ from, to }) => from?.month || to?.month);
  if (new Set(dates.map(({ format }) => format)).size < 2) return [];
  return dates.flatMap((range) => {
    const before = cv.text.slice(range.start, range.end).replace(/\s+/g, ' ').trim();
    const after = formatDates(range);
    const isSame = after !== null && before.replace(/[–—]/g, '-') === after;
    return after === null || isSame
      ? []
      : [
          {
            before,
            after,
            reason: structureSentences.say('dates'),
            quote: before,
            slots: [],
            span: { start: range.start, end: range.end },
          },
        ];
  });
}

/** The changes that are in the text the person accepted; everything else stays as in the CV. */
export function acceptedStructure(cv: Cv, accepted: string): (Span & { text: string })[] {
  const lines = new Set(accepted.split('\n').map((line) => line.trim()));
  return [...headingItems(cv), ...dateItems(cv)]
    .filter((item) => lines.has(structureLineSentences.say(item).trim()))
    .map(({ span: { start, end }, after }) => ({ start, end, text: after }));
}

const usualOrder: readonly SectionKind[] = [
  'summary',
  'experience',
  'education',
  'skills',
  'certifications',
  'projects',
  'interests',
  'references',
];

function orderItems(cv: Cv): SuggestionItem[] {
  const headed = cv.sections.filter(({ heading }) => heading !== null);
  const present = headed.filter(({ kind }) => usualOrder.includes(kind));
  const first = present[0];
  const profile = present.find(({ kind }) => kind === 'summary');
  if (!first || !profile || first === profile || !profile.heading || !first.heading) return [];
  return [
    {
      before: present.map(({ heading }) => heading?.text ?? '').join(', '),
      after: [profile, ...present.filter((part) => part !== profile)].map(({ heading }) => heading?.text ?? '').join(', '),
      reason: structureSentences.say('order'),
      quote: profile.heading.text,
      slots: [],
    },
  ];
}

/** What the clean layout corrects by itself, one line for each change. */
export function suggestStructure({ cv }: SuggestionInput): Suggestion {
  const placed = [...headingItems(cv), ...dateItems(cv)].map(({ span: _span, ...item }) => item);
  const items = [...orderItems(cv), ...placed];
  const lines = items.map(structureLineSentences.say);
  return { suggestion: [...lines, layoutSentences.say(null)].join('\n'), items, questions: [] };
}
