import type { JobFit } from '@/lib/analysis/job-fit';
import type { AnalysisResult } from '@/lib/shared/result';

const width = 78;

/** The result as plain text for a terminal: the score, why, and what to do first. */
export function readableReport(result: AnalysisResult): string {
  const quickStats = Object.entries(result.quickStats).map(([name, value]) => `${words(name)} ${value}`);
  return [
    `${result.score}/100  ${result.scoreLabel}`,
    wrap(result.summary),
    quickStats.join(' · '),
    section(
      'Why this score',
      result.ledger.map((line) => `${signed(line.points, line.maxPoints)}  ${line.title}: ${line.note}`),
    ),
    section(
      'What to do first',
      result.improvements.slice(0, 6).map((one) => `[${one.priority}] ${one.title}. ${one.description}`),
    ),
    section('Strengths', result.positives),
    section('Roles it points to', result.suitableRoles),
    section('Notes', [...result.notices, ...result.readability.notes]),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The criteria of an advert, and what the CV shows for each. */
export function readableFit({ score, criteria }: JobFit): string {
  const lines = criteria.map(({ text, kind, state, status, quote }) => {
    const heading = state ? `${status ?? state} (${kind})` : 'for the statement';
    return `${heading}: ${text}${quote ? `, by ‘${quote}’` : ''}`;
  });
  return [`Fit with this advert: ${score}/100`, section('What it asks for', lines)].filter((part) => part !== '').join('\n\n');
}

const words = (camel: string): string => camel.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

const signed = (points: number, max: number): string =>
  (max > 0 ? `${points.toFixed(1)}/${max.toFixed(1)}` : points.toFixed(1)).padStart(10);

function section(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return [title, ...lines.map((line) => wrap(line, '  '))].join('\n');
}

function wrap(text: string, indent = ''): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(/(?<=\S) /)) {
    if (line.length + word.length > width && line.trim() !== '') {
      lines.push(line.trimEnd());
      line = `${indent}${indent}`;
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()].join('\n');
}
