import { certaintyOf, unsureParts } from '@/lib/cv/certainty';
import type { CvText } from '@/lib/cv/document/redacted-document';
import type { AnalysisResult, LedgerCategory } from '@/lib/shared/result';
import { scoreLabel } from '@/lib/shared/score-label';
import type { AnalysisInput } from './analyser';
import type { AuditInput } from './audit';
import { authenticity, riskOf } from './compose/authenticity';
import { careerOf, openPosts, sharedTitleOf } from './compose/career';
import { quoting } from './compose/evidence';
import { filenameAssessment } from './compose/filename';
import { improvements } from './compose/improvements';
import { careerInsights, namedLevel } from './compose/insights';
import { auditLines, ledgerLines } from './compose/ledger-lines';
import { notices } from './compose/notices';
import { oneThing } from './compose/one-thing';
import { actionPlan, quickWins, recommendations } from './compose/plans';
import { readability } from './compose/readability';
import { roleMatches, suitableRoles } from './compose/roles';
import { marketValue, salaryBenchmark } from './compose/salary';
import { sectionFeedback } from './compose/section-feedback';
import { skillsAnalysis } from './compose/skills-analysis';
import { strengths } from './compose/strengths';
import { summary } from './compose/summary';
import { withholdUnsure } from './compose/withheld';
import type { Findings } from './findings';
import { scoreLedger, type Adjustments, type Ledger } from './ledger';
import { refuseUnlessCv } from './gates';
import { detectLevel } from './level';
import { matchOccupations } from './reading/career/occupation-match';
import { FORM_FROM } from './reading/ignored/template-placeholders';
import { readPlain } from './reading/plain-reading';
import { readCv } from './reading/reading';
import { audits } from './registry';
import { NO_CONTACT_POINTS, NO_WORK_CAP, rubricVersion, UNSURE_WORK_CAP } from './rubric';
import { runAudits } from './run';

const adjustmentsFor = ({ cv, level, unsure }: AuditInput): Adjustments => {
  const { email, phone } = cv.contact;
  const excused = level === 'student' && cv.education.length + cv.projects.length + cv.volunteering.length > 0;
  const hasWork = cv.work.length + cv.volunteering.length > 0;
  return {
    // What may not have been read is not called missing.
    cap: unsure.includes('work')
      ? { id: 'unsure-work', limit: UNSURE_WORK_CAP }
      : hasWork || excused
        ? null
        : { id: 'no-work', limit: NO_WORK_CAP },
    deduction: !email && !phone ? { id: 'no-contact', points: NO_CONTACT_POINTS } : null,
  };
};

const percent = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100);

const CONTENT: readonly LedgerCategory[] = ['D Profile and direction', 'E Skills and qualifications', 'F Language and UK practice'];

/** Categories A, B and C each scaled to 100; content is D, E and F together, by their points. */
const quickStats = ({ shares, lines }: Ledger): AnalysisResult['quickStats'] => {
  const content = lines.filter(({ run }) => CONTENT.includes(run.audit.category));
  const possible = content.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
  return {
    structure: percent(shares['B Structure and length']),
    content: percent(possible > 0 ? content.reduce((sum, { points }) => sum + points, 0) / possible : 0),
    atsCompatibility: percent(shares['A Machine-readable']),
    impactScore: percent(shares['C Evidence and impact']),
  };
};

/** Reads the CV, runs the audits and adds up their points. */
function findingsOn(input: AnalysisInput<CvText>): Findings {
  const { cv, filename, today, official, english } = input;
  const reading = readCv(cv, today);
  const occupations = matchOccupations(cv, reading);
  const plain = readPlain(cv);
  const audit: AuditInput = {
    cv,
    reading,
    plain: cv.document.pages.some(({ ocr }) => ocr) ? null : plain,
    occupations,
    level: detectLevel(cv, reading),
    // Gaps of an unfilled template belong to the template; they do not make our reading uncertain.
    unsure: reading.placeholders.length >= FORM_FROM ? [] : unsureParts(cv),
    today,
    english,
    filename,
  };
  const ledger = scoreLedger(runAudits(audits, audit), adjustmentsFor(audit));
  const evidence = quoting(cv);
  // Work that may not have been read tells no trade, and nothing that would be advised for it.
  const placed = audit.unsure.includes('work') ? null : (official?.place(audit) ?? null);
  const career = official && placed && careerOf(audit, placed, official);
  const sharedTitle = placed && !career ? sharedTitleOf(audit, placed) : null;
  return {
    input,
    audit,
    placement: placed?.placement ?? null,
    career,
    sharedTitle,
    wantedPosts: placed && official ? openPosts(placed, cv, official, career !== null) : [],
    plain,
    ledger,
    evidence,
    lines: auditLines(ledger, cv, evidence),
  };
}

/**
 * The built-in engine: the same CV always gives the same result, with or without an API key. Pure and synchronous.
 * @throws AppError analysis/NOT_A_CV, analysis/INSUFFICIENT_CONTENT
 */
export function analyse(input: AnalysisInput<CvText>): AnalysisResult {
  const { cv, options, filename } = input;
  refuseUnlessCv(cv);
  const findings = findingsOn(input);
  const { ledger, audit } = findings;
  const fixes = improvements(findings);
  const positives = strengths(findings);
  const roles = suitableRoles(findings);
  const pay = salaryBenchmark(findings);
  const text = summary(findings, fixes);
  const style = options.aiDetection ? authenticity(findings) : null;
  const result: AnalysisResult = {
    score: ledger.score,
    scoreLabel: scoreLabel(ledger.score),
    summary: text,
    level: namedLevel(findings),
    quickStats: quickStats(ledger),
    positives,
    quickWins: quickWins(fixes),
    suitableRoles: roles,
    roleMatches: roleMatches(findings),
    placement: findings.placement,
    skillsAnalysis: skillsAnalysis(findings),
    improvements: fixes,
    oneThing: oneThing(fixes),
    sectionAnalysis: sectionFeedback(findings),
    ...(options.professionalWorth
      ? {
          professionalAssessment: {
            summary: text,
            careerInsights: careerInsights(findings),
            marketValue: marketValue(findings, pay),
            matchingJobTitles: roles,
          },
        }
      : {}),
    ...(options.salaryBenchmarking ? { salaryBenchmark: pay } : {}),
    ...(style ? { aiDetectionAnalysis: style, ...(style.score === null ? {} : { aiDetectionRisk: riskOf(style.score) }) } : {}),
    filename: filename.redacted,
    filenameAssessment: filenameAssessment(findings),
    recommendations: recommendations(fixes),
    actionPlan: actionPlan(fixes),
    ledger: ledgerLines(ledger, cv, findings.evidence),
    readability: readability(findings),
    confidence: certaintyOf(audit.unsure),
    notices: notices(findings),
    options,
    rubricVersion,
    engine: 'built-in',
  };
  return withholdUnsure(result, audit.unsure);
}
