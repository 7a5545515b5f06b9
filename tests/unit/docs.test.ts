import fs from 'node:fs';
import path from 'node:path';

const read = (file: string): string => fs.readFileSync(file, 'utf8');
const guides = ['.', 'docs'].flatMap((folder) =>
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

it('every package is pinned to one version', () => {
  const { dependencies, devDependencies }: Record<string, Record<string, string>> = JSON.parse(read('package.json'));
  for (const version of Object.values({ ...dependencies, ...devDependencies })) expect(version).toMatch(/^\d+\.\d+\.\d+/);
});
