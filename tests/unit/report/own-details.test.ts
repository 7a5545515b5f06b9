import { fillDetails, ownReport, withOwnDetails } from '@/lib/report/own-details';

const details = { '[NAME]': 'Zoë van Dyk', '[EMAIL]': 'zoe@example.com', '[PHONE_2]': '07700 900333' };

test('the owner’s words take the place of every placeholder that is known', () => {
  expect(fillDetails('[NAME], [PHONE_2] or [EMAIL]', details)).toBe('Zoë van Dyk, 07700 900333 or zoe@example.com');
});

test('what is no placeholder of this CV stays as it is', () => {
  expect(fillDetails('[add figure] of [ADDRESS] for [NAME_3]', details)).toBe('[add figure] of [ADDRESS] for [NAME_3]');
});

test('sentences and quotes are filled at any depth, places and the pattern of the file name are not touched', () => {
  const result = {
    summary: 'Good, [NAME].',
    ledger: [{ evidence: [{ quote: 'Award for [NAME]', start: 4, end: 20 }] }],
    filenameAssessment: { recommendation: '[NAME]-Nurse-CV.pdf', notes: ['[EMAIL] is in it'] },
  };
  expect(withOwnDetails(result, details)).toEqual({
    summary: 'Good, Zoë van Dyk.',
    ledger: [{ evidence: [{ quote: 'Award for Zoë van Dyk', start: 4, end: 20 }] }],
    filenameAssessment: { recommendation: '[NAME]-Nurse-CV.pdf', notes: ['zoe@example.com is in it'] },
  });
  expect(result.summary).toBe('Good, [NAME].');
});

test('of a report only the result is filled', () => {
  expect(ownReport({ cvText: '[NAME]', result: { summary: '[NAME]' } }, details)).toEqual({
    cvText: '[NAME]',
    result: { summary: 'Zoë van Dyk' },
  });
});
