import { z } from 'zod';
import { version } from '@/package.json';
import { documentViewSchema, parsedFieldsSchema } from '@/lib/shared/document-view';
import { errorCatalogue, type ErrorId } from '@/lib/shared/errors';
import { draftMediaType } from '@/lib/shared/drafts';
import * as privacy from '@/lib/shared/privacy';
import * as wire from '@/lib/shared/wire';
import { env } from '@/lib/server/env';

interface Operation {
  summary: string;
  path: string;
  method: 'get' | 'post' | 'patch' | 'delete';
  body?: z.ZodType;
  multipart?: boolean;
  query?: string[];
  answers: Record<number, z.ZodType | string>;
  errors: ErrorId[];
}

const analysis: ErrorId[] = ['analysis/ANALYSIS_NOT_FOUND'];
const writer: ErrorId[] = ['analysis/PROVIDER_REFUSED', 'analysis/API_KEY_ERROR'];
const owned: ErrorId[] = [...analysis, 'owner/NOT_OWNER'];
const list = ['after', 'before', 'last', 'pageSize', 'search', 'sort', 'format'];

const adminCalls: readonly (readonly [Operation['method'], path: string, summary: string, answer: string])[] = [
  ['post', 'login', 'sign in', 'Signed in'],
  ['post', 'logout', 'sign out', 'Signed out'],
  ['get', 'auth-status', 'whether somebody is signed in', 'JSON; never refused'],
  ['post', 'password', 'change the password', 'Changed'],
  ['post', 'sign-out-everywhere', 'end every session', 'Ended'],
  ['get', 'figures', 'figures over time', 'JSON'],
  ['get', 'events', 'who did what', 'JSON'],
  ['get', 'complaints', 'complaints', 'JSON'],
  ['patch', 'complaints/{complaintId}', 'mark a complaint', 'Marked'],
  ['get', 'deletions', 'receipts of deletions', 'JSON'],
  ['get', 'people', 'everything held of the person with an email', 'A JSON file'],
  ['delete', 'people', 'delete all that is kept of a person', 'What was deleted'],
  ['get', 'uploads/{uploadId}/file', 'an uploaded file', 'The file'],
  ['get', 'analyses/{analysisId}/report.pdf', 'a report', 'The PDF'],
];

/** Calls that also answer whoever is not signed in. */
const adminErrors: Readonly<Record<string, ErrorId[]>> = {
  login: ['admin/INVALID_CREDENTIALS', 'request/RATE_LIMIT'],
  logout: [],
  'auth-status': [],
};

