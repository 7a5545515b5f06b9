import fs from 'node:fs';
import path from 'node:path';

const read = (file: string): string => fs.readFileSync(file, 'utf8');
const guides = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name)),
);

describe('the guides', () => {
  it('say of every table what it holds, why and until when', () => {
    const map = read('docs/data-map.md');
    const models = [...read('prisma/schema.prisma').matchAll(/^model (\w+)/gm)].map(([, name = '']) => name);
    expect(models.filter((model) => !new RegExp(`\\| [^|]*\\b${model}\\b`).test(map))).toEqual([]);
  });

  it('name only commands that there are', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const named = guides.flatMap((guide) =>
      [...read(guide).matchAll(/npm run (?:-s )?([a-z][\w:]*)/g)].map(([, name = '']) => ({ guide, name })),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
  });

  it('name only files that there are', () => {
    const named = guides.flatMap((guide) =>
      [...read(guide).matchAll(/`((?:tests|lib|scripts|app|components|prisma|docs)\/[\w./[\]()-]+)`/g)].map(([, name = '']) => ({
        guide,
        name,
      })),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ name }) => !fs.existsSync(name))).toEqual([]);
  });
});

describe('the dependencies', () => {
  const { dependencies, devDependencies }: Record<string, Record<string, string>> = JSON.parse(read('package.json'));
  const installed = { ...dependencies, ...devDependencies };

  it('are pinned to a version each', () => {
    for (const version of Object.values(installed)) expect(version).toMatch(/^(?:npm:[a-z-]+@)?\d+\.\d+\.\d+/);
  });

  it('are each justified in the decision record, and nothing else is', () => {
    const rows = [...read('docs/decisions/0035-dependencies.md').matchAll(/^\| (.+?) +\| .+? +\|$/gm)].slice(1);
    const named = rows.flatMap(([, names = '']) => names.split(',').map((name) => name.trim())).filter((name) => !/^-+$/.test(name));
    const covers = (row: string, name: string): boolean => (row.endsWith('*') ? name.startsWith(row.slice(0, -1)) : row === name);
    expect(Object.keys(installed).filter((name) => !named.some((row) => covers(row, name)))).toEqual([]);
    expect(named.filter((row) => !Object.keys(installed).some((name) => covers(row, name)))).toEqual([]);
  });
});
