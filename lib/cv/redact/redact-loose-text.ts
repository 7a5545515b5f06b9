import type { DocumentLine } from '../document/extracted-document';
import { findAddresses } from './find-addresses';
import { findEmails, findLinks, findPhones } from './find-contact';
import { claimName } from './find-name';
import { findPersonalDetails } from './find-personal';
import { render } from './write-placeholders';
import { buildSource, Claims } from './source';
import type { Zones } from './contact-regions';

/** Takes the details out of text that belongs to no page: hidden text, and what a visitor typed into an editor. */
export function redactLooseText(text: string, name: string | null = null): string {
  const line = (words: string): DocumentLine => ({
    page: 1,
    region: 'body',
    block: 0,
    items: [{ text: words, box: null, fontSize: null, bold: false, italic: false }],
  });
  const source = buildSource({ lines: text.split('\n').map(line) });
  const zones: Zones = {
    sections: source.lines.map(() => 'additional'),
    isHeading: source.lines.map(() => false),
    contact: source.lines.map(() => false),
  };
  const claims = new Claims(source.text.length + 1);
  findEmails(source.text, claims);
  findLinks(source.text, claims, () => false);
  findPersonalDetails(source.text, claims, () => false);
  findPhones(source.text, claims, () => false);
  findAddresses(source, claims, zones);
  const at = name === null ? -1 : source.text.toLowerCase().indexOf(name.toLowerCase());
  if (name !== null) claimName(source, claims, { start: Math.max(0, at), end: at < 0 ? 0 : at + name.length, text: name }, () => false);
  return render(source, claims.findings).text;
}
