import { redactLooseText } from '@/lib/cv/redact';
import { particles } from '@/lib/cv/redact/rules/name-words';
import type { ContactRecord, PlaceholderOrigin } from '@/lib/cv/document/redacted-document';

/**
 * Replaces personal details by placeholders in text that a visitor typed or edited, because editors show the visitor's own words. The
 * server puts them back into what Claude wrote, for the owner only.
 */
export interface Pseudonymiser {
  mask(text: string): Masked;
}

export interface Masked {
  text: string;
  /** Puts the details back into a rewrite that has the same placeholders in the same order; null for any other rewrite. */
  unmask(rewrite: string): string | null;
}

const placeholder = /\[[A-Z_]{3,20}\]/g;
const shortest = 3;
/** A name of two letters, such as Li or Ng, is told from other words by how it is written. */
const twoLetters = /^\p{L}{2}$/u;
const asName = /^\p{Lu}\p{Ll}$/u;
/** 'De Montfort University' is not of somebody called de Souza. */
const isShortName = (part: string): boolean => twoLetters.test(part) && !particles.has(part.toLowerCase());

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every known detail with its placeholder, the longest first; for a name also each of its parts. */
function knownDetails(origins: readonly PlaceholderOrigin[], contact: ContactRecord): { original: string; token: string }[] {
  const { name, email, phone } = contact;
  const named = name ? [name, ...name.split(/[\s-]+/)].map((original) => ({ original, token: '[NAME]' })) : [];
  const others = [
    ...origins.map(({ original, kind }) => ({ original: original.trim(), token: `[${kind}]` })),
    ...(email ? [{ original: email, token: '[EMAIL]' }] : []),
    ...(phone ? [{ original: phone, token: '[PHONE]' }] : []),
  ];
  return [...named, ...others]
    .filter(({ original }) => original.length >= shortest || isShortName(original))
    .sort((a, b) => b.original.length - a.original.length);
}

export function pseudonymiserFor(origins: readonly PlaceholderOrigin[], contact: ContactRecord): Pseudonymiser {
  const details = knownDetails(origins, contact);
  const tokens = new Map(details.map(({ original, token }) => [original.toLowerCase(), token]));
  const isKnown = (written: string): boolean => written.length >= shortest || asName.test(written);
  const pattern =
    details.length > 0
      ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${details.map(({ original }) => escaped(original)).join('|')})(?![\\p{L}\\p{N}])`, 'giu')
      : null;
  return {
    mask(text) {
      const known = pattern
        ? text.replace(pattern, (found) => (isKnown(found) ? (tokens.get(found.toLowerCase()) ?? '[PERSONAL]') : found))
        : text;
      // Emails, links, numbers and addresses that nobody knew before go too.
      const masked = redactLooseText(known);
      return { text: masked, unmask: unmasking(text, masked) };
    },
  };
}

/** The words behind each placeholder are those between the same neighbours in the original text. */
function unmasking(text: string, masked: string): Masked['unmask'] {
  const placeholders = masked.match(placeholder) ?? [];
  if (placeholders.length === 0) return (rewrite) => (rewrite.match(placeholder) ? null : rewrite);
  const frame = masked.split(placeholder);
  const originals = between(text, frame);
  return (rewrite) => {
    const wanted = rewrite.match(placeholder) ?? [];
    if (!originals || wanted.join() !== placeholders.join()) return null;
    let index = 0;
    return rewrite.replace(placeholder, (token) => originals[index++] ?? token);
  };
}

/** The stretches of a text between the fixed words around the placeholders; null where the text does not have those words. */
function between(text: string, frame: readonly string[]): string[] | null {
  const [first = '', ...rest] = frame;
  if (!text.startsWith(first)) return null;
  const found: string[] = [];
  let at = first.length;
  for (const [index, part] of rest.entries()) {
    const isLast = index === rest.length - 1;
    const next = isLast && part === '' ? text.length : text.indexOf(part, at);
    if (next === -1) return null;
    found.push(text.slice(at, next));
    at = next + part.length;
  }
  return found;
}
