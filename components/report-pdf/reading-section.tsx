import { Text, View } from '@react-pdf/renderer';
import { product } from '@/lib/content/product';
import type { DisplayResult } from '@/lib/report/display-result';
import { recommendedFilename } from '@/lib/report/owner-name';
import { knowsPages } from '@/lib/report/known-pages';
import type { Readability } from '@/lib/shared/result';
import { fits } from './fits';
import { List } from './prose';
import type { ReportAbout } from './report-about';
import { Section, Subheading } from './section';
import { styles } from './styles';

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const keptSentence = ({ plainReader, coverage }: Readability): string =>
  plainReader
    ? `The reader ${plainReader.engine} keeps ${plainReader.wordsKept} of your ${plainReader.wordsTotal} words.`
    : `A parser would keep about ${Math.round(coverage * 100)}% of your words in the right place.`;

const readingSentence = (reading: Readability): string =>
  `${keptSentence(reading)} We found ${knowsPages(reading) ? `${plural(reading.pages, 'page')}, ` : ''}` +
  `${plural(reading.words, 'word')}, ${plural(reading.columns, 'column')}, ${plural(reading.tables, 'table')} and ${plural(reading.images, 'image')}.` +
  (reading.ocr ? ' The pages were pictures of text and were read by text recognition.' : '');

function FileName({ result, about }: { result: DisplayResult; about: ReportAbout }) {
  const { appropriate, recommendation, notes } = result.filenameAssessment;
  return (
    <View wrap={!fits(...notes)}>
      <Subheading>File name</Subheading>
      <Text style={styles.paragraph}>
        {appropriate ? 'Your file name is fine as it is.' : 'A recruiter finds your CV again more easily under a name such as'}
      </Text>
      {/* On a line of its own: broken, it would seem to have a hyphen more. */}
      {!appropriate && (
        <Text style={[styles.paragraph, styles.bold]}>
          {recommendedFilename(recommendation, about.name ?? null, product.fileNamePattern)}
        </Text>
      )}
      <List items={notes} />
    </View>
  );
}

export function ReadingSection({ result, about }: { result: DisplayResult; about: ReportAbout }) {
  return (
    <Section
      title="How Your File Is Read"
      lead={
        result.readability ? (
          <Text style={styles.paragraph}>{readingSentence(result.readability)}</Text>
        ) : (
          <FileName result={result} about={about} />
        )
      }
      leadTexts={result.readability ? [] : result.filenameAssessment.notes}
    >
      {result.readability && <List items={result.readability.notes} />}
      {result.readability?.hiddenText.map((hidden, index) => (
        <Text key={index} style={styles.paragraph}>
          Hidden text on page {hidden.page}: take it out. Recruiters read it as cheating, and it earns nothing here.
        </Text>
      ))}
      {result.readability && <FileName result={result} about={about} />}
    </Section>
  );
}
