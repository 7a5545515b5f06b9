import type { Findings } from '../findings';
import { proofs } from '../reading/achievement';
import { listed, quoted } from '../text/wording';

const MOST = 6;

/** What is good, best first: your strongest results in your own words, then what the audits found in order. */
export const strengths = ({ audit, lines }: Findings): string[] => {
  const found = proofs(audit.reading.statements).sort((a, b) => b.worth - a.worth || b.spans.length - a.spans.length);
  const results = found
    .slice(0, 2)
    .map(({ statement, inFigures }) =>
      inFigures
        ? `You back up what you did with figures: ${quoted(statement.text, 110)}.`
        : `You name a result others can check: ${quoted(statement.text, 110)}.`,
    );
  const best = audit.occupations[0];
  const shown =
    best?.matched.filter(({ mentions }) => mentions.some(({ place }) => place === 'work' || place === 'project')).slice(0, 3) ?? [];
  const skills =
    best && best.titleShare > 0 && shown.length > 1
      ? [`Your roles show ${listed(shown.map(({ name }) => name))}, which ${best.occupation.title} posts ask for.`]
      : [];
  const good = lines
    .filter(
      ({ severity, maxPoints, outcome, auditId }) =>
        outcome === 'scored' && severity === 'good' && maxPoints >= 2 && auditId !== 'outcomes',
    )
    .sort((a, b) => order(a.category) - order(b.category) || b.maxPoints - a.maxPoints)
    .map(({ title, note }) => `${title}: ${note.charAt(0).toLowerCase()}${note.slice(1)}`);
  return [...results, ...skills, ...good].slice(0, MOST);
};

/** Content before form: nobody is hired for a clean text layer. */
const order = (category: string): number => 'CDEBFA'.indexOf(category.charAt(0));
