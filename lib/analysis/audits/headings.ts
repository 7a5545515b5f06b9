import type { Cv, SectionKind } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { defineAudit, scored, type AuditInput } from '../audit';

export type MainSection = 'experience' | 'education' | 'skills' | 'summary';

export type HeadingsFacts =
  | { state: 'all found' }
  /** The list under the heading is set aside, since hardly any of it appears in the roles. */
  | { state: 'unused skills' }
  | { state: 'no profile' }
  | { state: 'no skills' }
  /** What stands in these parts was read; the heading above it was not recognised. */
  | { state: 'unnamed'; parts: readonly MainSection[] }
  /** Several parts are absent, heading and all: other audits ask for each. */
  | { state: 'absent'; parts: readonly MainSection[] }
  /** Headings of ours, as written, that begin no line of the plain reader or are not kept. */
  | { state: 'unread'; headings: readonly string[] };

const worth: readonly [section: MainSection, share: number][] = [
  ['experience', 0.35],
  ['education', 0.25],
  ['skills', 0.2],
  ['summary', 0.2],
];

/** The share that a heading earns where the plain reader loses it or has it inside a line. */
const UNREAD = 0.5;

const headingOf = (cv: Cv, kind: SectionKind): Span | null =>
  cv.sections.find((section) => section.kind === kind && section.heading)?.heading ?? null;

/** Other headings for what people learnt. */
const otherStudy = ['training', 'certifications'] as const;

/** Qualifications may stand under any heading. Without a heading of its own a profile under the name is still found, and voluntary work may stand in for jobs. */
function isFound(section: MainSection, { cv, reading }: AuditInput): boolean {
  if (section === 'skills' && reading.isStuffed) return false;
  if (section === 'skills' && reading.mayListSkills) return true;
  if (headingOf(cv, section)) return true;
  if (section === 'summary') return cv.profile !== null;
  if (section === 'education') return otherStudy.some((kind) => headingOf(cv, kind) !== null) || reading.namesQualification;
  return section === 'experience' && headingOf(cv, 'volunteering') !== null;
}

/** What stands in the part was read, whatever its heading. */
const isRead: Readonly<Record<MainSection, (cv: Cv) => boolean>> = {
  experience: ({ work }) => work.length > 0,
  education: ({ education }) => education.length > 0,
  skills: ({ skills }) => skills.length > 0,
  summary: ({ profile }) => profile !== null,
};

function factsOn(missing: readonly MainSection[], isSetAside: boolean, cv: Cv): HeadingsFacts {
  const [first, ...others] = missing;
  if (!first) return { state: isSetAside ? 'unused skills' : 'all found' };
  const unnamed = missing.filter((section) => isRead[section](cv));
  if (unnamed.length > 0) return { state: 'unnamed', parts: unnamed };
  if (others.length === 0 && first === 'summary') return { state: 'no profile' };
  if (others.length === 0 && first === 'skills') return { state: 'no skills' };
  return { state: 'absent', parts: missing };
}

/** Software sorts the text by the headings it recognises. */
export const headings = defineAudit<HeadingsFacts>({
  id: 'headings',
  criterion: 'A4',
  category: 'A Machine-readable',
  points: 2,
  section: 'Structure',
  restsOn: ['work', 'education', 'skills'],
  run(input) {
    const { cv, reading, plain } = input;
    const isSetAside = reading.isStuffed && cv.skills.length > 0;
    const absent = worth.filter(([section]) => !isFound(section, input)).map(([section]) => section);
    const unread = unreadHeadings(input).filter(([section]) => !absent.includes(section));
    const worthOf = (section: MainSection): number => (unread.some(([kind]) => kind === section) ? UNREAD : 1);
    const share = worth.reduce((sum, [section, part]) => sum + (absent.includes(section) ? 0 : part * worthOf(section)), 0);
    const facts = factsOn(
      absent.filter((section) => !(isSetAside && section === 'skills')),
      isSetAside,
      cv,
    );
    const evidence = worth.flatMap(([section]) => headingOf(cv, section) ?? []);
    if (facts.state !== 'all found' || !plain || unread.length === 0) return scored(share, facts, { evidence });
    const headingsOf = unread.map(([, heading]) => heading);
    return scored(
      share,
      { state: 'unread', headings: headingsOf.map(({ start, end }) => cv.text.slice(start, end)) },
      { evidence: headingsOf, targets: headingsOf },
    );
  },
});

/** Main sections whose heading is lost in the plain reading, or stands inside a line of it. */
function unreadHeadings({ cv, plain }: AuditInput): [section: MainSection, heading: Span][] {
  if (!plain) return [];
  return worth.flatMap(([kind]): [MainSection, Span][] => {
    const own = cv.sections.flatMap((section) => (section.kind === kind && section.heading ? [section.heading] : []));
    const [first] = own;
    return first && !own.some((heading) => plain.beginsLine(heading)) ? [[kind, first]] : [];
  });
}
