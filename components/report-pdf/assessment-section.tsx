import { Text, View } from '@react-pdf/renderer';
import { isEmptyPay } from '@/lib/report/empty-pay';
import { insightLevel } from '@/lib/report/bands';
import { defaultAssessment, type DisplayAssessment, type DisplayInsight, type DisplayResult } from '@/lib/report/display-result';
import { distinctQuotes } from '@/lib/report/distinct-quotes';
import { withoutSource } from '@/lib/report/pay-source';
import { saysMore } from '@/lib/report/insight-notes';
import { insightTitles } from '@/lib/report/insight-titles';
import { topPercent } from '@/lib/report/top-percent';
import { Bar } from './bar';
import { fits } from './fits';
import { Prose } from './prose';
import { Quote } from './quote';
import { Section, Subheading } from './section';
import { styles } from './styles';

function Labelled({ label, text }: { label: string; text: string }) {
  if (!text) return null;
  return (
    <Text style={{ marginBottom: 2 }}>
      <Text style={styles.bold}>{label}: </Text>
      {text}
    </Text>
  );
}

const textsOf = (insight: DisplayInsight): string[] => [insight.description, insight.meaning, insight.improve];

function Insight({ insight }: { insight: DisplayInsight }) {
  const word =
    insight.percentage === null
      ? undefined
      : `${insightLevel(insight.name, insight.percentage)}  ·  top ${topPercent(insight.percentage)}%`;
  return (
    <View style={styles.item} wrap={!fits(...textsOf(insight))}>
      <Bar label={insightTitles[insight.name]} percentage={insight.percentage} {...(word ? { word } : {})} />
      <Prose text={insight.description} />
      {distinctQuotes(insight.evidence, 2).map((item) => (
        <Quote key={item.start} text={item.quote} />
      ))}
      <Labelled label="What this means" text={insight.meaning} />
      <Labelled label="How to improve" text={insight.improve} />
    </View>
  );
}

/** Not drawn without a figure: the benchmark says why there is none. */
function MarketValue({ value }: { value: NonNullable<DisplayAssessment['marketValue']> }) {
  if (isEmptyPay(value.salaryRange)) return null;
  return (
    <View wrap={!fits(value.explanation)}>
      <Subheading>Market value</Subheading>
      <Text style={styles.figure}>{value.salaryRange}</Text>
      <Prose text={withoutSource(value.explanation, value.source)} />
      {value.source && <Text style={styles.small}>{`Source: ${value.source.name}, ${value.source.year}`}</Text>}
    </View>
  );
}

const rolesOf = (result: DisplayResult): string[] =>
  result.suitableRoles.length > 0 ? result.suitableRoles : (result.professionalAssessment?.matchingJobTitles ?? []);

const Roles = ({ titles }: { titles: string[] }) => <Text style={styles.paragraph}>{titles.join(', ')}.</Text>;

/** Left out where the visitor switched it off. Where the result has no text for it, a standard sentence is printed. */
export function AssessmentSection({ result }: { result: DisplayResult }) {
  const isSwitchedOff = !result.professionalAssessment && result.options?.professionalWorth === false;
  return isSwitchedOff ? <RolesAlone titles={rolesOf(result)} /> : <Assessment result={result} />;
}

/** Roles cannot be switched off: they get a heading of their own where the assessment was switched off. */
const RolesAlone = ({ titles }: { titles: string[] }) =>
  titles.length > 0 && (
    <Section title="Suitable Roles">
      <Roles titles={titles} />
    </Section>
  );

function Assessment({ result }: { result: DisplayResult }) {
  const assessment = result.professionalAssessment;
  const titles = rolesOf(result);
  const told = assessment?.insights.filter(saysMore) ?? [];
  // The summary is already printed under the score.
  const isRepeat = assessment?.summary === result.summary && told.length > 0;
  const words = assessment?.summary || defaultAssessment;
  const [first, ...rest] = told;
  const insights = first && (
    <View wrap={!fits(...textsOf(first))}>
      <Subheading>Career insights</Subheading>
      <Insight insight={first} />
    </View>
  );
  return (
    <Section
      title="Professional Assessment"
      lead={isRepeat ? insights : <Prose text={words} />}
      leadTexts={isRepeat && first ? textsOf(first) : [words]}
    >
      {!isRepeat && insights}
      {rest.map((insight) => (
        <Insight key={insight.name} insight={insight} />
      ))}
      {assessment?.marketValue && <MarketValue value={assessment.marketValue} />}
      {titles.length > 0 && (
        <View wrap={!fits(...titles)}>
          <Subheading>Suitable roles</Subheading>
          <Roles titles={titles} />
        </View>
      )}
    </Section>
  );
}
