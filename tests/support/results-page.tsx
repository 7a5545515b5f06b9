import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ResultsScreen from '@/components/results/results-screen';
import type { SubmitEmail } from '@/components/results/hooks/use-unlock';
import * as documentCalls from '@/lib/client/document-calls';
import * as reportCalls from '@/lib/client/report-calls';
import type { ReadAnalysis } from '@/lib/report/read-analysis';
import type { DocumentView, ParsedFields } from '@/lib/shared/document-view';
import { renderWithSettings, type testSettings } from './render-with-settings';
import { sampleBody, sampleReport } from './sample-report';

/** The report on the screen without a server: every call it makes is answered here. Import it before anything else. */

export const download = jest.fn<Promise<void>, unknown[]>();
jest.mock('@/components/report-pdf/download', () => ({ downloadReport: (...given: unknown[]) => download(...given) }));
jest.mock('@/lib/client/report-calls', () => ({
  ...jest.requireActual<typeof reportCalls>('@/lib/client/report-calls'),
  fetchPersonal: jest.fn(),
  deleteEverything: jest.fn(),
}));
jest.mock('@/lib/client/document-calls', () => ({
  ...jest.requireActual<typeof documentCalls>('@/lib/client/document-calls'),
  fetchParsedFields: jest.fn(),
  fetchDocumentView: jest.fn(),
  fetchSent: jest.fn(),
}));
export const fetchParsedFields = jest.mocked(documentCalls.fetchParsedFields);
export const fetchDocumentView = jest.mocked(documentCalls.fetchDocumentView);
export const fetchSent = jest.mocked(documentCalls.fetchSent);
export const fetchPersonal = jest.mocked(reportCalls.fetchPersonal);
export const deleteEverything = jest.mocked(reportCalls.deleteEverything);
export const submitEmail = jest.fn<ReturnType<SubmitEmail>, Parameters<SubmitEmail>>();

const field = (text: string, start = 0) => ({ text, start, end: start + text.length, page: 1 });
const parsed: ParsedFields = {
  contact: { name: field('Zoë Ó Briain'), email: null, phone: null, place: null, links: [] },
  headline: null,
  profile: null,
  work: [{ title: field('Stock Controller', 15), employer: null, place: null, dates: null, statements: 2 }],
  education: [],
  skills: [],
  others: [],
};
const documentView: DocumentView = {
  kind: 'docx',
  uploadId: 'u',
  pages: [],
  lines: [
    { page: 1, region: 'body', headingLevel: 1, items: [{ box: null, bold: true, italic: false, runs: [field('Zoë Ó Briain', 0)] }] },
    {
      page: 1,
      region: 'body',
      bullet: '•',
      items: [
        {
          box: null,
          bold: false,
          italic: false,
          runs: [field('Responsible for the stock room', sampleBody.cvText.indexOf('Responsible'))],
        },
      ],
    },
  ],
};

/** The test browser has no layout, so nothing ever changes its size. */
class NoResizes {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** Before each test: an empty browser and a server that answers. */
export function setUpResultsScreen(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.scrollTo = jest.fn();
  submitEmail.mockReset().mockResolvedValue(undefined);
  deleteEverything.mockReset().mockResolvedValue('r'.repeat(24));
  fetchParsedFields.mockReset().mockResolvedValue(parsed);
  fetchDocumentView.mockReset().mockResolvedValue(documentView);
  fetchSent.mockReset().mockResolvedValue({ sent: null, later: [] });
  fetchPersonal.mockReset().mockResolvedValue({ name: 'Zoë Ó Briain', filename: 'zoe.pdf', isMinor: false, details: {} });
  Element.prototype.scrollIntoView = jest.fn();
  Object.defineProperty(globalThis, 'ResizeObserver', { configurable: true, value: NoResizes });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
}

export async function draw(report: ReadAnalysis = sampleReport(), settings: Partial<typeof testSettings> = {}) {
  const onReset = jest.fn();
  // The owner's name arrives just after the first paint.
  await act(
    async () =>
      void renderWithSettings(<ResultsScreen id="sample-1" report={report} onSubmitEmail={submitEmail} onReset={onReset} />, settings),
  );
  return { onReset };
}

export const improvementOf = (auditId: string) => sampleBody.result.improvements.slice(0, 1).map((item) => ({ ...item, auditId }));
export const unlockedReport = () => sampleReport({}, { emailAddress: 'z•••@example.com' });
export const unlockWith = async (email: string) => {
  await userEvent.type(screen.getByLabelText('Enter your email address'), email);
  await userEvent.click(screen.getByRole('button', { name: 'View Full Report - FREE' }));
};

/** Opens a row of the report by its title. */
export const openRow = (title: string) => userEvent.click(screen.getByRole('button', { name: title }));

/** The same on a phone: what folds by the room there is was folded before the first paint. */
export async function drawOnPhone(report?: ReadAnalysis) {
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: false }) });
  const drawn = await draw(report);
  Reflect.deleteProperty(window, 'matchMedia');
  return drawn;
}
