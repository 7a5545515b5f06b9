import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { fits } from './fits';
import { styles } from './styles';

/** The renderer accepts a bookmark on every element, but its types allow one on pages only; spreading an object gets around the types. */
const bookmarked = (title: string): { id?: string } & { bookmark: string } => ({ bookmark: title });

interface SectionProps {
  title: string;
  /** What the part begins with. The renderer only keeps direct siblings together, so these elements are passed in. */
  lead?: ReactNode;
  /** The texts of `lead` that can be long. */
  leadTexts?: readonly string[];
  /** Set for the last part: space below it would add an empty page where the text ends at the foot of a page. */
  isLast?: boolean;
  children?: ReactNode;
}

/** A part of the report: a yellow bar, kept on one page with what follows it, and a bookmark of the same name. */
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
