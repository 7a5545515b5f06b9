interface Line {
  quote: string;
  finding: string;
  points: string;
  weak: boolean;
}

/** Lines of a fictional CV, marked as in a report. */
const lines: Line[] = [
  { quote: 'Cut stock loss by 18% in six months', finding: 'A result with a figure', points: '9.6 of 16', weak: false },
  { quote: 'Responsible for the stock room', finding: 'A duty, not a result', points: '+1.5 to gain', weak: true },
];

/** Shows how a report explains a score: the line, the finding, the points. */
export const ExplanationExample = () => (
  <figure className="border-t-2 border-ink pt-3">
    <figcaption className="text-sm font-semibold">How every point is explained</figcaption>
    <ul className="mt-3 space-y-4">
      {lines.map(({ quote, finding, points, weak }) => (
        <li key={quote} className={weak ? 'tone-orange' : 'tone-green'}>
          <p className="font-serif">
            <mark className="bg-[color-mix(in_oklab,var(--tone)_16%,transparent)] box-decoration-clone px-1 text-ink">“{quote}”</mark>
          </p>
          <p className="mt-1 flex items-baseline gap-2 text-sm">
            <span>{finding}</span>
            <span className="leader" aria-hidden="true" />
            <span className="tone-text font-semibold tabular-nums">{points}</span>
          </p>
        </li>
      ))}
    </ul>
  </figure>
);
