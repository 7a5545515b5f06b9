import { agreeing, listed, quoted } from '../phrases';
import { defineSentences } from '../wording';

export interface StrengthsFacts {
  /** The lines that prove most, the best first. */
  lines: readonly string[];
  /** Skills that the roles show and adverts for the occupation ask for. */
  skills: { shown: readonly string[]; occupation: string } | null;
}

/** The person's strongest lines and skills, each kind in one sentence. */
export const strengthsSentences = defineSentences<StrengthsFacts, string[]>({
  id: 'strengths',
  say: ({ lines, skills }) => {
    const said: string[] = [];
    const best = listed(lines.map((line) => quoted(line)));
    if (lines.length > 0) said.push(`Your strongest ${agreeing(lines.length, 'line is', 'lines are')} ${best}.`);
    if (skills) said.push(`Your roles show ${listed(skills.shown)}, which ${skills.occupation} posts ask for.`);
    return said;
  },
  examples: {
    'lines and skills': {
      lines: ['Cut till errors by 14% in one year', 'Won the regional award for service'],
      skills: { shown: ['stock control', 'merchandising'], occupation: 'Retail Manager' },
    },
    'one line': { lines: ['Ran a ward of 28 beds'], skills: null },
    none: { lines: [], skills: null },
  },
});
