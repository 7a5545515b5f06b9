import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { useEnv as applySettings } from '@/lib/server/env';
import { announceFirstAdmin } from '@/lib/server/prepare/announce';

describe('the first admin', () => {
  const isTerminal = process.stdout.isTTY;
  let dataDir = '';
  let said = '';

  beforeEach(() => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'analyse-my-cv-announce-'));
    applySettings({ DATA_DIR: dataDir });
    said = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said += text;
      return true;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    process.stdout.isTTY = isTerminal;
    fs.rmSync(dataDir, { recursive: true });
  });
  const file = () => path.join(dataDir, 'admin-password');

  it('has a generated password shown on a terminal, and kept nowhere', () => {
    process.stdout.isTTY = true;
    announceFirstAdmin({ email: 'a@example.com', password: 'generated' });
    expect(said).toContain('a@example.com with password generated');
    expect(fs.existsSync(file())).toBe(false);
  });

  it('has it in a file for its owner only where output is no terminal, even if another file was there', () => {
    process.stdout.isTTY = false;
    fs.writeFileSync(file(), 'old', { mode: 0o644 });
    announceFirstAdmin({ email: 'a@example.com', password: 'generated' });
    expect(said).toContain(file());
    expect(said).not.toContain('generated');
    expect(fs.readFileSync(file(), 'utf8').trim()).toBe('generated');
    expect(fs.statSync(file()).mode & 0o777).toBe(0o600);
  });

  it('has the password of the settings repeated nowhere', () => {
    process.stdout.isTTY = false;
    announceFirstAdmin({ email: 'a@example.com', password: null });
    expect(said).toContain('ADMIN_PASSWORD');
    expect(fs.existsSync(file())).toBe(false);
  });
});
