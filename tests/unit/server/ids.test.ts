import { csvRows } from '@/lib/server/csv/csv-rows';
import { newId, newSecret, sameSecret } from '@/lib/server/ids';

const many = Array.from({ length: 2_000 }, newId);

describe('an id', () => {
  it('has 24 characters that an address takes as they are, and is never made twice', () => {
    expect(many.filter((id) => !/^[\w-]{24}$/.test(id))).toEqual([]);
    expect(new Set(many).size).toBe(many.length);
  });

  it('is exported unchanged, because a spreadsheet does not take it for a formula', () => {
    expect(csvRows(many.map((id) => [id]))).toBe(many.map((id) => `${id}\r\n`).join(''));
  });
});

describe('a secret', () => {
  it('has 43 characters, and is known from another of any length', () => {
    const secret = newSecret();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(sameSecret(secret, `${secret}`)).toBe(true);
    expect([newSecret(), secret.slice(1), ''].map((other) => sameSecret(secret, other))).toEqual([false, false, false]);
  });
});
