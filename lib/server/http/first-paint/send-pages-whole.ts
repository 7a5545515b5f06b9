import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { describeError, log } from '../../log';

/** Somebody's browser asks for a page: not for a call, a file, or the data of a page it has already. */
const asksForPage = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' && !/^\/(?:api|_next)\/|^[^?]*\.\w+(?:\?|$)/.test(url) && !headers.rsc && (headers.accept ?? '').includes('text/html');

/**
 * Holds back what the framework writes of a page until it is whole, makes it paintable and sends it compressed.
 * Whatever else it answers goes its way untouched.
 */
export function sendPagesWhole(request: IncomingMessage, response: ServerResponse): void {
  if (!asksForPage(request)) return;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  // The framework is to write plain text; how it travels is settled here.
  delete request.headers['accept-encoding'];

  const { write, end, writeHead, flushHeaders } = response;
  const pieces: Buffer[] = [];
  let isPacking = false;
  let isWhole = false;
  const isHeld = () => !isWhole && String(response.getHeader('content-type')).startsWith('text/html');
  const hold = (piece: unknown) => {
    if (typeof piece === 'string' || piece instanceof Uint8Array) pieces.push(Buffer.from(piece));
  };

  response.flushHeaders = () => (isHeld() ? undefined : flushHeaders.call(response));
  response.writeHead = (...args: unknown[]) => {
    if (!isHeld()) return Reflect.apply(writeHead, response, args);
    if (typeof args[0] === 'number') response.statusCode = args[0];
    return response;
  };
  response.write = (...args: unknown[]) => {
    if (!isHeld()) return Reflect.apply(write, response, args);
    hold(args[0]);
    return true;
  };
  response.end = (...args: unknown[]) => {
    if (!isHeld()) return Reflect.apply(end, response, args);
    if (isPacking) return response;
    hold(args[0]);
    if (!pieces.length) {
      isWhole = true;
      return Reflect.apply(end, response, args);
    }
    isPacking = true;
    packed(Buffer.concat(pieces), accepted)
      .then(({ body, encoding }) => {
        isWhole = true;
        if (encoding) response.setHeader('content-encoding', encoding);
        response.setHeader('content-length', body.length);
        Reflect.apply(end, response, [body]);
      })
      .catch((error: unknown) => {
        log().error({ error: describeError(error) }, 'a page could not be sent');
        response.destroy();
      });
    return response;
  };
}

async function packed(page: Buffer, accepted: string): Promise<{ body: Buffer; encoding?: string }> {
  let body = page;
  try {
    const { paintablePage } = await import('./paintable-page');
    body = Buffer.from(await paintablePage(page.toString()));
  } catch (error) {
    log().error({ error: describeError(error) }, 'a page goes out as the framework wrote it');
  }
  if (takes('br', accepted)) return { body: await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }), encoding: 'br' };
  if (takes('gzip', accepted)) return { body: await promisify(gzip)(body), encoding: 'gzip' };
  return { body };
}

const brotli = promisify(brotliCompress);
const takes = (coding: string, accepted: string): boolean =>
  new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted);
