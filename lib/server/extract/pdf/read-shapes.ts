import type { Pdfium } from '@hyzyla/pdfium';
import type { Box } from '@/lib/cv/document/extracted-document';
import { boxOf, type ToTopLeft } from './geometry';
import type { Edge } from './page-content';

/** Drawn objects read per page: enough for any CV, and a bound for a page with a million lines. */
const maxObjects = 20_000;
const maxMarks = 400;
/** Icons are drawn smaller than this. */
const iconPoints = 30;
/** Boxes around a word or two, and the lines between them, are at least one line of text high and at most a few. */
const edgePoints = { least: 6, most: 60 } as const;
const maxEdges = 2_000;
/** The dots of dotted lines are boxes as well: enough for a page of tables. */
const maxBoxes = 8_000;
/** A rounded box has fewer strokes; the outlines of a word have more. */
const minStrokes = 20;
const maxOutlines = 4_000;
const kind = { path: 2, image: 3, shading: 4, form: 5 } as const;

export interface Shapes {
  images: Box[];
  dots: Box[];
  edges: Edge[];
  boxes: Box[];
  imageShare: number;
  paths: number;
  /** Whether something that is not white is drawn there, so that white text on it can be read. */
  isPainted(x: number, y: number): boolean;
  /**
   * Whether outlines as high as a line of text are drawn there: letters that a browser drew as bold outlines, with transparent text
   * over them.
   */
  isOutlined(x: number, y: number, size: number): boolean;
}

interface Found {
  images: Box[];
  dots: Box[];
  icons: Box[];
  edges: Edge[];
  boxes: Box[];
  /** Shapes that are not white. */
  painted: Box[];
  outlines: { box: Box; isWhite: boolean }[];
  paths: number;
}

export function readShapes(
  engine: Pdfium,
  page: number,
  toTopLeft: ToTopLeft,
  scratch: number,
  size: { width: number; height: number },
): Shapes {
  const found: Found = { images: [], dots: [], icons: [], edges: [], boxes: [], painted: [], outlines: [], paths: 0 };
  const { _FPDFPage_GetObject: objectAt, _FPDFPageObj_GetType: typeOf } = engine;
  const count = Math.min(engine._FPDFPage_CountObjects(page), maxObjects);
  for (let index = 0; index < count; index += 1) {
    const object = objectAt(page, index);
    const type = typeOf(object);
    if (type < kind.path || type > kind.form) continue;
    const box = readBounds(engine, object, toTopLeft, scratch);
    if (type === kind.path) addPath(found, engine, object, box, scratch);
    else if (box) addObject(found, type, box);
  }
  const { images, dots, icons, edges, boxes, painted, outlines, paths } = found;
  const area = images.reduce((sum, box) => sum + box.width * box.height, 0);
  const isPainted = (x: number, y: number): boolean => painted.some((box) => contains(box, x, y));
  return {
    images,
    dots: listMarks(dots.slice(0, maxMarks), icons),
    edges,
    boxes,
    imageShare: area / Math.max(1, size.width * size.height),
    paths,
    isPainted,
    isOutlined: (x, y, size) =>
      outlines.some(({ box, isWhite }) => box.height < 2 * size && contains(box, x, y) && (!isWhite || isPainted(x, y))),
  };
}

function addPath(found: Found, engine: Pdfium, object: number, box: Box | null, scratch: number): void {
  found.paths += 1;
  if (!box) return;
  if (found.boxes.length < maxBoxes) found.boxes.push(box);
  if (isDot(box)) found.dots.push(box);
  else addIcon(found, box);
  if (found.edges.length < maxEdges) found.edges.push(...edgesOf(box));
  const fill = fillOf(engine, object, scratch);
  if (fill === 'none') return;
  if (fill === 'colour') found.painted.push(box);
  if (found.outlines.length < maxOutlines && engine._FPDFPath_CountSegments(object) > minStrokes)
    found.outlines.push({ box, isWhite: fill === 'white' });
}

/** Images, gradients and forms all count as coloured. */
function addObject(found: Found, type: number, box: Box): void {
  if (type === kind.image) found.images.push(box);
  addIcon(found, box);
  found.painted.push(box);
}

function addIcon({ icons }: Found, box: Box): void {
  if (box.width < iconPoints && box.height < iconPoints && icons.length < maxMarks) icons.push(box);
}

/** A thin line is one edge, a box two; a mark within a line of text is none. */
function edgesOf({ x, y, width, height }: Box): Edge[] {
  if (height < edgePoints.least || height > edgePoints.most || (width >= 1.5 && width < height)) return [];
  const side = { top: y, bottom: y + height };
  return width < 1.5
    ? [{ x, ...side }]
    : [
        { x, ...side },
        { x: x + width, ...side },
      ];
}

const isDot = ({ width, height }: Box): boolean => height > 1.8 && height < 7 && width > 0.85 * height && width < 1.18 * height;

/**
 * List bullets repeat with the same size and the same distance from the edge. A single one must be a true disc or square; the dot of an
 * icon is not.
 */
function listMarks(dots: readonly Box[], icons: readonly Box[]): Box[] {
  const isTwin = (a: Box, b: Box) => a !== b && Math.abs(a.x - b.x) < 0.6 && Math.abs(a.width - b.width) < 0.3 && Math.abs(a.y - b.y) > 4;
  const isInIcon = (dot: Box) => icons.some((icon) => contains(icon, dot.x + dot.width / 2, dot.y + dot.height / 2));
  return dots.filter((dot) => !isInIcon(dot) && (Math.abs(dot.width - dot.height) < 0.1 || dots.some((other) => isTwin(dot, other))));
}

const contains = (box: Box, x: number, y: number): boolean => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

function readBounds(engine: Pdfium, object: number, toTopLeft: ToTopLeft, scratch: number): Box | null {
  if (engine._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return null;
  const at = scratch >> 2;
  const { HEAPF32: floats } = engine;
  return boxOf(toTopLeft(floats[at] ?? 0, floats[at + 3] ?? 0), toTopLeft(floats[at + 2] ?? 0, floats[at + 1] ?? 0));
}

type Fill = 'none' | 'white' | 'colour';

function fillOf(engine: Pdfium, object: number, scratch: number): Fill {
  if (engine._FPDFPath_GetDrawMode(object, scratch, scratch + 4) === 0 || engine.HEAP32[scratch >> 2] === 0) return 'none';
  if (engine._FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return 'colour';
  const at = scratch >> 2;
  const { HEAPU32: parts } = engine;
  if ((parts[at + 3] ?? 255) <= 12) return 'none';
  return (parts[at] ?? 0) < 240 || (parts[at + 1] ?? 0) < 240 || (parts[at + 2] ?? 0) < 240 ? 'colour' : 'white';
}
