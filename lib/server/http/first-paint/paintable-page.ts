import fs from 'node:fs/promises';
import path from 'node:path';
import { criticalCss, readStyles, type Styles } from './critical-css';
import { loadAfterPaintId } from './load-after-paint';

const sheetLink = /<link rel="stylesheet" href="(\/_next\/static\/[\w./-]+\.css)"([^>]*)>/g;
/** Without those for browsers that know no modules: the others never ask for them. */
const script = /<script src="(?=\/_next\/static\/)(?![^>]*nomodule)/gi;

const sheets = new Map<string, Promise<Styles>>();

/** A build's style sheet, read once. */
function sheet(address: string): Promise<Styles> {
  const known = sheets.get(address);
  if (known) return known;
  const file = path.join(process.cwd(), '.next', ...address.split('/').slice(2));
  const read = fs.readFile(file, 'utf8').then((css) => readStyles(css, address));
  sheets.set(address, read);
  return read;
}

/**
 * A page of the framework's, made so that a browser can paint it with nothing but its HTML: what it uses of its style
 * sheet stands in it; the whole sheet, the scripts and the icon are put aside for `loadAfterPaint`. Without scripts the
 * whole sheet comes as ever.
 */
export async function paintablePage(html: string): Promise<string> {
  // What the framework sends where a page could not be drawn has nothing that would ask for the rest.
  if (!html.includes(`<script id="${loadAfterPaintId}"`)) return html;
  const used = new Map<string, string>();
  for (const [, address = ''] of html.matchAll(sheetLink)) used.set(address, criticalCss(await sheet(address), html));
  return html
    .replace(sheetLink, (link, address: string, attributes: string) => {
      const putAside = `<link rel="stylesheet" data-href="${address}"${attributes}>`;
      return `<style>${used.get(address)}</style>${putAside}<noscript>${link}</noscript>`;
    })
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<link rel="icon" href="/g, '<link rel="icon" href="data:," data-href="')
    .replace(script, '<script data-src="');
}
