import { z } from 'zod';
import { version } from '@/package.json';
import { correctionsSchema } from '@/lib/shared/corrections';
import { readingViewSchema } from '@/lib/shared/reading-view';
import * as admin from '@/lib/shared/admin';
import * as adverts from '@/lib/shared/adverts';
import { documentViewSchema, parsedFieldsSchema } from '@/lib/shared/document-view';
import { errorCatalogue, type ErrorId } from '@/lib/shared/errors';
import { draftMediaType } from '@/lib/shared/drafts';
import * as handOver from '@/lib/shared/hand-over';
import * as privacy from '@/lib/shared/privacy';
import { redactionsSchema, redactWordsBody } from '@/lib/shared/redactions';
import * as staff from '@/lib/shared/staff';
import * as statement from '@/lib/shared/statement';
import * as wire from '@/lib/shared/wire';
import { env } from '@/lib/server/env';

interface Operation {
  summary: string;
  path: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  body?: z.ZodType;
  isBodyOptional?: true;
  multipart?: boolean;
  query?: string[];
  answers: Record<number, z.ZodType | string>;
  /** What it refuses beyond what every call of its kind does. */
  errors: ErrorId[];
}

const analysis: ErrorId[] = ['analysis/ANALYSIS_NOT_FOUND'];
const writer: ErrorId[] = ['analysis/PROVIDER_REFUSED', 'analysis/API_KEY_ERROR'];
/** Of calls whose work is done by a process of the pool. */
const worked: ErrorId[] = ['analysis/ANALYSIS_FAILED'];
const owned: ErrorId[] = [...analysis, 'owner/NOT_OWNER', 'analysis/DEMO_READ_ONLY'];
const uploaded: ErrorId[] = ['analysis/CV_UPLOAD_NOT_FOUND', 'owner/NOT_OWNER', 'analysis/DEMO_READ_ONLY'];
const paging = ['after', 'before', 'last', 'pageSize'];
const list = [...paging, 'search', 'sort', 'format'];
const ownersOnly: ErrorId[] = ['admin/FORBIDDEN', 'admin/REAUTHENTICATE'];

const lists = {
  'lead-emails': admin.leadEmailsPageSchema,
  'cv-uploads': admin.cvUploadsPageSchema,
  'cv-analyses': admin.cvAnalysesPageSchema,
  'admin/overview': admin.overviewPageSchema,
};

/** Of staff; refused without a session unless `isOpen`. */
interface AdminCall extends Partial<Pick<Operation, 'body' | 'query' | 'errors'>> {
  call: `${Operation['method']} ${string}`;
  summary: string;
  answer: z.ZodType | string;
  isOpen?: true;
}

