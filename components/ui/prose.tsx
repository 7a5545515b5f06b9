import { textBlocks } from '@/lib/report/text-blocks';

/** Plain text as paragraphs and lists. Reading a result has already turned its HTML into text (lib/report/html-to-text.ts); no markup is rendered. */
export const Prose = ({ text, className }: { text: string; className?: string }) => (
  <div className={className}>
    {textBlocks(text).map((block, index) =>
      block.kind === 'paragraph' ? (
        <p key={index} className="mt-2 first:mt-0">
          {block.text}
        </p>
      ) : (
        <ul key={index} className="mt-2 list-disc space-y-1 pl-5 first:mt-0">
          {block.items.map((item, at) => (
            <li key={at}>{item}</li>
          ))}
        </ul>
      ),
    )}
  </div>
);
