import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withDatabaseLock } from '@/lib/server/db/database-lock';

describe('the lock of a database', () => {
  it('admits one process at a time, also after a failure, and every waiting one in turn', async () => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'analyse-my-cv-lock-'));
    const url = `file:${path.join(dir, 'app.db')}`;
    const seen: string[] = [];
    const enter = (name: string, fails = false) =>
      withDatabaseLock(url, async () => {
        seen.push(`${name} in`);
        await new Promise((resolve) => setImmediate(resolve));
        seen.push(`${name} out`);
        if (fails) throw new Error('failed');
      });
    const results = await Promise.allSettled([enter('first', true), enter('second')]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    await enter('third');
    expect(seen).toEqual(['first in', 'first out', 'second in', 'second out', 'third in', 'third out']);
    fs.rmSync(dir, { recursive: true });
  });
});
