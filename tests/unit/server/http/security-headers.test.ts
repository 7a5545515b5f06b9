import { NextRequest } from 'next/server';
import { pageHeaders } from '@/lib/server/http/security-headers';

const headersOf = (path: string) => pageHeaders(new NextRequest(new URL(path, 'http://localhost:3000')), 'abc');

describe('a page whose address names a report', () => {
  it.each([
    '/results/a1',
    '/premium/a1',
    '/job-match/a1',
    '/supporting-statement?analysis=a1',
    '/guided-improvement?analysis=a1',
    '/confirm-email?token=t',
  ])('is kept by nobody on the way and found by no search engine: %s', (path) => {
    expect(headersOf(path)).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
  });

  it.each(['/', '/privacy', '/supporting-statement'])('is none of these: %s', (path) => {
    expect(headersOf(path)).not.toHaveProperty('cache-control');
  });
});
