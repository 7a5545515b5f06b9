import { useMemo } from 'react';
import { ownReport, type OwnDetails } from '@/lib/report/own-details';

/** The report with its owner's words in place of placeholders, once they are loaded. */
export const useOwnReport = <R extends { result: object }>(stored: R, details: OwnDetails): R =>
  useMemo(() => (Object.keys(details).length > 0 ? ownReport(stored, details) : stored), [stored, details]);
