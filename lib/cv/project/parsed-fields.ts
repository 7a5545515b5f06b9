import { tidy } from '@/lib/cv/document/lines';
import type { ParsedEducation, ParsedField, ParsedFields, ParsedWork } from '@/lib/shared/document-view';
import type { Cv, EducationEntry, OtherEntry, SkillItem, WorkEntry } from '../cv';
import type { PlaceholderOrigin, Span } from '../document/redacted-document';
import { restore } from '../document/restore';

/** A form lists no more; a hostile file may have thousands. */
const maxItems = 200;
const maxCharacters = 600;

/** The form that an applicant tracking system would fill in: every field with its place. `origins` put the owner's details back. */
export function parsedFields(cv: Cv, origins: readonly PlaceholderOrigin[] = []): ParsedFields {
  const pageStarts = cv.document.lines.filter((line, index, lines) => line.page !== lines[index - 1]?.page);
  const pageOf = ({ start }: Span): number => pageStarts.findLast((line) => line.start <= start)?.page ?? 1;
  const field = (span: Span): ParsedField => {
    return {
      text: tidy(restore(cv.text, origins, span)).slice(0, maxCharacters),
      start: span.start,
      end: span.end,
      page: pageOf(span),
    };
  };
  const maybe = (span: Span | null | undefined): ParsedField | null => (span && span.end > span.start ? field(span) : null);

  const work = (entry: WorkEntry): ParsedWork => ({
    title: maybe(entry.title),
    employer: maybe(entry.employer),
    place: maybe(entry.place),
    dates: maybe(entry.dates),
    statements: entry.statements.length,
  });
  const education = (entry: EducationEntry): ParsedEducation => ({
    award: maybe(entry.award),
    area: maybe(entry.area),
    institution: maybe(entry.institution),
    grade: maybe(entry.grade),
    dates: maybe(entry.dates),
    statements: entry.statements.length,
  });
  const titles = (entries: readonly OtherEntry[]): ParsedField[] => entries.slice(0, maxItems).map(({ title }) => field(title));
  const volunteered = cv.volunteering.flatMap((entry) => entry.title ?? entry.employer ?? []).map(field);
  const { name, email, phone, place, links } = cv.contact;

  return {
    contact: {
      name: maybe(name),
      email: maybe(email?.span),
      phone: maybe(phone?.span),
      place: maybe(place?.span),
      links: links.slice(0, maxItems).map(({ span }) => field(span)),
    },
    headline: maybe(cv.headline),
    profile: maybe(cv.profile),
    work: cv.work.slice(0, maxItems).map(work),
    education: cv.education.slice(0, maxItems).map(education),
    skills: skillGroups(cv.skills.slice(0, maxItems), field),
    others: [
      { name: 'Certificates', items: titles(cv.certificates) },
      { name: 'Memberships', items: titles(cv.memberships) },
      { name: 'Training', items: titles(cv.training) },
      { name: 'Languages', items: cv.languages.slice(0, maxItems).map(field) },
      { name: 'Projects', items: titles(cv.projects) },
      { name: 'Publications', items: titles(cv.publications) },
      { name: 'Awards', items: titles(cv.awards) },
      { name: 'Volunteering', items: volunteered.slice(0, maxItems) },
    ].filter(({ items }) => items.length > 0),
  };
}

function skillGroups(skills: readonly SkillItem[], field: (span: Span) => ParsedField): ParsedFields['skills'] {
  const groups = new Map<string | null, ParsedField[]>();
  for (const skill of skills) groups.set(skill.group, [...(groups.get(skill.group) ?? []), field(skill)]);
  return [...groups].map(([group, items]) => ({ group, items }));
}
