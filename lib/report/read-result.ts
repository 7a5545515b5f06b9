import { limits } from '@/lib/shared/limits';
import type { AnalysisOptions, LedgerCategory, Priority, RoleMatch } from '@/lib/shared/result';
import { scoreLabel } from '@/lib/shared/score-label';
import type { DisplayImprovement, DisplayResult, DisplaySection, DisplaySkill, TitledText } from './display-result';
import { readAssessment, readAuthenticity, readSalary } from './read-assessment';
import { readLedger, readReadability } from './read-ledger';
import { engines, improvementKinds, levels, priorities, readingParts, skillStates, type ReadingPart } from '@/lib/shared/result-names';
import {
  evidenceOf,
  exactOf,
  firstProse,
  isRecord,
  listOf,
  numberOf,
  oneOf,
  percentageOf,
  proseListOf,
  proseOf,
  recordOf,
} from './stored-values';
import type { StoredRecord } from './stored-values';

/** 'High', 'high', 'HIGH' … are all High; what is missing or unknown is Medium. */
const priorityOf = (value: unknown): Priority =>
  (typeof value === 'string' ? priorities.find((name) => name.toLowerCase() === value.trim().toLowerCase()) : undefined) ?? 'Medium';

const exampleOf = (value: unknown): DisplayImprovement['example'] => {
  const example = recordOf(value);
  const [before, after] = [exactOf(example.before), exactOf(example.after)];
  return before && after ? { before, after } : null;
};

function improvementOf(value: unknown): DisplayImprovement[] {
  const stored = isRecord(value) ? value : { title: value };
  const description = proseOf(stored.description);
  const title = proseOf(stored.title) || description;
  if (!title) return [];
  return [
    {
      title,
      description: title === description ? '' : description,
      kind: improvementKinds.find((kind) => kind === stored.kind) ?? 'gains-points',
      priority: priorityOf(stored.priority),
      type: proseOf(stored.type) || 'Content',
      auditId: exactOf(stored.auditId) || null,
      gain: Math.max(0, numberOf(stored.gain) ?? 0),
      minutes: numberOf(stored.minutes),
      evidence: evidenceOf(stored.evidence),
      example: exampleOf(stored.example),
    },
  ];
}

const sectionOf = (value: unknown): DisplaySection[] => {
  const stored = recordOf(value);
  const section = firstProse(stored, 'section', 'name', 'title');
  if (!section) return [];
  return [
    {
      section,
      rating: stored.isUnrated === true ? '' : proseOf(stored.rating),
      description: firstProse(stored, 'description', 'feedback'),
      recommendations: proseListOf(stored.recommendations),
      share: numberOf(stored.share),
      evidence: evidenceOf(stored.evidence),
    },
  ];
};

/** A part without a rating of which nothing is said is not drawn. */
const saysSomething = ({ rating, description, recommendations }: DisplaySection): boolean =>
  rating !== '' || description !== '' || recommendations.length > 0;

const skillOf = (value: unknown): DisplaySkill[] => {
  const stored = isRecord(value) ? value : { skill: value };
  const skill = firstProse(stored, 'skill', 'name');
  if (!skill) return [];
  // Of a skill that no role shows nothing is said.
  const isShown = stored.state === undefined || oneOf(skillStates, stored.state) === 'shown';
  // Older results quote the entry of the list before the line.
  return isShown ? [{ skill, evidence: evidenceOf(stored.evidence).slice(-1) }] : [];
};

const roleMatchOf = (value: unknown): RoleMatch[] => {
  const stored = recordOf(value);
  const title = proseOf(stored.title);
  const score = percentageOf(stored.score);
  if (!title || score === null) return [];
  const [matched, missing] = [proseListOf(stored.matched), proseListOf(stored.missing)];
  return [{ title, soc: exactOf(stored.soc), score, matched, missing, next: proseOf(stored.next) || null }];
};

const titledOf = (value: unknown): TitledText[] => {
  const stored = isRecord(value) ? value : { title: value };
  const title = firstProse(stored, 'title', 'description');
  const description = proseOf(stored.description);
  return title ? [{ title, description: title === description ? '' : description }] : [];
};

function oneThingOf(value: unknown): DisplayResult['oneThing'] {
  const stored = recordOf(value);
  const title = proseOf(stored.title);
  if (!title) return null;
  const gain = Math.max(0, numberOf(stored.gain) ?? 0);
  return { title, description: proseOf(stored.description), quote: exactOf(stored.quote), gain, evidence: evidenceOf(stored.evidence) };
}

function optionsOf(value: unknown): AnalysisOptions | null {
  if (!isRecord(value)) return null;
  const isOn = (name: keyof AnalysisOptions, standard: boolean) => (typeof value[name] === 'boolean' ? value[name] : standard);
  return {
    atsOptimisation: isOn('atsOptimisation', false),
    detailedFeedback: isOn('detailedFeedback', true),
    professionalWorth: isOn('professionalWorth', true),
    salaryBenchmarking: isOn('salaryBenchmarking', true),
    aiDetection: isOn('aiDetection', true),
  };
}

