import { base32, newTotpSecret, stepAt, stepOfCode, totpCode, totpUri } from '@/lib/server/auth/totp';

const secret = Buffer.from('12345678901234567890');

describe('codes by time', () => {
  // RFC 6238, appendix B, SHA-1; the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d seconds the code is %s, as the standard says', (seconds, code) => {
    expect(totpCode(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
  });

  it('count thirty seconds early and late, and no longer', () => {
    const now = new Date(1_111_111_109_000);
    const codeAfter = (seconds: number) => totpCode(secret, stepAt(new Date(now.getTime() + seconds * 1000)));
    const isTaken = (seconds: number) => stepOfCode(secret, codeAfter(seconds), now) !== null;
    expect([-60, -30, 0, 30, 60].map(isTaken)).toEqual([false, true, true, true, false]);
  });

  it.each(['', '28708', '2870822', 'abcdef'])('%j is none', (code) => {
    expect(stepOfCode(secret, code, new Date(59_000))).toBeNull();
  });
});

it('a secret is written in letters and digits that cannot be confused (RFC 4648, section 10)', () => {
  expect(base32(Buffer.from('fooba'))).toBe('MZXW6YTB');
  expect(base32(newTotpSecret())).toMatch(/^[A-Z2-7]{32}$/);
});

it('the address of the QR code names site and account', () => {
  expect(totpUri(secret, 'Analyse My CV', 'a+b@example.com')).toBe(
    'otpauth://totp/Analyse%20My%20CV:a%2Bb%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Analyse%20My%20CV',
  );
});
