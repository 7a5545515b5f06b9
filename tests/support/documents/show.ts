/** Prints documents as they are read: node scripts/run.mjs tests/support/documents/show.ts <file…> */
import fs from 'node:fs';
import path from 'node:path';
import { detectKind } from '@/lib/server/extract/detect-kind';
import { readDocument } from '@/lib/server/extract/read-document';

for (const file of process.argv.slice(2)) {
  const bytes = new Uint8Array(fs.readFileSync(file));
  const started = performance.now();
  try {
    const kind = detectKind(bytes);
    if (!kind) throw new Error('neither PDF nor DOCX');
    const { lines, pages, layout } = await readDocument(bytes, kind);
    console.log(
      `\n##### ${path.basename(file)} ${(performance.now() - started).toFixed(0)} ms, ${pages.length} pages, columns ${layout.columns}`,
    );
    for (const line of lines) {
      const items = line.items.map(
        (item) => `${item.bold ? '*' : ''}${item.italic ? '/' : ''}${item.text}${item.href ? ` <${item.href}>` : ''}`,
      );
      const marks = [
        `p${line.page}`,
        `${line.region}#${line.block}`,
        line.cell ? `t${line.cell.table}.${line.cell.row}.${line.cell.column}` : '',
        line.headingLevel ? `H${line.headingLevel}` : '',
        String(line.items[0]?.fontSize ?? ''),
        line.gapAbove === undefined ? '' : `^${line.gapAbove}`,
      ].filter(Boolean);
      console.log(`${marks.join(' ').padEnd(24)}| ${line.bullet ? `(${line.bullet}) ` : ''}${items.join(' ⇥ ')}`);
    }
    const { hiddenText, images, tables } = layout;
    if (hiddenText.length || images.length || tables) console.log(JSON.stringify({ hiddenText, images, tables }));
  } catch (error) {
    console.log(`\n##### ${path.basename(file)} ${(performance.now() - started).toFixed(0)} ms: ${String(error)}`);
  }
}
