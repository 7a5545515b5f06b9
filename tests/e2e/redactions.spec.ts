import { Document, Packer, Paragraph } from 'docx';
import { expect, test } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { openRow } from '../support/report-rows';
import { fileOf, visitor } from '../support/visitor';
import { pdfCv } from '../support/cv-files';

/** A nurse who tells of an illness, with a name that looks like none. */
const delicateCv = (): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({
      sections: [
        {
          children: [
            'Zaphquill',
            'Profile',
            'Registered nurse with nine years on acute medical wards, five of them leading a team. I have epilepsy and drive again.',
            'Work Experience',
            'Ward Sister, Northcliffe General Hospital, Leeds\tMar 2020 - Present',
            'Led a team of 18 nurses on a 28-bed acute ward and cut falls by 22% in a year with hourly rounds.',
            'Staff Nurse, Aire Valley Hospital, Leeds\tJan 2016 - Feb 2020',
            'Cared for eight patients a shift and wrote the ward guide that new starters use to this day.',
            'Education',
            'BSc Nursing, University of Calderdale\t2012 - 2015',
            'Skills',
            'Triage, wound care, medicines management, rota planning',
          ].map((text) => new Paragraph(text)),
        },
      ],
    }),
  );

const card = 'What we took out of your CV';
const employer = 'Pennine Parcel Network';

test.describe('what was taken out', () => {
  test('is shown on the upload card, blocks nothing, and grows', async ({ page }) => {
    const own = visitor(page);
    await own.upload();
    const check = page.getByRole('region', { name: card });
    await expect(check.getByText('Alex Morgan')).toBeVisible();
    await expect(own.analyseButton).toBeEnabled();
    await expectAccessible(page, 'the upload card with what was taken out');
    await check.getByLabel('Other words to take out').fill(employer);
    await page.keyboard.press('Enter');
    await expect(check.getByRole('listitem').filter({ hasText: employer })).toBeVisible();
    await own.analyseButton.click();
    await own.viewNow.click();
    await expect(own.report).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const report = await (await page.request.get(`/api/cv/analysis/${id}`)).text();
    expect(report).not.toContain(employer);
  });

  test('is found with the report, which is scored again without the words', async ({ page }) => {
    const own = visitor(page);
    await own.openReport(fileOf('Alex-Morgan-CV.pdf', pdfCv));
    await openRow(page, 'My data');
    await page.getByText('Check what we took out of your CV').click();
    const check = page.getByRole('region', { name: card });
    await expect(check.getByText('Alex Morgan')).toBeVisible();
    await expectAccessible(page, 'the report with what was taken out');
    await check.getByLabel('Other words to take out').fill('No such words');
    await page.keyboard.press('Enter');
    await expect(check.getByRole('alert')).toContainText('We did not find these words in your CV.');
    await check.getByLabel('Other words to take out').fill(employer);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Your CV is scored again/)).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1);
    expect(await (await page.request.get(`/api/cv/analysis/${id}`)).text()).not.toContain(employer);
    await expect(page.getByText(employer)).toHaveCount(0);
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`fits a phone 320 pixels wide in the ${theme} theme`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const own = visitor(page);
      await own.upload();
      await expect(page.getByRole('region', { name: card }).getByText('Alex Morgan')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await expectAccessible(page, theme);
      await expect(own.analyseButton).toBeInViewport();
    });
  }
});

test('a missed name and what the law protects specially are taken out at one press each', async ({ page }) => {
  const own = visitor(page);
  await own.upload(fileOf('cv.docx', await delicateCv(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'));
  const check = page.getByRole('region', { name: card });
  await expect(check.getByText('Health: ‘I have epilepsy and drive again’')).toBeVisible();
  await expectAccessible(page, 'a warning of a special category');
  await check.getByRole('button', { name: /^Take it out.*epilepsy/ }).click();
  await expect(check.getByText(/the law protects specially/)).toHaveCount(0);
  await check.getByRole('button', { name: 'Zaphquill' }).click();
  await expect(check.getByRole('listitem').filter({ hasText: /^(?:Name|Personal): Zaphquill/ })).toBeVisible();
  await own.analyseButton.click();
  await own.viewNow.click();
  await expect(own.report).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  expect(await (await page.request.get(`/api/cv/analysis/${id}`)).text()).not.toMatch(/epilepsy|Zaphquill/i);
});
