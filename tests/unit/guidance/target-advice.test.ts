import { redact } from '@/lib/cv/redact';
import { targetAdvice } from '@/lib/guidance/target-advice';
import { TODAY } from '@/tests/support/cv-builder';
import { readFixture } from '@/tests/support/documents/read-fixture';

const file = 'tests/fixtures/corpus/files/warehouse-operations-manager-docx-plain.docx';
const adviceFor = async (targetRole: string, industry = '') => {
  const { document } = redact(await readFixture(file));
  return targetAdvice(document, TODAY, { targetRole, industry });
};

describe('the advice for a target', () => {
  it('names the role and what it is asked for, in whole sentences', async () => {
    const advice = await adviceFor('Operations Manager');
    expect(advice['Professional Summary']).toEqual(['Name the role you want in your first or last line: Operations Manager.']);
    expect(advice['Skills Section']?.join()).toMatch(/^An Operations Manager is usually asked for these, and your CV does not name them\./);
    const said = [...(advice['Work Experience'] ?? []), ...((await adviceFor('Marketing Manager'))['Skills Section'] ?? [])].join(' ');
    expect(said).toMatch(/A Marketing Manager/);
    expect(said).not.toMatch(/\ba [AEIO]/);
  });

  it('speaks of the industry alone where the role is none of the table', async () => {
    const advice = await adviceFor('Dragon Tamer', 'healthcare');
    expect(advice['Professional Summary']?.join()).toMatch(/^Speak the language of healthcare where it is true of you: /);
    expect([advice['Work Experience'], advice['Skills Section']]).toEqual([[], []]);
  });
});
