import { figuresInText } from '@/lib/rewrite/figures-in-text';
import { noInventionGate } from '@/lib/rewrite/no-invention-gate';
import { growth } from '@/tests/support/growth';

const cv = `Store Manager, Lantern Books, Leeds (Mar 2019 - Present)
Responsible for the rota of 24 staff. Cut stock loss by 12%. Budget of £40k. Trained three apprentices in Excel and EPOS.
BSc (Hons) Geography, University of Hallamwick, 2:1 (2012 - 2015). Level 2 Food Hygiene certificate.`;
const gate = noInventionGate([cv]);
const kinds = (rewrite: string) => gate.inventions(rewrite).map(({ kind, text }) => `${kind}: ${text}`);

describe('the no-invention gate', () => {
  it.each([
    'Planned the rota of 24 staff and cut stock loss by 12 per cent',
    'Managed a budget of £40,000',
    'Trained 3 apprentices',
    'Store Manager at Lantern Books since March 2019.',
    'Planned the rota, [add figure]',
    'Cut stock loss, [add 3 of the figures]',
    'Using Excel daily; trained apprentices in EPOS',
    'Collaborated with colleagues. Improved the stock room.',
    'Holds a BSc from the University of Hallamwick',
  ])('lets pass what the CV says: %s', (rewrite) => {
    expect(kinds(rewrite)).toEqual([]);
  });

  it.each([
    ['Planned the rota of 25 staff', 'number: 25'],
    ['Cut stock loss by 24%', 'number: 24%'],
    ['Cut stock by 12 items', 'number: 12'],
    ['Managed £24', 'number: £24'],
    ['Managed a budget of 40 million', 'number: 40000000'],
    ['Trained four apprentices', 'number: 4'],
    ['Doubled the output', 'number: doubled'],
    ['Served hundreds of customers', 'number: hundreds'],
    ['Manager since Apr 2019', 'number: date 2019-4'],
    ['Managed stock for Tesco', 'name: Tesco'],
    ['Waterstones: managed the rota', 'name: Waterstones'],
    ['Worked as a Senior Store Manager', 'name: Senior'],
    ['Manager of University Books in Leeds', 'name: University Books'],
    ['Holds an MSc', 'name: MSc'],
    ['Chartered manager with a rota', 'qualification: chartered'],
    ['Planned the rota in python', 'tool: python'],
    ['Planned the rota in SAP', 'name: SAP'],
  ])('stops what it does not say: %s', (rewrite, expected) => {
    expect(kinds(rewrite)).toContain(expected);
  });

  it('takes the visitor’s own answers for sources', () => {
    const answered = noInventionGate([cv, 'about 300 customers a day, with SAP']);
    expect(answered.passes('Served 300 customers a day using SAP')).toBe(true);
    expect(gate.passes('Served 300 customers a day using SAP')).toBe(false);
  });

  it('does not take a question in a slot for a source', () => {
    expect(noInventionGate(['Planned the rota [add 5 facts]']).passes('Planned 5 rotas')).toBe(false);
  });

  it.each(['9', 'A ', '[add ', 'twenty-', 'Ab Cd. '])('reads four times as much of %j in about four times the time', async (bait) => {
    const reading = (length: number) => {
      const text = bait.repeat(length / bait.length);
      return () => [noInventionGate([text]).inventions(text), gate.inventions(text)];
    };
    expect(await growth(reading(25_000), reading(100_000), 10)).toBeLessThan(10);
  });
});

describe('figures', () => {
  it('are the same however they are written', () => {
    expect(figuresInText('£40k')).toEqual(figuresInText('GBP 40,000'));
    expect(figuresInText('12%')).toEqual(figuresInText('12 per cent'));
    expect(figuresInText('twenty-five')).toEqual(figuresInText('25'));
    expect(figuresInText('03/2019')).toEqual(figuresInText('March 2019'));
    expect(figuresInText('one of them')).toEqual(new Set());
  });
});
