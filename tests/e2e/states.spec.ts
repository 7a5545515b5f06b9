import fs from 'node:fs';
import { expect, test, type Page, type Route } from 'playwright/test';
import { fileOf, holdClock, ownPdf, refuse, scannedPdf, visitor } from '../support/visitor';

const analysisCall = /\/api\/cv\/analysis\/[\w-]+$/;
const analyseCall = '**/api/cv/analyse?model=claude';
const uploadCall = '**/api/cv/upload';

const stillAtWork = (route: Route) => route.fulfill({ status: 202, json: { id: 'x', status: 'processing' } });

test.describe('upload', () => {
  test('a file chosen before the page has come to life is taken, and can be chosen again', async ({ page }) => {
    let come = () => {};
    const scripts = new Promise<void>((resolve) => (come = resolve));
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await scripts;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const { choose, uploaded } = visitor(page);
    await choose(ownPdf);
    come();
    await expect(uploaded).toBeVisible();
    await expect(page.locator('input[type=file]')).toHaveValue('');
  });

  const wrong = [
    ['a text file', fileOf('cv.txt', Buffer.from('hello')), 'Invalid file type. Please upload only PDF or DOCX files.'],
    [
      'a file over 5 MB',
      fileOf('cv.pdf', Buffer.alloc(5 * 1024 * 1024 + 1, 'x')),
      'File too large. Please upload a file smaller than 5MB.',
    ],
    [
      'a text that calls itself a PDF',
      fileOf('cv.pdf', Buffer.from('plain text')),
      'Invalid file type. Please upload only PDF or DOCX files.',
    ],
    [
      'a PDF behind a password',
      fileOf('cv.pdf', fs.readFileSync('tests/fixtures/files/password-protected.pdf')),
      "We couldn't read the content of your CV.",
    ],
  ] as const;
  for (const [what, file, sentence] of wrong) {
    test(`${what} gets its own sentence, and the file is let go`, async ({ page }) => {
      const { choose, analyseButton } = visitor(page);
      await page.goto('/');
      await choose(file);
      const box = page.getByRole('alert').filter({ hasText: 'There was an error with your upload' });
      await expect(box).toContainText(sentence);
      await expect(box).toContainText('Try again with a different file or convert your CV to another format.');
      await expect(page.getByText('Browse Files')).toBeVisible();
      await expect(analyseButton).toBeDisabled();
    });
  }

  const answers = [
    ['no answer', (route: Route) => route.abort(), 'Upload failed. Please try a different file format or convert your CV to DOCX.'],
    [
      'an answer that is no JSON',
      (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      'Unexpected response from server. Please try a different file format.',
    ],
    [
      'broken JSON',
      (route: Route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"id":' }),
      'Unexpected token in JSON response. Please try a different file format.',
    ],
    ['a refusal without words', (route: Route) => route.fulfill({ status: 500, json: {} }), 'Failed to upload file'],
  ] as const;
  for (const [what, answer, sentence] of answers) {
    test(`${what} to an upload is said in the page's words`, async ({ page }) => {
      await page.route(uploadCall, answer);
      await page.goto('/');
      await visitor(page).choose(ownPdf);
      await expect(page.getByRole('alert').filter({ hasText: 'There was an error with your upload' })).toContainText(sentence);
    });
  }

  test('on a phone the whole error is in view, above where the next file is chosen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/');
    await visitor(page).choose(fileOf('photo.png', Buffer.from('x')));
    const box = page.getByRole('alert').filter({ hasText: 'There was an error with your upload' });
    const action = await visitor(page).analyseButton.boundingBox();
    await expect.poll(async () => (await box.boundingBox())?.height).toBeGreaterThan(0);
    const end = await box.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(end).toBeLessThan(action?.y ?? 0);
    await expect(page.getByText('Browse Files')).toBeInViewport();
  });

  test('a failed upload says what is wrong with the file name', async ({ page }) => {
    await page.goto('/');
    await visitor(page).choose(fileOf('my papers (2).odt', Buffer.from('x')));
    for (const hint of ['Leave out parentheses', 'Use hyphens instead of spaces', "Include 'CV' or 'resume'"]) {
      await expect(page.getByText(hint)).toBeVisible();
    }
  });

  test('cancelling keeps the file, and Analyse sends it after all', async ({ page }) => {
    const { choose, analyseButton, viewNow } = visitor(page);
    await page.route(uploadCall, () => undefined);
    await page.goto('/');
    await choose(ownPdf);
    await expect(page.getByText('Uploading your file...')).toBeVisible();
    await expect(analyseButton).toBeDisabled();
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(page.getByText('File selected. Ready to upload.')).toBeVisible();
    await page.unroute(uploadCall);
    await analyseButton.click();
    await expect(viewNow).toBeVisible();
  });

  test('a dropped file is taken; of several only the first', async ({ page }) => {
    await page.goto('/');
    const content = ownPdf.buffer.toString('base64');
    const dropped = await page.evaluateHandle((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], 'Dropped-CV.pdf', { type: 'application/pdf' }));
      transfer.items.add(new File(['x'], 'second.txt'));
      return transfer;
    }, content);
    const zone = page.getByTestId('drop-zone');
    // Before the page has come to life a file can be dropped, but nothing shows that one is over it.
    await expect(async () => {
      await zone.dispatchEvent('dragenter', { dataTransfer: dropped });
      await expect(zone).toHaveClass(/border-accent bg-accent-wash/, { timeout: 500 });
    }).toPass();
    await zone.dispatchEvent('drop', { dataTransfer: dropped });
    await expect(page.getByText('Dropped-CV.pdf')).toBeVisible();
    await expect(visitor(page).uploaded).toBeVisible();
  });

  test('a scan goes on in visual mode; a blocked popup says so and leaves the direct link', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = (...given) => {
        document.title = given.join(' ');
        return null;
      };
    });
    const { upload, toast } = visitor(page);
    await upload(scannedPdf());
    const box = page.getByRole('status').filter({ hasText: 'Using Visual Analysis Mode' });
    await expect(box).toContainText('We process your PDF visually because not all of its text could be extracted.');
    await expect(toast).toContainText("We'll analyse your PDF visually as we couldn't extract all the text. This still works great!");
    await box.getByRole('link', { name: 'View your CV in our visual analyser' }).click();
    await expect(page).toHaveTitle(/^\/api\/cv\/pdf-viewer\/[\w-]{24} cv-viewer popup,width=900,height=800$/);
    await expect(toast).toContainText('Popup Blocked');
    await expect(toast).toContainText('Please enable popups or use the direct link to view your CV.');
    const direct = await box.getByRole('link', { name: 'Direct link' }).getAttribute('href');
    const answer = await page.request.get(direct ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('application/pdf');
  });
});

