import type { OwnCv } from './stored-cv';

/** Puts the owner's words back into text made from the redacted CV: equal details carry equal placeholders. */
export function ownWordsIn({ cv, own }: { cv: Pick<OwnCv['cv'], 'text'>; own: OwnCv['own'] }): (text: string) => string {
  const byToken = new Map(own.origins.map(({ start, end, original }) => [cv.text.slice(start, end), original.replace(/\s+/g, ' ')]));
  return (text) => text.replace(/\[[A-Z_]{3,20}(?:_\d{1,3})?(?: \w{1,20})?\]/g, (token) => byToken.get(token) ?? token);
}
