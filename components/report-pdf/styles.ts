import { StyleSheet } from '@react-pdf/renderer';
import type { BandColour } from '@/lib/report/bands';

const pointsPerMm = 72 / 25.4;
export const mm = (length: number): number => length * pointsPerMm;

/** A4 with 25 mm margins; the text ends at 270 mm so that the page number keeps its distance. */
export const page = { margin: mm(25), bottom: mm(14), width: mm(160) } as const;

export const ink = {
  text: '#1d1c1a',
  muted: '#5c5852',
  faint: '#8a857c',
  rule: '#dcd8d0',
  track: '#ebe8e2',
  yellow: '#f6c944',
  note: '#fdf6df',
} as const;

/** Colours of the bands for print: dark enough for text on white. */
export const bandInk: Record<BandColour, string> = {
  grey: '#6b6862',
  red: '#b3261e',
  orange: '#b4540a',
  yellow: '#8a6a00',
  green: '#1f7a3f',
  blue: '#1d5fa8',
};

export const fontFamily = 'Noto Sans';

export const styles = StyleSheet.create({
  page: {
    paddingTop: page.margin,
    paddingHorizontal: page.margin,
    paddingBottom: page.bottom,
    fontFamily,
    // A ligature is one glyph for two letters, and some PDF readers split 'profile' at it.
    fontFeatureSettings: { liga: false },
    fontSize: 9.5,
    lineHeight: 1.45,
    color: ink.text,
  },
  flow: { flexGrow: 1 },
  section: { marginBottom: 16 },
  bar: { backgroundColor: ink.yellow, paddingVertical: 5, paddingHorizontal: 8, marginBottom: 9 },
  barText: { fontSize: 12, fontWeight: 700, lineHeight: 1.25 },
  /** The renderer inherits a line height in points, so every larger font size sets its own. */
  title: { fontSize: 10.5, fontWeight: 700, lineHeight: 1.4 },
  figure: { fontSize: 12, fontWeight: 700, lineHeight: 1.5 },
  subheading: { fontSize: 10.5, fontWeight: 700, lineHeight: 1.4, marginTop: 8, marginBottom: 5 },
  paragraph: { marginBottom: 5 },
  small: { fontSize: 8.25, color: ink.muted, lineHeight: 1.4 },
  bold: { fontWeight: 700 },
  row: { flexDirection: 'row' },
  spread: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' },
  listItem: { flexDirection: 'row', marginBottom: 2.5 },
  listDot: { width: 10 },
  listText: { flex: 1 },
  quote: { borderLeftWidth: 2, borderLeftColor: ink.yellow, paddingLeft: 7, marginTop: 2, marginBottom: 4 },
  quoteText: { fontStyle: 'italic', color: ink.muted },
  item: { marginBottom: 9 },
});
