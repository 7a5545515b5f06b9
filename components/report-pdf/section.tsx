import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { styles } from './styles';

/** The renderer takes a bookmark on every element, its types only on a page; a spread object carries it past them. */
export const bookmarked = (title: string): { id?: string } & { bookmark: string } => ({ bookmark: title });

/** A part of the report: the yellow bar, never alone at the foot of a page, and a bookmark of the same name. */
export function Section({ title, onNewPage = false, children }: { title: string; onNewPage?: boolean; children: ReactNode }) {
  return (
    <View style={styles.section} break={onNewPage} {...bookmarked(title)}>
      <View style={styles.bar} minPresenceAhead={70} wrap={false}>
        <Text style={styles.barText}>{title}</Text>
      </View>
      {children}
    </View>
  );
}

export function Subheading({ children }: { children: ReactNode }) {
  return (
    <Text style={styles.subheading} minPresenceAhead={30}>
      {children}
    </Text>
  );
}
