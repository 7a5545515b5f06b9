import { Circle, Line, Rect, Svg, Text, View } from '@react-pdf/renderer';
import { formatPounds } from '@/lib/report/format';
import { payScale, type PayRow } from '@/lib/report/pay-scale';
import { bandInk, ink, page, styles } from './styles';

const labelWidth = 118;
const axisWidth = page.width - labelWidth;
const rowHeight = 16;

/** The ranges on one £ axis, each median marked by a ring. The figures are also given in words above. */
export function PayAxis({ rows }: { rows: PayRow[] }) {
  const scale = payScale(rows);
  if (!scale) return null;
  const at = (pounds: number) => scale.position(pounds) * axisWidth;
  return (
    <View style={{ marginTop: 6, marginBottom: 6 }} wrap={false}>
      {rows.map((row) => (
        <View key={row.label} style={[styles.row, { height: rowHeight, alignItems: 'center' }]}>
          <Text style={[styles.small, { width: labelWidth }]}>{row.label}</Text>
          <Svg width={axisWidth} height={rowHeight} viewBox={`0 0 ${axisWidth} ${rowHeight}`}>
            <Line x1={0} y1={8} x2={axisWidth} y2={8} stroke={ink.track} strokeWidth={1} />
            <Rect x={at(row.figures.low)} y={5} width={at(row.figures.high) - at(row.figures.low)} height={6} fill={ink.yellow} />
            <Circle cx={at(row.figures.median)} cy={8} r={4} fill="#ffffff" stroke={bandInk.blue} strokeWidth={2} />
          </Svg>
        </View>
      ))}
      <View style={[styles.spread, { marginLeft: labelWidth }]}>
        <Text style={styles.small}>{formatPounds(scale.from)}</Text>
        <Text style={styles.small}>a year; the ring marks the middle</Text>
        <Text style={styles.small}>{formatPounds(scale.to)}</Text>
      </View>
    </View>
  );
}
