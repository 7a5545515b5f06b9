import { inflate } from './inflate';
import { parseXml, type XmlNode } from './parse-xml';

const wanted = /^(?:word\/[^/]+\.xml|word\/_rels\/[^/]+\.rels|docProps\/[^/]+\.xml|_rels\/\.rels)$/;

export interface DocxPackage {
  /** Name of the main part without folder and ending, 'document' as a rule. */
  main: string;
  /** The part's tree; null where the package has none. */
  part(name: string): XmlNode | null;
  /** Relationship id → target, of the part of that name ('document', 'header1'). */
  relations(partName: string): Map<string, string>;
}

export function openPackage(bytes: Uint8Array): DocxPackage {
  const files = inflate(bytes, (name) => wanted.test(name));
  const part = (name: string) => {
    const data = files[name];
    return data ? parseXml(new TextDecoder(encodingOf(data)).decode(data)) : null;
  };
  return {
    main: mainPart(part('_rels/.rels')),
    part,
    relations: (partName) => {
      const rels = files[`word/_rels/${partName}.xml.rels`] ? part(`word/_rels/${partName}.xml.rels`) : null;
      const entries = (rels?.children ?? []).map((node): [string, string] => [
        node.attributes['Id'] ?? '',
        node.attributes['Target'] ?? '',
      ]);
      return new Map(entries);
    },
  };
}

function mainPart(packageRels: XmlNode | null): string {
  const target = packageRels?.children.find((node) => node.attributes['Type']?.endsWith('/officeDocument'))?.attributes['Target'];
  return /^\/?word\/([^/]+)\.xml$/.exec(target ?? '')?.[1] ?? 'document';
}

function encodingOf(data: Uint8Array): string {
  if (data[0] === 0xff && data[1] === 0xfe) return 'utf-16le';
  return data[0] === 0xfe && data[1] === 0xff ? 'utf-16be' : 'utf-8';
}
