import { readCv } from '@/lib/analysis/reading/reading';
import { cvFrom, TODAY } from '@/tests/support/cv-builder';
import { strongCv } from '@/tests/support/strong-cv';

const under = (heading: string, bullet: string) =>
  readCv(cvFrom(strongCv.replace('# Work Experience', `# ${heading}\n- ${bullet}\n\n# Work Experience`)), TODAY);
const deed = 'Brought overdue care plans down from 31 to 4 within nine months';

test.each(['Key achievements', 'Achievements', 'Selected achievements', 'Career achievements'])(
  'a bullet point under ‘%s’ counts like one under a job',
  (heading) => {
    expect(under(heading, deed).statements.map(({ text }) => text)).toContain(deed);
  },
);

test('a name of a prize is no line of work', () => {
  expect(under('Awards', 'Nurse of the Year 2021').statements.map(({ text }) => text)).not.toContain('Nurse of the Year 2021');
});
