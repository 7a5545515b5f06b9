import { Text, View } from '@react-pdf/renderer';
import { textBlocks } from '@/lib/report/text-blocks';
import { fits } from './fits';
import { styles } from './styles';

export function List({ items }: { items: readonly string[] }) {
  return items.map((item, index) =>
    fits(item) ? (
      <View key={index} style={styles.listItem} wrap={false}>
        <Text style={styles.listDot}>•</Text>
        <Text style={styles.listText}>{item}</Text>
      </View>
    ) : (
      <Text key={index} style={styles.paragraph}>
        • {item}
      </Text>
    ),
  );
}

/** Plain text of a result as paragraphs and lists. */
export function Prose({ text }: { text: string }) {
  return textBlocks(text).map((block, index) =>
    block.kind === 'list' ? (
      <View key={index} style={styles.paragraph}>
        <List items={block.items} />
      </View>
    ) : (
      <Text key={index} style={styles.paragraph}>
        {block.text}
      </Text>
    ),
  );
}
