import { textBlocks } from '@/lib/report/text-blocks';

/** Plain text as paragraphs and lists. Whatever markup a result carried was taken out before; none is ever rendered. */
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