test.describe('the request for an analysis', () => {
  test('a refusal is a toast with another try, and the upload is kept', async ({ page }) => {
    const { upload, uploaded, analyseButton, toast, viewNow } = visitor(page);
    await page.route(analyseCall, refuse(503, 'API_KEY_ERROR', 'detail nobody should read'));
    await upload();
    await analyseButton.click();
    await expect(toast).toContainText("We're experiencing technical difficulties with our analysis system. Please try again later.");
    await expect(uploaded).toBeVisible();
    await page.unroute(analyseCall);
    await toast.getByRole('button', { name: 'Try again' }).click();
    await expect(viewNow).toBeVisible();
  });

  test('a file the server no longer has is let go here too', async ({ page }) => {
    const { upload, analyseButton, toast } = visitor(page);
    await page.route(analyseCall, refuse(404, 'CV_UPLOAD_NOT_FOUND', ''));
    await upload();
    await analyseButton.click();
    await expect(toast).toContainText('Your CV file was not found. Please try uploading it again.');
    await expect(page.getByText('Browse Files')).toBeVisible();
    await expect(analyseButton).toBeDisabled();
  });

  test('an option that is off leaves its part out of the report', async ({ page }) => {
    const { upload, analyseButton, viewNow, report, unlock } = visitor(page);
    await upload();
    const named = ['Salary Benchmarking', 'Language Analysis', 'Professional Worth Assessment', 'Detailed Feedback'];
    await page.getByText('Choose what to include').click();
    for (const name of named) await page.getByRole('checkbox', { name }).uncheck();
    await expect(page.getByRole('checkbox', { name: 'Improvement Recommendations' })).toBeDisabled();
    const [request] = await Promise.all([page.waitForRequest(analyseCall), analyseButton.click()]);
    expect(request.postDataJSON().options).toEqual({
      atsOptimisation: true,
      detailedFeedback: false,
      professionalWorth: false,
      salaryBenchmarking: false,
      aiDetection: false,
    });
    await viewNow.click();
    await expect(report).toBeVisible();
    await unlock();
    await expect(page.getByRole('heading', { name: 'CV File Secrets' })).toBeVisible();
    for (const title of ['Salary Benchmark', 'Authenticity', 'Career Insights', 'Section by section']) {
      await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
    }
  });
});

