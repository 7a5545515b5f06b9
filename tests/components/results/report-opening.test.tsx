/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { SettingsProvider } from '@/components/layout/settings-context';
import ResultsScreen from '@/components/results/results-screen';
import { readAnalysis } from '@/lib/report/read-analysis';
import { openingOf, type ReportOpening } from '@/lib/report/report-opening';
import { testSettings } from '@/tests/support/render-with-settings';
import { sampleBody } from '@/tests/support/sample-report';

function sampleOpening(): ReportOpening {
  const reading = readAnalysis(sampleBody);
  if (reading.kind !== 'read') throw new Error('The sample cannot be read.');
  return openingOf(reading);
}

const never = () => {
  throw new Error('Nothing can be pressed on a server.');
};

const draw = (changed: Partial<ReportOpening> = {}, id = 'sample-1') =>
  renderToString(
    <SettingsProvider settings={testSettings}>
      <ResultsScreen id={id} report={{ ...sampleOpening(), ...changed }} onSubmitEmail={never} onReset={never} />
    </SettingsProvider>,
  );

test('a server without a browser draws the score, the top fix and the place of the CV among others', () => {
  const html = draw();
  expect(html).toContain('aria-label="CV Score: 72 out of 100, Very Good"');
  for (const words of ['Your CV Assessment', 'Add figures to your achievements', 'Market Position', 'First strength']) {
    expect(html).toContain(words);
  }
});

test('what needs the whole report waits for it: the way to unlock, the PDF, the places in the text', () => {
  const locked = draw();
  expect(locked).not.toContain('show it in the text');
  expect(locked).not.toContain('Download PDF');
  const unlocked = draw({ isUnlocked: true });
  expect(unlocked).toMatch(/<button[^>]*aria-disabled="true"[^>]*>.*Download PDF/);
  expect(unlocked.match(/role="tab"/g)).toHaveLength(3);
});

test('a reader who did not upload the CV is told so from the start', () => {
  expect(draw()).not.toContain('You are reading a shared report');
  expect(draw({ owner: false })).toContain('You are reading a shared report');
  expect(draw({ owner: false }, 'demo')).toContain('A sample: the CV of an invented person.');
});

test('while a part is not judged, nobody is placed among others and no verdict is given', () => {
  const opening = sampleOpening();
  const html = draw({ result: { ...opening.result, unsureParts: ['work'] } });
  expect(html).toContain('Provisional: part of this CV has not been checked yet.');
  expect(html).toContain('Shown once the reading is checked');
  expect(html).not.toContain('of CVs reviewed');
});