const adminCalls: readonly AdminCall[] = [
  {
    call: 'post login',
    summary: 'sign in',
    body: staff.loginBody,
    answer: staff.loginAnswer,
    errors: ['admin/INVALID_CREDENTIALS', 'admin/SECOND_FACTOR_REQUIRED', 'admin/INVALID_CODE'],
    isOpen: true,
  },
  { call: 'post logout', summary: 'sign out', answer: wire.successAnswer, isOpen: true },
  { call: 'get auth-status', summary: 'whether somebody is signed in', answer: z.object({ authenticated: z.boolean() }), isOpen: true },
  {
    call: 'post password',
    summary: 'change the password',
    body: staff.passwordBody,
    answer: wire.successAnswer,
    errors: ['admin/INVALID_CREDENTIALS'],
  },
  { call: 'post sign-out-everywhere', summary: 'end every session', answer: wire.successAnswer },
  { call: 'get figures', summary: 'figures over time', answer: admin.figuresSchema },
  { call: 'get events', summary: 'who did what', query: ['kind', ...paging], answer: staff.staffEventsPageSchema },
  { call: 'get account', summary: 'one’s own account', answer: staff.accountSchema },
  {
    call: 'post reauthenticate',
    summary: 'prove again who sits there, for what asks for it',
    body: staff.proofBody,
    answer: wire.successAnswer,
    errors: ['admin/INVALID_CREDENTIALS', 'admin/SECOND_FACTOR_REQUIRED', 'admin/INVALID_CODE'],
  },
  {
    call: 'post second-factor',
    summary: 'begin to set up one’s second factor',
    answer: staff.proposedFactorSchema,
    errors: ['admin/REAUTHENTICATE', 'admin/SECOND_FACTOR_IS_ON'],
  },
  {
    call: 'put second-factor',
    summary: 'turn it on, with a code of the app',
    body: staff.codeBody,
    answer: staff.recoveryCodesSchema,
    errors: ['admin/REAUTHENTICATE', 'admin/INVALID_CODE', 'admin/SECOND_FACTOR_IS_ON'],
  },
  { call: 'delete second-factor', summary: 'turn it off', answer: wire.successAnswer, errors: ['admin/REAUTHENTICATE'] },
  { call: 'get staff', summary: 'the staff accounts', answer: staff.staffListSchema, errors: ['admin/FORBIDDEN'] },
  {
    call: 'post staff',
    summary: 'make an account',
    body: staff.newStaffBody,
    answer: staff.newStaffAnswer,
    errors: [...ownersOnly, 'admin/STAFF_EXISTS'],
  },
  {
    call: 'patch staff/{staffId}',
    summary: 'change what an account may do',
    body: staff.roleBody,
    answer: wire.successAnswer,
    errors: [...ownersOnly, 'admin/STAFF_NOT_FOUND', 'admin/LAST_OWNER'],
  },
  {
    call: 'delete staff/{staffId}',
    summary: 'remove an account',
    answer: wire.successAnswer,
    errors: [...ownersOnly, 'admin/STAFF_NOT_FOUND', 'admin/LAST_OWNER'],
  },
  { call: 'get complaints', summary: 'complaints', answer: admin.complaintsSchema },
  {
    call: 'patch complaints/{complaintId}',
    summary: 'mark a complaint',
    body: privacy.complaintMark,
    answer: wire.successAnswer,
    errors: ['admin/FORBIDDEN', 'request/NOT_FOUND'],
  },
  { call: 'get deletions', summary: 'receipts of deletions', answer: admin.deletionsSchema },
  {
    call: 'get people',
    summary: 'everything held of the person with an email',
    query: ['email'],
    answer: 'A JSON file',
    errors: [...ownersOnly, 'admin/PERSON_NOT_FOUND'],
  },
  {
    call: 'delete people',
    summary: 'delete all that is kept of a person, by an email or by an upload',
    query: ['email', 'uploadId'],
    answer: 'What was deleted',
    errors: [...ownersOnly, 'admin/PERSON_NOT_FOUND'],
  },
  {
    call: 'get uploads/{uploadId}/file',
    summary: 'an uploaded file',
    answer: 'The file',
    errors: ['analysis/CV_UPLOAD_NOT_FOUND'],
  },
  { call: 'get analyses/{analysisId}/report.pdf', summary: 'a report', answer: 'The PDF', errors: analysis },
];

const isMethod = (word: string): word is Operation['method'] => ['get', 'post', 'put', 'patch', 'delete'].includes(word);

