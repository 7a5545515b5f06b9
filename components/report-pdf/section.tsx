import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { fits } from './fits';
import { styles } from './styles';

/** The renderer takes a bookmark on every element, its types only on a page; a spread object carries it past them. */
export const bookmarked = (title: string): { id?: string } & { bookmark: string } => ({ bookmark: title });

interface SectionProps {
  title: string;
  /** What the part begins with. The renderer looks no further than the bar's own siblings, so it cannot be told to keep them together otherwise. */
  lead?: ReactNode;
  /** The texts of `lead` that can be long. */
  leadTexts?: readonly string[];
  /** Nothing comes after it: the space below would be a page of its own where the text ends at the foot of one. */
  isLast?: boolean;
  children?: ReactNode;
}

/** A part of the report: the yellow bar, on one page with what it begins with, and a bookmark of the same name. */
export function Section({ title, lead, leadTexts = [], isLast = false, children }: SectionProps) {
  return (
    <View style={isLast ? {} : styles.section} {...bookmarked(title)}>
      <View wrap={!fits(...leadTexts)}>
        <View style={styles.bar}>
          <Text style={styles.barText}>{title}</Text>
        </View>
        {lead}
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
