import { agreeing, atSentenceStart, count, listed, quoted } from '../phrases';
import { defineSentences } from '../wording';

/** Something about the reading itself that the visitor has to know. */
export type Notice =
  | {
      about:
        'other-language' | 'recognised-text' | 'plain-only' | 'no-plain-reading' | 'unfilled-template' | 'stuffed-skills' | 'keyword-rows';
    }
  | { about: 'no-occupation' | 'no-dated-role' | 'academic' }
  | { about: 'hidden-text'; pieces: number }
  | { about: 'instructions'; lines: number }
  | { about: 'uncounted-lines' | 'repeated-lines'; lines: number; first: string }
  | { about: 'no-pay'; title: string }
  | { about: 'not-judged'; checks: readonly string[] };

const texts = {
  'other-language':
    'Your CV is not written in English. It was read and scored, but checks of wording work in English only and were left out; their points count on the other checks.',
  'recognised-text': 'Your file is a picture of text. We read it by text recognition, so single letters may be wrong.',
  'plain-only':
    'We could read the words of your file, but not how they are laid out. Save it again and upload it once more for a full report.',
  'no-plain-reading':
    'We could not check this time how other software reads your file. The machine-readable part of your score rests on the layout alone.',
  'unfilled-template': 'Your document looks like a template that is not filled in yet, so the score says little about you so far.',
  'stuffed-skills':
    'Your skills list is long and we recognised hardly any of it in your roles: it was not counted in full, and readers tend to distrust such a list.',
  'keyword-rows': 'Your profile holds a row of keywords: it was not counted as part of the profile, and readers tend to distrust it.',
  'no-occupation': 'We did not recognise one occupation in your titles and skills, so we name no role and no salary rather than guess.',
  'no-dated-role': 'None of your roles could be dated, so your level was judged by their number and titles.',
  academic: 'Read as an academic or clinical CV: length is not judged.',
} as const;

const instructions = (lines: number): string =>
  `${atSentenceStart(count(lines, 'line'))} of your CV ${agreeing(lines, 'speaks', 'speak')} to a computer program and not to a reader. ${agreeing(lines, 'It was', 'They were')} left out and ${agreeing(lines, 'changes', 'change')} nothing in the score.`;

/** A line that changes nothing in the score is quoted with the reason, which is ours and no verdict on the line. */
const uncounted = (lines: number, first: string): string =>
  `${atSentenceStart(count(lines, 'line'))} under your roles ${agreeing(lines, 'changes', 'change')} nothing in the score: ${quoted(first)}${lines > 1 ? ' is the first' : ''}. Our reader of sentences is unsure of ${agreeing(lines, 'it', 'them')}, which says nothing against ${agreeing(lines, 'it', 'them')}.`;

const repeated = (lines: number, first: string): string =>
  `${atSentenceStart(count(lines, 'line'))} under your roles ${agreeing(lines, 'says', 'say')} the same as another and ${agreeing(lines, 'was', 'were')} counted once: ${quoted(first)}${lines > 1 ? ' is the first' : ''}.`;

const notJudged = (checks: readonly string[]): string =>
  `Not judged: ${listed(checks)}. ${agreeing(checks.length, 'Its', 'Their')} points count on the checks beside ${agreeing(checks.length, 'it', 'them')}.`;

export const noticeSentences = defineSentences<Notice>({
  id: 'notices',
  say: (notice) => {
    switch (notice.about) {
      case 'hidden-text':
        return `The file holds ${count(notice.pieces, 'piece')} of text that a reader cannot see. It was left out and changes nothing in the score.`;
      case 'instructions':
        return instructions(notice.lines);
      case 'uncounted-lines':
        return uncounted(notice.lines, notice.first);
      case 'repeated-lines':
        return repeated(notice.lines, notice.first);
      case 'no-pay':
        return `No official pay figure is published for ${notice.title}, so we name no salary rather than guess.`;
      case 'not-judged':
        return notJudged(notice.checks);
      default:
        return texts[notice.about];
    }
  },
  examples: {
    'another language': { about: 'other-language' },
    'a scanned file': { about: 'recognised-text' },
    'a file that only a plain reader can read': { about: 'plain-only' },
    'no second reader': { about: 'no-plain-reading' },
    'hidden text': { about: 'hidden-text', pieces: 2 },
    'one line written for a program': { about: 'instructions', lines: 1 },
    'an unfilled template': { about: 'unfilled-template' },
    'one line that does not count': { about: 'uncounted-lines', lines: 1, first: 'Removals all over' },
    'lines that do not count': { about: 'uncounted-lines', lines: 3, first: 'Removals all over' },
    'one line that stands there twice': { about: 'repeated-lines', lines: 1, first: 'Ran the till' },
    'lines that stand there twice': { about: 'repeated-lines', lines: 2, first: 'Ran the till' },
    'a stuffed skills list': { about: 'stuffed-skills' },
    'keywords in the profile': { about: 'keyword-rows' },
    'no occupation': { about: 'no-occupation' },
    'an occupation without official pay': { about: 'no-pay', title: 'Tattoo Artist' },
    'no dated role': { about: 'no-dated-role' },
    'checks that were not judged': { about: 'not-judged', checks: ['numbers', 'voice'] },
    'an academic CV': { about: 'academic' },
  },
});
