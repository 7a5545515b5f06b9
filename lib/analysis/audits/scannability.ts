import { defineAudit, notAssessable, scored } from '../legacy-audit';
import { ramp } from '../curves';
import type { RoleReading } from '../reading/reading';
import { count, atSentenceStart, quoted } from '../text/wording';

const MOST_WORDS = 36;
const BULLETS_PER_ROLE = 3;
const ROLES_LOOKED_AT = 3;

/** Lines that open with a deed, or have one and something to hold it to. */
const deedsIn = ({ statements }: RoleReading): number =>
  statements.filter(
    ({ counts, hasVerb, opening, figures, properNouns }) =>
      counts && hasVerb && (opening !== null || figures.length + properNouns.length > 0),
  ).length;

/** A first look lasts seconds. Short bullets under each recent role can be taken in; long paragraphs cannot. */
export const scannability = defineAudit({
  id: 'scannability',
  criterion: 'B5',
  category: 'B Structure and length',
  points: 2,
  title: 'Your roles can be scanned',
  partlyTitle: 'Some roles are hard to scan',
  failureTitle: 'Your roles are hard to scan',
  section: 'Work Experience',
  fix: {
    title: 'Use three to six short bullets for each recent role',
    description:
      'Give each recent role three to six bullets of one or two lines. A first look lasts seconds, and bullets are what it catches.',
    type: 'Structure',
    minutes: 20,
  },
  run({ reading }) {
    const all = reading.roles.filter(({ isBreak }) => !isBreak);
    const recent = all.filter(({ isRecent }) => isRecent);
    const roles = (recent.length > 0 ? recent : all).slice(0, ROLES_LOOKED_AT);
    if (roles.length === 0) return notAssessable('There are no roles to scan.');
    const lines = roles.flatMap(({ statements }) => statements.filter(({ counts }) => counts));
    const long = lines.filter(({ tokens }) => tokens.length > MOST_WORDS);
    const covered = roles.reduce((sum, role) => sum + Math.min(1, deedsIn(role) / BULLETS_PER_ROLE), 0) / roles.length;
    const bulleted = lines.some(({ statement }) => statement.kind === 'bullet');
    const share = 0.45 * covered + 0.25 * (bulleted ? 1 : 0) + 0.3 * (lines.length > 0 ? ramp(long.length, 4, 0) : 0);
    const bare = roles.find(({ statements }) => statements.length < BULLETS_PER_ROLE);
    const named = bare?.entry.title ?? bare?.entry.employer ?? null;
    const longest = long[0]?.statement;
    if (longest) {
      return scored(
        share,
        `${atSentenceStart(count(long.length, 'line'))} under your recent roles ${long.length === 1 ? 'runs' : 'run'} past ${MOST_WORDS} words.`,
        long.map(({ statement }) => statement),
        {
          title: 'Split your longest bullets',
          description: `${quoted(longest.text, 60)} has ${longest.words} words. Split it in two, or keep the result and cut the rest: bullets of one or two lines are what a first look catches.`,
          targets: [longest],
        },
        { isNoStrength: true },
      );
    }
    if (named) {
      return scored(
        share,
        `${quoted(named.text)} has ${count(bare?.statements.length ?? 0, 'line')} under it.`,
        [named],
        {
          title: 'Use three to six short bullets for each recent role',
          description: `${quoted(named.text)} has ${count(bare?.statements.length ?? 0, 'line')} under it: a reader cannot see yet what you did there and what came of it.`,
          targets: [named],
        },
        { isNoStrength: true },
      );
    }
    const silent = bulleted ? roles.find((role) => deedsIn(role) < BULLETS_PER_ROLE)?.entry : null;
    const title = silent?.title ?? silent?.employer;
    if (title) {
      const note = `${quoted(title.text)} has few lines that say what you did.`;
      return scored(
        share,
        note,
        [title],
        {
          title: 'Use three to six short bullets for each recent role',
          description: `${note} Open each with a verb, so that a first look meets what you did and not only what there was.`,
          targets: [title],
        },
        { isNoStrength: true },
      );
    }
    return scored(
      share,
      bulleted
        ? 'Your recent roles have short bullets that can be scanned.'
        : 'Your recent roles are written as paragraphs, not as bullets.',
    );
  },
});
