import {
  complaintsSchema,
  cvAnalysesPageSchema,
  cvUploadsPageSchema,
  deletionSchema,
  deletionsSchema,
  figuresSchema,
  leadEmailsPageSchema,
  overviewPageSchema,
  type Complaints,
  type CvAnalysis,
  type CvUpload,
  type Deletion,
  type Deletions,
  type Figures,
  type LeadEmail,
  type Person,
} from '@/lib/shared/admin';
import { call, isRecord } from './http';
import { readJson } from './queries';

/** The state of a list: its search, its order and one cursor, or the last page. */
export interface ListPlace {
  search: string;
  /** Name of an order, '-' in front for descending; '' for the list's own. */
  sort: string;
  after: string;
  before: string;
  last: boolean;
}

/** How many rows a page has: null leaves it to the server. */
export interface SizedPlace extends ListPlace {
  pageSize: number | null;
}

export interface ListPage<Row> {
  rows: Row[];
  count: number;
  next: string | null;
  previous: string | null;
}

export function listUrl(path: string, { search, sort, after, before, last, pageSize }: SizedPlace): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (sort) query.set('sort', sort);
  if (last) query.set('last', '1');
  else if (before) query.set('before', before);
  else if (after) query.set('after', after);
  if (pageSize !== null) query.set('pageSize', String(pageSize));
  return query.size ? `${path}?${query}` : path;
}

const get = (url: string): Promise<unknown> => readJson(url);

/** Whether this browser's session is still valid; a failure counts as no. */
export async function isSignedIn(): Promise<boolean> {
  const status = await readJson('/api/admin/auth-status', { on401: 'null' }).catch(() => null);
  return isRecord(status) && status.authenticated === true;
}

export async function fetchLeadEmails(place: SizedPlace): Promise<ListPage<LeadEmail>> {
  const { emails, ...page } = leadEmailsPageSchema.parse(await get(listUrl('/api/lead-emails', place)));
  return { rows: emails, ...page };
}

export async function fetchCvUploads(place: SizedPlace): Promise<ListPage<CvUpload>> {
  const { uploads, ...page } = cvUploadsPageSchema.parse(await get(listUrl('/api/cv-uploads', place)));
  return { rows: uploads, ...page };
}

export async function fetchCvAnalyses(place: SizedPlace): Promise<ListPage<CvAnalysis>> {
  const { analyses, ...page } = cvAnalysesPageSchema.parse(await get(listUrl('/api/cv-analyses', place)));
  return { rows: analyses, ...page };
}

export async function fetchPeople(place: SizedPlace): Promise<ListPage<Person>> {
  const { people, ...page } = overviewPageSchema.parse(await get(listUrl('/api/admin/overview', place)));
  return { rows: people, ...page };
}

export const fetchFigures = async (): Promise<Figures> => figuresSchema.parse(await get('/api/admin/figures'));

export const fetchComplaints = async (): Promise<Complaints> => complaintsSchema.parse(await get('/api/admin/complaints'));
export const fetchDeletions = async (): Promise<Deletions> => deletionsSchema.parse(await get('/api/admin/deletions'));

export async function markComplaint(id: string, status: 'acknowledged' | 'closed'): Promise<void> {
  await (await call('PATCH', `/api/admin/complaints/${id}`, { body: { status } })).text();
}

/** The export uses the search and the order that are on the screen. */
export function exportUrl(path: string, { search, sort }: ListPlace): string {
  const query = new URLSearchParams({ format: 'csv' });
  if (search) query.set('search', search);
  if (sort) query.set('sort', sort);
  return `${path}?${query}`;
}

export async function deletePerson(who: { email: string } | { uploadId: string }): Promise<Deletion> {
  return deletionSchema.parse(await (await call('DELETE', `/api/admin/people?${new URLSearchParams(who)}`)).json());
}
