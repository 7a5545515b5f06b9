import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ResultsScreen from '@/components/results/results-screen';
import type { SubmitEmail } from '@/components/results/use-unlock';
import { NO_EVIDENCE } from '@/lib/analysis/compose/roles';
import { HttpError } from '@/lib/client/http';
import * as documentCalls from '@/lib/client/document-calls';
import * as reportCalls from '@/lib/client/report-calls';
import type { ReadAnalysis } from '@/lib/report/read-analysis';
import type { DocumentView, ParsedFields } from '@/lib/shared/document-view';
import { renderWithSettings, testSettings } from '@/tests/support/render-with-settings';
import { sampleBody, sampleReport } from '@/tests/support/sample-report';

const download = jest.fn<Promise<void>, unknown[]>();
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
const fetchParsedFields = jest.mocked(documentCalls.fetchParsedFields);
const fetchDocumentView = jest.mocked(documentCalls.fetchDocumentView);
const fetchSent = jest.mocked(documentCalls.fetchSent);

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

const submitEmail = jest.fn<ReturnType<SubmitEmail>, Parameters<SubmitEmail>>();
const fetchPersonal = jest.mocked(reportCalls.fetchPersonal);
const deleteEverything = jest.mocked(reportCalls.deleteEverything);

/** The test browser has no layout, so nothing ever changes its size. */
class NoResizes {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  window.localStorage.clear();
  submitEmail.mockReset().mockResolvedValue(undefined);
  deleteEverything.mockReset().mockResolvedValue('r'.repeat(24));
  fetchParsedFields.mockReset().mockResolvedValue(parsed);
  fetchDocumentView.mockReset().mockResolvedValue(documentView);
  fetchSent.mockReset().mockResolvedValue({ sent: null, later: [] });
  fetchPersonal.mockReset().mockResolvedValue({ name: 'Zoë Ó Briain', filename: 'zoe.pdf', isMinor: false });
  Element.prototype.scrollIntoView = jest.fn();
  Object.defineProperty(globalThis, 'ResizeObserver', { configurable: true, value: NoResizes });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function draw(report: ReadAnalysis = sampleReport(), settings: Partial<typeof testSettings> = {}) {
  const onReset = jest.fn();
  // The owner's name arrives just after the first paint.
  await act(
    async () =>
      void renderWithSettings(<ResultsScreen id="sample-1" report={report} onSubmitEmail={submitEmail} onReset={onReset} />, settings),
  );
  return { onReset };
}

const improvementOf = (auditId: string) => sampleBody.result.improvements.slice(0, 1).map((item) => ({ ...item, auditId }));
const unlockedReport = () => sampleReport({}, { emailAddress: 'z•••@example.com' });
const unlockWith = async (email: string) => {
  await userEvent.type(screen.getByLabelText('Enter your email address'), email);
  await userEvent.click(screen.getByRole('button', { name: 'View Full Report - FREE' }));
};

describe('the question about marketing', () => {
  test('stands beside the email with its sender, unticked and not needed', async () => {
    await draw();
    expect(await screen.findByRole('checkbox', { name: /^Also send me/ })).not.toBeChecked();
    expect(screen.getByLabelText('Enter your email address')).toHaveAccessibleDescription(
      /whether or not you tick .+ The operator of this site keeps the address and sends nothing without that tick\./,
    );
  });

  test('is not put to somebody below the minimum age', async () => {
    fetchPersonal.mockResolvedValue({ name: 'Zoë Ó Briain', filename: 'zoe.pdf', isMinor: true });
    await draw();
    expect(await screen.findByText('zoe.pdf')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /^Also send me/ })).toBeNull();
    await unlockWith('zoe@example.com');
    expect(submitEmail).toHaveBeenCalledWith('sample-1', 'zoe@example.com', false);
  });
});

