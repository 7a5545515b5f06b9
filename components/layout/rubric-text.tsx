import type { Rubric } from '@/lib/analysis/rubric';

const placeOf = (category: string): string => `rubric-${category.slice(0, 1)}`;

/** The rubric for visitors, drawn from the constants the engine computes with. */
// eslint-disable-next-line max-lines-per-function -- one page of text, read from top to bottom
export const RubricText = ({ rubric, rubric: { resultsAskedFor } }: { rubric: Rubric }) => (
  <article className="space-y-12">
    <header className="measure space-y-4">
      <h1 className="text-2xl">How the score works</h1>
      <p className="text-lg text-ink-soft">
        A hundred points in six categories. Every point gained or lost is a line in your report, with the words of your CV it rests on. The
        same CV gets the same score today and tomorrow: no language model moves a number.
      </p>
      <p className="text-sm text-ink-faint">Rubric {rubric.version}. This page is made from the constants the engine uses.</p>
    </header>
    <nav aria-label="The six categories">
      <ol className="grid max-w-3xl gap-x-16 text-sm sm:grid-cols-2">
        {rubric.categories.map(({ category, points }) => (
          <li key={category} className="flex min-h-8 items-baseline gap-2">
            <a href={`#${placeOf(category)}`} className="font-semibold text-accent underline underline-offset-4">
              {category.slice(2)}
            </a>
            <span className="leader" aria-hidden="true" />
            <span className="tabular-nums">{points}</span>
          </li>
        ))}
      </ol>
    </nav>
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
      {rubric.categories.map(({ category, points, criteria }) => (
        <section key={category} aria-labelledby={placeOf(category)}>
          <div className="flex items-baseline justify-between gap-4 border-b border-ink pb-1">
            <h2 id={placeOf(category)} className="scroll-mt-6 text-xl">
              {category.slice(2)}
            </h2>
            <p className="font-semibold whitespace-nowrap tabular-nums">{points} points</p>
          </div>
          <ul className="divide-y">
            {criteria.map((criterion) => (
              <li key={criterion.id} className="py-3">
                <div className="flex items-baseline gap-2">
                  <h3 className="font-sans text-base tracking-normal">{criterion.title}</h3>
                  <span className="leader" aria-hidden="true" />
                  <span className="tabular-nums">{criterion.points}</span>
                </div>
                <p className="measure text-sm text-ink-soft">{criterion.about}</p>
                {criterion.audits.length > 1 && (
                  <ul className="measure mt-1 list-disc pl-5 text-sm text-ink-soft">
                    {criterion.audits.map((audit) => (
                      <li key={audit.id}>
                        {audit.title} ({audit.points}): {audit.looksFor}
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className="measure space-y-3">
        <h2 className="text-xl">What else can change it</h2>
        <ul className="list-disc space-y-1 pl-5">
          {rubric.gates.map((gate) => (
            <li key={gate.title}>
              <span className="font-semibold">{gate.title}:</span> {gate.effect}
            </li>
          ))}
        </ul>
        <p>
          What cannot be judged is never counted as zero: its points are spread over its category, and a category of which nothing can be
          judged counts as the average of the others. Name, age, gender, nationality, address and gaps are never read as reasons.
        </p>
      </section>
      <section className="measure space-y-3">
        <h2 className="text-xl">How many results are expected</h2>
        <p>
          {resultsAskedFor.beside} results, and {resultsAskedFor.perRole} more for each role of the last ten years, or one more for each
          year worked if that is more. Nobody needs more than {resultsAskedFor.most}.
        </p>
      </section>
      <section className="measure space-y-3">
        <h2 className="text-xl">Section ratings</h2>
        <p>
          A section is rated by the share of its points:{' '}
          {rubric.ratingBands.map(([from, rating]) => `${rating} from ${Math.round(from * 100)}%`).join(', ')}.
        </p>
      </section>
      <section className="measure space-y-3">
        <h2 className="text-xl">Sources</h2>
        <ul className="list-disc space-y-1 pl-5 text-sm">
          {rubric.sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </section>
    </div>
  </article>
);
