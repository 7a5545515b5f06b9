import { tidy } from '@/lib/cv/document/lines';
import type { Cv, DateRange, OtherEntry, PartialDate, Piece, SkillItem, WorkEntry } from '../cv';
import type { ContactRecord, PlaceholderOrigin, Span } from '../document/redacted-document';
import { restore } from '../document/restore';

/** The parts of the JSON Resume schema (jsonresume.org, v1.0.0) that this product fills. Empty parts are left out. */
export interface JsonResume {
  $schema: string;
  basics: {
    name?: string;
    label?: string;
    email?: string;
    phone?: string;
    summary?: string;
    location?: { address?: string; postalCode?: string; city?: string };
    profiles?: { network: string; url: string }[];
    url?: string;
  };
  work: { name?: string; position?: string; location?: string; startDate?: string; endDate?: string; highlights?: string[] }[];
  volunteer: { organization?: string; position?: string; startDate?: string; endDate?: string; highlights?: string[] }[];
  education: {
    institution?: string;
    studyType?: string;
    area?: string;
    score?: string;
    startDate?: string;
    endDate?: string;
    courses?: string[];
  }[];
  awards: { title: string; awarder?: string; date?: string }[];
  certificates: { name: string; issuer?: string; date?: string }[];
  publications: { name: string; publisher?: string; releaseDate?: string }[];
  skills: { name: string; keywords: string[] }[];
  languages: { language: string; fluency?: string }[];
  interests: { name: string }[];
  references: { reference: string }[];
  projects: { name: string; highlights?: string[]; startDate?: string; endDate?: string }[];
}

/** The private half of a redaction: with it an export contains the owner's details again. */
export interface OwnerDetails {
  contact: ContactRecord;
  origins: readonly PlaceholderOrigin[];
}

/** The parsed CV in the official schema. Without `owner` it stays redacted and has no contact details. */
export function toJsonResume(cv: Cv, owner?: OwnerDetails): JsonResume {
  const plain = (piece: Span): string => tidy(owner ? restore(cv.text, owner.origins, piece) : cv.text.slice(piece.start, piece.end));
  const textAs = <Key extends string>(key: Key, piece: Piece | null): { [K in Key]?: string } =>
    optional(key, (piece && plain(piece)) || undefined);
  const highlights = (statements: readonly Span[]): { highlights?: string[] } =>
    statements.length > 0 ? { highlights: statements.map(plain) } : {};
  const role = (entry: WorkEntry) => ({ ...textAs('position', entry.title), ...datesOf(entry.dates), ...highlights(entry.statements) });
  const point = (entry: OtherEntry): string | undefined => pointOf(entry.dates);
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: { ...basicsOf(owner?.contact), ...textAs('label', cv.headline), ...textAs('summary', cv.profile) },
    work: cv.work.map((entry) => ({ ...textAs('name', entry.employer), ...textAs('location', entry.place), ...role(entry) })),
    volunteer: cv.volunteering.map((entry) => ({ ...textAs('organization', entry.employer), ...role(entry) })),
    education: cv.education.map((entry) => ({
      ...textAs('institution', entry.institution),
      ...textAs('studyType', entry.award),
      ...textAs('area', entry.area),
      ...textAs('score', entry.grade),
      ...datesOf(entry.dates),
      ...(entry.statements.length > 0 ? { courses: entry.statements.map(plain) } : {}),
    })),
    awards: cv.awards.map((entry) => ({
      title: plain(entry.title),
      ...textAs('awarder', entry.issuer),
      ...optional('date', point(entry)),
    })),
    certificates: [...cv.certificates, ...cv.memberships, ...cv.training].map((entry) => ({
      name: plain(entry.title),
      ...textAs('issuer', entry.issuer),
      ...optional('date', point(entry)),
    })),
    publications: cv.publications.map((entry) => ({
      name: plain(entry.title),
      ...textAs('publisher', entry.issuer),
      ...optional('releaseDate', point(entry)),
    })),
    skills: groupsOf(cv.skills, plain),
    languages: cv.languages.map((item) => languageOf(plain(item))),
    interests: cv.interests ? [{ name: plain(cv.interests) }] : [],
    // A bare heading refers to nobody.
    references: cv.references?.text.includes(' ') ? [{ reference: plain(cv.references) }] : [],
    projects: cv.projects.map((entry) => ({ name: plain(entry.title), ...datesOf(entry.dates), ...highlights(entry.statements) })),
  };
}

const optional = <Key extends string>(key: Key, value: string | undefined): { [K in Key]?: string } => {
  const result: { [K in Key]?: string } = {};
  if (value !== undefined) result[key] = value;
  return result;
};

function basicsOf(contact: ContactRecord | undefined): JsonResume['basics'] {
  if (!contact) return {};
  const profiles = contact.links
    .filter(({ kind }) => kind !== 'portfolio')
    .map(({ kind, url }) => ({ network: kind, url: withScheme(url) }));
  const site = contact.links.find(({ kind }) => kind === 'portfolio');
  return {
    ...(contact.name ? { name: contact.name } : {}),
    ...(contact.email && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact.email) ? { email: contact.email } : {}),
    ...(contact.phone ? { phone: contact.phone } : {}),
    ...(contact.location ? { location: { address: contact.location } } : {}),
    ...(profiles.length > 0 ? { profiles } : {}),
    ...(site ? { url: withScheme(site.url) } : {}),
  };
}

const withScheme = (url: string): string => (/^[a-z]+:/i.test(url) ? url : `https://${url.replace(/\s/g, '')}`);

/** A single date fills both ends; an open end is left out. */
function datesOf(dates: DateRange | null): { startDate?: string; endDate?: string } {
  if (!dates) return {};
  const from = dates.from ? isoDate(dates.from) : undefined;
  const to = dates.to ? isoDate(dates.to) : dates.single ? from : undefined;
  return { ...optional('startDate', from), ...optional('endDate', to) };
}

/** '2019-09' or '2019' */
export const isoDate = ({ year, month }: PartialDate): string =>
  month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
const pointOf = (dates: DateRange | null): string | undefined => {
  const date = dates?.to ?? dates?.from;
  return date ? isoDate(date) : undefined;
};

function groupsOf(skills: readonly SkillItem[], plain: (piece: Span) => string): JsonResume['skills'] {
  const groups = new Map<string, string[]>();
  for (const item of skills) {
    const name = item.group ?? 'Skills';
    const items = groups.get(name) ?? [];
    items.push(plain(item));
    groups.set(name, items);
  }
  return [...groups].map(([name, keywords]) => ({ name, keywords }));
}

/** 'French (fluent)', 'Spanish - native', 'German: B2'. */
export function languageOf(text: string): { language: string; fluency?: string } {
  const match = /^([^(:–—-]{2,40}?)\s*(?:[(:–—-]\s*)([^)]{1,60})\)?$/.exec(text);
  return match ? { language: match[1] ?? text, fluency: (match[2] ?? '').trim() } : { language: text };
}
