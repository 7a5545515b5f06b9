import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { correct } from '@/lib/server/http/correct-requests';

const proxy = '203.0.113.1';

function corrected(headers: Record<string, string>, { from = '198.51.100.7', method = 'GET', url = '/' } = {}): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: from });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  request.method = method;
  request.url = url;
  correct(request, (address) => address === proxy);
  return request;
}

describe('a request, before the framework sees it', () => {
  it('keeps no forwarded header of a client, and carries the address of its socket', () => {
    const { headers } = corrected({
      'x-forwarded-for': '192.0.2.1',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '443',
      'x-real-ip': '192.0.2.1',
      forwarded: 'for=192.0.2.1',
      host: 'cv.example.org',
    });
    expect(headers).toEqual({ 'x-forwarded-for': '198.51.100.7', host: 'cv.example.org' });
  });

  it('keeps what the proxy says', () => {
    const given = { 'x-forwarded-for': '192.0.2.1, 198.51.100.7', 'x-forwarded-proto': 'https' };
    expect(corrected(given, { from: proxy }).headers).toEqual(given);
  });

  it('that the proxy made itself comes from the proxy', () => {
    expect(corrected({}, { from: proxy }).headers).toEqual({ 'x-forwarded-for': proxy });
  });

  it.each(['x-nonce', 'x-theme', 'x-accent', 'x-embedded', 'content-security-policy', 'content-security-policy-report-only'])(
    'takes no %s from a client, nor from a proxy',
    (name) => {
      expect(corrected({ [name]: "script-src 'nonce-evil'" }).headers).not.toHaveProperty(name);
      expect(corrected({ [name]: "script-src 'nonce-evil'" }, { from: proxy }).headers).not.toHaveProperty(name);
    },
  );

  it('of a method that the framework fails at is refused as another that nothing offers', () => {
    expect(corrected({}, { method: 'TRACE' }).method).toBe('OPTIONS');
    expect(corrected({}, { method: 'PATCH' }).method).toBe('PATCH');
  });

  it('with a broken escape asks for an address where nothing is', () => {
    expect(corrected({}, { url: '/%zz' }).url).toBe('/malformed');
    expect(corrected({}, { url: '/api/%zz?x=%zz' }).url).toBe('/api/malformed');
    expect(corrected({}, { url: '/results/%41?x=%zz' }).url).toBe('/results/%41?x=%zz');
  });
});
