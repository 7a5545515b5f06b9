import { defineAudit, notAssessable, scored, type Said } from '../audit';
import { linesShortOf, MORE_LINES, MORE_LINES_TITLE, moreLines } from '../more-lines';
import { saturating } from '../curves';
import { lineName } from '../reading/reading';
import { expectedStatements } from '../reading/statements/outcomes';
import { isSpecific } from '../reading/statements/specific';
import { inWords, isOneOf, partOf, quoted } from '../text/wording';

/** A figure, or two things at once, say more than one name alone. */
const NAME_WORTH = 0.6;

/** A habit of naming things shows after a few lines. */
const STEP = 0.78;
const EXPECTED_SHARE = 1.3;

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
    // A line with a figure and no verb ('Shrinkage down from 2.1% to 0.9%') lacks nothing that is asked for here.
    const vague = statements.filter((statement) => !isSpecific(statement) && statement.figures.length === 0);
    const enough = expectedStatements(reading, level) * EXPECTED_SHARE;
    const worth = specific.reduce(
      (sum, { figures, properNouns, hits }) =>
        sum + (figures.length > 0 || (properNouns.length > 0 && hits.some(({ value }) => value.list === 'skill')) ? 1 : NAME_WORTH),
      0,
    );
    const share = saturating(worth, enough, STEP);
    if (statements.length === 0) return scored(0, 'There are no lines under your roles to be specific about.');
    const note = `${partOf(specific.length, statements.length, lineName(reading))} ${isOneOf(specific.length, statements.length) ? 'names' : 'name'} a tool, a client, a method or a size.`;
    const wanted = linesShortOf(enough, specific.length);
    // The first line without a figure is what results are asked for: here another one is named, if there is one.
    const filler = vague.find(({ hits }) => hits.some(({ value }) => value.list === 'filler')) ?? vague[1] ?? vague[0];
    const evidence = specific.map(({ statement }) => statement);
    if (share === 1) return scored(share, note, evidence);
    const said: Said = {
      ...(wanted === null ? {} : { room: `It takes about ${inWords(wanted)} for all the points.` }),
      ...(filler ? {} : { title: 'Lines are specific, but they are few' }),
    };
    if (!filler) {
      const advice = moreLines(
        {
          title: MORE_LINES_TITLE,
          description: `${note} Name another system, site, client or method of yours in three or more new lines.`,
        },
        saturating(worth + MORE_LINES, enough, STEP),
      );
      return scored(share, note, evidence, advice, said);
    }
    const advice = {
      title: 'Name the tool, the client or the size of the job',
      description: `${note} ${quoted(filler.text)} names none of these yet: add with which tool or system, for whom or how large.`,
      targets: [filler, ...vague.filter((statement) => statement !== filler)].map(({ statement }) => statement),
      reachable: saturating(worth + vague.length, enough, STEP),
    };
    return scored(share, note, evidence, advice, said);
  },
});