test.describe('processing', () => {
  const step = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

  test('the eight steps follow one another, and the bar stops at 99%', async ({ page }) => {
    await page.route(analysisCall, stillAtWork);
    const { pass, passUntilSeen } = await holdClock(page);
    const { choose, uploaded, analyseButton } = visitor(page);
    await choose(ownPdf);
    await expect(uploaded).toBeVisible();
    await analyseButton.click();
    await passUntilSeen(page.getByText('Your CV has been handed to the analysis.'));
    await pass(3_000);
    await expect(page.getByText('Your CV has been handed to the analysis.')).toBeHidden();
    const steps = [
      'Extracting content',
      'Checking ATS compatibility',
      'Analysing format and structure',
      'Evaluating experience and skills',
      'Measuring professional impact',
      'Identifying optimal job roles',
      'Calculating market value',
      'Generating personalised recommendations',
    ];
    for (const [index, name] of steps.entries()) {
      await expect(step(page, name)).toContainText('in progress');
      if (index > 0) await expect(step(page, steps[index - 1] ?? '')).toContainText('done');
      await pass(index === 6 ? 8_000 : 7_000);
    }
    await pass(30_000);
    await expect(page.getByRole('progressbar', { name: 'Analysis' })).toHaveAttribute('aria-valuenow', '99');
    await expect(step(page, steps[7] ?? '')).toContainText('done');
  });

  test('a fact fades after nine and a half seconds and the next one comes at ten', async ({ page }) => {
    await page.route(analysisCall, stillAtWork);
    const { pass, passUntilSeen } = await holdClock(page);
    const { choose, uploaded, analyseButton } = visitor(page);
    await choose(ownPdf);
    await expect(uploaded).toBeVisible();
    await analyseButton.click();
    const box = page.getByRole('region', { name: 'Did You Know?' });
    await passUntilSeen(box.getByText('1 of 9'));
    const fact = box.locator('p').first();
    await pass(9_000);
    await expect(fact).toHaveCSS('opacity', '1');
    await pass(600);
    await expect(fact).toHaveCSS('opacity', '0');
    await pass(600);
    await expect(box).toContainText('2 of 9');
    await expect(fact).toHaveCSS('opacity', '1');
  });

  test('a reload takes a running analysis up where it was', async ({ page }) => {
    const { upload, analyseButton, viewNow, report } = visitor(page);
    await page.route(analysisCall, stillAtWork);
    await upload();
    await analyseButton.click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('analysisInProgress'))).not.toBeNull();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Analysing your CV' })).toBeVisible();
    await page.unroute(analysisCall);
    await viewNow.click();
    await expect(report).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('analysisInProgress'))).toBeNull();
  });

  test("a failure becomes 'Analysis Limited' when the minute is over, not before, and another try can succeed", async ({ page }) => {
    await page.route(analysisCall, refuse(500, 'ANALYSIS_FAILED', 'detail'));
    const { pass, passUntilSeen } = await holdClock(page);
    const { choose, uploaded, analyseButton, report } = visitor(page);
    await choose(ownPdf);
    await expect(uploaded).toBeVisible();
    await analyseButton.click();
    await passUntilSeen(page.getByText('1 of 9'));
    await pass(59_000);
    await expect(page.getByRole('heading', { name: 'Analysing your CV' })).toBeVisible();
    await pass(1_500);
    await expect(page.getByText('Analysis Limited')).toBeVisible();
    await expect(page.getByText('Unable to assess')).toHaveCount(4);
    await expect(page.getByText('Server error processing your CV. Please try a different file format.')).toBeVisible();
    await expect(page.getByText('Try DOCX instead of PDF')).toBeVisible();
    await expect(page.getByLabel('Enter your email address')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Download PDF' })).toHaveCount(0);
    await page.unroute(analysisCall);
    await page.getByRole('button', { name: 'Try again' }).click();
    await passUntilSeen(report);
    await expect(page.getByText('Analysis Limited')).toHaveCount(0);
  });

  test('a failure after the minute waits its three seconds', async ({ page }) => {
    await page.route(analysisCall, stillAtWork);
    const { pass, passUntilSeen } = await holdClock(page);
    const { choose, uploaded, analyseButton } = visitor(page);
    await choose(ownPdf);
    await expect(uploaded).toBeVisible();
    await analyseButton.click();
    await passUntilSeen(page.getByText('1 of 9'));
    await pass(70_000);
    // Over the first answer, not in its place: between the two a call could reach the server, where the report is ready.
    let isRefused = false;
    await page.route(analysisCall, async (route) => {
      await refuse(404, 'ANALYSIS_NOT_FOUND', '')(route);
      isRefused = true;
    });
    // In small steps: the three seconds begin when the answer comes.
    await expect(async () => {
      await pass(100);
      expect(isRefused).toBe(true);
    }).toPass({ timeout: 20_000, intervals: [50] });
    await expect(page.getByRole('heading', { name: 'Analysing your CV' })).toBeVisible();
    await pass(2_800);
    await expect(page.getByRole('heading', { name: 'Analysing your CV' })).toBeVisible();
    await expect(async () => {
      await pass(300);
      await expect(page.getByText('Analysis Limited')).toBeVisible({ timeout: 200 });
    }).toPass({ timeout: 10_000 });
    await expect(page.getByText('Analysis not found. Please try analysing your CV again.')).toBeVisible();
  });
});
