import { identity } from '@/lib/analysis/audits/identity';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv } from '@/tests/support/strong-cv';

const forFriends = strongCv.replace('rosalind.penhallow@example.com', 'partyqueen_4ever@example.com');

describeAudit(identity, {
  passes: { 'a plain address and a file that says CV': strongCv },
  fails: { 'an address for friends and a third draft': { text: forFriends, filename: { hasCvWord: false, versionWords: ['final'] } } },
});

test('only what could be plainer is spoken of', () => {
  expect(scoredBy(identity, forFriends)).toMatchObject({ fix: { title: 'Use an email address made of your name' }, share: 0.4 });
  expect(scoredBy(identity, { text: strongCv, filename: { hasName: false, hasCvWord: false } })).toMatchObject({
    fix: { title: 'Name the file after yourself' },
    share: 0.6,
  });
  const named = { text: strongCv, filename: { hasName: true, hasCvWord: false } };
  expect(scoredBy(identity, named).fix?.title).toBe('Add ‘CV’ to the file name');
  const draft = { text: strongCv, filename: { hasName: true, hasCvWord: true, versionWords: ['final'] } };
  expect(scoredBy(identity, draft).note).toBe('Your file name has brackets or a version in it.');
});
