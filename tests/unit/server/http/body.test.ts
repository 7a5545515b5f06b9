import { NextRequest } from 'next/server';
import { readBody, readJson } from '@/lib/server/http/body';
import { readMultipartFields, readMultipartFile } from '@/lib/server/http/multipart';

const megabyte = 1024 * 1024;

/** A body that its sender continues with `send` and ends with `end`. */
function begun(client: string) {
  let send = (_bytes: number): void => undefined;
  let end = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (bytes) => controller.enqueue(new Uint8Array(bytes));
      end = () => controller.close();
    },
  });
  const init = { method: 'POST', headers: { 'x-forwarded-for': client }, body, duplex: 'half' as const };
  const read = readBody(new NextRequest('http://localhost/api/test', init), 5 * megabyte, 'upload/FILE_TOO_LARGE');
  return {
    send,
    end,
    read: read.then(
      (bytes) => bytes.byteLength,
      (error: unknown) => error,
    ),
  };
}

describe('bodies that one client sends at once', () => {
  it('are refused where they hold more than six of the largest files, and those of others are not', async () => {
    const many = Array.from({ length: 8 }, () => begun('192.0.2.1'));
    const other = begun('192.0.2.2');
    for (const { send } of [...many, other]) send(4 * megabyte);
    await new Promise((resolve) => setTimeout(resolve, 20));
    for (const { end } of [...many, other]) end();
    const lengths = await Promise.all(many.map(({ read }) => read));
    expect(lengths.filter((length) => length === 4 * megabyte)).toHaveLength(7);
    expect(lengths).toContainEqual(expect.objectContaining({ id: 'request/RATE_LIMIT', retryAfterSeconds: 20 }));
    expect(await other.read).toBe(4 * megabyte);
  });

  it('are counted no more once they have ended, were too large or broke off', async () => {
    const [whole, large] = [begun('192.0.2.3'), begun('192.0.2.3')];
    whole.send(megabyte);
    for (let sent = 0; sent < 6; sent++) large.send(megabyte);
    for (const { end } of [whole, large]) end();
    expect([await whole.read, await large.read]).toEqual([megabyte, expect.objectContaining({ id: 'upload/FILE_TOO_LARGE' })]);
    expect(globalThis.arrivingBytes?.size).toBe(0);
  });
});

const json = (text: string) =>
  readJson(
    new NextRequest('http://localhost/api/test', { method: 'POST', headers: { 'content-type': 'application/json' }, body: text }),
    megabyte,
  );

describe('a JSON body', () => {
  it('loses its NUL characters and nothing else', async () => {
    expect(await json(String.raw`{"a":"x\u0000y","b":"\\u0000 \n","\u0000c":["\u0000"]}`)).toEqual({ a: 'xy', b: '\\u0000 \n', c: [''] });
  });

  it('is read also where it is long', async () => {
    expect(await json(JSON.stringify({ a: 'x'.repeat(100_000) }))).toEqual({ a: 'x'.repeat(100_000) });
  });
});

describe('a form', () => {
  const boundary = '-'.repeat(26) + 'x';
  const part = (head: string, data = 'x') => `--${boundary}\r\n${head}\r\n\r\n${data}\r\n`;
  const formOf = (...parts: string[]) => new TextEncoder().encode(`${parts.join('')}--${boundary}--\r\n`);
  const file = part('Content-Disposition: form-data; name="file"; filename="cv.pdf"');
  const field = part('Content-Disposition: form-data; name="field"', 'false');
  const read = async (bytes: Uint8Array<ArrayBuffer>, type = `multipart/form-data; boundary=${boundary}`) =>
    readMultipartFile(bytes, type).then(
      ({ filename }) => filename,
      (error: { id: string }) => error.id,
    );

  it('is read part by part', async () => {
    expect(await read(formOf(field, file))).toBe('cv.pdf');
    expect(await read(formOf(file), `multipart/form-data; charset=utf-8; boundary="${boundary}"`)).toBe('cv.pdf');
    expect((await readMultipartFields(formOf(field), `multipart/form-data; boundary=${boundary}`)).fields).toEqual({ field: false });
  });

  it.each([
    ['many parts', formOf(...Array.from({ length: 80_000 }, () => field), file)],
    ['many lines in a head', formOf(part(`Content-Disposition: form-data; name="file"; filename="cv.pdf"${'\r\nx: y'.repeat(800_000)}`))],
    ['a long name', formOf(part(`Content-Disposition: form-data; name="${'%22'.repeat(1_500_000)}"`), file)],
  ])('of 5 MB with %s is refused before it is read, since that would take seconds', async (_, bytes) => {
    const begun = process.cpuUsage();
    expect(await read(bytes)).toBe('upload/NO_FILE');
    expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(300);
  });

  it('of two boundaries is read with the one that was looked at', async () => {
    const [decoy, many] = [
      `${'-'.repeat(26)}y`,
      part(`Content-Disposition: form-data; name="file"; filename="cv.pdf"${'\r\nx: y'.repeat(10_000)}`),
    ];
    const bytes = new TextEncoder().encode(`--${decoy}\r\n\r\nx\r\n--${decoy}--\r\n${many}--${boundary}--\r\n`);
    expect(await read(bytes, `multipart/form-data; foo="; boundary=${decoy}"; boundary=${boundary}`)).toBe('upload/NO_FILE');
  });
});
