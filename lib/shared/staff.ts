import { z } from 'zod';
import { emailAddress } from './email-address';
import { limits } from './limits';

/** Staff accounts: what an account may do, what it did, and the calls that change it. */

/** A viewer reads; an owner also deletes, exports and changes accounts. */
export const staffRoles = ['viewer', 'owner'] as const;
export const staffRole = z.enum(staffRoles);
export type StaffRole = z.infer<typeof staffRole>;

/** Every recorded action, by the kind that the list can be filtered by. */
export const staffActions = {
  'sign-ins': ['sign-in', 'sign-out', 'sign-out-everywhere', 'reauthenticated', 'proof-refused', 'code-refused', 'recovery-code-used'],
  exports: ['file-downloaded', 'report-downloaded', 'leads-exported', 'uploads-exported', 'analyses-exported', 'person-exported'],
  deletions: ['person-deleted'],
  accounts: [
    'password-changed',
    'second-factor-on',
    'second-factor-off',
    'admin-created',
    'admin-reset',
    'admin-role-changed',
    'admin-removed',
  ],
  complaints: ['complaints-read', 'complaint-acknowledged', 'complaint-closed'],
  /** Anybody can cause these, without limit. */
  refused: ['sign-in-refused'],
} as const;
export type StaffActionKind = keyof typeof staffActions;
export type StaffAction = (typeof staffActions)[StaffActionKind][number];

/** 'all' leaves out refused sign-ins, which could bury what the staff did. */
export const eventKinds = ['all', 'sign-ins', 'exports', 'deletions', 'accounts', 'complaints', 'refused'] as const;
export type EventKind = (typeof eventKinds)[number];

export const staffEventSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  action: z.string(),
  /** Email of the account; null where there is none, or where the account was deleted. */
  staff: z.string().nullable(),
  recordId: z.string().nullable(),
});
export type StaffEvent = z.infer<typeof staffEventSchema>;
export const staffEventsPageSchema = z.object({
  events: z.array(staffEventSchema),
  count: z.number(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
});

/** Code of an authenticator app, or a recovery code. */
const code = z.string().trim().min(1).max(40);
const password = z.string().min(1).max(limits.passwordLength);

export const loginBody = z.object({
  email: z.string().trim().min(1).max(limits.emailLength),
  password,
  /** Asked for once the account has a second factor. */
  code: code.optional(),
});
export const loginAnswer = z.object({ status: z.literal('success'), message: z.string() });
export const passwordBody = z.object({
  currentPassword: password,
  newPassword: z.string().min(limits.minPasswordLength).max(limits.passwordLength),
});
/** The code where the account has a second factor, else the password. */
export const proofBody = z.union([z.object({ code }), z.object({ password })]);
export type Proof = z.infer<typeof proofBody>;
export const codeBody = z.object({ code });

export const accountSchema = z.object({
  email: z.string(),
  role: staffRole,
  hasSecondFactor: z.boolean(),
  recoveryCodesLeft: z.number(),
  /** Whether exports and deletions are allowed now, or need another proof of identity first. */
  isRecent: z.boolean(),
});
export type Account = z.infer<typeof accountSchema>;

/** The secret for an authenticator app: as text to type, and as the address of a QR code. */
export const proposedFactorSchema = z.object({ secret: z.string(), uri: z.string() });
export type ProposedFactor = z.infer<typeof proposedFactorSchema>;
/** Shown only once, because only hashes are stored. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export const staffMemberSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: staffRole,
  createdAt: z.string(),
  hasSecondFactor: z.boolean(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;
export const staffListSchema = z.object({ staff: z.array(staffMemberSchema) });
export const newStaffBody = z.object({ email: emailAddress.transform((email) => email.toLowerCase()), role: staffRole });
/** The password is shown only once. */
export const newStaffAnswer = z.object({ email: z.string(), password: z.string() });
export const roleBody = z.object({ role: staffRole });
