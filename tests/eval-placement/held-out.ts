import { wordsOf } from '@/lib/placement/title-words';

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/**
 * Which tenth of the index a title belongs to. Titles of the same words share a tenth in whatever order they stand, so that
 * none is known by its permutation. Tenth 0 is measured, tenth 1 was used to choose the weights.
 */
export const tenthOf = (title: string): number => hashOf(`placement-2026:${[...new Set(wordsOf(title))].sort().join(' ')}`) % 10;
