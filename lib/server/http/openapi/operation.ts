import type { z } from 'zod';
import type { ErrorId } from '@/lib/shared/errors';

/** One call of the site, as the contract describes it. */
export interface Operation {
  summary: string;
  path: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  body?: z.ZodType;
  isBodyOptional?: true;
  multipart?: boolean;
  query?: string[];
  answers: Record<number, z.ZodType | string>;
  /** Errors beyond those that every call of its kind can answer. */
  errors: ErrorId[];
}

export const analysis: ErrorId[] = ['analysis/ANALYSIS_NOT_FOUND'];
export const paging = ['after', 'before', 'last', 'pageSize'];

/** Errors of calls whose work is done in a child process. */
export const worked: ErrorId[] = ['analysis/ANALYSIS_FAILED'];
/** Errors of calls that only the owner of a report may make. */
export const owned: ErrorId[] = [...analysis, 'owner/NOT_OWNER', 'analysis/DEMO_READ_ONLY'];
