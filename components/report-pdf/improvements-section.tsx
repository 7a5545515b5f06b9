import { Text, View } from '@react-pdf/renderer';
import type { DisplayImprovement, DisplayResult } from '@/lib/report/display-result';
import { distinctQuotes } from '@/lib/report/distinct-quotes';
import { formatGain } from '@/lib/report/format';
import { improvementSuggestions, type ImprovementSuggestion } from '@/lib/report/suggestions';
import type { Priority } from '@/lib/shared/result';
import { fits } from './fits';
import { Prose } from './prose';
import { Quote } from './quote';
import { Section, Subheading } from './section';
import { bandInk, styles } from './styles';

const priorityInk: Record<Priority, string> = { High: bandInk.red, Medium: bandInk.orange, Low: bandInk.grey };

function Suggestion({ suggestion }: { suggestion: ImprovementSuggestion }) {
  const colour = suggestion.impact === 'HIGH' ? bandInk.red : bandInk.orange;
  return (
    <View style={[styles.row, { marginBottom: 6 }]} wrap={false}>
      <View style={{ width: 86 }}>
        <Text style={[styles.bold, { color: colour }]}>Priority {suggestion.priority}</Text>
        <Text style={styles.small}>Impact: {suggestion.impact}</Text>
      </View>
      <View style={{ flex: 1 }}>
        <Text style={styles.bold}>{suggestion.title}</Text>
        <Text>{suggestion.description}</Text>
      </View>
    </View>
  );
}

function Example({ example }: { example: NonNullable<DisplayImprovement['example']> }) {
  return (
    <View style={{ marginTop: 2, marginBottom: 3 }}>
      <Text>
        <Text style={styles.bold}>Before: </Text>
        {example.before}
      </Text>
      <Text>
        <Text style={styles.bold}>After: </Text>
        {example.after}
      </Text>
    </View>
  );
}

function Improvement({ improvement, number }: { improvement: DisplayImprovement; number: number }) {
  const facts = [
    `${improvement.priority} priority`,
    improvement.type,
    ...(improvement.minutes ? [`about ${improvement.minutes} minutes`] : []),
    ...(improvement.gain > 0 ? [formatGain(improvement.gain)] : []),
  ];
  const quotes = distinctQuotes(
    improvement.evidence.filter((item) => item.quote !== improvement.example?.before),
    2,
  );
  return (
    <View style={styles.item} wrap={!fits(improvement.description)}>
      <Text style={styles.title}>
        {number}. {improvement.title}
      </Text>
      <Text style={[styles.small, { color: priorityInk[improvement.priority] }]}>{facts.join('  ·  ')}</Text>
      <Prose text={improvement.description} />
      {quotes.map((item) => (
        <Quote key={item.start} text={item.quote} />
      ))}
      {improvement.example && <Example example={improvement.example} />}
    </View>
  );
}

export function ImprovementsSection({ result }: { result: DisplayResult }) {
  const suggestions = improvementSuggestions(result);
  const [first, ...rest] = result.improvements;
  const items = suggestions.map((suggestion) => <Suggestion key={suggestion.title} suggestion={suggestion} />);
  const ordered = first ? (
    <View wrap={!fits(first.description)}>
      <Subheading>In the order of what they bring</Subheading>
      <Improvement improvement={first} number={1} />
    </View>
  ) : (
    <Text style={styles.paragraph}>Nothing important is left to fix. Keep your CV up to date and fit it to each advert.</Text>
  );
  const hasSuggestions = items.length > 0;
  return (
    <Section
      title="Key Improvement Recommendations"
      lead={hasSuggestions ? items : ordered}
      leadTexts={hasSuggestions || !first ? [] : [first.description]}
    >
      {hasSuggestions && first && ordered}
      {rest.map((improvement, index) => (
        <Improvement key={index} improvement={improvement} number={index + 2} />
      ))}
    </Section>
  );
}
