import { z } from 'zod';
import { limits } from './limits';

/** The work on one report in browser storage, by the names of its keys. */
export const draftNames = ['guidedProgress', 'walkthroughProgress', 'statementProgress', 'improvedScores'] as const;

export const carriedDraft = z.partialRecord(z.enum(draftNames), z.string().max(limits.jsonBodyBytes));
export type CarriedDraft = z.infer<typeof carriedDraft>;

export const handOverBody = z.object({ draft: carriedDraft.default({}) });
/** `url` is a path within the site; the code stands after its '#', so that opening the page sends it to no server. */
export const handOverAnswer = z.object({ code: z.string(), url: z.string(), expiresAt: z.iso.datetime() });
export const redeemedAnswer = z.object({ analysisId: z.string(), to: z.string(), draft: carriedDraft });

export const finishBody = z.object({ deleteReports: z.boolean() });
/** `receipts`: one for each deleted CV. */
export const finishAnswer = z.object({ status: z.literal('success'), reports: z.number().int(), receipts: z.array(z.string()) });

export type HandOver = z.infer<typeof handOverAnswer>;
export type Finished = z.infer<typeof finishAnswer>;

/** Crockford's base 32: no I, L, O or U, which are mistaken for other characters or form words. */
export const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const codeLength = 8;

const misread: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** A typed code in its normal form: case, spaces and dashes do not matter. null where it cannot be a code. */
export function readCode(typed: string): string | null {
  const letters = [...typed.toUpperCase()].filter((letter) => /[^\s-]/.test(letter)).map((letter) => misread[letter] ?? letter);
  return letters.length === codeLength && letters.every((letter) => codeLetters.includes(letter)) ? letters.join('') : null;
}

/** 'K7QM-2XVA': the form in which it is shown. */
export const showCode = (code: string): string => `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
