import { strFromU8 } from 'fflate';

/** What the bytes are, by their own marks; a file name proves nothing. null: neither PDF nor DOCX. */
export function detectKind(bytes: Uint8Array): 'pdf' | 'docx' | null {
  if (indexOfPdfHeader(bytes) >= 0) return 'pdf';
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return isZip ? 'docx' : null;
}

/** Readers accept a PDF whose header stands within the first 1,024 bytes, and so do we. */
function indexOfPdfHeader(bytes: Uint8Array): number {
  return strFromU8(bytes.subarray(0, 1024), true).indexOf('%PDF-');
}
