import { Text, View } from '@react-pdf/renderer';
import type { DisplayResult } from '@/lib/report/display-result';
import type { ReportAbout } from './report-about';
import { mm, styles } from './styles';

interface Props {
  result: DisplayResult;
  about: ReportAbout;
  pageNumber: number | undefined;
  totalPages: number | undefined;
}

/** Between the end of the text (270 mm) and the bottom edge of the page. */
export function PageFooter({ result, about, pageNumber, totalPages }: Props) {
  const made = [about.productName, result.rubricVersion && `rubric ${result.rubricVersion}`, result.engine && `engine: ${result.engine}`];
  return (
    <View style={[styles.spread, { height: mm(13), paddingTop: mm(3), alignItems: 'flex-start' }]}>
      <Text style={styles.small}>{made.filter(Boolean).join('  ·  ')}</Text>
      <Text style={styles.small}>
        Page {pageNumber} of {totalPages}
      </Text>
    </View>
  );
}
