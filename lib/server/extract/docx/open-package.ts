import { unzipSync } from 'fflate';
import { AppError } from '@/lib/shared/errors';
import { parseXml, type XmlNode } from './parse-xml';

/** What an honest DOCX of 5 MB never reaches, declared or inflated. */
const maxInflatedBytes = 50 * 1024 * 1024;
const maxEntries = 5_000;
const wanted = /^(?:word\/[^/]+\.xml|word\/_rels\/[^/]+\.rels|docProps\/[^/]+\.xml|_rels\/\.rels)$/;

export interface DocxPackage {
  /** Name of the main part without folder and ending, 'document' as a rule. */
  main: string;
  /** The part's tree; null where the package has none. */
  part(name: string): XmlNode | null;
  /** Relationship id → target, of the part of that name ('document', 'header1'). */
  relations(partName: string): Map<string, string>;
}

/**
 * Opens the zip. The declared sizes are summed before a byte is inflated, and each entry is inflated into a buffer of
 * its declared size, so a lie about the size ends in a cut-off part and not in more memory.
 */
export function openPackage(bytes: Uint8Array): DocxPackage {
  const files = unzip(bytes);
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

function unzip(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  let entries = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        total += originalSize;
        entries += 1;
        if (total > maxInflatedBytes || entries > maxEntries) throw new AppError('upload/EXTRACTION_FAILED');
        return wanted.test(name);
      },
    });
  } catch (cause) {
    throw new AppError('upload/EXTRACTION_FAILED', { cause });
  }
}

function encodingOf(data: Uint8Array): string {
  if (data[0] === 0xff && data[1] === 0xfe) return 'utf-16le';
  return data[0] === 0xfe && data[1] === 0xff ? 'utf-16be' : 'utf-8';
}
