import { Document, Page, View } from '@react-pdf/renderer';
import type { DisplayResult } from '@/lib/report/display-result';
import { saidOnce } from '@/lib/report/said-once';
import { AssessmentSection } from './assessment-section';
import { AuthenticitySection } from './authenticity-section';
import { DetailedSection } from './detailed-section';
import { HeaderSection } from './header-section';
import { ImprovementsSection } from './improvements-section';
import { LedgerSection } from './ledger-section';
import { PageFooter } from './page-footer';
import { ReadingSection } from './reading-section';
import type { ReportAbout } from './report-about';
import { SalarySection } from './salary-section';
import { styles } from './styles';

/** The report as a react-pdf document, used in the visitor's browser and by the server for staff. Fonts must be registered first. */
export function ReportDocument({ result: given, about }: { result: DisplayResult; about: ReportAbout }) {
  const result = saidOnce(given, true);
  return (
    <Document
      title="CV Analysis Report"
      author={about.productName}
      creator={about.productName}
      producer={about.productName}
      subject={`CV score ${result.score} out of 100`}
      language="en-GB"
      creationDate={new Date(about.date)}
      pageMode="useOutlines"
    >
      <Page
        size="A4"
        style={styles.page}
        layout={({ children, pageNumber, totalPages }) => (
          <>
            <View style={styles.flow}>{children}</View>
            <PageFooter result={result} about={about} pageNumber={pageNumber} totalPages={totalPages} />
          </>
        )}
      >
        <HeaderSection result={result} about={about} />
        <AssessmentSection result={result} />
        <ImprovementsSection result={result} />
        <DetailedSection result={result} />
        <SalarySection result={result} />
        <AuthenticitySection result={result} />
        <ReadingSection result={result} about={about} />
        <LedgerSection result={result} />
      </Page>
    </Document>
  );
}
