import { exportChangesSchema, exportPagesSchema } from '@/lib/shared/export-changes';
import * as wire from '@/lib/shared/wire';
import { owned, worked, type Operation } from './operation';

/** The calls that make the improved CV, and that say beforehand what it will be. */
export const exportOperations: readonly Operation[] = [
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
    summary: 'What the improved CV keeps, changes, moves and leaves out, and its open gaps',
    path: '/api/cv/analysis/{analysisId}/export-changes',
    method: 'post',
    body: wire.exportBody,
    answers: { 200: exportChangesSchema },
    errors: [...owned, ...worked],
  },
  {
    summary: 'The first pages of the improved CV as PNGs in base64',
    path: '/api/cv/analysis/{analysisId}/export-pages',
    method: 'post',
    body: wire.exportBody,
    answers: { 200: exportPagesSchema },
    errors: ['export/UNFILLED_SLOTS', 'export/UNSUPPORTED_LETTERS', ...owned, ...worked],
  },
];
