import { Text, View } from '@react-pdf/renderer';
import { ratingTone } from '@/lib/report/bands';
import type { DisplayResult, DisplaySection } from '@/lib/report/display-result';
import { fits } from './fits';
import { List, Prose } from './prose';
import { Section } from './section';
import { bandInk, styles } from './styles';

const textsOf = (part: DisplaySection): string[] => [part.description, ...part.recommendations];

function Part({ part }: { part: DisplaySection }) {
  return (
    <View style={styles.item} wrap={!fits(...textsOf(part))}>
      <View style={styles.spread} minPresenceAhead={30}>
        <Text style={styles.title}>{part.section}</Text>
        <Text style={[styles.bold, { color: bandInk[ratingTone(part.rating)] }]}>{part.rating}</Text>
      </View>
      <Prose text={part.description} />
      <List items={part.recommendations} />
    </View>
  );
}

function Missing({ result }: { result: DisplayResult }) {
  const names = [...new Set(result.ledger.flatMap((line) => line.section ?? []))];
  return (
    <View>
      <Text style={styles.paragraph}>Section analysis data is being processed. Please download again in a moment.</Text>
      <List items={names} />
    </View>
  );
}

/** Left out where 'Detailed Feedback' was switched off. */
export function DetailedSection({ result }: { result: DisplayResult }) {
  if (result.options?.detailedFeedback === false) return null;
  const [first, ...rest] = result.sectionAnalysis;
  return (
    <Section
      title="Detailed Section Analysis"
      lead={first ? <Part part={first} /> : <Missing result={result} />}
      leadTexts={first ? textsOf(first) : []}
    >
      {rest.map((part) => (
        <Part key={part.section} part={part} />
      ))}
    </Section>
  );
}
