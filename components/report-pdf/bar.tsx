import { Text, View } from '@react-pdf/renderer';
import { bandInk, ink, styles } from './styles';

/** A labelled percentage, in one colour as on the screen: a low share of a trait is no fault. The number is printed beside the bar. */
export function Bar({ label, percentage, word }: { label: string; percentage: number | null; word?: string }) {
  const figure = percentage === null ? 'Not judged' : `${percentage}%`;
  return (
    <View style={{ marginBottom: 5 }} wrap={false}>
      <View style={styles.spread}>
        <Text style={[styles.bold, { fontSize: 8.75, marginRight: 4 }]}>{label}</Text>
        <Text style={styles.small}>{word && percentage !== null ? `${word}  ·  ${figure}` : figure}</Text>
      </View>
      <View style={{ height: 4, backgroundColor: ink.track, borderRadius: 2 }}>
        <View style={{ height: 4, width: `${percentage ?? 0}%`, backgroundColor: bandInk.blue, borderRadius: 2 }} />
      </View>
    </View>
  );
}
