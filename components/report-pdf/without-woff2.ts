/**
 * Replaces the Brotli decoder and its dictionary in the browser bundle. The PDF renderer needs them for WOFF2 fonts only, and the
 * report's fonts are TrueType.
 */
export default function decompress(): never {
  throw new Error('WOFF2 fonts are not read in the browser.');
}
