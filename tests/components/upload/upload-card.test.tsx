import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UploadCard } from '@/components/upload/upload-card';
import { startOfFlow, type UploadStage } from '@/lib/client/flow';
import { isFramed } from '@/lib/client/parent-frame';
import { renderWithSettings } from '@/tests/support/render-with-settings';

jest.mock('@/lib/client/parent-frame', () => ({ isFramed: jest.fn(() => false) }));
const framed = jest.mocked(isFramed);

const file = new File(['%PDF'], 'Alex-Morgan-CV.pdf', { type: 'application/pdf' });
const stage = (change: Partial<UploadStage>): UploadStage => ({ ...startOfFlow, ...change });

function draw(upload: UploadStage = startOfFlow, productName = 'Analyse My CV') {
  const handlers = { onFile: jest.fn(), onSample: jest.fn(), onCancel: jest.fn(), onAnalyse: jest.fn() };
  renderWithSettings(<UploadCard upload={upload} {...handlers} />, { productName });
  return handlers;
}

test('states the title, the formats and the privacy notice', () => {
  draw();
  expect(screen.getByRole('heading', { name: 'Upload Your CV' })).toBeVisible();
  expect(screen.getByLabelText('Browse Files')).toHaveAccessibleDescription('Supported formats: PDF, DOCX (Max 5MB)');
  expect(screen.getByText('Your Privacy is Protected')).toBeVisible();
});

test('four features are on, and improvement recommendations cannot be switched off', () => {
  draw();
  for (const name of ['Detailed Feedback', 'Professional Worth Assessment', 'Salary Benchmarking', 'Language Analysis']) {
    expect(screen.getByRole('checkbox', { name })).toBeChecked();
  }
  expect(screen.getByRole('checkbox', { name: 'Improvement Recommendations' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Improvement Recommendations' })).toBeDisabled();
});

test('the button carries the product name and waits for a file', () => {
  draw(startOfFlow, 'Read My CV');
  expect(screen.getByRole('button', { name: 'Read My CV' })).toBeDisabled();
});

test('while uploading the button is off, the state is said and the upload can be called off', async () => {
  const { onCancel } = draw(stage({ status: 'uploading', filename: 'cv.pdf', progress: 0.4 }));
  expect(screen.getByRole('button', { name: 'Analyse My CV' })).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('Uploading your file...');
  expect(screen.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('aria-valuenow', '40');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }));
  expect(onCancel).toHaveBeenCalled();
});

test.each([
  ['selected', 'File selected. Ready to upload.'],
  ['uploaded', 'File successfully uploaded'],
] as const)('a file that is %s says so beside its name', (status, text) => {
  draw(stage({ status, filename: 'My-CV.pdf' }));
  expect(screen.getByText('My-CV.pdf')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

test('of several dropped files only the first is used', () => {
  const { onFile } = draw();
  fireEvent.drop(screen.getByTestId('drop-zone'), { dataTransfer: { files: [file, new File(['x'], 'other.pdf')] } });
  expect(onFile).toHaveBeenCalledTimes(1);
  expect(onFile).toHaveBeenCalledWith(file);
});

test('the same file can be chosen twice', async () => {
  const { onFile } = draw();
  await userEvent.upload(screen.getByLabelText('Browse Files'), file);
  await userEvent.upload(screen.getByLabelText('Browse Files'), file);
  expect(onFile).toHaveBeenCalledTimes(2);
});

test('an error is announced with its message, the hint and the tips', () => {
  draw(stage({ error: 'File too large. Please upload a file smaller than 5MB.', hints: ['Use hyphens instead of spaces.'] }));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('There was an error with your upload');
  expect(alert).toHaveTextContent('File too large. Please upload a file smaller than 5MB.');
  expect(alert).toHaveTextContent('Try again with a different file or convert your CV to another format.');
  expect(alert).toHaveTextContent('Use hyphens instead of spaces.');
});

test('analysing hands over the chosen options', async () => {
  const { onAnalyse } = draw(stage({ status: 'uploaded', filename: 'cv.pdf', upload: { id: 'u', visual: false, viewerUrl: null } }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Language Analysis' }));
  await userEvent.click(screen.getByRole('button', { name: 'Analyse My CV' }));
  expect(onAnalyse).toHaveBeenCalledWith(
    { detailedFeedback: true, professionalWorth: true, salaryBenchmarking: true, aiDetection: false },
    '',
  );
});

describe('visual mode', () => {
  const visual = stage({ status: 'uploaded', filename: 'scan.pdf', upload: { id: 'up1', visual: true, viewerUrl: '/token' } });

  test('opens the viewer in a 900 by 800 popup', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(window);
    draw(visual);
    expect(screen.getByText('Using Visual Analysis Mode')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'View your CV in our visual analyser' }));
    expect(open).toHaveBeenCalledWith('/api/cv/pdf-viewer/up1', 'cv-viewer', 'popup,width=900,height=800');
  });

  test('keeps a direct link for browsers that block popups', () => {
    draw(visual);
    expect(screen.getByRole('link', { name: 'Direct link' })).toHaveAttribute('href', '/api/cv/pdf-viewer/up1');
  });

  test('in a frame the direct link carries the owner token, as the popup does', () => {
    framed.mockReturnValueOnce(true);
    draw(visual);
    expect(screen.getByRole('link', { name: 'Direct link' })).toHaveAttribute('href', '/token');
  });
});

test('the sample CV is offered until a file is chosen', async () => {
  const { onSample } = draw();
  await userEvent.click(screen.getByRole('button', { name: 'Try it with a sample CV' }));
  expect(onSample).toHaveBeenCalled();
});

test('the compliance claim goes when unsourced claims are hidden', () => {
  renderWithSettings(
    <UploadCard upload={startOfFlow} onFile={jest.fn()} onSample={jest.fn()} onCancel={jest.fn()} onAnalyse={jest.fn()} />,
    {
      claims: 'hide',
    },
  );
  expect(screen.queryByText(/GDPR compliant/)).not.toBeInTheDocument();
  expect(screen.getByText(/redacted before the analysis/)).toBeVisible();
});

test('an advert may be pasted, kept folded, and goes along', async () => {
  const { onAnalyse } = draw(stage({ status: 'uploaded', filename: 'cv.pdf' }));
  await userEvent.click(screen.getByText('Applying for something? Paste the advert'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Job advert (optional)' }), 'Night Porter');
  await userEvent.click(screen.getByRole('button', { name: 'Analyse My CV' }));
  expect(onAnalyse).toHaveBeenCalledWith(expect.anything(), 'Night Porter');
});

test.each([
  ['ask', 1, false],
  ['always', 0, true],
  ['never', 0, false],
] as const)('SHARED_COMPUTER=%s puts %d question on the card', (sharedComputer, questions, isSaid) => {
  renderWithSettings(
    <UploadCard upload={startOfFlow} onFile={jest.fn()} onSample={jest.fn()} onCancel={jest.fn()} onAnalyse={jest.fn()} />,
    { sharedComputer },
  );
  expect(screen.queryAllByRole('checkbox', { name: 'This is a shared computer' })).toHaveLength(questions);
  expect(screen.queryByText(/We end your session after 15 minutes without use/) !== null).toBe(isSaid);
});

test('a browser that its visitor calls shared says what follows', async () => {
  draw();
  const box = screen.getByRole('checkbox', { name: 'This is a shared computer' });
  await userEvent.click(box);
  expect(box).toHaveAccessibleDescription(/keeps no list of your reports/);
  expect(document.cookie).toBe('shared-computer=1');
  await userEvent.click(box);
  expect(document.cookie).toBe('');
});
