import type { ExtractedDocument, HiddenText } from '../document/extracted-document';
import { contactOf } from './contact-details';
import { findAddresses } from './find-addresses';
import { findEmails, findLinks, findPhones, linkKind, urlLabel } from './find-contact';
import { findLabelledName } from './find-labelled-name';
import { claimName, findName } from './find-name';
import { findPersonalDetails } from './find-personal';
import { findReferees } from './find-referees';
import { squash } from '../document/normalise';
import { redactLooseText } from './redact-loose-text';
import type { Redaction } from '../document/redacted-document';
import { render } from './write-placeholders';
import { buildSource, Claims, type Source } from './source';
import { findZones, lineIndexAt, type Zones } from './contact-regions';

/**
 * Takes the personal details out of an extracted document and puts typed placeholders in their place. The text it makes
 * is the only one that is parsed, scored, stored and sent anywhere. Works on the lines' items before they are joined.
 */
export function redact(document: ExtractedDocument): Redaction {
  const source = buildSource(document);
  const zones = findZones(source);
  const claims = findDetails(source, zones, document.layout.properties.author);
  const rendered = render(source, claims.findings);
  const { facts, record } = contactOf(source, zones, rendered.placed);
  const { properties: _properties, ...layout } = document.layout;
  return {
    document: {
      kind: document.kind,
      text: rendered.text,
      lines: rendered.lines,
      pages: document.pages,
      layout: { ...layout, hiddenText: layout.hiddenText.map((hidden) => redactHidden(hidden, record.name)) },
      contact: facts,
      removed: rendered.removed,
    },
    origins: rendered.origins,
    contact: record,
  };
}

/** The passes in their order; what an earlier pass has claimed a later one leaves alone. */
function findDetails(source: Source, zones: Zones, author?: string): Claims {
  const { text } = source;
  const claims = new Claims(text.length + 1);
  const isContact = (offset: number): boolean => zones.contact[lineIndexAt(source.lines, offset)] ?? false;
  findEmails(text, claims);
  findLinks(text, claims, isContact);
  findPersonalDetails(text, claims, isContact);
  findPhones(text, claims, isContact);
  claimLinkedItems(source, claims, zones);
  const handles = claims.findings
    .filter(({ kind }) => kind === 'EMAIL' || kind === 'URL')
    .map(({ key }) => squash(key.replace(/@.*/s, '')));
  const looksLikeCv =
    handles.length > 0 || claims.findings.some(({ kind }) => kind === 'PHONE') || zones.isHeading.filter(Boolean).length > 1;
  const contactLines = new Set(
    claims.findings
      .filter(({ kind }) => kind === 'EMAIL' || kind === 'PHONE' || kind === 'URL')
      .map(({ start }) => lineIndexAt(source.lines, start)),
  );
  const labelled = findLabelledName(source);
  for (const span of labelled?.spans ?? []) claims.add({ ...span, kind: 'NAME', key: 'name', whole: labelled?.text ?? '' });
  const [box] = labelled?.spans ?? [];
  const name =
    labelled && box
      ? { ...box, text: labelled.text }
      : findName(source, zones, { handles, looksLikeCv, contactLines, ...(author ? { author } : {}) });
  if (name) claims.add({ start: name.start, end: name.end, kind: 'NAME', key: 'name', whole: name.text });
  findAddresses(source, claims, zones);
  findReferees(source, claims, zones);
  if (name) claimName(source, claims, name, isContact);
  return claims;
}

/** A word with a personal link behind it ("LinkedIn") says where it leads, as the address itself would. */
function claimLinkedItems(source: Source, claims: Claims, zones: Zones): void {
  source.lines.forEach((line, index) => {
    if (!zones.contact[index]) return;
    for (const { item, start, end } of line.items) {
      if (!item.href || !claims.isFree(start, end)) continue;
      if (/^mailto:/i.test(item.href))
        claims.add({ start, end, kind: 'EMAIL', key: item.href.replace(/^mailto:|\?.*/gi, '').toLowerCase() });
      else if (/^https?:/i.test(item.href) && !item.text.includes(' ')) {
        claims.add({ start, end, kind: 'URL', key: item.href.toLowerCase(), ...urlLabel(linkKind(item.href)) });
      }
    }
  });
}

/** Hidden text is shown to its author as evidence, so it loses its details like any other. */
const redactHidden = (hidden: HiddenText, name: string | null): HiddenText => ({ ...hidden, text: redactLooseText(hidden.text, name) });
