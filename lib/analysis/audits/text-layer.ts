import { defineAudit, scored } from '../legacy-audit';
import { ramp } from '../curves';
import { atSentenceStart, count, inWords } from '../text/wording';

const UNMAPPED_ALLOWED = 0.02;

/** A parser can only read letters. A scan, or glyphs without a meaning, reach an employer's system as nothing at all. */
export const textLayer = defineAudit({
  id: 'text-layer',
  criterion: 'A1',
  category: 'A Machine-readable',
  points: 2,
  title: 'Every page is real text',
  partlyTitle: 'Most of your CV is real text',
  failureTitle: 'Part of your CV cannot be read as text',
  section: 'Structure',
  fix: {
    title: 'Export your CV as real text',
    description:
      'Save the document as PDF straight from Word or Google Docs instead of scanning or photographing it, so that the words can be searched and read.',
    type: 'Format',
    minutes: 10,
  },
  run({ cv }) {
    const { pages, layout } = cv.document;
    // The pages of a DOCX are an estimate: one without text is no picture, it is not there.
    const scans = pages.filter(({ ocr, characters }) => ocr || (characters === 0 && !layout.pagesEstimated)).length;
    const readable = pages.length > 0 ? 1 - scans / pages.length : 0;
    const unmapped = Math.max(0, ...pages.map(({ unmappedShare }) => unmappedShare));
    const share = 0.8 * readable + 0.2 * ramp(unmapped, 0.3, UNMAPPED_ALLOWED);
    if (scans > 0)
      return scored(
        share,
        `${scans === pages.length ? 'Every page' : `${atSentenceStart(inWords(scans))} of ${count(pages.length, 'page')}`} had to be read as a picture.`,
      );
    if (unmapped > UNMAPPED_ALLOWED) return scored(share, 'Some letters in the file carry no meaning for software.');
    return scored(
      share,
      `All of the text on ${pages.length === 1 ? 'your page' : `your ${count(pages.length, 'page')}`} can be read by software.`,
    );
  },
});
