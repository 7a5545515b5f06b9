import fs from 'node:fs';

const read = (file: string): string => fs.readFileSync(file, 'utf8');

describe('the data map', () => {
  const map = read('docs/data-map.md');
  const models = [...read('prisma/schema.prisma').matchAll(/^model (\w+)/gm)].map(([, name = '']) => name);

  it.each(models)('says what %s holds, why and until when', (model) => {
    expect(map).toMatch(new RegExp(`\\| [^|]*\\b${model}\\b`));
  });
});

describe('the commands of the guide', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = [...read('docs/operations.md').matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);

  it.each([...new Set(named)])('npm run %s exists', (name) => {
    expect(scripts).toHaveProperty([name]);
  });
});

describe('the proofs that the guides name', () => {
  const guides = [
    'SECURITY.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'README.md',
    ...fs
      .readdirSync('docs', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ];
  const paths = guides.flatMap((guide) =>
    [...read(guide).matchAll(/`((?:tests|lib|scripts|app|components|prisma|docs)\/[\w./[\]()-]+)`/g)].map(([, name = '']) => [name, guide]),
  );

  it.each(paths)('%s (%s) is there', (name) => {
    expect(fs.existsSync(name)).toBe(true);
  });
});

describe('the dependencies', () => {
  const { dependencies, devDependencies }: Record<string, Record<string, string>> = JSON.parse(read('package.json'));
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  const [, table = ''] = read('docs/decisions/0035-dependencies.md').split('\n## Decision\n');
  const reasons = [...table.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)].filter(([, names = '']) => !/^(?:package|-+)$/.test(names.trim()));
  const named = reasons.flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
  const isNamed = (name: string): boolean =>
    named.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each));

  it.each(installed)('%s is justified in the decision record', (name) => {
    expect(isNamed(name)).toBe(true);
  });

  it.each(named)('%s is justified because it is there', (name) => {
    expect(installed.some((each) => (name.endsWith('*') ? each.startsWith(name.slice(0, -1)) : each === name))).toBe(true);
  });

  it('each have a reason in words', () => {
    for (const [line, , why = ''] of reasons) expect([line, why.split(' ').length > 2]).toEqual([line, true]);
  });

  it('are pinned to a version each', () => {
    for (const version of Object.values({ ...dependencies, ...devDependencies })) expect(version).toMatch(/^\d+\.\d+\.\d+/);
  });
});
