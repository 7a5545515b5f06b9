import { wordChanges } from '@/lib/rewrite/line-changes';

/** Shows a change as an editor would mark it: removed words struck out, added words in colour. */
export const WordChanges = ({ before, after }: { before: string; after: string }) => (
  <p>
    {wordChanges(before, after).map(({ value, removed, added }, index) => {
      const words = value.join(' ');
      return (
        <span key={index}>
          {index > 0 && ' '}
          {removed && <del className="text-ink-faint decoration-1">{words}</del>}
          {added && <ins className="tone-green tone-text font-semibold no-underline">{words}</ins>}
          {!removed && !added && words}
        </span>
      );
    })}
  </p>
);
