import { readdirSync } from 'node:fs';
import path from 'node:path';
import { unreachedBranches } from '@/tests/support/unreached-branches';

const root = path.join(__dirname, '../../../..');
const modules = ['lib/analysis/wording', 'lib/rewrite/wording']
  .flatMap((folder) => filesIn(folder))
  .filter((file) => !path.basename(file).startsWith('index.'));

function filesIn(folder: string): string[] {
  try {
    return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => path.join(folder, name));
  } catch {
    return [];
  }
}

describe('the examples of a wording', () => {
  let unreached: Map<string, string[]>;
  beforeAll(async () => {
    unreached = await unreachedBranches(modules.map((file) => path.join(root, file)));
  });

  it('stand in most modules of wordings', () => {
    expect(unreached.size).toBeGreaterThan(modules.length / 2);
  });

  test.each(modules)('reach every branch of %s', (file) => {
    expect(unreached.get(path.join(root, file)) ?? []).toEqual([]);
  });
});