/** '[NAME]' stands for a name that only the owner's browser knows. */
const defaultFilename = '[NAME]-CV.pdf';

const filenameOf = (value: unknown): DisplayResult['filenameAssessment'] => {
  const stored = recordOf(value);
  return {
    appropriate: stored.appropriate === true,
    recommendation: proseOf(stored.recommendation) || defaultFilename,
    notes: proseListOf(stored.notes),
  };
};

/** The first of several names under which a list may be stored. */
const firstList = (stored: StoredRecord, ...names: string[]): unknown[] =>
  listOf(names.map((name) => stored[name]).find((value) => Array.isArray(value)));

const unsurePartsOf = (value: unknown): ReadingPart[] => {
  const stored = recordOf(value);
  return readingParts.filter((part) => stored[part] === 'unsure');
};

const isCareer = (part: ReadingPart): boolean => part !== 'education';
const sectionNames: Readonly<Record<ReadingPart, string>> = { work: 'Work Experience', education: 'Education', skills: 'Skills Section' };

/** A part that may not have been read gets no rating, bar or level; the words that replace them stay. */
function withoutVerdicts(result: DisplayResult): DisplayResult {
  const { unsureParts, professionalAssessment: assessment, aiDetectionAnalysis, ...others } = result;
  if (unsureParts.length === 0) return result;
  const names = unsureParts.map((part) => sectionNames[part]);
  const [insight] = assessment?.insights ?? [];
  const withheld = { summary: insight?.description ?? '', insights: [], marketValue: null };
  return {
    ...others,
    unsureParts,
    sectionAnalysis: result.sectionAnalysis.map((section) => (names.includes(section.section) ? { ...section, rating: '' } : section)),
    ...(assessment ? { professionalAssessment: unsureParts.some(isCareer) ? { ...assessment, ...withheld } : assessment } : {}),
    ...(aiDetectionAnalysis && !unsureParts.includes('work') ? { aiDetectionAnalysis } : {}),
  };
}

/** A category of the ledger in which no check could judge has no percentage; results of old versions have no ledger. */
const isJudged = (ledger: DisplayResult['ledger'], name: LedgerCategory): boolean => {
  const own = ledger.filter(({ category }) => category === name);
  return own.length === 0 || own.some(({ outcome }) => outcome === 'scored');
};

/** A stored result, of this version or an older one, as the screens draw it. Nothing that is missing is invented. */
export function readResult(stored: StoredRecord): DisplayResult {
  const score = percentageOf(stored.score) ?? percentageOf(stored.overallScore) ?? limits.defaultScore;
  const stats = recordOf(stored.quickStats);
  const plan = recordOf(stored.actionPlan);
  const assessment = readAssessment(stored.professionalAssessment);
  const ledger = readLedger(stored.ledger);
  const salary = readSalary(stored.salaryBenchmark);
  const authenticity = readAuthenticity(stored.aiDetectionAnalysis, stored.aiDetectionRisk);
  return withoutVerdicts({
    score,
    scoreLabel: proseOf(stored.scoreLabel) || scoreLabel(score),
    summary: proseOf(stored.summary),
    level: oneOf(levels, stored.level),
    quickStats: {
      structure: isJudged(ledger, 'B Structure and length') ? percentageOf(stats.structure) : null,
      content: percentageOf(stats.content),
      atsCompatibility: percentageOf(stats.atsCompatibility),
      impactScore: isJudged(ledger, 'C Evidence and impact') ? percentageOf(stats.impactScore) : null,
    },
    positives: proseListOf(stored.positives),
    quickWins: proseListOf(stored.quickWins),
    suitableRoles: proseListOf(stored.suitableRoles),
    roleMatches: listOf(stored.roleMatches).flatMap(roleMatchOf),
    skillsAnalysis: listOf(stored.skillsAnalysis).flatMap(skillOf),
    improvements: listOf(stored.improvements).flatMap(improvementOf),
    oneThing: oneThingOf(stored.oneThing),
    sectionAnalysis: firstList(stored, 'sectionAnalysis', 'detailedAnalysis', 'sections').flatMap(sectionOf).filter(saysSomething),
    ...(assessment ? { professionalAssessment: assessment } : {}),
    ...(salary ? { salaryBenchmark: salary } : {}),
    ...(authenticity ? { aiDetectionAnalysis: authenticity } : {}),
    filename: exactOf(stored.filename),
    filenameAssessment: filenameOf(stored.filenameAssessment),
    recommendations: listOf(stored.recommendations)
      .flatMap(improvementOf)
      .map(({ title, description, priority, type }) => ({ title, description, priority, type })),
    actionPlan: {
      highPriority: listOf(plan.highPriority).flatMap(titledOf),
      mediumPriority: listOf(plan.mediumPriority).flatMap(titledOf),
    },
    ledger,
    readability: readReadability(stored.readability),
    notices: proseListOf(stored.notices),
    unsureParts: unsurePartsOf(stored.confidence),
    options: optionsOf(stored.options),
    rubricVersion: proseOf(stored.rubricVersion) || null,
    engine: oneOf(engines, stored.engine),
  });
}
