import type { Findings } from '../findings';
import { matchConfidence } from '../reading/career/occupation-match';
import { titleFor } from '../reading/career/occupation-title';
import { FORM_FROM } from '../reading/ignored/template-placeholders';
import { overlapsAny } from '../text/spans';
import { atSentenceStart, count, listed } from '../text/wording';

/** Plain sentences about the reading itself, so that nobody takes silence for judgement. */
export const notices = ({ input: { cv }, audit: { reading, occupations, level }, lines }: Findings): string[] => {
  const found: string[] = [];
  const { layout, pages } = cv.document;
  const isForeign = cv.language !== 'en' && cv.language !== 'und';
  if (isForeign) {
    found.push(
      'Your CV is not written in English. It was read and scored, but checks of wording work in English only and were left out; their points count on the other checks.',
    );
  }
  if (pages.some(({ ocr }) => ocr))
    found.push('Your file is a picture of text. We read it by text recognition, so single letters may be wrong.');
  if (layout.hiddenText.length > 0) {
    found.push(
      `The file holds ${count(layout.hiddenText.length, 'piece')} of text that a reader cannot see. It was left out and changes nothing in the score.`,
    );
  }
  if (reading.instructions.length > 0)
    found.push(
      `${atSentenceStart(count(reading.instructions.length, 'line'))} of your CV ${reading.instructions.length === 1 ? 'speaks' : 'speak'} to a computer program and not to a reader. ${reading.instructions.length === 1 ? 'It was' : 'They were'} left out and ${reading.instructions.length === 1 ? 'changes' : 'change'} nothing in the score.`,
    );
  if (reading.placeholders.length >= FORM_FROM)
    found.push('Your document looks like a template that is not filled in yet, so the score says little about you so far.');
  const repeated = reading.roles
    .flatMap(({ statements }) => statements)
    .filter(({ counts, statement }) => !counts && !overlapsAny(reading.instructions, statement));
  if (repeated.length > 0)
    found.push(
      `${atSentenceStart(count(repeated.length, 'line'))} under your roles ${repeated.length === 1 ? 'repeats another or does' : 'repeat others or do'} not read as a sentence, and ${repeated.length === 1 ? 'was' : 'were'} not counted.`,
    );
  if (reading.isStuffed)
    found.push(
      'Your skills list is long and hardly any of it appears in your roles: it was not counted in full, and readers tend to distrust it.',
    );
  if (reading.keywordRuns.length > 0)
    found.push('Your profile holds a row of keywords: it was not counted as part of the profile, and readers tend to distrust it.');
  const best = matchConfidence(occupations) === 'none' ? undefined : occupations[0];
  if (!best)
    found.push('Your titles and skills do not point clearly to an occupation, so we name no role and no salary rather than guess.');
  else if (!best.occupation.pay)
    found.push(
      `No official pay figure is published for ${titleFor(cv, reading, best.occupation)}, so we name no salary rather than guess.`,
    );
  if (cv.work.length > 0 && reading.experienceMonths === 0)
    found.push('None of your roles could be dated, so your level was judged by their number and titles.');
  // Of another language, and of an academic career, it is said above and below why.
  const left = lines.filter(({ outcome, auditId }) => outcome === 'not-assessable' && !(level === 'academic' && auditId === 'length'));
  const unjudged = isForeign ? [] : left.map(({ title }) => title.replace(/^Not judged: /, ''));
  if (unjudged.length > 0)
    found.push(
      `Not judged: ${listed(unjudged)}. ${unjudged.length === 1 ? 'Its points count' : 'Their points count'} on the checks beside ${unjudged.length === 1 ? 'it' : 'them'}.`,
    );
  if (level === 'academic') found.push('Read as an academic or clinical CV: length is not judged.');
  return found;
};
