import { z } from 'zod';
import { limits } from './limits';

/** What a browser's email field accepts, with a dot in the domain as deliverable addresses have it. Length in characters. */
export const emailAddress = z
  .string()
  .trim()
  .max(limits.emailLength)
  .pipe(z.email({ pattern: z.regexes.html5Email }))
  .refine((address) => address.lastIndexOf('.') > address.indexOf('@'));
