import { quoting } from '@/lib/analysis/compose/evidence';
import type { Span } from '@/lib/cv/document/redacted-document';
import { figuresInText } from '@/lib/rewrite/figures-in-text';
import type { AnalysisResult, Improvement, InsightName } from '@/lib/shared/result';
import type { Answer } from './answer';
import type { Used } from './ask';
import type { WrittenCv } from './claude-analyser';
import { quoteFinder } from './grounding/find-quote';
import { proseGate, type ProseGate } from './grounding/prose-gate';
import { tidyProse } from './grounding/tidy-prose';
import { otherRolesOf } from './prompt';

/** How long a piece may be, in characters: shorter pieces say nothing, longer ones are not read. */
const lengths = {
  summary: { least: 60, most: 1_200 },
  positive: { least: 20, most: 300 },
  description: { least: 30, most: 900 },
  recommendation: { least: 15, most: 400 },
  title: { least: 8, most: 90 },
} as const;
type LengthName = keyof typeof lengths;

const mostFindings = 4;
const mostProposedRoles = 2;
const writerAuditId = 'writer';

interface Ground {
  cv: WrittenCv;
  gate: ProseGate;
  instructions: readonly Span[];
}

/** Counts the parts that are kept and left out, for the whole report. */
class Pen {
  kept = 0;
  dropped = 0;

  constructor(private readonly gate: ProseGate) {}

  /** Claude's words where they pass the checks, else the built-in ones. Empty words keep the built-in ones. */
  write(text: string | undefined, builtIn: string, length: LengthName): string {
    return this.offer(text, length) ?? builtIn;
  }

  offer(text: string | undefined, length: LengthName): string | null {
    if (!text?.trim()) return null;
    const kept = this.gate.keep(text, lengths[length]);
    if (!kept) {
      this.dropped += 1;
      return null;
    }
    this.kept += 1;
    this.dropped += kept.dropped;
    return kept.text;
  }
}

/**
 * The built-in result in Claude's words. Numbers, ledger, section ratings, pay and authenticity are the built-in objects, untouched;
 * only the prose fields named here are replaced.
 */
export function enrich(builtIn: AnalysisResult, answer: Answer, ground: Ground): Used<AnalysisResult> {
  const pen = new Pen(ground.gate);
  const positives = new Map(answer.positives.map(({ index, text }) => [index, text]));
  const improvements = rewordedImprovements(builtIn, answer, pen);
  const findings = ownFindings(answer, ground, pen);
  const descriptions = new Map(
    builtIn.improvements.map(({ description }, index) => [description, improvements[index]?.description ?? description]),
  );
  const reworded = <T extends { description: string }>(entry: T): T => ({
    ...entry,
    description: descriptions.get(entry.description) ?? entry.description,
  });
  const result: AnalysisResult = {
    ...builtIn,
    summary: pen.write(answer.summary, builtIn.summary, 'summary'),
    positives: builtIn.positives.map((text, index) => pen.write(positives.get(index), text, 'positive')),
    improvements: [...improvements, ...findings],
    recommendations: builtIn.recommendations.map(reworded),
    actionPlan: {
      highPriority: builtIn.actionPlan.highPriority.map(reworded),
      mediumPriority: builtIn.actionPlan.mediumPriority.map(reworded),
    },
    suitableRoles: withProposed(builtIn, answer.roles, pen),
    sectionAnalysis: rewordedSections(builtIn, answer, pen),
    ...rewordedAssessment(builtIn, answer, pen),
  };
  return { value: { ...result, engine: pen.kept > 0 ? 'claude' : builtIn.engine }, kept: pen.kept, dropped: pen.dropped };
}

export const groundOf = (cv: WrittenCv, trustedText: string, sentences: readonly string[], instructions: readonly Span[]): Ground => ({
  cv,
  gate: proseGate([trustedText, ...sentences]),
  instructions,
});

function rewordedImprovements(builtIn: AnalysisResult, answer: Answer, pen: Pen): Improvement[] {
  const texts = new Map(answer.improvements.map(({ auditId, description }) => [auditId, description]));
  return builtIn.improvements.map((improvement) => ({
    ...improvement,
    description: pen.write(texts.get(improvement.auditId), improvement.description, 'description'),
  }));
}

