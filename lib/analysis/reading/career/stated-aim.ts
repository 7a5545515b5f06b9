import { aimPhrases } from '@/lib/facts/career-words';
import { anyOf } from '@/lib/facts/lists';

/** Finds where a text says what the person wants next: 'Seeking a first post in retail'. */
export const statedAim = anyOf(aimPhrases);
