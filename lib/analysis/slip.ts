import type { Span } from '@/lib/cv/document/redacted-document';

/** A place that is likely to be a mistake of English, and what is meant: 'recieved', 'received'. */
export interface Slip extends Span {
  kind: 'spelling' | 'grammar';
  right: string;
}

/** What a check of the English of a CV found. */
export interface EnglishCheck {
  /** In the order of the text. */
  slips: readonly Slip[];
  /** Different words that no list has and nothing close explains: names of things, or mistakes that the check cannot tell. */
  unknownWords: number;
  /** The grammar of several lines is plainly off, whatever corrections can be named. */
  isUneven: boolean;
}