function rewordedSections(builtIn: AnalysisResult, answer: Answer, pen: Pen): AnalysisResult['sectionAnalysis'] {
  const texts = new Map(answer.sections.map((section) => [section.section, section]));
  return builtIn.sectionAnalysis.map((section) => {
    const text = texts.get(section.section);
    const recommendations = (text?.recommendations ?? []).flatMap((item) => pen.offer(item, 'recommendation') ?? []);
    return {
      ...section,
      description: pen.write(text?.description, section.description, 'description'),
      recommendations: recommendations.length > 0 ? recommendations : section.recommendations,
    };
  });
}

function rewordedAssessment(builtIn: AnalysisResult, answer: Answer, pen: Pen): Pick<AnalysisResult, 'professionalAssessment'> {
  const { professionalAssessment: assessment } = builtIn;
  if (!assessment) return {};
  const texts = new Map<InsightName, Answer['insights'][number]>(answer.insights.map((insight) => [insight.name, insight]));
  const { notes } = assessment.careerInsights;
  const write = (name: InsightName) => ({
    ...notes[name],
    meaning: pen.write(texts.get(name)?.meaning, notes[name].meaning, 'description'),
    improve: pen.write(texts.get(name)?.improve, notes[name].improve, 'description'),
  });
  return {
    professionalAssessment: {
      ...assessment,
      summary: pen.write(answer.assessment, assessment.summary, 'summary'),
      careerInsights: {
        ...assessment.careerInsights,
        notes: {
          experienceLevel: write('experienceLevel'),
          technicalExpertise: write('technicalExpertise'),
          leadershipIndicators: write('leadershipIndicators'),
          industryRelevance: write('industryRelevance'),
        },
      },
    },
  };
}

/** The engine's roles in the engine's order, then Claude's proposals that the engine also sees for this CV. */
function withProposed(builtIn: AnalysisResult, proposed: readonly string[], pen: Pen): string[] {
  const { suitableRoles } = builtIn;
  const allowed = otherRolesOf(builtIn);
  const others = [...new Set(proposed)].filter((role) => !suitableRoles.includes(role));
  const known = others.filter((role) => allowed.includes(role)).slice(0, mostProposedRoles);
  pen.dropped += others.length - known.length;
  return [...suitableRoles, ...known];
}

const linesOf = (text: string, { start, end }: Span): string => {
  const next = text.indexOf('\n', end);
  return text.slice(text.lastIndexOf('\n', start) + 1, next === -1 ? undefined : next);
};

/** 'example.org/form': a full stop without a space after it. */
const address = /[^\s.]+\.\p{L}{2,}\S*/gu;

/** A finding is about the lines it quotes, so it may use no figures and addresses of other lines. */
function staysWith(lines: string, text: string): boolean {
  const figures = figuresInText(lines);
  return (
    [...figuresInText(text)].every((figure) => figures.has(figure)) && (text.match(address) ?? []).every((word) => lines.includes(word))
  );
}

/** What Claude noticed beyond the engine. Each finding must quote the CV, and none changes the score. */
function ownFindings(answer: Answer, { cv, instructions }: Ground, pen: Pen): Improvement[] {
  const find = quoteFinder(cv.text);
  const evidence = quoting(cv);
  const found: Improvement[] = [];
  for (const { title, description, quote } of answer.findings) {
    const span = find(tidyProse(quote) ? quote : '');
    const isTrusted = span !== null && !instructions.some(({ start, end }) => span.start < end && start < span.end);
    if (!span || !isTrusted || found.length === mostFindings) {
      pen.dropped += 1;
      continue;
    }
    const heading = pen.offer(title, 'title');
    const text = heading ? pen.offer(description, 'description') : null;
    if (!heading || !text || !staysWith(linesOf(cv.text, span), `${heading} ${text}`)) continue;
    found.push({
      title: heading.replace(/\.$/, ''),
      description: text,
      kind: 'gains-points',
      priority: 'Low',
      type: 'Content',
      auditId: `${writerAuditId}-${found.length + 1}`,
      gain: 0,
      minutes: 10,
      evidence: [evidence(span)],
      example: null,
    });
  }
  return found;
}
