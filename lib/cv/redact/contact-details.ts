import type { ContactFacts, ContactRecord, Span } from '../document/redacted-document';
import { lineIndexAt, type SourceText } from '../document/source-text';
import type { Redacting } from './findings';
import { isProfessionalEmail, isValidEmail } from './passes/emails';
import { linkKind } from './passes/links';
import { isDiallable } from './passes/phones';
import type { PlacedFinding } from './write-placeholders';

/** Which of the findings are the candidate's own contact details. */
interface OwnDetails {
  name: PlacedFinding | null;
  email: PlacedFinding | null;
  phone: PlacedFinding | null;
  /** Postcode where there is one, else the first part of the address. */
  place: PlacedFinding | null;
  addresses: PlacedFinding[];
  links: PlacedFinding[];
}

/** The candidate's own contact details: as facts for the audits, as values for their own exports. */
export function contactOf(redacting: Redacting, placed: readonly PlacedFinding[]): { facts: ContactFacts; record: ContactRecord } {
  const own = ownDetails(redacting, placed);
  const email = own.email && { span: own.email.span, address: emailAddressOf(own.email) };
  return { facts: factsOf(own, email, placed), record: recordOf(redacting.source, own, email?.address ?? null) };
}

function ownDetails({ source, regions, isContact }: Redacting, placed: readonly PlacedFinding[]): OwnDetails {
  const isInContact = ({ finding }: PlacedFinding): boolean => isContact(finding.start);
  const own = placed.filter(({ finding }) => regions.sections[lineIndexAt(source.lines, finding.start)] !== 'references');
  const ofKind = (...kinds: string[]): PlacedFinding[] => own.filter(({ finding }) => kinds.includes(finding.kind));
  const first = (kind: string): PlacedFinding | null => {
    const all = ofKind(kind);
    return all.find(isInContact) ?? all[0] ?? null;
  };
  const addresses = ofKind('ADDRESS', 'POSTCODE').filter(isInContact);
  return {
    name: own.find((one) => fullNameOf(one) !== undefined) ?? first('NAME'),
    email: first('EMAIL'),
    phone: ownPhone(source, ofKind('PHONE'), isInContact),
    place: addresses.find(({ finding }) => finding.kind === 'POSTCODE') ?? addresses[0] ?? null,
    addresses,
    links: uniqueByKey(ofKind('URL').filter(isInContact)),
  };
}

const fullNameOf = ({ finding }: PlacedFinding): string | undefined => (finding.kind === 'NAME' ? finding.fullName : undefined);

/** For a link on a word ('Email me') the address it leads to; else as written, without the line breaks of a narrow column. */
function emailAddressOf({ finding, original }: PlacedFinding): string {
  if (!finding.key.includes('@')) return original;
  return original.includes('@') ? original.replace(/\s/g, '') : finding.key;
}

function factsOf(own: OwnDetails, email: { span: Span; address: string } | null, placed: readonly PlacedFinding[]): ContactFacts {
  const { name, phone, place, links } = own;
  return {
    name: name && name.span,
    email: email && {
      span: email.span,
      valid: isValidEmail(email.address),
      isProfessional: isProfessionalEmail(email.address, nameOf(own)),
    },
    phone: phone && { span: phone.span, valid: isDiallable(phone.original) },
    place: place && { span: place.span, kind: placeKind(place) },
    links: links.map(({ finding, span }) => ({ span, kind: linkKind(finding.key) })),
    unwanted: placed.flatMap(({ finding, span }) => ('unwanted' in finding && finding.unwanted ? [{ kind: finding.unwanted, span }] : [])),
  };
}

function placeKind({ finding, original }: PlacedFinding): 'postcode' | 'address' | 'town' {
  if (finding.kind === 'POSTCODE') return 'postcode';
  return /\d/.test(original) ? 'address' : 'town';
}

const nameOf = ({ name }: OwnDetails): string | null =>
  name && (fullNameOf(name) ?? name.original).replace(/-\s+/g, '-').replace(/\s+/g, ' ');

const recordOf = (source: SourceText, own: OwnDetails, email: string | null): ContactRecord => ({
  name: nameOf(own),
  email,
  phone: own.phone && own.phone.original.replace(/\s+/g, ' '),
  location: locationOf(source, own.addresses),
  links: own.links.map(({ finding, original }) => ({
    kind: linkKind(finding.key),
    url: finding.key.startsWith('http') ? finding.key : original,
  })),
});

/** The first number among the contact details, else the first of all, that is not labelled as a fax. */
function ownPhone(
  source: SourceText,
  phones: readonly PlacedFinding[],
  isInContact: (one: PlacedFinding) => boolean,
): PlacedFinding | null {
  const isFax = ({ finding }: PlacedFinding): boolean =>
    /fax\W{0,4}$/i.test(source.text.slice(Math.max(0, finding.start - 10), finding.start));
  const candidates = phones.filter((one) => !isFax(one));
  return candidates.find(isInContact) ?? candidates[0] ?? phones[0] ?? null;
}

function uniqueByKey(all: readonly PlacedFinding[]): PlacedFinding[] {
  const seen = new Set<string>();
  return all.filter(({ finding }) => !seen.has(finding.key) && seen.add(finding.key));
}

/** As written, from the first part of the address to the last that stands near it. */
function locationOf(source: SourceText, addresses: readonly PlacedFinding[]): string | null {
  const first = addresses[0];
  if (!first) return null;
  let last = first;
  for (const one of addresses) if (/^[\s,.;|•·–-]{0,12}$/.test(source.text.slice(last.finding.end, one.finding.start))) last = one;
  return source.text
    .slice(first.finding.start, last.finding.end)
    .replace(/[\n\t]+/g, ', ')
    .replace(/,(?: ?,)+/g, ',');
}
