import { registerWords, showsAny } from '@/lib/facts/registers';
import { registers } from '@/lib/placement/registers';

describe('the words that show a register', () => {
  it('stand in order, once each', () => {
    for (const words of Object.values(registerWords)) expect(words).toEqual([...new Set(words)].sort());
  });

  it.each([
    ['nmc', 'NMC PIN held'],
    ['nmc', 'Nursing and\nMidwifery Council'],
    ['hcpc', 'Health and Care Professions Council'],
    ['qts', 'BEd (Hons) Primary, University of Winterley'],
    ['social-work-england', 'Qualified Social Worker'],
  ] as const)('show %s in %j', (register, text) => {
    expect(showsAny(text, registerWords[register])).toBe(true);
  });

  it.each([
    ['qts', 'Supported a 28-bed ward'],
    ['qts', 'Trained on ect and other treatments'],
    ['social-work-england', 'HCPC registered physiotherapist'],
    ['gas-safe', 'Keeps gas safely'],
  ] as const)('do not show %s in %j', (register, text) => {
    expect(showsAny(text, registerWords[register])).toBe(false);
  });

  it('are those of the placement too', () => {
    expect(registers.get('nmc')?.shownBy).toEqual(registerWords.nmc);
    expect(registers.get('qts')?.shownBy).toEqual(registerWords.qts);
  });
});
