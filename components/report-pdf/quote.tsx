import { Text, View } from '@react-pdf/renderer';
import { cutText } from '@/lib/report/teaser';
import { styles } from './styles';

const quoteLength = 220;

/** The CV's own words. White space that comes from the page layout is removed. */
export function Quote({ text }: { text: string }) {
  const words = text.replace(/\s+/g, ' ').trim();
  if (!words) return null;
  return (
    <View style={styles.quote} wrap={false}>
      <Text style={styles.quoteText}>“{cutText(words, quoteLength)}”</Text>
    </View>
  );
}
