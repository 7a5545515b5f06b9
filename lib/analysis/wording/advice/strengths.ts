import { agreeing, listed, quoted } from '../phrases';
import { defineSentences } from '../wording';

export interface StrengthsFacts {
  /** The person's strongest lines with figures, and whether the figures are results or only sizes. */
  figures: { lines: readonly string[]; areResults: boolean };
  /** Their strongest lines that name a result without a figure. */
  named: readonly string[];
  /** Skills that the roles show and adverts for the occupation ask for. */
  skills: { shown: readonly string[]; occupation: string } | null;
}

const quotes = (lines: readonly string[]): string => listed(lines.map((line) => quoted(line)));

/** The person's strongest lines and skills, each kind in one sentence. */
export const strengthsSentences = defineSentences<StrengthsFacts, string[]>({
  id: 'strengths',
  say: ({ figures, named, skills }) => {
    const said: string[] = [];
    if (figures.lines.length > 0)
      said.push(`${figures.areResults ? 'You back up what you did with figures' : 'You say how much you did'}: ${quotes(figures.lines)}.`);
    if (named.length > 0) said.push(`You name ${agreeing(named.length, 'a result', 'results')} others can check: ${quotes(named)}.`);
    if (skills) said.push(`Your roles show ${listed(skills.shown)}, which ${skills.occupation} posts ask for.`);
    return said;
  },
  examples: {
    results: {
      figures: { lines: ['Cut till errors by 14% in one year'], areResults: true },
      named: ['Won the regional award for service'],
      skills: { shown: ['stock control', 'merchandising'], occupation: 'Retail Manager' },
    },
    sizes: { figures: { lines: ['Ran a ward of 28 beds'], areResults: false }, named: [], skills: null },
    none: { figures: { lines: [], areResults: false }, named: [], skills: null },
  },
});
