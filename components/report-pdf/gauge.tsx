import { Circle, Path, Svg, Text, View } from '@react-pdf/renderer';
import { gaugeColour } from '@/lib/report/bands';
import { bandInk, ink } from './styles';

const size = 96;
const thickness = 8;
const middle = size / 2;
const radius = middle - thickness / 2;

/** An arc that begins at the top and runs clockwise. A full circle stops just short, because an SVG arc cannot end where it starts. */
function arc(score: number): string {
  const turn = Math.min(score / 100, 0.9999) * 2 * Math.PI;
  const x = middle + radius * Math.sin(turn);
  const y = middle - radius * Math.cos(turn);
  return `M ${middle} ${middle - radius} A ${radius} ${radius} 0 ${turn > Math.PI ? 1 : 0} 1 ${x.toFixed(2)} ${y.toFixed(2)}`;
}

export function Gauge({ score }: { score: number }) {
  return (
    <View style={{ width: size, height: size }}>
      <Svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} style={{ position: 'absolute' }}>
        <Circle cx={middle} cy={middle} r={radius} stroke={ink.track} strokeWidth={thickness} fill="none" />
        {score > 0 && <Path d={arc(score)} stroke={bandInk[gaugeColour(score)]} strokeWidth={thickness} fill="none" />}
      </Svg>
      <View style={{ position: 'absolute', top: 22, left: 0, width: size, alignItems: 'center' }}>
        <Text style={{ fontSize: 28, fontWeight: 700, lineHeight: 1.2 }}>{score}</Text>
        <Text style={{ fontSize: 8, color: ink.muted, lineHeight: 1.2 }}>out of 100</Text>
      </View>
    </View>
  );
}
