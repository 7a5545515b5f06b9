import fs from 'node:fs';

const read = (file: string) => fs.readFileSync(file, 'utf8');
const models = (schema: string) => schema.slice(schema.indexOf('model Upload')).trim();

describe('the two schemas', () => {
  it('hold the same models', () => {
    expect(models(read('prisma/postgres/schema.prisma'))).toBe(models(read('prisma/schema.prisma')));
  });

  it.each(['sqlite', 'postgresql'])('have migrations up to the present for %s', (provider) => {
    const snapshot = read(`prisma/migrations/${provider}/last-migrated.prisma`);
    expect(models(snapshot)).toBe(models(read('prisma/schema.prisma')));
  });
});
