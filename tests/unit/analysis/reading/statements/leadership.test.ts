import { findLeadership } from '@/lib/analysis/reading/statements/leadership';
import type { LeadershipKind } from '@/lib/facts/leadership';
import { readCv } from '@/lib/analysis/reading/reading';
import { cvFrom, TODAY } from '@/tests/support/cv-builder';

const kindsIn = (line: string): LeadershipKind[] => {
  const cv = cvFrom(`Rosalind Penhallow\n\n# Work Experience\nProject Coordinator, Wessex Homes\tMay 2018 – Present\n- ${line}\n`);
  return findLeadership(readCv(cv, TODAY)).map(({ kind }) => kind);
};

describe('what was somebody’s own', () => {
  test.each<[string, LeadershipKind]>([
    ['Coordinate 14 refurbishment projects worth £1.8m a year', 'money'],
    ['Ran a £250k programme of repairs for the council', 'money'],
    ['Held a budget of £40,000 for training', 'money'],
    ['Advised customers and trained four new starters', 'teaching'],
    ['Trained 12 colleagues on the new booking system', 'teaching'],
    ['Led a team of six fitters across two depots', 'people'],
    ['Run a kitchen of 9 serving 320 covers on a Saturday', 'people'],
    ['Was promoted to supervisor of a gang of 4', 'people'],
    ['Managed a brigade of eight', 'people'],
    ['Trained 3 new drivers on the lorry-mounted fork lift', 'teaching'],
    ['Trained commis chefs', 'teaching'],
    ['Train new starters on the phone system', 'teaching'],
    ['Mentor student midwives and newly qualified staff', 'teaching'],
    ['Coach six early career teachers', 'teaching'],
    ['Started an apprentice scheme with the local college', 'initiative'],
  ])('is seen in ‘%s’', (line, kind) => {
    expect(kindsIn(line)).toContain(kind);
  });

  test.each([
    'Trained two neural networks on public data',
    'Sold a coat worth £300 to a customer',
    'Trained 3 models for fraud detection',
    'Travelled by train to new clients',
  ])('is not seen in ‘%s’', (line) => {
    expect(kindsIn(line)).toEqual([]);
  });
});
