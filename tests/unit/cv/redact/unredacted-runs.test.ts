import { unredactedRuns } from '@/lib/cv/redact/unredacted-runs';
import type { PlaceholderOrigin } from '@/lib/cv/document/redacted-document';

const text = '[NAME]\nLeeds [PHONE] now';
const origin = (kind: PlaceholderOrigin['kind'], original: string): PlaceholderOrigin => {
  const start = text.indexOf(`[${kind}]`);
  return { kind, original, start, end: start + kind.length + 2, page: 1, box: null };
};
const origins = [origin('NAME', 'Alex Morgan'), origin('PHONE', '07700\n900142')];
const whole = { start: 0, end: text.length };

describe('unredactedRuns', () => {
  it('cuts the text where placeholders stand and says the own words there', () => {
    expect(unredactedRuns(text, origins, whole)).toEqual([
      { start: 0, end: 6, text: 'Alex Morgan' },
      { start: 6, end: 13, text: '\nLeeds ' },
      { start: 13, end: 20, text: '07700 900142' },
      { start: 20, end: 24, text: ' now' },
    ]);
  });

  it('leaves the placeholders where nothing is known of them', () => {
    expect(unredactedRuns(text, [], whole)).toEqual([{ ...whole, text }]);
  });

  it('covers its stretch without a gap', () => {
    const runs = unredactedRuns(text, origins, { start: 3, end: 22 });
    // The name began before the stretch and has been said there.
    expect(runs.map((run) => [run.start, run.end])).toEqual([
      [6, 13],
      [13, 20],
      [20, 22],
    ]);
  });
});
