import { isDiallable, isSoberEmail, isValidEmail, linkKind } from './find-contact';
import type { ContactFacts, ContactRecord } from '../document/redacted-document';
import type { Placed } from './write-placeholders';
import type { Source } from './source';
import { lineIndexAt, type Zones } from './contact-regions';

/** The visitor's own contact details: as facts for the audits, as values for their own exports. */
export function contactOf(source: Source, zones: Zones, placed: readonly Placed[]): { facts: ContactFacts; record: ContactRecord } {
  const sectionOf = ({ finding }: Placed) => zones.sections[lineIndexAt(source.lines, finding.start)];
  const inContact = ({ finding }: Placed): boolean => zones.contact[lineIndexAt(source.lines, finding.start)] ?? false;
  const own = placed.filter((one) => sectionOf(one) !== 'references');
  const first = (kind: Placed['finding']['kind']): Placed | null => {
    const all = own.filter(({ finding }) => finding.kind === kind);
    return all.find(inContact) ?? all[0] ?? null;
  };
  const name = own.find(({ finding }) => finding.whole !== undefined) ?? first('NAME');
  const email = first('EMAIL');
  const phone = ownPhone(
    source,
    own.filter(({ finding }) => finding.kind === 'PHONE'),
    inContact,
  );
  const addresses = own.filter((one) => (one.finding.kind === 'ADDRESS' || one.finding.kind === 'POSTCODE') && inContact(one));
  const place = addresses.find(({ finding }) => finding.kind === 'POSTCODE') ?? addresses[0] ?? null;
  const links = uniqueByKey(own.filter((one) => one.finding.kind === 'URL' && inContact(one)));
  const emailAddress =
    email &&
    (email.finding.key.includes('@')
      ? email.original.includes('@')
        ? email.original.replace(/\s/g, '')
        : email.finding.key
      : email.original);
  return {
    facts: {
      name: name && name.span,
      email:
        email && emailAddress !== null ? { span: email.span, valid: isValidEmail(emailAddress), sober: isSoberEmail(emailAddress) } : null,
      phone: phone && { span: phone.span, valid: isDiallable(phone.original) },
      place: place && {
        span: place.span,
        kind: place.finding.kind === 'POSTCODE' ? 'postcode' : /\d/.test(place.original) ? 'address' : 'town',
      },
      links: links.map(({ finding, span }) => ({ span, kind: linkKind(finding.key) })),
      unwanted: placed.flatMap(({ finding, span }) => (finding.unwanted ? [{ kind: finding.unwanted, span }] : [])),
    },
    record: {
      name: name ? (name.finding.whole ?? name.original).replace(/-\s+/g, '-').replace(/\s+/g, ' ') : null,
      email: emailAddress,
      phone: phone ? phone.original.replace(/\s+/g, ' ') : null,
      location: locationOf(source, addresses),
      links: links.map(({ finding, original }) => ({
        kind: linkKind(finding.key),
        url: finding.key.startsWith('http') ? finding.key : original,
      })),
    },
  };
}

/** Mobile before landline before fax is no rule of CVs: the first number that is not labelled as a fax. */
function ownPhone(source: Source, phones: Placed[], inContact: (one: Placed) => boolean): Placed | null {
  const isFax = ({ finding }: Placed): boolean => /fax\W{0,4}$/i.test(source.text.slice(Math.max(0, finding.start - 10), finding.start));
  const candidates = phones.filter((one) => !isFax(one));
  return candidates.find(inContact) ?? candidates[0] ?? phones[0] ?? null;
}

function uniqueByKey(all: Placed[]): Placed[] {
  const seen = new Set<string>();
  return all.filter(({ finding }) => !seen.has(finding.key) && seen.add(finding.key));
}

/** As written, from the first part of the address to the last that stands near it. */
function locationOf(source: Source, addresses: Placed[]): string | null {
  const first = addresses[0];
  if (!first) return null;
  let last = first;
  for (const one of addresses) if (/^[\s,.;|•·–-]{0,12}$/.test(source.text.slice(last.finding.end, one.finding.start))) last = one;
  return source.text
    .slice(first.finding.start, last.finding.end)
    .replace(/[\n\t]+/g, ', ')
    .replace(/,(?: ?,)+/g, ',');
}
