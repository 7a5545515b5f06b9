import { defineAudit, notAssessable, scored, type Said } from '../audit';
import { linesShortOf, MORE_LINES, MORE_LINES_TITLE, moreLines } from '../more-lines';
import { saturating } from '../curves';
import { lineName } from '../reading/reading';
import { expectedOutcomes, expectedStatements, proofs, showsResult } from '../reading/statements/outcomes';
import { count, inWords, isOneOf, partOf, quoted } from '../text/wording';

/** Most of the points stay with figures; a trade that rarely has them can earn half without one. */
const NAMED_WORTH = { rarelyNumeric: 0.8, otherwise: 0.5 };
const NAMED_SHARE = { rarelyNumeric: 0.5, otherwise: 0.25 };

/** Roles leave room for a few more results than the lines expected of them. */
const LINES_EXPECTED = 1.3;
/** Every further result counts nearly as much as the one before. */
const STEP = 0.98;

/** Numbers make a claim checkable. 'Cut costs by 12%' passes; 'helped to reduce costs' does not. */
export const outcomes = defineAudit({
  id: 'outcomes',
  criterion: 'C1',
  category: 'C Evidence and impact',
  points: 16,
  title: 'Achievements carry results',
  partlyTitle: 'Some achievements carry results',
  failureTitle: 'Few achievements carry a result',
  section: 'Work Experience',
  fix: {
    title: 'Add results to your bullets',
    description:
      'Say what came of the work: how much, how many, how fast or for whom. A duty tells what the job was; a result tells how you did it.',
    type: 'Content',
    minutes: 20,
  },
  run({ reading, level, rarelyNumeric, cv }) {
    const statements = reading.statements.filter(({ counts }) => counts);
    if (cv.language !== 'en' && cv.language !== 'und' && statements.every(({ figures }) => figures.length === 0)) {
      return notAssessable('Results are looked for in English.');
    }
    const found = proofs(statements);
    const proven = new Set(found.map(({ statement }) => statement));
    const inFigures = found.filter((proof) => proof.inFigures);
    const named = found.filter((proof) => !proof.inFigures);
    const enough = Math.min(expectedOutcomes[level], expectedStatements(reading, level) * LINES_EXPECTED);
    const rule = rarelyNumeric ? 'rarelyNumeric' : 'otherwise';
    const byFigures = inFigures.reduce((sum, { worth }) => sum + worth, 0);
    const byName = named.length * NAMED_WORTH[rule];
    /** With so many results in figures. */
    const shareOf = (results: number): number => {
      const figuresAlone = saturating(results, enough, STEP);
      return Math.max(figuresAlone, Math.min(saturating(results + byName, enough, STEP), figuresAlone + NAMED_SHARE[rule]));
    };
    const share = shareOf(byFigures);
    const evidence = found.map(({ statement }) => statement.statement);
    const weak = reading.roles
      .filter(({ isRecent }) => isRecent)
      .flatMap((role) => role.statements)
      .filter((statement) => statement.counts && statement.tokens.length >= 4 && !proven.has(statement))
      // 'Shrinkage down from 2.1% to 0.9%' lacks a verb, which another check says, and no result.
      .filter((statement) => !showsResult(statement))
      // Asking a line that has a figure for one would read as if nobody had looked.
      .sort((a, b) => Number(a.figures.length > 0) - Number(b.figures.length > 0));
    const total = statements.length;
    if (total === 0) return scored(0, 'There are no lines under your roles that say what you did.');
    const results = found.filter(({ worth }) => worth === 1).length;
    const mere = found.length - results;
    const which =
      found.length === 1
        ? 'It tells'
        : mere === found.length
          ? `${mere === 2 ? 'Both' : 'All of them'} tell`
          : `Of these, ${inWords(mere)} ${mere === 1 ? 'tells' : 'tell'}`;
    const sizes = mere > 0 ? ` ${which} a size and not what came of it.` : '';
    const seen = `${partOf(inFigures.length, total, lineName(reading))} ${isOneOf(inFigures.length, total) ? 'carries' : 'carry'} a figure`;
    const note = `${seen}${named.length > 0 ? `; ${count(named.length, 'more')}`.replace('mores', 'more') + ` ${named.length === 1 ? 'names' : 'name'} an award, a grade or another result` : ''}.${sizes}`;
    const wanted = linesShortOf(enough, results);
    const said: Said = {
      ...(wanted === null ? {} : { room: `All the points take about ${inWords(wanted)} results in a CV with your roles.` }),
      ...(weak.length === 0 && share < 1 ? { title: 'Results are there, but not many yet' } : {}),
    };
    const worst = weak[0]?.statement;
    if (share === 1) return scored(share, note, evidence);
    if (!worst) {
      const advice = moreLines(
        {
          title: MORE_LINES_TITLE,
          description: `${note} What you tell is good, and there is room for more: open each new line with a verb, name the system, client or place, and end with what came of it.`,
        },
        shareOf(byFigures + MORE_LINES),
      );
      return scored(share, note, evidence, advice, said);
    }
    const hasFigure = (weak[0]?.figures.length ?? 0) > 0;
    const advice = {
      title: 'Add results to your bullets',
      description: `${note} Start with ${quoted(worst.text)}: say ${hasFigure ? 'what came of it' : 'how much, how many, how fast or for whom'}. A duty tells what the job was; a result tells how you did it.`,
      targets: weak.map(({ statement }) => statement),
      reachable: shareOf(byFigures + weak.length),
    };
    return scored(share, note, evidence, advice, said);
  },
});
