import { defineAudit, scored } from '../audit';
import { ramp } from '../curves';

export type TextLayerFacts =
  | { state: 'pages without text'; withoutText: number; pages: number }
  | { state: 'letters without meaning' }
  | { state: 'all text'; pages: number };

const UNMAPPED_ALLOWED = 0.02;

/** A parser can only read letters. A scan, or glyphs that map to no letter, reach an employer's system as nothing at all. */
export const textLayer = defineAudit<TextLayerFacts>({
  id: 'text-layer',
  criterion: 'A1',
  category: 'A Machine-readable',
  points: 2,
  section: 'Structure',
  run({ cv }) {
    const { pages, layout } = cv.document;
    // The pages of a DOCX are an estimate: a page without text is not a picture, it does not exist.
    const withoutText = pages.filter(({ ocr, characters }) => ocr || (characters === 0 && !layout.pagesEstimated)).length;
    const readable = pages.length > 0 ? 1 - withoutText / pages.length : 0;
    const unmapped = Math.max(0, ...pages.map(({ unmappedShare }) => unmappedShare));
    const share = 0.8 * readable + 0.2 * ramp(unmapped, 0.3, UNMAPPED_ALLOWED);
    if (withoutText > 0) return scored(share, { state: 'pages without text', withoutText, pages: pages.length });
    if (unmapped > UNMAPPED_ALLOWED) return scored(share, { state: 'letters without meaning' });
    return scored(share, { state: 'all text', pages: pages.length });
  },
});
