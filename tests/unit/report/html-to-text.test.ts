import { htmlToText } from '@/lib/report/html-to-text';
import { textBlocks } from '@/lib/report/text-blocks';

describe('HTML in a stored description', () => {
  it('becomes paragraphs and lists of plain text', () => {
    const text = htmlToText(
      '<p>Eight years in <strong>retail</strong>.</p><ul><li>Led a shop</li>\n<li>Ran&nbsp;stock &amp; rota</li></ul><p>Next: area.</p>',
    );
    expect(text).toBe('Eight years in retail.\n\n- Led a shop\n- Ran stock & rota\n\nNext: area.');
    expect(textBlocks(text)).toEqual([
      { kind: 'paragraph', text: 'Eight years in retail.' },
      { kind: 'list', items: ['Led a shop', 'Ran stock & rota'] },
      { kind: 'paragraph', text: 'Next: area.' },
    ]);
  });

  it('loses scripts, styles, handlers and frames together with what they hold', () => {
    expect(htmlToText('A<script>alert(1)</script>B<style>p{}</style><img src=x onerror="alert(2)">C<iframe src="x">D</iframe>')).toBe(
      'ABC',
    );
    expect(htmlToText('before <script>never closed')).toBe('before');
  });

  it('keeps words that only look like markup', () => {
    expect(htmlToText('Built <canvas> charts; kept errors < 5 & costs > 3')).toBe('Built <canvas> charts; kept errors < 5 & costs > 3');
  });

  it('decodes an entity once, so that escaped markup stays visible text', () => {
    expect(htmlToText('&lt;b&gt;bold&lt;/b&gt; &amp;lt; &pound;5 &#8211; &#x201C;x&#x201D;')).toBe('<b>bold</b> &lt; £5 – “x”');
  });

  it('reads 400 kB of hostile brackets in linear time', () => {
    const bait = '<p'.repeat(200_000);
    const start = performance.now();
    htmlToText(bait);
    htmlToText(`${bait}>`);
    htmlToText(`${'<li>'.repeat(100_000)}${'\n'.repeat(100_000)}`);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
