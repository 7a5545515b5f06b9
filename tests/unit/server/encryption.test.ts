import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { open, seal } from '@/lib/server/encryption';
import { useEnv } from '@/lib/server/env';

const settings = (key: string) => ({ DATA_DIR: fs.mkdtempSync(path.join(os.tmpdir(), 'analyse-my-cv-seal-')), DATA_KEY: key.repeat(64) });
const secret = Buffer.from('Ms Example, 1 Sample Street');

describe('a sealed record', () => {
  beforeEach(() => useEnv(settings('a')));

  it('opens to what was sealed and shows nothing of it before', () => {
    const sealed = seal(secret, 'record-1');
    expect(Buffer.from(sealed.bytes).includes('Sample')).toBe(false);
    expect(open(sealed, 'record-1')).toEqual(secret);
  });

  it('looks different each time', () => {
    expect(seal(secret, 'record-1').bytes).not.toEqual(seal(secret, 'record-1').bytes);
  });

  it('does not open under another record, changed, or with another key', () => {
    const sealed = seal(secret, 'record-1');
    expect(() => open(sealed, 'record-2')).toThrow();
    const changed = Uint8Array.from(sealed.bytes);
    changed[changed.length - 1] = (changed[changed.length - 1] ?? 0) ^ 1;
    expect(() => open({ ...sealed, bytes: changed }, 'record-1')).toThrow();
    useEnv(settings('b'));
    expect(() => open(sealed, 'record-1')).toThrow(/another DATA_KEY/);
  });
});
