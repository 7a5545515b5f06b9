import { withoutSource } from '@/lib/report/pay-source';

const source = { name: 'ONS Annual Survey of Hours and Earnings 2025 (provisional)', year: 2025, soc: '1139' };
const context =
  'Half of those employed as directors (SOC 1139, Directors n.e.c.) earn between these figures. ' +
  'Source: ONS Annual Survey of Hours and Earnings 2025 (provisional), rounded to £500. It describes the occupation, not you.';

describe('words about pay beside a line that names the source', () => {
  it('leave the sentence about the source to that line', () => {
    expect(withoutSource(context, source)).toBe(
      'Half of those employed as directors (SOC 1139, Directors n.e.c.) earn between these figures. It describes the occupation, not you.',
    );
  });

  it('stay as they are where no source is given', () => {
    expect(withoutSource(context, null)).toBe(context);
  });
});
