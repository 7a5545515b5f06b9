import { agreeing, listed, quoted } from '../phrases';
import { defineSentences } from '../wording';

export interface StrengthsFacts {
  /** The lines that prove most, the best first. */
  lines: readonly string[];
  /** Skills that the roles show and adverts for the occupation ask for; empty where they are too few to name. */
  skills: readonly string[];
}

/** The person's strongest lines and skills, each kind in one sentence. */
export const strengthsSentences = defineSentences<StrengthsFacts, string[]>({
  id: 'strengths',
  say: ({ lines, skills }) => {
    const said: string[] = [];
    const best = listed(lines.map((line) => quoted(line)));
    if (lines.length > 0) said.push(`${agreeing(lines.length, 'A strong bullet point', 'Strong bullet points')}: ${best}.`);
    if (skills.length > 0) said.push(`Your roles mention ${listed(skills)}.`);
    return said;
  },
  examples: {
    'lines and skills': {
      lines: ['Cut till errors by 14% in one year', 'Won the regional award for service'],
      skills: ['stock control', 'merchandising', 'cash handling'],
    },
    'one line': { lines: ['Ran a ward of 28 beds'], skills: [] },
    none: { lines: [], skills: [] },
  },
});
