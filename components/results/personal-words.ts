import type { Personal } from '@/lib/client/report-calls';
import { product } from '@/lib/content/product';

const token = '[NAME]';

/** A name as it stands in a file name: 'Anna-Maria Owusu' becomes 'Anna-Maria-Owusu'. */
const forFilename = (name: string): string => name.trim().split(/\s+/).join('-');

/** The recommended file name: with the real name in the owner's browser, as the operator's pattern elsewhere. */
export function recommendedFilename(recommendation: string, personal: Personal | null): string {
  if (!recommendation.includes(token)) return recommendation || product.fileNamePattern;
  return personal?.name ? recommendation.replaceAll(token, forFilename(personal.name)) : product.fileNamePattern;
}

/** Running text for whoever reads it: the owner meets their name, everybody else is 'you'. */
export const withName = (text: string, personal: Personal | null): string => text.replaceAll(token, personal?.name ?? 'you');
