import fs from 'node:fs';
import path from 'node:path';

/** Folders in brackets are for sorting and have no place in an address. */
const address = (folder: string): string =>
  `/${folder
    .split(path.sep)
    .filter((part) => part && !/^\(.*\)$/.test(part))
    .join('/')}`;

/** Every page the site has, as its folders say: '/results/[analysisId]'. Pages that a handler writes are found by their '.html'. */
export function sitePages(): string[] {
  const found: string[] = [];
  const walk = (folder: string) => {
    for (const entry of fs.readdirSync(path.join('app', folder), { withFileTypes: true })) {
      const inside = path.join(folder, entry.name);
      if (entry.isDirectory() && entry.name !== 'api') walk(inside);
      else if (entry.name === 'page.tsx' || (entry.name === 'route.ts' && folder.endsWith('.html'))) found.push(address(folder));
    }
  };
  walk('');
  return found.sort();
}
