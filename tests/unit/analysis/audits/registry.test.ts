import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contact } from '@/lib/analysis/audits/contact';
import { audits, criteria } from '@/lib/analysis/registry';
import { rubric, rubricVersion } from '@/lib/analysis/rubric';
import { worded } from '@/lib/analysis/worded-audit';
import { identityWording } from '@/lib/analysis/wording/identity';
import { corpusLines } from '@/tests/support/corpus-lines';
import { auditInput } from '@/tests/support/describe-audit';

const analysis = path.join(__dirname, '../../../../lib/analysis');
const idsIn = (folder: string): string[] => readdirSync(path.join(analysis, folder)).map((name) => name.replace('.ts', ''));
const ids = audits.map(({ id }) => id);

describe('the registry of audits', () => {
  test('knows every file in its folder, each by its own name', () => {
    expect([...ids].sort()).toEqual(idsIn('audits').sort());
  });

  test('pairs every audit with the wording of its own name', () => {
    expect(audits.map(({ wording }) => wording.id)).toEqual(ids);
    for (const id of ids) expect(idsIn('wording')).toContain(id);
  });

  test('takes no wording of other facts (the compiler says so)', () => {
    // @ts-expect-error the facts are those of another audit
    worded(contact, identityWording);
  });

  // Only a note may be empty: where there is nothing to say, the title stands alone.
  test('has words for every state and every reason of every audit', () => {
    for (const { id, wording } of audits)
      for (const { state, words } of wording.shown())
        expect(`${id}, ${state}: ${JSON.stringify(words)}`).not.toMatch(/undefined|(?<!"note":)""/);
  });

  test('puts every audit on one line of the ledger, under a code of its own', () => {
    const codes = audits.map(({ criterion }) => criterion);
    expect(codes).toHaveLength(new Set(codes).size);
    expect(criteria.map(({ id }) => id)).toHaveLength(new Set(criteria.map(({ id }) => id)).size);
    for (const { category, audits: own } of criteria)
      for (const audit of own) {
        expect(audit.category).toBe(category);
        expect(category.startsWith(audit.criterion.charAt(0))).toBe(true);
      }
  });

  test('gives every audit advice of use, and a name that says nothing about how well it went', () => {
    for (const { title, fix } of audits) {
      expect(title).not.toMatch(/\b(?:we|not|no|could|should|good|clear|complete)\b/i);
      expect(fix.description.length).toBeGreaterThan(60);
      expect(fix.minutes).toBeGreaterThan(0);
    }
  });

  test('weighs 100 points in all', () => {
    const table = Object.fromEntries(rubric().categories.map(({ category, points }) => [category, points]));
    expect(table).toEqual({
      'A Machine-readable': 9,
      'B Structure and length': 8,
      'C Evidence and impact': 42,
      'D Profile and direction': 20,
      'E Skills and qualifications': 13,
      'F Language and UK practice': 8,
    });
    expect(Object.values(table).reduce((sum, points) => sum + points, 0)).toBe(100);
    expect(rubricVersion).toMatch(/^\d+\.\d+$/);
  });

  test('runs every audit on every CV of the corpus without an error', () => {
    for (const { id, lines } of corpusLines()) {
      const input = auditInput(lines.join('\n'));
      for (const audit of audits) expect([id, audit.id, audit.run(input).kind]).not.toContain('errored');
    }
  });
});