describe('what is free', () => {
  test.each([
    ['show', 'Your CV is in the top 20% of those we see.', /^Top 5% of CVs reviewed$/],
    ['hide', 'Your CV is strong: a little polish will keep it there.', /^95 out of 100$/],
  ] as const)('a claim without a source stands only where that is allowed: %s', async (claims, verdict, position) => {
    await draw(sampleReport({ score: 95 }), { claims });
    expect(screen.getByText(verdict)).toBeVisible();
    expect(screen.getByText(position)).toBeVisible();
  });

  test('score, verdict, one thing with its quote and gain', async () => {
    await draw();
    expect(screen.getByRole('heading', { level: 1, name: 'Your CV Assessment' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'CV Score: 72 out of 100, Very Good' })).toBeVisible();
    expect(screen.getByText(/^Your CV is solid/)).toBeVisible();
    const oneThing = screen.getByRole('region', { name: 'If you just change one thing' });
    expect(oneThing).toHaveTextContent('Responsible for the stock room');
    expect(oneThing).toHaveTextContent('+5.2 points');
    expect(await screen.findByText('zoe.pdf')).toBeVisible();
  });

  test('three cards, role and edge cut at fifty characters', async () => {
    await draw();
    expect(screen.getByText('Top 28% of CVs reviewed')).toBeVisible();
    expect(screen.getByText('A strong foundation to build on')).toBeVisible();
    expect(screen.getByText('Operations Manager of a very large distribution ce...')).toBeVisible();
  });

  test('four improvements and how many more there are, two strengths and two fixes', async () => {
    await draw();
    const improvements = screen.getByRole('region', { name: 'Key Improvement Areas' });
    expect(within(improvements).getAllByRole('heading', { level: 3 })).toHaveLength(4);
    expect(improvements).toHaveTextContent('2 more improvement areas in your full report');
    expect(screen.getByText('Second strength')).toBeVisible();
    expect(screen.queryByText('Third strength')).not.toBeInTheDocument();
    expect(screen.queryByText('Third fix')).not.toBeInTheDocument();
  });

  test('the receipt, what a parser reads, roles and the first section', async () => {
    await draw();
    expect(screen.getByRole('region', { name: 'Why this score' })).toHaveTextContent('5 of 12');
    expect(screen.getByRole('region', { name: 'Your CV as text, with the findings marked' })).toHaveTextContent('Cut stock loss by 18%');
    expect(screen.getByRole('heading', { name: 'Logistics Manager' })).toBeVisible();
    expect(screen.getByText('Says who you are.')).toBeVisible();
  });

  test('a quote leads to its place in the text', async () => {
    await draw();
    const oneThing = screen.getByRole('region', { name: 'If you just change one thing' });
    await userEvent.click(within(oneThing).getByRole('button', { name: /Responsible for the stock room/ }));
    expect(document.activeElement).toHaveTextContent('Responsible for the stock room');
    expect(document.activeElement?.tagName).toBe('MARK');
  });
});

describe('the file beside what is read from it', () => {
  const text = () => screen.getByRole('region', { name: 'Your CV as text, with the findings marked' });
  const file = () => screen.findByRole('region', { name: 'Your file as it looks' });

  test('a quote is shown at its place in both panes', async () => {
    await draw();
    await file();
    const oneThing = screen.getByRole('region', { name: 'If you just change one thing' });
    await userEvent.click(within(oneThing).getByRole('button', { name: /Responsible for the stock room/ }));
    for (const pane of [text(), await file()]) {
      const sought = [...pane.querySelectorAll('mark')].filter((mark) => mark.className.includes('outline-3'));
      expect(sought.map((mark) => mark.textContent)).toEqual(['Responsible for the stock room']);
    }
  });

  test('a Word file shows its structure in the words of its owner', async () => {
    await draw();
    const pane = await file();
    expect(await within(pane).findByRole('heading', { name: 'Zoë Ó Briain' })).toBeVisible();
    expect(within(pane).getByRole('listitem')).toHaveTextContent('Responsible for the stock room');
  });

  test('a finding in the margin leads back to the finding in the report', async () => {
    await draw(sampleReport({ improvements: improvementOf('outcomes') }));
    await userEvent.click(within(text()).getByRole('link', { name: 'Add figures' }));
    expect(document.activeElement).toHaveTextContent('Add figures');
    expect(document.activeElement?.closest('li')).toHaveAttribute('id', 'improvement-outcomes');
  });

  test('stepping through the marks names each, and keeps the focus on the button', async () => {
    await draw(sampleReport({ improvements: improvementOf('outcomes') }));
    const next = screen.getByRole('button', { name: 'Next mark' });
    await userEvent.click(next);
    expect(next).toHaveFocus();
    expect(screen.getByText(/^1 of \d+$/)).toBeVisible();
  });

  test('another browser reads the text alone, and the file is not asked for', async () => {
    await draw(sampleReport({}, { owner: false }));
    expect(text()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Side by side' })).not.toBeInTheDocument();
    expect(fetchDocumentView).not.toHaveBeenCalled();
  });

  test('on a phone the text stands alone until the file is asked for', async () => {
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: false }) });
    await draw();
    Reflect.deleteProperty(window, 'matchMedia');
    expect(fetchDocumentView).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'As it looks', hidden: true }));
    expect(fetchDocumentView).toHaveBeenCalledTimes(1);
  });

  test('what was understood names what was not found', async () => {
    await draw();
    const reading = screen.getByRole('region', { name: 'What a parser reads' });
    expect(await within(reading).findByText('Stock Controller', { exact: false })).toBeVisible();
    for (const missing of ['email not found', 'phone not found', 'no employer found', 'no dates found']) {
      expect(within(reading).getByText(missing)).toBeVisible();
    }
  });

  test('a part that does not come can be asked for again', async () => {
    fetchParsedFields.mockRejectedValueOnce(new HttpError(503, '', 'down'));
    await draw();
    await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('no employer found')).toBeVisible();
  });
});

