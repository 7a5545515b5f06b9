import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { useEnv as applySettings } from '@/lib/server/env';
import { announceFirstAdmin, announceLettersToNowhere, announceUnnamedOperator } from '@/lib/server/prepare/announce';

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

describe('the settings that others need', () => {
  let said = '';
  let dataDir = '';
  beforeEach(() => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'analyse-my-cv-announce-'));
    said = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said += text;
      return true;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    fs.rmSync(dataDir, { recursive: true });
  });
  const start = (settings: Record<string, string>) => {
    applySettings({ DATA_DIR: dataDir, ...settings });
    announceUnnamedOperator();
    announceLettersToNowhere();
  };

  it('is asked for at the start, by the names of the settings that are missing', () => {
    start({});
    expect(said).toContain('OPERATOR_NAME and OPERATOR_CONTACT not set');
    said = '';
    start({ OPERATOR_NAME: 'Northern Careers Trust' });
    expect(said).toMatch(/^OPERATOR_CONTACT not set/);
  });

  it('is no matter of the start once it is set', () => {
    start({ OPERATOR_NAME: 'Northern Careers Trust', OPERATOR_CONTACT: 'privacy@example.org' });
    expect(said).toBe('');
  });

  it('are the site’s own address too where letters are sent, since their links lead to it', () => {
    const operator = { OPERATOR_NAME: 'Northern Careers Trust', OPERATOR_CONTACT: 'privacy@example.org' };
    start({ ...operator, SMTP_URL: 'smtp://mail.example.org' });
    expect(said).toMatch(/^SMTP_URL is set and PUBLIC_URL is not/);
    said = '';
    start({ ...operator, SMTP_URL: 'smtp://mail.example.org', PUBLIC_URL: 'https://cv.example.org' });
    expect(said).toBe('');
  });
});
