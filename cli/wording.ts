/** Prints every sentence that the product may say about a person's CV, with an example each: npm run -s wording [-- id…]. */
import { audits } from '@/lib/analysis/registry';
import { adviceWordings } from '@/lib/analysis/wording';
import { reportWordings } from '@/lib/analysis/wording/report';
import { rewriteWordings } from '@/lib/rewrite/wording';
import type { Printable } from '@/lib/analysis/wording/wording';

const wordings: readonly Printable[] = [...audits.map(({ wording }) => wording), ...adviceWordings, ...reportWordings, ...rewriteWordings];

/** One line for each text, with the names of its parts in front: 'fix title: Date every role'. */
const linesOf = (words: unknown, part = ''): string[] => {
  if (words === null || words === undefined || words === '') return [];
  if (typeof words !== 'object') return [part ? `${part}: ${String(words)}` : String(words)];
  if (Array.isArray(words)) return words.flatMap((each) => linesOf(each, part));
  return Object.entries(words).flatMap(([name, inner]) => linesOf(inner, part ? `${part} ${name}` : name));
};

const wanted = process.argv.slice(2);
const chosen = wanted.length > 0 ? wordings.filter(({ id }) => wanted.includes(id)) : wordings;
for (const { id, shown } of chosen) {
  console.log(`\n${id}`);
  for (const { state, words } of shown()) console.log([`  ${state}`, ...linesOf(words).map((line) => `    ${line}`)].join('\n'));
}