describe('what was sent', () => {
  const open = async () => {
    const summary = screen.getByText('Show what was sent to Claude');
    await userEvent.click(summary);
    await act(async () => void summary.closest('details')?.dispatchEvent(new Event('toggle')));
  };

  test('is nothing where the built-in engine wrote the report', async () => {
    await draw();
    expect(fetchSent).not.toHaveBeenCalled();
    await open();
    expect(await screen.findByText('Nothing was sent: built-in engine.')).toBeVisible();
  });

  test('is shown word for word, with what went later', async () => {
    fetchSent.mockResolvedValue({
      sent: 'the exact words',
      later: [{ purpose: 'suggestion', at: '2026-03-02T09:00:00Z', text: 'one line' }],
    });
    await draw(sampleReport({ engine: 'claude' }));
    await open();
    expect(await screen.findByRole('region', { name: 'What was sent for the report' })).toHaveTextContent('the exact words');
    expect(screen.getByRole('region', { name: 'What was sent on 2 March 2026' })).toHaveTextContent('one line');
  });

  test('is shown too where Claude was asked and the built-in engine wrote in the end', async () => {
    fetchSent.mockResolvedValue({ sent: 'the exact words', later: [] });
    await draw();
    expect(screen.queryByText(/nobody|nothing was sent/i)).not.toBeInTheDocument();
    await open();
    expect(await screen.findByRole('region', { name: 'What was sent for the report' })).toHaveTextContent('the exact words');
    expect(screen.getByText(/^No answer came back that passed our checks/)).toBeVisible();
  });

  test('does not deny what went later for a report of the built-in engine', async () => {
    fetchSent.mockResolvedValue({ sent: null, later: [{ purpose: 'suggestion', at: '2026-03-02T09:00:00Z', text: 'one line' }] });
    await draw();
    await open();
    expect(await screen.findByText('For the report nothing was sent.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'What was sent on 2 March 2026' })).toHaveTextContent('one line');
  });

  test('is the owner’s to see', async () => {
    await draw(sampleReport({}, { owner: false }));
    expect(screen.queryByText('Show what was sent to Claude')).not.toBeInTheDocument();
  });
});

describe('the contents', () => {
  test('unfold the part they lead to', async () => {
    await draw();
    document.querySelector('#ledger > details')?.removeAttribute('open');
    await userEvent.click(within(screen.getByRole('navigation', { name: 'In this report' })).getByRole('link', { name: 'Why this score' }));
    expect(document.querySelector('#ledger > details')).toHaveAttribute('open');
  });
});

describe('what is locked', () => {
  test('is not in the document at all', async () => {
    await draw();
    for (const hidden of [
      'Describes duties.',
      '£34,000 - £46,000',
      'A team of 14.',
      'One stock phrase',
      'Insider Recruiter Secret',
      'Group your skills',
    ]) {
      expect(screen.queryByText(hidden)).not.toBeInTheDocument();
    }
    expect(document.body.innerHTML).not.toContain('£38,000');
    expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
    expect(screen.queryByText('Ready to find your job matches?')).not.toBeInTheDocument();
  });

  test('leads to the email form, and its tooltip says how', async () => {
    await draw();
    const lock = screen.getByRole('button', { name: /Locked: pay for your kind of role/ });
    await act(async () => lock.focus());
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Unlock report above to view this section');
    await userEvent.click(lock);
    expect(screen.getByLabelText('Enter your email address')).toHaveFocus();
  });
});

describe('unlocking', () => {
  test('an email opens everything, without a reload and without marketing', async () => {
    await draw();
    expect(screen.getByRole('checkbox', { name: testSettings.consent.text })).not.toBeChecked();
    await unlockWith('zoe@example.com');
    expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeVisible();
    expect(submitEmail).toHaveBeenCalledWith('sample-1', 'zoe@example.com', false);
    expect(window.localStorage.getItem('user_email')).toBe('zoe@example.com');
    expect(window.localStorage.getItem('reportUnlocked:sample-1')).toBe('true');
    expect(screen.getByText('Third strength')).toBeVisible();
    expect(screen.getByText('Group your skills', { selector: 'h3' })).toBeVisible();
    expect(screen.getByText('£34,000 - £46,000')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Professional Naming Formula' })).toBeVisible();
    expect(await screen.findByText('Zoë-Ó-Briain-CV.pdf')).toBeVisible();
  });

  test('a ticked box sends the consent along', async () => {
    await draw();
    await userEvent.click(screen.getByRole('checkbox', { name: testSettings.consent.text }));
    await unlockWith('zoe@example.com');
    await screen.findByRole('button', { name: 'Download PDF' });
    expect(submitEmail).toHaveBeenCalledWith('sample-1', 'zoe@example.com', true);
  });

  test('a failed submission leaves the report locked', async () => {
    submitEmail.mockRejectedValue(new HttpError(429, '{"code":"RATE_LIMIT","message":"Busy."}', ''));
    await draw();
    await unlockWith('zoe@example.com');
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
    expect(window.localStorage.getItem('reportUnlocked:sample-1')).toBeNull();
  });

  test('a report that already has an email is open, and the browser remembers it', async () => {
    await draw(unlockedReport());
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeVisible();
    expect(screen.queryByLabelText('Enter your email address')).not.toBeInTheDocument();
    expect(window.localStorage.getItem('reportUnlocked:sample-1')).toBe('true');
  });

  test('the stored flag of another report does not open this one', async () => {
    window.localStorage.setItem('reportUnlocked:other', 'true');
    await draw();
    expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
  });
});

describe('with full access', () => {
  test('insights are words, and no markup of a result ever runs', async () => {
    await draw(unlockedReport());
    expect(screen.getByText('Nine years')).toBeVisible();
    expect(document.querySelector('main script, section script')).toBeNull();
    expect(screen.getByText('Senior, top 30%')).toBeVisible();
    expect(screen.getAllByText('What this means')).toHaveLength(4);
    expect(screen.getByText('£38,000 - £47,500')).toBeVisible();
  });

  test('the PDF is made on the click and the button says so meanwhile', async () => {
    let finish: () => void = () => undefined;
    download.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    await draw(unlockedReport());
    await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
    const busy = await screen.findAllByRole('button', { name: 'Generating...' });
    await userEvent.click(busy[0] ?? document.body);
    expect(download).toHaveBeenCalledTimes(1);
    expect(download).toHaveBeenCalledWith(expect.objectContaining({ score: 72 }), expect.objectContaining({ name: 'Zoë Ó Briain' }));
    finish();
    expect((await screen.findAllByRole('button', { name: 'Download PDF' })).length).toBeGreaterThan(0);
  });

  test('the banner leads to the job app in a new tab, and goes when no app is set', async () => {
    await draw(unlockedReport());
    const link = screen.getByRole('link', { name: /Register Now/ });
    expect(link).toHaveAttribute('href', 'https://jobs.example.com/register');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('without an app there is no banner', async () => {
    await draw(unlockedReport(), { jobAppUrl: null });
    expect(screen.queryByText('Ready to find your job matches?')).not.toBeInTheDocument();
  });

  test('the recruiter claim can be switched off and leaves no empty box', async () => {
    await draw(unlockedReport(), { claims: 'hide' });
    expect(screen.queryByText('Insider Recruiter Secret')).not.toBeInTheDocument();
    expect(screen.getByText('72 out of 100')).toBeVisible();
  });
});

describe('parts that were switched off', () => {
  test('leave no empty box', async () => {
    const { professionalAssessment, salaryBenchmark, aiDetectionAnalysis, ...rest } = unlockedReport().result;
    expect([professionalAssessment, salaryBenchmark, aiDetectionAnalysis]).not.toContain(undefined);
    const options = {
      atsOptimisation: true,
      detailedFeedback: false,
      professionalWorth: false,
      salaryBenchmarking: false,
      aiDetection: false,
    };
    await draw({ ...unlockedReport(), result: { ...rest, options } });
    for (const name of ['Career Insights', 'Salary Benchmark', 'Authenticity', 'Section by section']) {
      expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
    }
    expect(screen.getByRole('heading', { name: 'Key Improvement Areas' })).toBeVisible();
  });
});

describe('a CV that points to no role', () => {
  test('gets a sentence, never a role of that name', async () => {
    await draw(sampleReport({ suitableRoles: [NO_EVIDENCE], roleMatches: [], professionalAssessment: undefined }));
    const roles = screen.getByRole('region', { name: 'Suitable roles' });
    expect(roles).toHaveTextContent(`${NO_EVIDENCE}. Name your job titles`);
    expect(within(roles).queryByRole('listitem')).not.toBeInTheDocument();
    expect(screen.getByText(`${NO_EVIDENCE}.`)).toBeVisible();
  });
});

describe('on a phone', () => {
  const openParts = () => [...document.querySelectorAll('section > details')].map((part) => part.hasAttribute('open'));

  test('score, fixes and the receipt are open, the other parts wait folded for a tap', async () => {
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: false }) });
    await draw(unlockedReport());
    Reflect.deleteProperty(window, 'matchMedia');
    expect(openParts().filter(Boolean)).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Why this score' })).toHaveTextContent('5 of 12');
    expect(document.querySelector('#salary > details')).not.toHaveAttribute('open');
  });

  test('a quote unfolds the text it stands in', async () => {
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: false }) });
    await draw();
    Reflect.deleteProperty(window, 'matchMedia');
    const oneThing = screen.getByRole('region', { name: 'If you just change one thing' });
    await userEvent.click(within(oneThing).getByRole('button', { name: /Responsible for the stock room/ }));
    expect(document.querySelector('#reading > details')).toHaveAttribute('open');
  });

  test('on a desk everything is open', async () => {
    await draw(unlockedReport());
    expect(openParts().every(Boolean)).toBe(true);
  });
});

