import type { AuditInput } from '@/lib/analysis/audit';
import { detectLevel } from '@/lib/analysis/level';
import { matchOccupations } from '@/lib/analysis/reading/career/occupation-match';
import { readPlain } from '@/lib/analysis/reading/plain-reading';
import { readCv } from '@/lib/analysis/reading/reading';
import { audits } from '@/lib/analysis/registry';
import type { AuditOutcome, WordedAudit } from '@/lib/analysis/worded-audit';
import type { ExtractedDocument } from '@/lib/cv/document/extracted-document';
import { englishOf } from '@/lib/server/english/dictionary';
import { cvFrom, inputFrom, TODAY } from './cv-builder';

/** Lines of a CV, or lines with another file around them. */
export type Example = string | { text: string; document?: Partial<ExtractedDocument>; filename?: Partial<AuditInput['filename']> };

/** Whatever names an audit: the audit itself, with or without its wording. */
type Named = { id: string };

/** What the audits would be given for an example. */
export const auditInput = (example: Example): AuditInput => {
  const { text, document, filename } =
    typeof example === 'string' ? { text: example } : { document: undefined, filename: undefined, ...example };
  const cv = cvFrom(text, document);
  const reading = readCv(cv, TODAY);
  const occupations = matchOccupations(cv, reading);
  return {
    cv,
    reading,
    plain: readPlain(cv),
    occupations,
    level: detectLevel(cv, reading),
    unsure: [],
    today: TODAY,
    english: englishOf(cv),
    filename: { ...inputFrom(cv).filename, ...filename },
  };
};

/** The audit as the report sees it, with its wording. */
const wordedAudit = ({ id }: Named): WordedAudit => {
  const found = audits.find((audit) => audit.id === id);
  if (!found) throw new Error(`${id} is not registered`);
  return found;
};

export const runAudit = (audit: Named, example: Example): AuditOutcome => wordedAudit(audit).run(auditInput(example));

/** The outcome of an audit that is expected to judge the example. */
export const scoredBy = (audit: Named, example: Example): Extract<AuditOutcome, { kind: 'scored' }> => {
  const outcome = runAudit(audit, example);
  if (outcome.kind !== 'scored') throw new Error(`${audit.id} does not judge this example`);
  return outcome;
};

interface Examples {
  /** Two fifths of the points, from which the report too speaks of it as done. */
  passes: Record<string, Example>;
  /** Little of them: a share below 0.4, with a note that says what was seen. */
  fails: Record<string, Example>;
  notAssessable?: Record<string, Example>;
}

/** An audit in sentences: what passes, what fails, what it does not judge. */
export const describeAudit = (audit: Named, { passes, fails, notAssessable = {} }: Examples): void => {
  const { criterion, title, looksFor } = wordedAudit(audit);
  describe(`${criterion} ${title}`, () => {
    for (const [name, example] of Object.entries(passes)) {
      test(`passes ${name}`, () => {
        const outcome = runAudit(audit, example);
        expect(outcome).toMatchObject({ kind: 'scored' });
        expect(outcome.kind === 'scored' ? outcome.share : 0).toBeGreaterThanOrEqual(0.4);
      });
    }
    for (const [name, example] of Object.entries(fails)) {
      test(`fails ${name}`, () => {
        const outcome = runAudit(audit, example);
        expect(outcome.kind === 'scored' ? outcome.share : 1).toBeLessThan(0.4);
        expect(outcome.kind === 'scored' ? outcome.note || looksFor : '').toMatch(/^\S.*[.…]$/s);
      });
    }
    for (const [name, example] of Object.entries(notAssessable)) {
      test(`does not judge ${name}`, () => {
        expect(runAudit(audit, example).kind).toBe('not-assessable');
      });
    }
  });
};
