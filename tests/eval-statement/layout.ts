import type { Post } from '@/tests/fixtures/statement/posts';

/** A way to lay out a person specification. */
export interface Layout {
  id: string;
  /** False where the layout does not say how each criterion is assessed. */
  saysHow: boolean;
}

export interface PageLayout extends Layout {
  /** Not looked at before the reader of pages was first measured. */
  isAside: boolean;
  html(post: Post): string;
}

export interface WordLayout extends Layout {
  write(post: Post): Promise<Buffer>;
}