describe('whose report it is', () => {
  test('another browser reads the report, and that the CV stays with its owner', async () => {
    await draw(sampleReport({}, { owner: false }));
    expect(screen.getByText('You are reading a shared report')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete my data' })).not.toBeInTheDocument();
    expect(screen.getByText('Two results can be checked, you.')).toBeVisible();
    expect(fetchPersonal).not.toHaveBeenCalled();
  });

  test('deleting asks first, then removes everything here and there', async () => {
    window.localStorage.setItem('user_email', 'zoe@example.com');
    window.localStorage.setItem('guidedProgress:sample-1', '{}');
    window.localStorage.setItem('improvedScores:sample-1', JSON.stringify([{ id: 'improved-1', score: 70, date: '2026-03-02' }]));
    window.localStorage.setItem('walkthroughProgress:improved-1', '{}');
    const { onReset } = await draw();
    await userEvent.click(screen.getByRole('button', { name: 'Delete my data' }));
    expect(deleteEverything).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete everything' }));
    expect(await screen.findByRole('heading', { name: 'Your data is deleted' })).toBeVisible();
    expect(deleteEverything).toHaveBeenCalledWith('sample-1');
    expect(window.localStorage.getItem('user_email')).toBeNull();
    for (const key of ['guidedProgress:sample-1', 'improvedScores:sample-1', 'walkthroughProgress:improved-1'])
      expect(window.localStorage.getItem(key)).toBeNull();
    expect(screen.getByRole('link', { name: new RegExp('r'.repeat(24)) })).toHaveAttribute('href', `/api/cv/deletion/${'r'.repeat(24)}`);
    expect(onReset).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(onReset).toHaveBeenCalled();
  });

  test('a failed deletion says that nothing was changed and can be tried again', async () => {
    deleteEverything.mockRejectedValue(new HttpError(503, '', 'down'));
    const { onReset } = await draw();
    await userEvent.click(screen.getByRole('button', { name: 'Delete my data' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete everything' }));
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(screen.queryByRole('heading', { name: 'Your data is deleted' })).not.toBeInTheDocument();
    expect(onReset).not.toHaveBeenCalled();
  });
});
