import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ResultsScreen from '@/components/results/results-screen';
import { NO_EVIDENCE } from '@/lib/analysis/compose/roles';
import { HttpError } from '@/lib/client/http';
import * as reportCalls from '@/lib/client/report-calls';
import type { ReadAnalysis } from '@/lib/report/read-analysis';
import { renderWithSettings, testSettings } from '@/tests/support/render-with-settings';
import { sampleReport } from '@/tests/support/sample-report';

const download = jest.fn<Promise<void>, unknown[]>();
jest.mock('@/components/report-pdf/download', () => ({ downloadReport: (...given: unknown[]) => download(...given) }));

jest.mock('@/lib/client/report-calls', () => ({
  ...jest.requireActual<typeof reportCalls>('@/lib/client/report-calls'),
  submitEmail: jest.fn(),
  fetchPersonal: jest.fn(),
  deleteEverything: jest.fn(),
}));
const submitEmail = jest.mocked(reportCalls.submitEmail);
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
  deleteEverything.mockReset().mockResolvedValue(undefined);
  fetchPersonal.mockReset().mockResolvedValue({ name: 'Zoë Ó Briain', filename: 'zoe.pdf' });
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
  await act(async () => void renderWithSettings(<ResultsScreen id="sample-1" report={report} onReset={onReset} />, settings));
  return { onReset };
}

const unlockedReport = () => sampleReport({}, { emailAddress: 'z•••@example.com' });
const unlockWith = async (email: string) => {
  await userEvent.type(screen.getByLabelText('Enter your email address'), email);
  await userEvent.click(screen.getByRole('button', { name: 'View Full Report - FREE' }));
};

describe('what is free', () => {
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
    const { onReset } = await draw();
    await userEvent.click(screen.getByRole('button', { name: 'Delete my data' }));
    expect(deleteEverything).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete everything' }));
    await waitFor(() => expect(onReset).toHaveBeenCalled());
    expect(deleteEverything).toHaveBeenCalledWith('sample-1');
    expect(window.localStorage.getItem('user_email')).toBeNull();
    expect(window.localStorage.getItem('guidedProgress:sample-1')).toBeNull();
  });
});
