import { crc32, deflateSync } from 'node:zlib';
import { bytesPerPixel, type DrawnPage } from './render-page';

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const colourTypes = { grey: 0, colour: 2 } as const;
/** Most of a page is white, so a low compression level gives nearly the smallest file. */
const effort = 4;

/** PNG (ISO/IEC 15948): one header, one deflated stream of unfiltered rows, one end. A page without colour is stored as grey. */
export function encodePng(page: DrawnPage): Uint8Array {
  const isGrey = hasNoColour(page);
  const rows = isGrey ? greyRows(page) : colourRows(page);
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, page.width);
  header.setUint32(4, page.height);
  header.setUint8(8, 8);
  header.setUint8(9, isGrey ? colourTypes.grey : colourTypes.colour);
  const parts = [
    signature,
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('IDAT', deflateSync(rows, { level: effort })),
    chunk('IEND', new Uint8Array(0)),
  ];
  return Uint8Array.from(Buffer.concat(parts));
}

function hasNoColour({ width, height, stride, bytes }: DrawnPage): boolean {
  for (let y = 0; y < height; y += 1) {
    for (let at = y * stride, end = at + width * bytesPerPixel; at < end; at += bytesPerPixel) {
      if (bytes[at] !== bytes[at + 1] || bytes[at] !== bytes[at + 2]) return false;
    }
  }
  return true;
}

/** Each row begins with the number of its filter: 0, none. */
function greyRows({ width, height, stride, bytes }: DrawnPage): Uint8Array {
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0, to = 0; y < height; y += 1) {
    to += 1;
    for (let x = 0; x < width; x += 1) rows[to++] = bytes[y * stride + x * bytesPerPixel] ?? 0;
  }
  return rows;
}

function colourRows({ width, height, stride, bytes }: DrawnPage): Uint8Array {
  const rows = new Uint8Array((width * 3 + 1) * height);
  for (let y = 0, to = 0; y < height; y += 1) {
    to += 1;
    for (let x = 0; x < width; x += 1) {
      const at = y * stride + x * bytesPerPixel;
      rows[to++] = bytes[at + 2] ?? 0;
      rows[to++] = bytes[at + 1] ?? 0;
      rows[to++] = bytes[at] ?? 0;
    }
  }
  return rows;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const whole = Buffer.alloc(data.length + 12);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, 'latin1');
  whole.set(data, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, data.length + 8)), data.length + 8);
  return whole;
}
