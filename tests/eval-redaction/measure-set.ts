import fs from 'node:fs';
import path from 'node:path';
import { redact } from '@/lib/cv/redact';
import { findSpecialCategories } from '@/lib/cv/redact/special-categories';
import { readDocument } from '@/lib/server/extract/read-document';
import { p, writeDocx } from '@/tests/support/documents/write-docx';
import { judgeRedacted, labelledCv, type LabelledCv } from '@/tests/support/labelled-cvs';

/** '⟦name:Jane Example⟧' and '⟪Example Ltd⟫' */
const marks = { detail: /⟦(\w+):([^⟧]+)⟧/g, fact: /⟪([^⟫]+)⟫/g };
/** Family, faith, health and the like: in a sentence they are pointed out to the owner, not taken out (decision 61). */
const askedAbout = 'status';

interface Count {
  gone: number;
  all: number;
  /** Not gone, and pointed out to the owner. */
  pointedOut: number;
}

const share = (part: number, whole: number): string => `${part} of ${whole} = ${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** The sums over a folder of CVs that were not made with the redaction in view. */
export class SetFigures {
  private readonly kinds = new Map<string, Count>();
  private facts = 0;
  private kept = 0;
  /** 'file kind: detail' and 'file LOST: fact'. */
  readonly wrong: string[] = [];

  add(cv: LabelledCv, redacted: string): void {
    const { left, lost } = judgeRedacted(cv, redacted);
    const stretches = findSpecialCategories(redacted).map(({ text }) => text);
    for (const detail of cv.details) {
      const count = this.kinds.get(detail.kind) ?? { gone: 0, all: 0, pointedOut: 0 };
      this.kinds.set(detail.kind, count);
      count.all++;
      const isLeft = left.includes(detail);
      const isPointedOut = isLeft && detail.kind === askedAbout && stretches.some((text) => text.includes(detail.text));
      if (isPointedOut) count.pointedOut++;
      else if (isLeft) this.wrong.push(`${cv.filename} ${detail.kind}: ${detail.text}`);
      if (!isLeft) count.gone++;
    }
    this.facts += cv.facts.length;
    this.kept += cv.facts.length - lost.length;
    this.wrong.push(...lost.map((fact) => `${cv.filename} LOST: ${fact}`));
  }

  private sumOf(isCounted: (kind: string) => boolean): string {
    const counts = [...this.kinds].flatMap(([kind, count]) => (isCounted(kind) ? [count] : []));
    const sum = (key: 'gone' | 'all'): number => counts.reduce((total, count) => total + count[key], 0);
    return share(sum('gone'), sum('all'));
  }

  toString(): string {
    const kinds = [...this.kinds].sort(([a], [b]) => (a < b ? -1 : 1));
    return [
      `details removed ${this.sumOf((kind) => kind !== askedAbout)}; with ${askedAbout} ${this.sumOf(() => true)}; facts kept ${share(this.kept, this.facts)}`,
      ...kinds.map(
        ([kind, { gone, all, pointedOut }]) => `  ${kind}: ${share(gone, all)}${pointedOut ? `, pointed out ${pointedOut} more` : ''}`,
      ),
    ].join('\n');
  }
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A CV as an upload of it is treated: a DOCX with a paragraph for each line, through the product's own reader. */
export async function redactedUpload(text: string): Promise<string> {
  const body = text.split('\n').map((line) => p(escaped(line)));
  const document = await readDocument(writeDocx({ body: body.join('') }), 'docx');
  return redact(document, { filename: 'CV.docx' }).document.text;
}

export function labelledFolder(folder: string): LabelledCv[] {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return names.sort().map((name) => labelledCv(name, fs.readFileSync(path.join(folder, name), 'utf8').trimEnd(), marks));
}

export async function measureSet(folder: string): Promise<SetFigures> {
  const figures = new SetFigures();
  for (const cv of labelledFolder(folder)) figures.add(cv, await redactedUpload(cv.text));
  return figures;
}
