import { normaliseForMatch } from '../../document/normalise';
import type { Span } from '../../document/redacted-document';
import type { SourceLine } from '../../document/source-text';
import type { Redacting } from '../findings';
import { isPlainWord, nobodyIsNamed, wordsIn } from '../people/nobody-named';
import { detailLabel } from '../rules/address-words';

/** 'Available on request' names nobody. */
const onRequest = /\b(?:request|demand|provided|furnished|available|supplied|solicitud|anfrage|demande|richiesta)\b/i;
/** 'Ann Bell (team lead), on request'; 'Full References, on request' names nobody. */
const opensWithName =
  /^(?!(?:\p{L}+ )?(?:[Rr]eferences?|[Rr]eferees?|[Dd]etails|[Cc]ontacts?|[Nn]ames?|[Aa]vailable|[Ww]ritten)\b)(?:(?:Mrs?|Ms|Miss|Dr|Prof|Revd?)\.? )?\p{Lu}\p{Ll}[\p{L}\p{M}'’-]{1,24} \p{Lu}[\p{L}\p{M}'’-]{1,24}(?=,| \(| and | - | – )/u;

/** `reachable`: a phone, an email or an address stands beside the name. A name alone is taken out too, and a CV may give it. */
const addReferee = ({ findings }: Redacting, start: number, text: string, reachable = false): boolean =>
  findings.add({
    start,
    end: start + text.length,
    kind: 'REFEREE',
    key: normaliseForMatch(text),
    ...(reachable ? { unwanted: 'referee-contact' as const } : {}),
  });

/** What earlier passes took for a way to reach somebody. */
const waysToReach: ReadonlySet<string> = new Set(['EMAIL', 'PHONE', 'ADDRESS', 'POSTCODE']);

/**
 * The references section but for sentences that name nobody. Lines of one block that follow each other are taken together: a referee's
 * name, post and firm are one detail.
 */
export function findReferees(redacting: Redacting): void {
  const { source, regions } = redacting;
  if (!regions.sections.includes('references')) return;
  const isOfNobody = nobodyIsNamed(redacting);
  let open: (Span & { block: number }) | null = null;
  for (const [index, line] of source.lines.entries()) {
    const start = regions.sections[index] === 'references' ? startOfReferees(line, regions.isHeading[index] ?? false) : null;
    if (open && (start === null || line.line.block !== open.block)) {
      takeFree(redacting, open, isOfNobody);
      open = null;
    }
    if (start !== null && open) open.end = line.end;
    else if (start !== null) open = { start, end: line.end, block: line.line.block };
  }
  if (open) takeFree(redacting, open, isOfNobody);
}

/** Where people are named on a line; null where none is. 'References: Dr Ann Bell' begins after the colon. */
function startOfReferees({ text, start }: SourceLine, isHeading: boolean): number | null {
  if (onRequest.test(text) && !opensWithName.test(text)) return null;
  if (!isHeading) return start;
  const colon = text.indexOf(':');
  return colon >= 0 && colon < text.length - 2 ? start + colon + 1 : null;
}

/** Behind a long word, a small one, a number or a bracket: 'Prof. ', 'Jas. ' and 'J. ' end no sentence. */
const sentenceEnd = /(?<=(?:\p{Ll}{5}|(?<!\p{L})\p{Ll}{2,4}|\d\d|\))(?:['’]s)?[.!?])\s+(?=\p{Lu})/u;
/** '(after six) and ' in front of a name; a bracket with another word may hold the name itself. */
const smallLead = /^(?:\(([^()\p{Lu}]{1,60})\)|[\s,.;:|•–—-]+|(?:and|or|then|also) )/u;

function leadOf(text: string): number {
  const [lead = '', bracket] = smallLead.exec(text) ?? [];
  const isLead = lead !== '' && (bracket === undefined || wordsIn(bracket).every(isPlainWord));
  return isLead ? lead.length + leadOf(text.slice(lead.length)) : 0;
}

/** Details that earlier passes found inside (a phone number, an email) keep their own placeholders. */
function takeFree(redacting: Redacting, { start, end }: Span, isOfNobody: (stretch: Span) => boolean): void {
  const { all } = redacting.findings;
  const isReachable = all.some((found) => waysToReach.has(found.kind) && found.start >= start && found.end <= end);
  for (const span of redacting.findings.freeSpans(start, end).flatMap((free) => sentencesIn(redacting, free))) {
    if (isOfNobody(span)) continue;
    const text = redacting.source.text.slice(span.start, span.end);
    const lead = leadOf(text);
    const words = text.slice(lead).replace(/[\s,.;:|•–—-]{1,40}$/, '');
    if (/\p{L}{2}/u.test(words) && !detailLabel.test(words)) addReferee(redacting, span.start + lead, words, isReachable);
  }
}

function sentencesIn({ source }: Redacting, { start, end }: Span): Span[] {
  let at = start;
  return source.text
    .slice(start, end)
    .split(sentenceEnd)
    .map((sentence) => {
      const from = source.text.indexOf(sentence, at);
      at = from + sentence.length;
      return { start: from, end: at };
    });
}
