import { defineAudit, notAssessable, scored } from '../legacy-audit';
import { count, listed, quoted } from '../text/wording';

const FEWEST_OPENED = 3;
/** So near to all the points that the report would otherwise head the slip with praise. */
const NEARLY = 0.9;

const MOST_COMMON = (counts: Map<string, number>): number => Math.max(0, ...counts.values());

const tally = (items: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

/** Share of the items that are not of the commonest kind. */
const strays = (items: readonly string[]): number => (items.length > 1 ? 1 - MOST_COMMON(tally(items)) / items.length : 0);

/** 'May 2019' is long and short at once: names of months count as one style, whatever their length. */
const styleOf = (format: string): string => format.replace('MMMM', 'MMM');

/** One way to write dates, one bullet sign, one tense for each role: a CV that looks checked is read as one that was. */
export const consistency = defineAudit({
  id: 'consistency',
  criterion: 'B4',
  category: 'B Structure and length',
  points: 2,
  title: 'Dates, bullets and tenses are consistent',
  partlyTitle: 'Dates, bullets or tenses are mixed',
  failureTitle: 'Dates, bullets or tenses are mixed',
  section: 'Structure',
  fix: {
    title: 'Write dates, bullets and tenses one way throughout',
    description: 'Choose one date format such as Mar 2021 – Jun 2024, one bullet sign, and the past tense for every role you have left.',
    type: 'Format',
    minutes: 10,
  },
  run({ cv, reading }) {
    const formats = cv.work.flatMap(({ dates }) => (dates?.from && dates.from.month !== null ? [styleOf(dates.format)] : []));
    const glyphs = cv.document.lines.flatMap(({ bullet }) => (bullet && !/\d/.test(bullet) ? [bullet] : []));
    const wrongTense = reading.roles
      .filter(({ isCurrent, months }) => !isCurrent && months)
      .flatMap(({ statements }) =>
        statements.filter(({ opening, counts }) => counts && (opening?.form === 'third' || opening?.form === 'base')),
      );
    if (cv.work.length === 0 && glyphs.length === 0) return notAssessable('There is too little to compare.');
    const opened = reading.roles.flatMap(({ statements }) => statements).filter(({ opening, counts }) => opening && counts).length;
    const [dateShare, glyphShare] = [strays(formats), strays(glyphs)];
    const tenseShare = opened > 0 ? wrongTense.length / opened : 0;
    // Lines that open with no verb show no tense: consistency has to be seen to count.
    const tenses = Math.min(1, opened / FEWEST_OPENED) * (1 - Math.min(1, tenseShare * 2));
    const share = 0.4 * (1 - Math.min(1, dateShare * 2)) + 0.25 * (1 - Math.min(1, glyphShare * 3)) + 0.35 * tenses;
    const seen: string[] = [];
    if (dateShare > 0) seen.push(`dates written in ${count(tally(formats).size, 'way')}`);
    if (glyphShare > 0.05) seen.push(`${count(tally(glyphs).size, 'bullet sign')}`);
    if (wrongTense.length > 0) seen.push(`${count(wrongTense.length, 'line')} in the present tense under roles you have left`);
    const isOne = seen.length === 1 && dateShare === 0 && glyphShare <= 0.05 && wrongTense.length === 1;
    const sentence = `There ${isOne ? 'is' : 'are'} ${listed(seen)}.`;
    if (seen.length === 0 && opened < FEWEST_OPENED) {
      return scored(
        share,
        'Dates and bullet signs are written one way; too few lines open with a verb to show one tense.',
        [],
        {
          title: 'Open lines with a verb, in one tense',
          description:
            'Too few lines open with a verb to show a tense. Use the past tense for roles you have left and the present for the one you hold.',
          targets: [],
        },
        { title: 'Dates and bullets are consistent' },
      );
    }
    if (seen.length === 0) return scored(share, 'Dates, bullet signs and tenses are written one way throughout.');
    const worst = wrongTense[0]?.statement;
    return scored(
      share,
      sentence,
      wrongTense.map(({ statement }) => statement),
      {
        title: 'Write dates, bullets and tenses one way throughout',
        description: `${sentence} ${worst ? `${quoted(worst.text)} belongs in the past tense. ` : ''}Choose one form and use it everywhere: differences look like haste.`,
        targets: worst ? [worst] : [],
      },
      share > NEARLY ? { title: 'A small inconsistency is left', isNoStrength: true } : {},
    );
  },
});
