import { Text, View } from '@react-pdf/renderer';
import { isNoFigure, isUnknownLevel } from '@/lib/report/empty-pay';
import type { DisplayResult, DisplaySalary } from '@/lib/report/display-result';
import type { PayRow } from '@/lib/report/pay-scale';
import { withoutSource } from '@/lib/report/pay-source';
import { fits } from './fits';
import { PayAxis } from './pay-axis';
import { Prose } from './prose';
import { SalarySourceLine } from './salary-source';
import { Section, Subheading } from './section';
import { ink, styles } from './styles';

function Level({ title, range, average, text }: { title: string; range: string; average: string; text: string }) {
  return (
    <View style={{ flexGrow: 1, flexBasis: fits(text) ? 0 : 'auto' }}>
      <Text style={styles.small}>{title}</Text>
      {!(isNoFigure(range) && text) && <Text style={styles.figure}>{range}</Text>}
      {average !== '' && average !== range && <Text style={[styles.small, { marginBottom: 3 }]}>Average: {average}</Text>}
      <Prose text={text} />
    </View>
  );
}

function Industries({ salary }: { salary: DisplaySalary }) {
  const [first, ...rest] = salary.industryComparison;
  if (!first) return null;
  return (
    <View>
      <View wrap={false}>
        <Subheading>Industry comparisons</Subheading>
        <IndustryRow row={first} />
      </View>
      {rest.map((row) => (
        <IndustryRow key={row.industry} row={row} />
      ))}
    </View>
  );
}

function IndustryRow({ row }: { row: DisplaySalary['industryComparison'][number] }) {
  return (
    <View style={[styles.row, { borderBottomWidth: 0.5, borderBottomColor: ink.rule, paddingVertical: 2.5 }]} wrap={false}>
      <Text style={{ width: 130, paddingRight: 6 }}>{row.industry}</Text>
      <Text style={[styles.bold, { width: 56 }]}>{row.salaryDifference}</Text>
      <Text style={{ flex: 1 }}>{row.transferability}</Text>
    </View>
  );
}

const payRows = (salary: DisplaySalary): PayRow[] =>
  [
    { label: 'Current level', figures: salary.currentLevel.figures },
    { label: 'Next level', figures: salary.nextLevel.figures },
    ...salary.industryComparison.map((row) => ({ label: row.industry, figures: row.figures })),
  ].flatMap(({ label, figures }) => (figures ? [{ label, figures }] : []));

/** Drawn only where the result has this part: it is missing when 'Salary Benchmarking' was switched off. */
export function SalarySection({ result }: { result: DisplayResult }) {
  const salary = result.salaryBenchmark;
  if (!salary) return null;
  const { currentLevel, nextLevel } = salary;
  const context = withoutSource(currentLevel.context, salary.source);
  const isSideBySide = fits(context) && fits(nextLevel.requirements);
  return (
    <Section
      title="Salary Benchmark Analysis"
      lead={
        <View style={[isSideBySide ? styles.row : {}, { gap: 18 }]}>
          <Level title="Current level" range={currentLevel.range} average={currentLevel.average} text={context} />
          {!isUnknownLevel(nextLevel.range, nextLevel.requirements) && (
            <Level title="Next career level" range={nextLevel.range} average={nextLevel.average} text={nextLevel.requirements} />
          )}
        </View>
      }
      leadTexts={[context, nextLevel.requirements]}
    >
      <PayAxis rows={payRows(salary)} />
      <Industries salary={salary} />
      <SalarySourceLine source={salary.source} confidence={salary.confidence} />
    </Section>
  );
}