/** The visitor's calls and the admin's, in the order of the contract. */
const operations: Operation[] = [
  {
    summary: 'Upload a CV',
    path: '/api/cv/upload',
    method: 'post',
    multipart: true,
    query: ['improves'],
    answers: { 201: wire.uploadAnswer },
    errors: [
      'upload/NO_FILE',
      'upload/FILE_TOO_LARGE',
      'upload/INVALID_FILE_TYPE',
      'upload/EXTRACTION_FAILED',
      'upload/INSUFFICIENT_CONTENT',
      'request/RATE_LIMIT',
    ],
  },
  {
    summary: 'Analyse an upload; with Prefer: respond-async it answers 202 at once',
    path: '/api/cv/analyse',
    method: 'post',
    query: ['model'],
    body: wire.analyseBody,
    answers: { 200: wire.analyseAnswer, 202: wire.acceptedAnswer },
    errors: [
      'request/INVALID_REQUEST',
      'analysis/CV_UPLOAD_NOT_FOUND',
      'analysis/INSUFFICIENT_CONTENT',
      'analysis/NOT_A_CV',
      'request/RATE_LIMIT',
      'analysis/PROVIDER_REFUSED',
      'analysis/API_KEY_ERROR',
    ],
  },
  {
    summary: 'Read an analysis',
    path: '/api/cv/analysis/{analysisId}',
    method: 'get',
    answers: { 200: wire.analysisAnswer, 202: wire.acceptedAnswer },
    errors: [...analysis, 'analysis/ANALYSIS_FAILED'],
  },
  {
    summary: 'Delete the report, the CV and the email address',
    path: '/api/cv/analysis/{analysisId}',
    method: 'delete',
    answers: { 204: 'Deleted' },
    errors: owned,
  },
  {
    summary: 'Delete an upload and all that belongs to it',
    path: '/api/cv/upload/{uploadId}',
    method: 'delete',
    answers: { 204: 'Deleted' },
    errors: ['analysis/CV_UPLOAD_NOT_FOUND', 'owner/NOT_OWNER'],
  },
  {
    summary: 'The uploaded PDF, for its owner',
    path: '/api/cv/pdf-viewer/{uploadId}',
    method: 'get',
    answers: { 200: 'The PDF' },
    errors: ['analysis/CV_UPLOAD_NOT_FOUND', 'owner/NOT_OWNER'],
  },
  {
    summary: 'A page of the uploaded PDF as a PNG, for its owner',
    path: '/api/cv/upload/{uploadId}/pages/{page}',
    method: 'get',
    answers: { 200: 'The image' },
    errors: ['analysis/CV_UPLOAD_NOT_FOUND', 'request/NOT_FOUND', 'owner/NOT_OWNER', 'request/RATE_LIMIT'],
  },
  {
    summary: 'Where every word stands on the page, for the owner',
    path: '/api/cv/analysis/{analysisId}/document',
    method: 'get',
    answers: { 200: documentViewSchema },
    errors: owned,
  },
  {
    summary: 'What a parser reads into which field; the owner’s own words for the owner',
    path: '/api/cv/analysis/{analysisId}/parsed',
    method: 'get',
    answers: { 200: parsedFieldsSchema },
    errors: analysis,
  },
  {
    summary: 'Unlock a report with an email address',
    path: '/api/cv/update-email',
    method: 'post',
    body: wire.emailBody,
    answers: { 200: wire.successAnswer },
    errors: ['email/INVALID_EMAIL', ...analysis, 'request/RATE_LIMIT'],
  },
  {
    summary: `A suggestion for a section or a line; with Accept: ${draftMediaType} it comes at once and gets better while it is written`,
    path: '/api/cv/suggestion',
    method: 'post',
    body: wire.suggestionBody,
    answers: { 200: wire.suggestionAnswer },
    errors: ['request/INVALID_REQUEST', ...owned, 'request/RATE_LIMIT', ...writer],
  },
  {
    summary: `Compare the CV with an advert; with Accept: ${draftMediaType} the explanations follow as they are written`,
    path: '/api/cv/job-match',
    method: 'post',
    body: wire.jobMatchBody,
    answers: { 200: wire.jobMatchAnswer },
    errors: ['request/INVALID_REQUEST', ...owned, 'request/RATE_LIMIT', ...writer],
  },
  ...(['docx', 'pdf', 'json'] as const).flatMap((format): Operation[] => [
    {
      summary: `The CV in the clean layout (${format})`,
      path: `/api/cv/analysis/{analysisId}/export.${format}`,
      method: 'get',
      answers: { 200: 'The file' },
      errors: [...owned, 'request/RATE_LIMIT'],
    },
    {
      summary: `The improved CV (${format})`,
      path: `/api/cv/analysis/{analysisId}/export.${format}`,
      method: 'post',
      body: wire.exportBody,
      answers: { 200: 'The file' },
      errors: ['export/UNFILLED_SLOTS', ...owned, 'request/RATE_LIMIT'],
    },
  ]),
  {
    summary: 'A link with a single-use owner token',
    path: '/api/cv/owner-link',
    method: 'post',
    body: wire.ownerLinkBody,
    answers: { 200: wire.ownerLinkAnswer },
    errors: owned,
  },
  {
    summary: 'The way back from a link with an owner token: sets the cookie once and goes on',
    path: '/api/cv/owner-link/{token}',
    method: 'get',
    answers: { 303: 'On to the page' },
    errors: [],
  },
  {
    summary: 'The editable parts in the owner’s words, and what the score in the browser is made of',
    path: '/api/cv/analysis/{analysisId}/sections',
    method: 'get',
    answers: { 200: 'JSON: sections, document, filename, options, today' },
    errors: owned,
  },
  {
    summary: 'The owner’s own words behind the placeholders',
    path: '/api/cv/analysis/{analysisId}/personal',
    method: 'get',
    answers: { 200: 'JSON' },
    errors: owned,
  },
  {
    summary: 'Exactly what was sent to a model',
    path: '/api/cv/analysis/{analysisId}/sent',
    method: 'get',
    answers: { 200: 'JSON' },
    errors: owned,
  },
  {
    summary: 'Everything held about the visitor',
    path: '/api/cv/analysis/{analysisId}/my-data',
    method: 'get',
    answers: { 200: 'JSON' },
    errors: owned,
  },
  {
    summary: 'The receipt of a deletion',
    path: '/api/cv/deletion/{receipt}',
    method: 'get',
    answers: { 200: privacy.receiptAnswer },
    errors: ['request/NOT_FOUND'],
  },
  {
    summary: 'Withdraw a consent to marketing, by the link of an email or by the address',
    path: '/api/cv/unsubscribe',
    method: 'post',
    query: ['token'],
    body: privacy.unsubscribeBody,
    answers: { 200: wire.successAnswer },
    errors: ['email/INVALID_EMAIL', 'request/INVALID_REQUEST', 'request/RATE_LIMIT'],
  },
  {
    summary: 'Complain about how data is handled',
    path: '/api/cv/complaint',
    method: 'post',
    body: privacy.complaintBody,
    answers: { 201: privacy.complaintAnswer },
    errors: ['request/INVALID_REQUEST', 'request/RATE_LIMIT'],
  },
  ...['lead-emails', 'cv-uploads', 'cv-analyses', 'admin/overview'].map((name): Operation => ({
    summary: `Admin list: ${name}`,
    path: `/api/${name}`,
    method: 'get',
    query: list,
    answers: { 200: 'A page of the list' },
    errors: ['admin/UNAUTHENTICATED'],
  })),
  ...adminCalls.map(([method, path, summary, answer]): Operation => ({
    summary: `Admin: ${summary}`,
    path: `/api/admin/${path}`,
    method,
    answers: { 200: answer },
    errors: adminErrors[path] ?? ['admin/UNAUTHENTICATED'],
  })),
  {
    summary: 'Figures for a monitor, with its token',
    path: '/api/metrics',
    method: 'get',
    answers: { 200: 'Text in the format of Prometheus' },
    errors: ['admin/UNAUTHENTICATED', 'request/NOT_FOUND'],
  },
  { summary: 'Whether the process lives', path: '/api/health/live', method: 'get', answers: { 200: 'JSON' }, errors: [] },
  { summary: 'Health', path: '/api/health', method: 'get', answers: { 200: wire.healthAnswer }, errors: ['server/UNAVAILABLE'] },
];

