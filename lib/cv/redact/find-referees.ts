import { titleHeads, titleHints } from '@/lib/facts/job-words';
import { fold } from '../document/normalise';
import type { Claims, Source } from './source';
import type { Zones } from './contact-regions';

const onRequest = /\b(?:request|demand|provided|furnished|available|supplied|solicitud|anfrage|demande|richiesta)\b/i;
const named =
  /\b(?:reporting to|reported to|reports to|line manager|line managed by|supervised by|supervisors?|mentored by|managed by|referees?|references?|contact person)[ ]{0,2}(?:is|was)?[ ]{0,2}:?[ ]{0,2}((?:(?:Mrs?|Ms|Miss|Dr|Prof|Professor|Sir)\.? )?[\p{Lu}][\p{L}'’-]{1,24}(?: [\p{Lu}]\.?)?(?: [\p{Lu}][\p{L}'’-]{1,24}){1,2})/gu;

/** The whole references section, and people named as referees, supervisors or line managers elsewhere. */
export function findReferees(source: Source, claims: Claims, zones: Zones): void {
  let start = -1;
  let end = -1;
  let block = -1;
  const close = (): void => {
    if (start >= 0) claimFree(source, claims, start, end);
    start = -1;
  };
  source.lines.forEach((line, index) => {
    const inside = zones.sections[index] === 'references' && !onRequest.test(line.text);
    const colon = zones.isHeading[index] ? line.text.indexOf(':') : -1;
    const skipsHeading = zones.isHeading[index] && (colon < 0 || colon >= line.text.length - 2);
    if (!inside || skipsHeading || line.line.block !== block) close();
    if (!inside || skipsHeading) return;
    if (start < 0) start = zones.isHeading[index] ? line.start + colon + 1 : line.start;
    while (source.text[start] === ' ') start += 1;
    end = line.end;
    block = line.line.block;
  });
  close();
  for (const match of source.text.matchAll(named)) {
    const person = match[1] ?? '';
    if (person.split(' ').some((word) => isRole(word))) continue;
    const at = match.index + match[0].length - person.length;
    claims.add({ start: at, end: at + person.length, kind: 'REFEREE', key: fold(person), unwanted: 'referee-contact' });
  }
}

const isRole = (word: string): boolean => titleHeads.has(fold(word)) || titleHints.has(fold(word));

/** What earlier passes have claimed inside the block (a phone, an email) keeps its own placeholder. */
function claimFree(source: Source, claims: Claims, start: number, end: number): void {
  let from = start;
  for (let i = start; i <= end; i += 1) {
    if (i < end && claims.isFree(i, i + 1)) continue;
    const piece = source.text.slice(from, i);
    const lead = piece.length - piece.replace(/^[\s,.;:|•–—-]{1,40}/, '').length;
    const trimmed = piece.slice(lead).replace(/[\s,.;:|•–—-]{1,40}$/, '');
    if (/\p{L}{2}/u.test(trimmed) && !/^(?:tel|phone|mobile|email|e-mail|and|address)$/i.test(trimmed)) {
      claims.add({
        start: from + lead,
        end: from + lead + trimmed.length,
        kind: 'REFEREE',
        key: fold(trimmed),
        unwanted: 'referee-contact',
      });
    }
    from = i + 1;
  }
}
