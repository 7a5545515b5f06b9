import { Text, View } from '@react-pdf/renderer';
import type { DisplayResult } from '@/lib/report/display-result';
import { formatPoints } from '@/lib/report/format';
import { receipt, receiptTotal, type ReceiptGroup } from '@/lib/report/receipt';
import type { LedgerLine } from '@/lib/shared/result';
import { Quote } from './quote';
import { Section } from './section';
import { ink, styles } from './styles';

const pointsWidth = 62;

function pointsOf(line: LedgerLine): string {
  if (line.outcome === 'not-assessable') return 'not assessed';
  return line.maxPoints > 0 ? `${formatPoints(line.points)} / ${formatPoints(line.maxPoints)}` : formatPoints(line.points);
}

/** A quote of nothing but '[EMAIL]' is not worth showing. */
const isLabel = (quote: string): boolean => /^\[[A-Z_]+\]$/.test(quote);

type Quotes = ReadonlyMap<string, string>;

/**
 * A quote for each line with points left to gain, because these are the lines a reader acts on. Several lines may rest on the same
 * words: each takes words that none before it has, as long as it has any.
 */
function quotesOf(ledger: readonly LedgerLine[]): Quotes {
  const used = new Set<string>();
  const quotes = new Map<string, string>();
  for (const { auditId, points, maxPoints, evidence } of ledger) {
    if (points >= maxPoints && points >= 0) continue;
    const words = evidence.map((item) => item.quote).filter((quote) => !isLabel(quote));
    const own = words.find((quote) => !used.has(quote)) ?? words[0];
    if (own === undefined) continue;
    used.add(own);
    quotes.set(auditId, own);
  }
  return quotes;
}

function Line({ line, quotes }: { line: LedgerLine; quotes: Quotes }) {
  const quote = quotes.get(line.auditId);
  return (
    <View style={[styles.row, { borderBottomWidth: 0.5, borderBottomColor: ink.rule, paddingVertical: 3 }]} wrap={false}>
      <View style={{ flex: 1, paddingRight: 10 }}>
        <Text style={styles.bold}>{line.title}</Text>
        {line.note !== '' && <Text style={styles.small}>{line.note}</Text>}
        {quote && <Quote text={quote} />}
      </View>
      <View style={{ width: pointsWidth, alignItems: 'flex-end' }}>
        <Text>{pointsOf(line)}</Text>
      </View>
    </View>
  );
}

function Group({ group, quotes }: { group: ReceiptGroup; quotes: Quotes }) {
  const [first, ...rest] = group.lines;
  return (
    <View style={{ marginBottom: 8 }}>
      <View wrap={false}>
        <View style={[styles.spread, { borderBottomWidth: 1, borderBottomColor: ink.text, paddingBottom: 2 }]}>
          <Text style={styles.title}>{group.category}</Text>
          <Text style={styles.title}>
            {formatPoints(group.points)} / {formatPoints(group.maxPoints)}
          </Text>
        </View>
        {first && <Line line={first} quotes={quotes} />}
      </View>
      {rest.map((line) => (
        <Line key={line.auditId} line={line} quotes={quotes} />
      ))}
    </View>
  );
}

/** Every point of the score, added up as on a receipt. */
export function LedgerSection({ result }: { result: DisplayResult }) {
  if (result.ledger.length === 0) return null;
  const groups = receipt(result.ledger);
  const quotes = quotesOf(groups.flatMap(({ lines }) => lines));
  return (
    <Section
      title="Why This Score"
      isLast
      lead={<Text style={styles.paragraph}>Every point with its reason, and with your own words where there is more to gain.</Text>}
    >
      {groups.map((group) => (
        <Group key={group.category} group={group} quotes={quotes} />
      ))}
      <View style={[styles.spread, { borderTopWidth: 1.5, borderTopColor: ink.text, paddingTop: 3 }]} wrap={false}>
        <Text style={[styles.bold, { fontSize: 11 }]}>Your score</Text>
        <Text style={[styles.bold, { fontSize: 11 }]}>{formatPoints(receiptTotal(result.ledger))} / 100</Text>
      </View>
    </Section>
  );
}
