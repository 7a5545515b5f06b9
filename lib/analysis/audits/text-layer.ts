import type { PlainReader } from '@/lib/shared/result-names';
import { defineAudit, scored, type Measurement } from '../audit';
import { ramp } from '../curves';
import type { PlainKept } from '../reading/plain-reading';

export type TextLayerFacts =
  | { state: 'pages without text'; withoutText: number; pages: number }
  | { state: 'letters without meaning' }
  | { state: 'all text'; pages: number }
  | { state: 'words kept'; kept: number; total: number }
  /** `longest`: the longest stretch that is lost. */
  | { state: 'words lost'; reader: PlainReader; kept: number; total: number; longest: string };

const UNMAPPED_ALLOWED = 0.02;
/** Shares of words kept by a plain reader: for full marks, and for none. */
const KEPT = { well: 0.98, badly: 0.6 };

/** Software can only read letters. A scan, or glyphs without a Unicode mapping, reach an employer's system as nothing. */
export const textLayer = defineAudit<TextLayerFacts>({
  id: 'text-layer',
  criterion: 'A1',
  category: 'A Machine-readable',
  points: 1,
  section: 'Structure',
  fixKind: ({ state }) => (state === 'pages without text' || state === 'letters without meaning' ? 'stops-application' : 'gains-points'),
  run({ cv, plain }) {
    if (plain) return measured(cv.text, plain);
    const { pages, layout } = cv.document;
    // The pages of a DOCX are an estimate, so a page without text is not an image; it does not exist.
    const withoutText = pages.filter(({ ocr, characters }) => ocr || (characters === 0 && !layout.pagesEstimated)).length;
    const readable = pages.length > 0 ? 1 - withoutText / pages.length : 0;
    const unmapped = Math.max(0, ...pages.map(({ unmappedShare }) => unmappedShare));
    const share = 0.8 * readable + 0.2 * ramp(unmapped, 0.3, UNMAPPED_ALLOWED);
    if (withoutText > 0) return scored(share, { state: 'pages without text', withoutText, pages: pages.length });
    if (unmapped > UNMAPPED_ALLOWED) return scored(share, { state: 'letters without meaning' });
    return scored(share, { state: 'all text', pages: pages.length });
  },
});

function measured(text: string, { reader, wordsKept: kept, wordsTotal: total, lost }: PlainKept): Measurement<TextLayerFacts> {
  const share = kept / Math.max(1, total);
  const longestFirst = [...lost].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const [longest] = longestFirst;
  if (share >= KEPT.well || !longest) return scored(1, { state: 'words kept', kept, total });
  return scored(
    ramp(share, KEPT.badly, KEPT.well),
    { state: 'words lost', reader, kept, total, longest: text.slice(longest.start, longest.end) },
    { evidence: longestFirst, targets: longestFirst },
  );
}