const json = (schema: z.ZodType) => ({ 'application/json': { schema: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) } });

function groupByStatus(errors: ErrorId[]): Map<number, ErrorId[]> {
  const groups = new Map<number, ErrorId[]>();
  for (const id of errors) groups.set(errorCatalogue[id].status, [...(groups.get(errorCatalogue[id].status) ?? []), id]);
  return groups;
}

function responses({ answers, errors }: Operation): Record<string, unknown> {
  const good = Object.entries(answers).map(([status, answer]) => [
    status,
    typeof answer === 'string' ? { description: answer } : { description: 'OK', content: json(answer) },
  ]);
  const byStatus = groupByStatus(errors);
  const bad = [...byStatus].map(([status, ids]) => [
    status,
    { description: ids.map((id) => id.slice(id.indexOf('/') + 1)).join(', '), content: json(wire.errorAnswer) },
  ]);
  return Object.fromEntries([...good, ...bad]);
}

const parameters = (operation: Operation) => [
  ...[...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
  ...(operation.query ?? []).map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
];

const multipart = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
      },
    },
  },
};

/** OpenAPI 3.1, made of the very schemas that check the calls. */
export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const entry = (paths[operation.path] ??= {});
    entry[operation.method] = {
      summary: operation.summary,
      parameters: parameters(operation),
      ...(operation.body ? { requestBody: { required: true, content: json(operation.body) } } : {}),
      ...(operation.multipart ? { requestBody: multipart } : {}),
      responses: responses(operation),
    };
  }
  return { openapi: '3.1.0', info: { title: env().PRODUCT_NAME, version }, paths };
}
