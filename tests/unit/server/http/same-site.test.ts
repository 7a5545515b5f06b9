import { NextRequest } from 'next/server';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { useEnv as applySettings } from '@/lib/server/env';
import { refuseOtherSites } from '@/lib/server/http/same-site';

const DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'same-site-'));
const settings = (given: Record<string, string>) => applySettings({ DATA_DIR, NODE_ENV: 'test', ...given });
afterAll(() => fs.rmSync(DATA_DIR, { recursive: true }));

const passes = (headers: Record<string, string>, method = 'POST'): boolean => {
  const request = new NextRequest('http://cv.example.org/api/test', { method, headers: { host: 'cv.example.org', ...headers } });
  try {
    refuseOtherSites(request);
    return true;
  } catch {
    return false;
  }
};

describe('a write', () => {
  beforeEach(() => settings({}));

  it.each([
    ['from our own page', { origin: 'http://cv.example.org' }, true],
    ['from no browser at all', {}, true],
    ['from another site', { origin: 'https://elsewhere.example' }, false],
    ['from a neighbour on another port', { origin: 'http://cv.example.org:8080' }, false],
    ['from a page that hides where it stands', { origin: 'null' }, false],
    ['from a browser that hides the origin but says cross-site', { 'sec-fetch-site': 'cross-site' }, false],
    [
      'with a forwarded host that nobody vouches for',
      { origin: 'https://elsewhere.example', 'x-forwarded-host': 'elsewhere.example' },
      false,
    ],
  ])('%s', (_from, headers, expected) => {
    expect(passes(headers)).toBe(expected);
  });

  it('is known by the public address, and behind a trusted proxy by the host that the proxy names', () => {
    const headers = { host: '127.0.0.1:3000', origin: 'https://cv.example.org' };
    expect(passes(headers)).toBe(false);
    settings({ PUBLIC_URL: 'https://cv.example.org' });
    expect(passes(headers)).toBe(true);
    settings({ TRUST_PROXY: 'true' });
    expect(passes({ ...headers, 'x-forwarded-host': 'cv.example.org' })).toBe(true);
  });
});

test('reading needs no check', () => {
  settings({});
  expect(['GET', 'HEAD', 'OPTIONS'].map((method) => passes({ origin: 'https://elsewhere.example' }, method))).toEqual([true, true, true]);
  expect(['PUT', 'PATCH', 'DELETE'].map((method) => passes({ origin: 'https://elsewhere.example' }, method))).toEqual([
    false,
    false,
    false,
  ]);
});
