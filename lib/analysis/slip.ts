import type { Span } from '@/lib/cv/document/redacted-document';

/** A likely mistake of English with its correction: 'recieved', 'received'. */
export interface Slip extends Span {
  kind: 'spelling' | 'grammar';
  right: string;
}

/** The result of checking the English of a CV. */
export interface EnglishCheck {
  /** In the order of the text. */
  slips: readonly Slip[];
  /** Different words that no list has and that are close to no other word: names, or mistakes that the check cannot recognise. */
  unknownWords: number;
  /** The grammar of several lines is clearly wrong, whether or not a correction can be named. */
  isUneven: boolean;
  /** Those that are clearest, the surest first. */
  uneven: readonly Span[];
}
