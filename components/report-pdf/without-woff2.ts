/**
 * Stands in for the Brotli decoder and its dictionary in the browser: the typesetter needs them for WOFF2 alone, and the
 * report's faces are TrueType.
 */
export default function decompress(): never {
  throw new Error('WOFF2 fonts are not read in the browser.');
}
