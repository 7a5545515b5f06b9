import { zlibSync } from 'fflate';

/** A text on a page: points from the top left corner to the baseline. */
export interface Text {
  x: number;
  y: number;
  text: string;
  size?: number;
  bold?: boolean;
  /** Red, green, blue, 0..1. */
  colour?: [number, number, number];
  /** PDF text rendering mode; 3 is invisible. */
  mode?: number;
  /** Fully transparent. */
  clear?: true;
  /** Drawn as strokes before the text itself, as browsers do where a font has no bold type. */
  outlined?: true;
  /** Extra space after each letter. */
  tracking?: number;
  /** What the page says the letters are, as for a ligature. */
  actual?: string;
}

export interface Page {
  texts?: Text[];
  /** Texts of a group that is drawn through a matrix of its own, as browsers print what is moved or see-through. */
  grouped?: Text[];
  /** Filled rectangles: x, y of the top left corner, width, height, colour; drawn before the texts. */
  rects?: { x: number; y: number; width: number; height: number; colour: [number, number, number] }[];
  /** Rectangles that go from one colour to the other, as browsers paint them: with a pattern. */
  gradients?: { x: number; y: number; width: number; height: number; from: string; to: string }[];
  image?: { width: number; height: number; grey: Uint8Array; box?: [x: number, y: number, width: number, height: number] };
  links?: { x: number; y: number; width: number; height: number; href: string }[];
}

export const a4 = { width: 595, height: 842 } as const;
/** Its top edge lies where that of A4 does, so that all places are counted from there alike. */
const letterBox = `0 ${a4.height - 792} 612 ${a4.height}`;
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0) & 0xff);

/**
 * Writes a small real PDF by hand, so that a test says exactly what stands where and in which order it was drawn.
 * `locked` asks for a password that nobody knows. `letter` makes the paper that of the United States.
 */
