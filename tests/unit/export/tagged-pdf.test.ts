import { getDocumentProxy } from 'unpdf';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { improvedCv } from '@/lib/rewrite/improved-cv';
import { exportPdf } from '@/lib/server/export/export-pdf';
import { closePool } from '@/lib/server/workers/pool';
import { bundleReportChild } from '@/tests/support/bundle-report-child';
import { documentFrom, TODAY } from '@/tests/support/cv-builder';

jest.setTimeout(60_000);

const { document, contact, origins } = redact(
  documentFrom(`Jordan Example
Leeds LS6 2AB | 07700 900123 | jordan@example.com

# Profile
Manager with six years in bookshops.

# Employment
Store Manager, Lantern Books, Leeds\tMar 2019 - Present
- Planned the weekly rota of 24 staff
- Cut stock loss from 2.1% to 1.3% in twelve months`),
);

interface Node {
  role?: string;
  type?: string;
  id?: string;
  children?: Node[];
}

/** 'H1: Jordan Example' for each element that holds text, in the order of the structure. */
function spoken(node: Node, texts: ReadonlyMap<string, string>, role = ''): string[] {
  const own = (node.children ?? []).flatMap((child) => (child.type === 'content' && child.id ? [texts.get(child.id) ?? ''] : []));
  const lines = own.length > 0 ? [`${node.role ?? role}: ${own.join('').replace(/\s+/g, ' ').trim()}`] : [];
  return [...lines, ...(node.children ?? []).filter(({ type }) => type !== 'content').flatMap((child) => spoken(child, texts, node.role))];
}

beforeAll(bundleReportChild);
afterAll(closePool);

describe('the improved CV as PDF', () => {
  it('is tagged: title, language, headings, lists and links, in the order in which they are read', async () => {
    const bytes = await exportPdf(improvedCv(parse(document, TODAY), { contact, origins }));
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Jordan Example - CV', Language: 'en-GB' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const page = await pdf.getPage(1);
    const texts = new Map<string, string>();
    let open: string | null = null;
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    for (const item of items) {
      if ('type' in item) open = item.type === 'beginMarkedContentProps' ? item.id : item.type === 'endMarkedContent' ? null : open;
      else if (open !== null) texts.set(open, (texts.get(open) ?? '') + item.str);
    }
    const tree: Node = (await page.getStructTree()) ?? {};
    expect(spoken(tree, texts)).toEqual([
      'H1: Jordan Example',
      'P: Leeds LS6 2AB | 07700 900123 |',
      'Link: jordan@example.com',
      'H2: Profile',
      'P: Manager with six years in bookshops.',
      'H2: Employment',
      'P: Store Manager, Lantern Books, Leeds Mar 2019 - Present',
      'Lbl: •',
      'LBody: Planned the weekly rota of 24 staff',
      'Lbl: •',
      'LBody: Cut stock loss from 2.1% to 1.3% in twelve months',
    ]);
    expect(Buffer.from(bytes).toString('latin1')).toContain('pdfuaid');
  });
});
