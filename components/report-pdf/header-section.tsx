import { Text, View } from '@react-pdf/renderer';
import { badgeColour } from '@/lib/report/bands';
import type { DisplayResult } from '@/lib/report/display-result';
import { unsureSentences } from '@/lib/analysis/wording/report/unsure';
import { provisionally, verdictOf } from '@/lib/report/provisional';
import { quickStatNames, type QuickStatName } from '@/lib/shared/result-names';
import { formatDate, formatGain } from '@/lib/report/format';
import { fillName } from '@/lib/report/owner-name';
import { Bar } from './bar';
import { fits } from './fits';
import { Gauge } from './gauge';
import { List, Prose } from './prose';
import { Quote } from './quote';
import type { ReportAbout } from './report-about';
import { Section } from './section';
import { bandInk, ink, styles } from './styles';

const statTitles: Record<QuickStatName, string> = {
  structure: 'Structure',
  content: 'Content',
  atsCompatibility: 'ATS compatibility',
  impactScore: 'Impact',
};

const summaryOf = (result: DisplayResult, about: ReportAbout): string => fillName(result.summary, about.name ?? null);

function Title({ about }: { about: ReportAbout }) {
  return (
    <View style={{ borderBottomWidth: 1, borderBottomColor: ink.rule, paddingBottom: 8, marginBottom: 12 }}>
      <Text style={styles.small}>{about.productName}</Text>
      <Text style={{ fontSize: 20, fontWeight: 700, lineHeight: 1.3 }}>CV Analysis Report</Text>
      <Text style={styles.small}>{[about.name, formatDate(about.date)].filter(Boolean).join('  ·  ')}</Text>
    </View>
  );
}

function UnreadParts({ parts }: { parts: DisplayResult['unsureParts'] }) {
  const { title, text } = unsureSentences.say({ parts });
  return (
    <View style={{ backgroundColor: ink.note, padding: 9, marginBottom: 10 }} wrap={false}>
      <Text style={[styles.title, { marginBottom: 2 }]}>{title}</Text>
      <Text>{text}</Text>
    </View>
  );
}

function Verdict({ result, about }: { result: DisplayResult; about: ReportAbout }) {
  const summary = summaryOf(result, about);
  return (
    <View style={[styles.row, { marginBottom: 10 }]} wrap={false}>
      <Gauge score={result.score} />
      <View style={{ flex: 1, marginLeft: 16, justifyContent: 'center' }}>
        <Text style={{ fontSize: 13, fontWeight: 700, color: bandInk[badgeColour(result.score)], lineHeight: 1.3 }}>
          {provisionally(result.scoreLabel, result.unsureParts)}
        </Text>
        <Text style={{ fontSize: 11, fontWeight: 700, lineHeight: 1.4, marginBottom: 3 }}>{verdictOf(result, about.claims)}</Text>
        {fits(summary) && <Text>{summary}</Text>}
      </View>
    </View>
  );
}

function OneThing({ oneThing }: { oneThing: NonNullable<DisplayResult['oneThing']> }) {
  return (
    <View style={{ backgroundColor: ink.note, padding: 9, marginTop: 6 }} wrap={!fits(oneThing.description)}>
      <View style={styles.spread}>
        <Text style={styles.small}>If you just change one thing</Text>
        {oneThing.gain > 0 && <Text style={[styles.small, styles.bold]}>{formatGain(oneThing.gain)}</Text>}
      </View>
      <Text style={[styles.title, { marginBottom: 2 }]}>{oneThing.title}</Text>
      <Text>{oneThing.description}</Text>
      <Quote text={oneThing.quote} />
    </View>
  );
}

/** Two short lists side by side: what already works, and what holds the CV back. */
function Lists({ result }: { result: DisplayResult }) {
  const columns = [
    { title: 'Top strengths', items: result.positives },
    { title: 'Critical fixes', items: result.quickWins },
  ].filter(({ items }) => items.length > 0);
  const isSideBySide = columns.every(({ items }) => fits(...items));
  return (
    <View style={[isSideBySide ? styles.row : {}, { gap: 18, marginTop: 10 }]}>
      {columns.map(({ title, items }) => (
        <View key={title} style={isSideBySide ? { flex: 1 } : {}}>
          <Text style={[styles.bold, { marginBottom: 3 }]}>{title}</Text>
          <List items={items} />
        </View>
      ))}
    </View>
  );
}

export function HeaderSection({ result, about }: { result: DisplayResult; about: ReportAbout }) {
  const summary = summaryOf(result, about);
  const hasStats = quickStatNames.some((name) => result.quickStats[name] !== null);
  return (
    <View>
      <Title about={about} />
      <Section title={`CV Score: ${result.score} out of 100`}>
        {result.unsureParts.length > 0 && <UnreadParts parts={result.unsureParts} />}
        <Verdict result={result} about={about} />
        {!fits(summary) && <Prose text={summary} />}
        {hasStats && (
          <View style={[styles.row, { gap: 14 }]}>
            {quickStatNames.map((name) => (
              <View key={name} style={{ flex: 1 }}>
                <Bar label={statTitles[name]} percentage={result.quickStats[name]} />
              </View>
            ))}
          </View>
        )}
        {result.oneThing && <OneThing oneThing={result.oneThing} />}
        <Lists result={result} />
        {result.notices.length > 0 && (
          <View style={{ marginTop: 8 }}>
            <Prose text={result.notices.map((notice) => `- ${notice}`).join('\n')} />
          </View>
        )}
      </Section>
    </View>
  );
}