export function writePdf(
  pages: Page[],
  options: { declaredCount?: number; info?: Record<string, string>; locked?: boolean; letter?: boolean } = {},
): Uint8Array {
  const objects: Uint8Array[] = [];
  const add = (body: string | Uint8Array): number => objects.push(typeof body === 'string' ? latin1(body) : body);
  const regular = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const bold = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>');
  const tree = objects.length + 1 + pages.length * 6;
  const kids = pages.map((page) => {
    const image = add(page.image ? imageObject(page.image) : '<< >>');
    const group = add(groupObject(page.grouped ?? [], `/Font << /F1 ${regular} 0 R /F2 ${bold} 0 R >>`));
    const patterns = add(`<< ${(page.gradients ?? []).map((gradient, n) => `/P${n} ${patternOf(gradient)}`).join(' ')} >>`);
    const content = add(stream('', latin1(contentOf(page))));
    const links = add(`[${(page.links ?? []).map(linkOf).join(' ')}]`);
    return add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [${options.letter ? letterBox : `0 0 ${a4.width} ${a4.height}`}] /Annots ${links} 0 R /Contents ${content} 0 R ` +
        `/Resources << /Font << /F1 ${regular} 0 R /F2 ${bold} 0 R >> /ExtGState << /Clear << /ca 0 >> >> /Pattern ${patterns} 0 R /XObject << /Im ${image} 0 R /Group ${group} 0 R >> >> >>`,
    );
  });
  add(`<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${options.declaredCount ?? pages.length} >>`);
  const root = add(`<< /Type /Catalog /Pages ${tree} 0 R >>`);
  const info = add(
    `<< ${Object.entries(options.info ?? {})
      .map(([key, value]) => `/${key} (${value})`)
      .join(' ')} >>`,
  );
  const lock = options.locked
    ? ` /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'5a'.repeat(32)}> /U <${'a5'.repeat(32)}> >> /ID [<00> <00>]`
    : '';
  return serialise(objects, `/Root ${root} 0 R /Info ${info} 0 R${lock}`);
}

const textOf = (t: Text): string =>
  [
    ...(t.outlined ? [outlineOf(t)] : []),
    ...(t.actual ? [`/Span << /ActualText (${t.actual}) >> BDC`] : []),
    `q ${t.clear ? '/Clear gs ' : ''}BT ${(t.colour ?? [0, 0, 0]).join(' ')} rg /${t.bold ? 'F2' : 'F1'} ${t.size ?? 10} Tf ${t.mode ?? 0} Tr ${t.tracking ?? 0} Tc ` +
      `1 0 0 1 ${t.x} ${a4.height - t.y} Tm (${t.text.replace(/[\\()]/g, '\\$&').replace(/•/g, '\\225')}) Tj ET Q`,
    ...(t.actual ? ['EMC'] : []),
  ].join('\n');

/** A zigzag as wide and high as the text. */
const outlineOf = ({ x, y, text, size = 10, colour = [0, 0, 0] }: Text): string => {
  const step = size / 20;
  const corners = Array.from(
    { length: text.length * 10 },
    (_, n) => `${x + n * step} ${a4.height - y + (n % 2) * size * 0.7} ${n === 0 ? 'm' : 'l'}`,
  );
  return `${colour.join(' ')} rg ${corners.join(' ')} h f`;
};

/** Inside, all is four times as large and lies elsewhere; the page brings it back to its place. */
const groupObject = (texts: readonly Text[], fonts: string): Uint8Array =>
  stream(
    `/Type /XObject /Subtype /Form /BBox [-10000 -10000 10000 10000] /Resources << ${fonts} >>`,
    latin1(`q 4 0 0 4 -400 -400 cm\n${texts.map(textOf).join('\n')}\nQ`),
  );

const patternOf = ({ x, width, from, to }: NonNullable<Page['gradients']>[number]): string =>
  `<< /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceRGB /Extend [true true] /Coords [${x} 0 ${x + width} 0] ` +
  `/Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [${from}] /C1 [${to}] >> >> >>`;

function contentOf({ texts = [], grouped = [], rects = [], gradients = [], image }: Page): string {
  const [x, y, width, height] = image?.box ?? [0, 0, a4.width, a4.height];
  return [
    ...(image ? [`q ${width} 0 0 ${height} ${x} ${a4.height - y - height} cm /Im Do Q`] : []),
    ...rects.map((r) => `q ${r.colour.join(' ')} rg ${r.x} ${a4.height - r.y - r.height} ${r.width} ${r.height} re f Q`),
    ...gradients.map((g, n) => `q /Pattern cs /P${n} scn ${g.x} ${a4.height - g.y - g.height} ${g.width} ${g.height} re f Q`),
    ...texts.map(textOf),
    ...(grouped.length > 0 ? ['q 0.25 0 0 0.25 100 100 cm /Group Do Q'] : []),
  ].join('\n');
}

const linkOf = ({ x, y, width, height, href }: NonNullable<Page['links']>[number]): string =>
  `<< /Type /Annot /Subtype /Link /Rect [${x} ${a4.height - y - height} ${x + width} ${a4.height - y}] /A << /S /URI /URI (${href}) >> >>`;

const imageObject = ({ width, height, grey }: NonNullable<Page['image']>): Uint8Array =>
  stream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`,
    zlibSync(grey),
  );

function stream(dictionary: string, data: Uint8Array): Uint8Array {
  return join([latin1(`<< ${dictionary} /Length ${data.length} >>\nstream\n`), data, latin1('\nendstream')]);
}

function serialise(objects: readonly Uint8Array[], trailer: string): Uint8Array {
  const parts: Uint8Array[] = [latin1('%PDF-1.7\n')];
  let position = parts[0]?.length ?? 0;
  const offsets = objects.map((body, i) => {
    const part = join([latin1(`${i + 1} 0 obj\n`), body, latin1('\nendobj\n')]);
    const offset = position;
    parts.push(part);
    position += part.length;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    latin1(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${position}\n%%EOF\n`,
    ),
  );
  return join(parts);
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
