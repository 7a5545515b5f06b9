import { Button } from '@/components/ui/button';
import type { Fetched } from '@/components/ui/use-fetched';
import { readableMessage } from '@/lib/client/http';
import type { ExportPages } from '@/lib/shared/export-changes';

/** The pages of the PDF as pictures. The Word file has the same text in the same layout, but Word breaks its pages itself. */
export const PagePreview = ({ fetched }: { fetched: Fetched<ExportPages> }) => (
  <section aria-labelledby="preview-title" className="min-w-0 space-y-3 lg:sticky lg:top-0">
    <h3 id="preview-title" className="text-lg">
      How the pages look
    </h3>
    <Pages fetched={fetched} />
  </section>
);

const sheetOfPaper = 'border bg-[#fff] shadow-[0_1px_4px_rgb(0_0_0_/_0.18)]';

function Pages({ fetched }: { fetched: Fetched<ExportPages> }) {
  if (fetched.state === 'waiting')
    return (
      <div className={`${sheetOfPaper} aspect-[210/297]`}>
        <p role="status" className="pt-6 text-center text-sm text-[#555]">
          Drawing the pages…
        </p>
      </div>
    );
  if (fetched.state === 'failed')
    return (
      <div className="space-y-3 text-sm">
        <p role="alert">{readableMessage(fetched.error, 'The pages could not be drawn. You can still download your CV.')}</p>
        <Button variant="outline" size="sm" onClick={fetched.retry}>
          Try again
        </Button>
      </div>
    );
  const { pages, isWhole } = fetched.value;
  return (
    <>
      {pages.map((page, index) => (
        // eslint-disable-next-line @next/next/no-img-element -- drawn for this sheet only: nothing to optimise
        <img
          key={index}
          src={`data:image/png;base64,${page}`}
          alt={`Page ${index + 1}${isWhole ? ` of ${pages.length}` : ''} of your improved CV`}
          className={`${sheetOfPaper} block w-full`}
        />
      ))}
      <p className="text-sm text-ink-soft">
        {!isWhole && `These are the first ${pages.length} pages. `}
        This is the PDF. Word may break the pages elsewhere.
      </p>
    </>
  );
}
