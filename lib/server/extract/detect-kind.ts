import { strFromU8, unzipSync } from 'fflate';

/** Larger than any honest list of content types. */
const maxTypesBytes = 1024 * 1024;
const typesPart = '[Content_Types].xml';
const oleMark = [0xd0, 0xcf, 0x11, 0xe0];
/** The name, in UTF-16, of the stream that holds an encrypted archive. */
const encryptedPart = [...'EncryptedPackage'].join('\0');

/**
 * The kind of a file by its bytes, because a file name proves nothing. null where it is neither a PDF nor a plain Word document
 * (templates and documents with macros are neither). A document with a password counts as one that cannot be read.
 */
export function detectKind(bytes: Uint8Array): 'pdf' | 'docx' | null {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return isWordDocument(bytes) ? 'docx' : null;
  if (oleMark.every((byte, index) => bytes[index] === byte)) return strFromU8(bytes, true).includes(encryptedPart) ? 'docx' : null;
  // Readers accept a PDF whose header stands within the first 1,024 bytes, so this one does too.
  return strFromU8(bytes.subarray(0, 1024), true).includes('%PDF-') ? 'pdf' : null;
}

function isWordDocument(bytes: Uint8Array): boolean {
  const names: string[] = [];
  try {
    const { [typesPart]: types } = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        return name === typesPart && originalSize < maxTypesBytes;
      },
    });
    const isOther = types !== undefined && /macroEnabled|template\.main/.test(strFromU8(types));
    return !isOther && names.some((name) => /^word\/document\d*\.xml$/.test(name));
  } catch {
    // A damaged archive that begins like a Word document is refused later, as unreadable.
    return strFromU8(bytes.subarray(0, 4096), true).includes(typesPart) || strFromU8(bytes, true).includes('word/document.xml');
  }
}
