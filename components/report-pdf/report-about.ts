import type { ClaimsPolicy } from '@/lib/content/claims';

/** Facts about the report that are not in the result itself. */
export interface ReportAbout {
  productName: string;
  /** ISO day of the download. */
  date: string;
  /** The visitor's name, where whoever makes the report may know it. */
  name?: string | undefined;
  /** Whether claims without a source may be printed. */
  claims?: ClaimsPolicy | undefined;
}
