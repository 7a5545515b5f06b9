import { Text } from '@react-pdf/renderer';
import type { SalarySource } from '@/lib/report/display-result';
import type { Confidence } from '@/lib/shared/result';
import { styles } from './styles';

const words: Record<Confidence, string> = {
  none: 'There is not enough evidence for a figure.',
  low: 'Confidence is low: read the range as a hint.',
  medium: 'Confidence is medium.',
  high: 'Confidence is high.',
};

/** Where a pay figure comes from, in one small line. */
export function SalarySourceLine({ source, confidence }: { source: SalarySource | null; confidence: Confidence | null }) {
  const from = source ? `Source: ${source.name}, ${source.year}${source.soc ? `, occupation ${source.soc}` : ''}.` : '';
  // Without a figure there is nothing to be sure of, only the reason why there is none.
  const sure = confidence && (source !== null || confidence === 'none') ? words[confidence] : '';
  const line = [from, sure].filter(Boolean).join(' ');
  return line ? <Text style={styles.small}>{line}</Text> : null;
}
