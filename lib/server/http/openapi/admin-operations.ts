import { z } from 'zod';
import * as admin from '@/lib/shared/admin';
import type { ErrorId } from '@/lib/shared/errors';
import * as privacy from '@/lib/shared/privacy';
import * as staff from '@/lib/shared/staff';
import * as wire from '@/lib/shared/wire';
import { analysis, paging, type Operation } from './operation';

const list = [...paging, 'search', 'sort', 'format'];
const ownersOnly: ErrorId[] = ['admin/FORBIDDEN', 'admin/REAUTHENTICATE'];

/** The lists of the admin area by their addresses. */
const lists = {
  'lead-emails': admin.leadEmailsPageSchema,
  'cv-uploads': admin.cvUploadsPageSchema,
  'cv-analyses': admin.cvAnalysesPageSchema,
  'admin/overview': admin.overviewPageSchema,
};

/** A call for staff; refused without a session unless `isOpen`. */
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

const listOperations = Object.entries(lists).map(([name, page]): Operation => ({
  summary: `Admin list: ${name}`,
  path: `/api/${name}`,
  method: 'get',
  query: list,
  answers: { 200: page },
  errors: ['admin/UNAUTHENTICATED', ...ownersOnly],
}));

/** The calls for staff. */
export const adminOperations: readonly Operation[] = [...listOperations, ...adminCalls.map(adminOperation)];
