import { defineAudit, notAssessable, scored, type Said } from '../audit';
import { linesShortOf, MORE_LINES, moreLines } from '../more-lines';
import { saturating } from '../curves';
import { expectedStatements } from '../reading/achievement';
import type { StatementReading } from '../reading/statements';
import { inWords, partOf, quoted } from '../text/wording';

/** A figure, or two things at once, say more than one name alone. */
const NAME_WORTH = 0.6;

/** A habit of naming things shows after a few lines. */
const STEP = 0.78;
const EXPECTED_SHARE = 1.3;

/** Names a tool, a system, a client, a method or a size: something a reader could ask about. */
export const isSpecific = ({ counts, figures, properNouns, hits, words, hasVerb }: StatementReading): boolean =>
  counts &&
  words >= 4 &&
  ((figures.length > 0 && hasVerb) ||
    properNouns.length > 0 ||
    hits.some(({ value, to, from }) => (value.list === 'skill' || value.list === 'occupationSkill') && (to - from > 1 || words >= 8)));

/** 'Ran the weekly stock count in SAP' can be asked about; 'performed various tasks' cannot. */
export const specifics = defineAudit({
  id: 'specifics',
  criterion: 'C3',
  category: 'C Evidence and impact',
  points: 8,
  title: 'Lines name tools, clients, methods or size',
  partlyTitle: 'Many lines name tools, clients, methods or size',
  failureTitle: 'Too few lines name tools, clients, methods or size',
  section: 'Work Experience',
  fix: {
    title: 'Name the tool, the client or the size of the job',
    description:
      'Add one thing to each line that only you can know: which system, what kind of client, how large a site. It makes the line believable and easy to ask about.',
    type: 'Content',
    minutes: 20,
  },
  run({ reading, cv, level }) {
    const statements = reading.statements.filter(({ counts }) => counts);
    if (cv.language !== 'en' && cv.language !== 'und' && statements.every(({ properNouns }) => properNouns.length === 0)) {
      return notAssessable('Specific words are looked for in English.');
    }
    const specific = statements.filter(isSpecific);
    const vague = statements
      .filter((statement) => !isSpecific(statement))
      .sort((a, b) => Number(a.figures.length > 0) - Number(b.figures.length > 0));
    const enough = expectedStatements(reading, level) * EXPECTED_SHARE;
    const worth = specific.reduce(
      (sum, { figures, properNouns, hits }) =>
        sum + (figures.length > 0 || (properNouns.length > 0 && hits.some(({ value }) => value.list === 'skill')) ? 1 : NAME_WORTH),
      0,
    );
    const share = saturating(worth, enough, STEP);
    if (statements.length === 0) return scored(0, 'There are no lines under your roles to be specific about.');
    const note = `${partOf(specific.length, statements.length, 'line')} ${specific.length === 1 ? 'names' : 'name'} a tool, a client, a method or a size.`;
    const wanted = linesShortOf(enough, specific.length);
    const filler = vague.find(({ hits }) => hits.some(({ value }) => value.list === 'filler')) ?? vague[0];
    const evidence = specific.map(({ statement }) => statement);
    if (share === 1) return scored(share, note, evidence);
    const said: Said = {
      ...(wanted === null ? {} : { room: `It takes about ${inWords(wanted)} for all the points.` }),
      ...(filler ? {} : { title: 'Lines are specific, but they are few' }),
    };
    if (!filler) {
      const advice = moreLines(
        {
          title: 'Add lines that only you could write',
          description: `${note} Three or more lines of the kind would tell a reader still more: another system, site, client or method of yours.`,
        },
        saturating(worth + MORE_LINES, enough, STEP),
      );
      return scored(share, note, evidence, advice, said);
    }
    const advice = {
      title: 'Name the tool, the client or the size of the job',
      description: `${note} ${quoted(filler.text)} could stand in anybody’s CV: add which system, what kind of client or how large.`,
      targets: [filler, ...vague.filter((statement) => statement !== filler)].map(({ statement }) => statement),
      reachable: saturating(worth + vague.length, enough, STEP),
    };
    return scored(share, note, evidence, advice, said);
  },
});
