import type { PlaceholderOrigin } from '@/lib/cv/document/redacted-document';
import { fillDetails, type OwnDetails } from '@/lib/report/own-details';
import type { OwnCv } from './stored-cv';

/** What stands behind each placeholder of the text. */
export const ownDetails = (text: string, origins: readonly PlaceholderOrigin[]): OwnDetails =>
  Object.fromEntries(origins.map(({ start, end, original }) => [text.slice(start, end), original.replace(/\s+/g, ' ')]));

/** Puts the owner's words back into text made from the redacted CV. Equal details have equal placeholders. */
export function ownWordsIn({ cv, own }: { cv: Pick<OwnCv['cv'], 'text'>; own: OwnCv['own'] }): (text: string) => string {
  const details = ownDetails(cv.text, own.origins);
  return (text) => fillDetails(text, details);
}