function adminOperation({ call, summary, answer, errors = [], isOpen, ...rest }: AdminCall): Operation {
  const [method = '', path = ''] = call.split(' ');
  if (!isMethod(method)) throw new TypeError(`${call} names no method`);
  return {
    ...rest,
    summary: `Admin: ${summary}`,
    path: `/api/admin/${path}`,
    method,
    answers: { 200: answer },
    errors: isOpen ? errors : ['admin/UNAUTHENTICATED', ...errors],
  };
}

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
      'upload/TEXT_TOO_LONG',
      'upload/STORAGE_FULL',
      // Of the analysis that it improves.
      ...owned,
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
      'analysis/CV_UPLOAD_NOT_FOUND',
      'analysis/INSUFFICIENT_CONTENT',
      'analysis/NOT_A_CV',
      'upload/STORAGE_FULL',
      ...worked,
      ...writer,
    ],
  },
  {
    summary: 'Read an analysis',
    path: '/api/cv/analysis/{analysisId}',
    method: 'get',
    answers: { 200: wire.analysisAnswer, 202: wire.acceptedAnswer },
    errors: [...analysis, 'analysis/ANALYSIS_FAILED', ...writer],
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
    errors: ['analysis/CV_UPLOAD_NOT_FOUND', 'request/NOT_FOUND', 'owner/NOT_OWNER'],
  },
  {
    summary: 'Where every word stands on the page, for the owner',
    path: '/api/cv/analysis/{analysisId}/document',
    method: 'get',
    answers: { 200: documentViewSchema },
    errors: [...owned, ...worked],
  },
  {
    summary: 'What a parser reads into which field; the owner’s own words for the owner',
    path: '/api/cv/analysis/{analysisId}/parsed',
    method: 'get',
    answers: { 200: parsedFieldsSchema },
    errors: [...analysis, ...worked],
  },
  {
    summary: 'The reading of the CV, for its owner to put right',
    path: '/api/cv/analysis/{analysisId}/reading',
    method: 'get',
    answers: { 200: readingViewSchema },
    errors: owned,
  },
  {
    summary: 'Put right what was read, or say that it is right; answers the re-scored result',
    path: '/api/cv/analysis/{analysisId}/reading',
    method: 'patch',
    body: correctionsSchema,
    answers: { 200: wire.analyseAnswer },
    errors: [
      ...owned,
      'reading/CORRECTION_NOT_IN_CV',
      'upload/STORAGE_FULL',
      'analysis/INSUFFICIENT_CONTENT',
      'analysis/NOT_A_CV',
      'analysis/CV_UPLOAD_NOT_FOUND',
      'analysis/ANALYSIS_FAILED',
      'request/RATE_LIMIT',
      ...writer,
    ],
  },
  ...(['upload/{uploadId}', 'analysis/{analysisId}'] as const).flatMap((cv): Operation[] => [
    {
      summary: 'What was taken out of the CV, for its owner',
      path: `/api/cv/${cv}/redactions`,
      method: 'get',
      answers: { 200: redactionsSchema },
      errors: [...(cv.startsWith('upload') ? uploaded : owned), ...worked],
    },
    {
      summary: cv.startsWith('upload') ? 'Take out more words' : 'Take out more words; answers the re-scored result',
      path: `/api/cv/${cv}/redactions`,
      method: 'post',
      body: redactWordsBody,
      answers: { 200: cv.startsWith('upload') ? redactionsSchema : wire.analyseAnswer },
      errors: [
        ...(cv.startsWith('upload') ? uploaded : [...owned, 'analysis/CV_UPLOAD_NOT_FOUND' as const]),
        'redaction/WORDS_NOT_IN_CV',
        'redaction/ANALYSIS_UNDER_WAY',
        'analysis/INSUFFICIENT_CONTENT',
        'analysis/NOT_A_CV',
        ...worked,
        ...writer,
      ],
    },
  ]),
  {
    summary: 'Unlock a report with an email address',
    path: '/api/cv/update-email',
    method: 'post',
    body: wire.emailBody,
    answers: { 200: wire.successAnswer },
    errors: ['email/INVALID_EMAIL', ...analysis, 'email/NOT_OWNER', 'analysis/DEMO_READ_ONLY'],
  },
  {
    summary: `A suggestion for a section or a line; with Accept: ${draftMediaType} it comes at once and gets better while it is written`,
    path: '/api/cv/suggestion',
    method: 'post',
    body: wire.suggestionBody,
    answers: { 200: wire.suggestionAnswer },
    errors: [...owned, 'advert/TEXT_TOO_LONG', ...worked, ...writer],
  },
  {
    summary: `Compare the CV with an advert; with Accept: ${draftMediaType} the explanations follow as they are written`,
    path: '/api/cv/job-match',
    method: 'post',
    body: wire.jobMatchBody,
    answers: { 200: wire.jobMatchAnswer },
    errors: [...owned, 'advert/TEXT_TOO_LONG', ...worked, ...writer],
  },
  {
    summary: 'A supporting statement from the CV and from answers; in multipart the specification may be a PDF or a DOCX',
    path: '/api/cv/statement',
    method: 'post',
    body: statement.statementBody,
    answers: { 200: statement.statementResult },
    errors: [
      'analysis/ANALYSIS_NOT_FOUND',
      'owner/NOT_OWNER',
      'upload/FILE_TOO_LARGE',
      'upload/INVALID_FILE_TYPE',
      'statement/EXTRACTION_FAILED',
      'statement/NO_CRITERIA',
      ...worked,
    ],
  },
  ...(['docx', 'pdf'] as const).map((format): Operation => ({
    summary: `A supporting statement as its writer left it (${format})`,
    path: `/api/cv/statement/export.${format}`,
    method: 'post',
    body: statement.statementExportBody,
    answers: { 200: 'The file' },
    errors: ['export/UNFILLED_SLOTS', ...worked],
  })),
  {
    summary: 'The supporting statement that was saved with the report, for its owner',
    path: '/api/cv/analysis/{analysisId}/statement',
    method: 'get',
    answers: { 200: statement.savedStatementAnswer },
    errors: owned,
  },
  {
    summary: 'Save answers and draft with the report',
    path: '/api/cv/analysis/{analysisId}/statement',
    method: 'put',
    body: statement.savedStatement,
    answers: { 200: wire.successAnswer },
    errors: [...owned, 'upload/STORAGE_FULL'],
  },
  {
    summary: 'Delete what was saved',
    path: '/api/cv/analysis/{analysisId}/statement',
    method: 'delete',
    answers: { 204: 'Deleted' },
    errors: owned,
  },
  {
    summary: 'The adverts kept with the report, newest first, for its owner',
    path: '/api/cv/analysis/{analysisId}/adverts',
    method: 'get',
    answers: { 200: adverts.advertsAnswer },
    errors: owned,
  },
  {
    summary: 'Keep an advert with the report; without a name it is called by its first words',
    path: '/api/cv/analysis/{analysisId}/adverts',
    method: 'post',
    body: adverts.advertBody,
    answers: { 201: adverts.advertSchema },
    errors: [...owned, 'advert/TEXT_TOO_LONG', 'advert/TOO_MANY_ADVERTS', 'upload/STORAGE_FULL'],
  },
  {
    summary: 'Delete an advert',
    path: '/api/cv/analysis/{analysisId}/adverts/{advertId}',
    method: 'delete',
    answers: { 204: 'Deleted' },
    errors: [...owned, 'advert/ADVERT_NOT_FOUND'],
  },
  {
    summary: 'A code that opens the report with its draft on another device, once, within ten minutes',
    path: '/api/cv/analysis/{analysisId}/hand-over',
    method: 'post',
    body: handOver.handOverBody,
    isBodyOptional: true,
    answers: { 200: handOver.handOverAnswer },
    errors: [...owned, 'upload/STORAGE_FULL'],
  },
  {
    summary: 'Revoke that code',
    path: '/api/cv/analysis/{analysisId}/hand-over',
    method: 'delete',
    answers: { 204: 'Revoked' },
    errors: owned,
  },
  {
    summary: 'Open the report that a code stands for: sets the cookie and hands over the draft, once',
    path: '/api/cv/hand-over/{code}',
    method: 'post',
    answers: { 200: handOver.redeemedAnswer },
    errors: ['hand-over/CODE_NOT_FOUND'],
  },
  {
    summary: 'End ownership in this browser; where asked, delete all that it uploaded',
    path: '/api/cv/finish',
    method: 'post',
    body: handOver.finishBody,
    answers: { 200: handOver.finishAnswer },
    errors: [],
  },
  ...(['docx', 'pdf', 'json'] as const).flatMap((format): Operation[] => [
    {
      summary: `The CV in the clean layout (${format})`,
      path: `/api/cv/analysis/{analysisId}/export.${format}`,
      method: 'get',
      answers: { 200: 'The file' },
      errors: ['export/UNSUPPORTED_LETTERS', ...owned, ...worked],
    },
    {
      summary: `The improved CV (${format})`,
      path: `/api/cv/analysis/{analysisId}/export.${format}`,
      method: 'post',
      body: wire.exportBody,
      answers: { 200: 'The file' },
      errors: ['export/UNFILLED_SLOTS', 'export/UNSUPPORTED_LETTERS', ...owned, ...worked],
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
    summary: 'The way back from a link with an owner token: sets the cookie once and goes on, or first to a page that asks',
    path: '/api/cv/owner-link/{token}',
    method: 'get',
    query: ['to'],
    answers: { 303: 'On to the page' },
    errors: ['request/NOT_FOUND'],
  },
  {
    summary: 'The press on the page that asks: sets the cookie once',
    path: '/api/cv/owner-link/{token}',
    method: 'post',
    query: ['to'],
    answers: { 200: wire.ownerLinkRedeemed },
    errors: ['request/NOT_FOUND'],
  },
  {
    summary: 'The editable parts in the owner’s words, and what the score in the browser is made of',
    path: '/api/cv/analysis/{analysisId}/sections',
    method: 'get',
    answers: { 200: 'JSON: sections, document, filename, options, today' },
    errors: [...owned, ...worked],
  },
  {
    summary: 'The owner’s own words behind the placeholders',
    path: '/api/cv/analysis/{analysisId}/personal',
    method: 'get',
    answers: { 200: 'JSON' },
    errors: owned,
  },
  {
    summary: 'The email that unlocked the report',
    path: '/api/cv/analysis/{analysisId}/email',
    method: 'get',
    answers: { 200: privacy.ownEmail },
    errors: owned,
  },
  {
    summary: 'Change the email that unlocked the report, until it is confirmed',
    path: '/api/cv/analysis/{analysisId}/email',
    method: 'put',
    body: privacy.changedEmailBody,
    answers: { 200: wire.successAnswer },
    errors: [...owned, 'email/INVALID_EMAIL', 'email/NOT_GIVEN', 'email/CONFIRMED'],
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
    errors: ['email/INVALID_EMAIL'],
  },
  {
    summary: 'Confirm an email address, by the link sent to it',
    path: '/api/cv/confirm-email',
    method: 'post',
    body: privacy.confirmEmailBody,
    answers: { 200: wire.successAnswer },
    errors: ['email/LINK_UNKNOWN'],
  },
  {
    summary: 'Complain about how data is handled',
    path: '/api/cv/complaint',
    method: 'post',
    body: privacy.complaintBody,
    answers: { 201: privacy.complaintAnswer },
    errors: [],
  },
  ...Object.entries(lists).map(([name, page]): Operation => ({
    summary: `Admin list: ${name}`,
    path: `/api/${name}`,
    method: 'get',
    query: list,
    answers: { 200: page },
    errors: ['admin/UNAUTHENTICATED', ...ownersOnly],
  })),
  ...adminCalls.map(adminOperation),
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

/** These answer also while the server prepares its database; health says itself that it is not ready. */
const needsNoDatabase = new Set(['/api/health', '/api/health/live', '/api/openapi.json']);

/** `route()` refuses these for every call, or for each that needs the database, changes something, asks something or brings a body. */
const refusedInAnyCase = ({ path, method, query, body }: Operation): ErrorId[] => [
  'request/RATE_LIMIT',
  ...(needsNoDatabase.has(path) ? [] : ['server/UNAVAILABLE' as const]),
  ...(method === 'get' ? [] : ['request/CROSS_SITE' as const]),
  ...(query || body ? ['request/INVALID_REQUEST' as const] : []),
  ...(body ? ['request/PAYLOAD_TOO_LARGE' as const] : []),
];

function groupByStatus(errors: ErrorId[]): Map<number, ErrorId[]> {
  const groups = new Map<number, ErrorId[]>();
  for (const id of errors) groups.set(errorCatalogue[id].status, [...(groups.get(errorCatalogue[id].status) ?? []), id]);
  return groups;
}

function responses(operation: Operation): Record<string, unknown> {
  const good = Object.entries(operation.answers).map(([status, answer]) => [
    status,
    typeof answer === 'string' ? { description: answer } : { description: 'OK', content: json(answer) },
  ]);
  const byStatus = groupByStatus([...operation.errors, ...refusedInAnyCase(operation)]);
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
      ...(operation.body ? { requestBody: { required: !operation.isBodyOptional, content: json(operation.body) } } : {}),
      ...(operation.multipart ? { requestBody: multipart } : {}),
      responses: responses(operation),
    };
  }
  return { openapi: '3.1.0', info: { title: env().PRODUCT_NAME, version }, paths };
}
