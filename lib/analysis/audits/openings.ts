import { defineAudit, notAssessable, scored, type Said } from '../audit';
import { linesShortOf, MORE_LINES, MORE_LINES_TITLE, moreLines } from '../more-lines';
import { saturating } from '../curves';
import { lineName } from '../reading/reading';
import { expectedStatements } from '../reading/statements/outcomes';
import { count, inWords, isOneOf, partOf, quoted } from '../text/wording';

/** 'Serving customers' tells a duty where 'Served 200 covers a night' tells a deed. */
const DUTY_WORTH = 0.4;
const EXPECTED_SHARE = 1.2;
/** A habit of opening with verbs shows after a few lines. */
const STEP = 0.8;
/** The same verb opens no more than three lines; further ones are not counted against you, they only earn nothing. */
const TIMES = 3;

/** A line that begins with a verb says who acted. 'Managed the rota' passes; 'Responsible for the rota' does not. */
export const openings = defineAudit({
  id: 'openings',
  criterion: 'C2',
  category: 'C Evidence and impact',
  points: 3,
  title: 'Lines open with a verb',
  partlyTitle: 'Many lines open with a verb',
  failureTitle: 'Too few lines open with a verb',
  section: 'Work Experience',
  fix: {
    title: 'Open each bullet with a verb',
    description: 'Begin with what you did: managed, built, taught, reduced. It is shorter than ‘responsible for’ and says that it was you.',
    type: 'Language',
    minutes: 15,
  },
  run({ reading, cv, level }) {
    if (cv.language !== 'en' && cv.language !== 'und') return notAssessable('Openings are judged in English only.');
    const statements = reading.statements.filter(({ counts }) => counts);
    const used = new Map<string, number>();
    let counted = 0;
    for (const { opening } of statements) {
      if (!opening) continue;
      const times = (used.get(opening.verb) ?? 0) + 1;
      used.set(opening.verb, times);
      if (times <= TIMES) counted += opening.form === 'participle' ? DUTY_WORTH : 1;
    }
    const opened = statements.filter(({ opening }) => opening);
    const weak = statements.filter(({ weakOpening }) => weakOpening);
    const enough = expectedStatements(reading, level) * EXPECTED_SHARE;
    const share = saturating(counted, enough, STEP);
    if (statements.length === 0) return scored(0, 'There are no lines under your roles to open with a verb.');
    const overused = [...used].find(([, times]) => times > TIMES);
    const note =
      `${partOf(opened.length, statements.length, lineName(reading))} ${isOneOf(opened.length, statements.length) ? 'opens' : 'open'} with a verb` +
      (weak.length > 0
        ? `; ${count(weak.length, 'line')} ${weak.length === 1 ? 'begins' : 'begin'} with a phrase such as ${quoted(weak[0]?.weakOpening?.phrase ?? '')}.`
        : '.') +
      (overused ? ` ${quoted(overused[0])} opens ${inWords(overused[1])} of them.` : '');
    const wanted = linesShortOf(enough, opened.length);
    const targets = [
      ...weak,
      ...statements.filter((statement) => !statement.opening && !statement.weakOpening && statement.tokens.length >= 4),
    ];
    const worst = targets[0];
    const evidence = opened.flatMap(({ opening, statement }) => (opening ? [{ start: opening.start, end: statement.end }] : []));
    const said: Said = {
      ...(wanted === null ? {} : { room: `About ${inWords(wanted)} of them would bring all the points.` }),
      ...(worst ? {} : { title: share > 0.95 ? 'Lines open with a verb' : 'Lines open with a verb, but they are few' }),
    };
    if (!worst) {
      const advice = moreLines(
        {
          title: MORE_LINES_TITLE,
          description: `${note} Each new line should open with a verb, as these do.`,
        },
        saturating(counted + MORE_LINES, enough, STEP),
      );
      return scored(share, note, evidence, advice, said);
    }
    const advice = {
      title: worst.weakOpening ? `Replace ${quoted(worst.weakOpening.phrase)} with a verb` : 'Open each bullet with a verb',
      description: `${note} Change ${quoted(worst.text)} first: begin with what you did. It is shorter and says that it was you.`,
      targets: targets.map(({ statement }) => statement),
      reachable: saturating(counted + targets.length, enough, STEP),
    };
    return scored(share, note, evidence, advice, said);
  },
});
