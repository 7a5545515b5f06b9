import { Text } from '@react-pdf/renderer';
import { riskColour } from '@/lib/report/bands';
import type { DisplayResult } from '@/lib/report/display-result';
import { distinctQuotes } from '@/lib/report/distinct-quotes';
import { List, Prose } from './prose';
import { Quote } from './quote';
import { Section, Subheading } from './section';
import { bandInk, styles } from './styles';

/** Drawn only where the result has this part: it is missing when 'Language Analysis' was switched off. */
export function AuthenticitySection({ result }: { result: DisplayResult }) {
  const authenticity = result.aiDetectionAnalysis;
  if (!authenticity) return null;
  const { score, level } = authenticity;
  return (
    <Section
      title="Authenticity Assessment"
      lead={
        <>
          {level && (
            <Text style={[styles.bold, { fontSize: 11, color: bandInk[riskColour(level)], marginBottom: 3 }]}>
              {score === null ? `${level} risk` : `${score}% risk (${level})`}
            </Text>
          )}
          <Prose text={authenticity.assessment} />
        </>
      }
      leadTexts={[authenticity.assessment]}
    >
      <List items={authenticity.indicators} />
      {distinctQuotes(authenticity.evidence, 3).map((item) => (
        <Quote key={item.start} text={item.quote} />
      ))}
      {authenticity.recommendations.length > 0 && <Subheading>What to do</Subheading>}
      <List items={authenticity.recommendations} />
    </Section>
  );
}
