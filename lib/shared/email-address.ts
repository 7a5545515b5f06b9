import { z } from 'zod';
import { limits } from './limits';

/** What a browser's email field takes, as far as mail can reach it: the domain has a dot. Length in characters. */
export const emailAddress = z
  .string()
  .trim()
  .max(limits.emailLength)
  .pipe(z.email({ pattern: z.regexes.html5Email }))
  .refine((address) => address.lastIndexOf('.') > address.indexOf('@'));
