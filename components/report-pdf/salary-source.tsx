import { Text } from '@react-pdf/renderer';
import type { SalarySource } from '@/lib/report/display-result';
import { shownConfidence } from '@/lib/report/pay-source';
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
  const shown = shownConfidence(source, confidence);
  const line = [from, shown && words[shown]].filter(Boolean).join(' ');
  return line ? <Text style={styles.small}>{line}</Text> : null;
}
