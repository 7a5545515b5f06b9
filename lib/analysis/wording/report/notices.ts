import { agreeing, atSentenceStart, count, listed, quoted } from '../phrases';
import { defineSentences } from '../wording';

/** Something about the reading itself that the visitor has to know. */
export type Notice =
  | {
      about:
        'other-language' | 'recognised-text' | 'plain-only' | 'no-plain-reading' | 'unfilled-template' | 'stuffed-skills' | 'keyword-rows';
    }
  | { about: 'no-dated-role' | 'academic' }
  | { about: 'hidden-text'; pieces: number }
  | { about: 'instructions'; lines: number }
  | { about: 'uncounted-lines' | 'repeated-lines'; lines: number; first: string }
  | { about: 'no-pay'; title: string }
  | { about: 'not-judged'; checks: readonly string[] };

const texts = {
  'other-language': 'Your CV is not in English. We scored it, but left out the checks of wording, which work in English only.',
  'recognised-text': 'Your file is a picture of text. We read it by text recognition, so some letters may be wrong.',
  'plain-only': 'We could read your words, but not your layout. Save the file again and upload it for a full report.',
  'no-plain-reading': 'We could not check how other software reads your file. We judged the layout alone.',
  'unfilled-template': 'Your CV looks like a template that is not filled in yet. Fill it in before you go by the score.',
  'stuffed-skills': 'Your skills list is long, and we recognised few of the skills in your roles. We did not count all of it.',
  'keyword-rows': 'Your profile has a row of keywords. We did not count it.',
  'no-dated-role': 'We read no dates for your roles, so we went by your job titles.',
  academic: 'We read this as an academic or clinical CV, so we do not judge its length.',
} as const;

const instructions = (lines: number): string =>
  `${atSentenceStart(count(lines, 'line'))} of your CV ${agreeing(lines, 'is', 'are')} written for a computer. We left ${agreeing(lines, 'it', 'them')} out of the score.`;

/** A line that changes nothing in the score is quoted with the reason, which is ours and no verdict on the line. */
const uncounted = (lines: number, first: string): string =>
  `We were not sure how to read ${lines > 1 ? `${count(lines, 'line')}, such as ` : ''}${quoted(first)}. We left ${agreeing(lines, 'it', 'them')} out of the score. This may be our mistake.`;

const repeated = (lines: number, first: string): string =>
  `You say ${quoted(first)} more than once${lines > 2 ? ', and other things too' : ''}. We counted it once.`;

const notJudged = (checks: readonly string[]): string => `Not judged: ${listed(checks)}.`;

export const noticeSentences = defineSentences<Notice>({
  id: 'notices',
  say: (notice) => {
    switch (notice.about) {
      case 'hidden-text':
        return `The file has ${count(notice.pieces, 'piece')} of hidden text. We left it out of the score.`;
      case 'instructions':
        return instructions(notice.lines);
      case 'uncounted-lines':
        return uncounted(notice.lines, notice.first);
      case 'repeated-lines':
        return repeated(notice.lines, notice.first);
      case 'no-pay':
        return `Our source has no pay figure for ${notice.title}, so we show none for it.`;
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
    'lines that stand there twice': { about: 'repeated-lines', lines: 3, first: 'Ran the till' },
    'a stuffed skills list': { about: 'stuffed-skills' },
    'keywords in the profile': { about: 'keyword-rows' },
    'an occupation without official pay': { about: 'no-pay', title: 'Tattoo Artist' },
    'no dated role': { about: 'no-dated-role' },
    'checks that were not judged': { about: 'not-judged', checks: ['Dates of roles', 'Length'] },
    'an academic CV': { about: 'academic' },
  },
});
