'use client';

import type { ReactNode } from 'react';
import { PremiumBadge } from '@/components/ui/premium-badge';
import type { Personal } from '@/lib/client/report-calls';
import { product } from '@/lib/content/product';
import { insightLevel } from '@/lib/report/bands';
import type { DisplayAssessment, DisplayResult } from '@/lib/report/display-result';
import { recommendedFilename } from '@/lib/report/owner-name';
import type { ReadAnalysis } from '@/lib/report/read-analysis';
import { cutImprovements } from '@/lib/report/teaser';
import { ActionPlan, hasActionPlan } from './action-plan';
import { Authenticity, AuthenticityLevel } from './authenticity';
import { CareerInsights } from './career-insights';
import { FileSecrets, FileSecretsBadge, fileSecretsTitle } from './file-secrets';
import { Ledger } from './ledger';
import type { ReportTab } from '../tabs/use-report-tab';
import type { OnScored } from '../hooks/use-rescored';
import { MyData } from '../actions/my-data';
import { ParserView, keptShare } from '../document/parser-view';
import { RoleList } from './role-list';
import { hasNoRole, isWithheld } from './role-sentence';
import { SalaryBenchmark } from './salary-benchmark';
import { SectionCards } from './section-cards';
import { SkillList } from './skill-list';
import { StrengthsAndFixes } from './strengths-and-fixes';

/** A part of the report that follows the fixes as a closed row. */
export interface ReportPart {
  id: string;
  title: string;
  /** On a phone: the tab it belongs to. */
  panel: ReportTab;
  /** The text of its row while it is closed. */
  answer: ReactNode;
  /** Whether a part of it is locked until an email is given. */
  isGated: boolean;
  intro?: string;
  content: ReactNode;
}

interface PartsInput {
  id: string;
  report: ReadAnalysis;
  personal: Personal | null;
  hasFullAccess: boolean;
  onUnlock: () => void;
  onDeleted: () => void;
  onScored: OnScored;
}

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Where the assessment repeats the summary, it is left out. */
const withoutRepeat = (assessment: DisplayAssessment, summary: string): DisplayAssessment =>
  assessment.summary === summary ? { ...assessment, summary: '' } : assessment;

const when = (condition: unknown, part: ReportPart): ReportPart[] => (condition ? [part] : []);

const whereGiven = <T,>(value: T | undefined, part: (value: T) => ReportPart): ReportPart[] => (value ? [part(value)] : []);

/** The label of the insights that everybody may read, because their figures are free. */
function insightAnswer({ insights }: DisplayAssessment): string {
  const [first] = insights;
  return !first || first.percentage === null ? '' : insightLevel(first.name, first.percentage);
}

const strengthsAnswer = ({ positives, quickWins }: DisplayResult): string =>
  [
    positives.length > 0 && counted(positives.length, 'strength'),
    quickWins.length > 0 && counted(quickWins.length, 'critical fix', 'critical fixes'),
  ]
    .filter(Boolean)
    .join(', ');

function rolesAnswer(result: DisplayResult): string {
  if (hasNoRole(result)) return 'None placed';
  return isWithheld(result)
    ? notShownYet
    : counted(new Set([...result.roleMatches.map(({ title }) => title), ...result.suitableRoles]).size, 'role');
}

const notShownYet = 'Not shown yet';

const planLength = ({ actionPlan, recommendations }: DisplayResult): number =>
  new Set([...actionPlan.highPriority, ...actionPlan.mediumPriority, ...recommendations].map(({ title }) => title)).size;

/** Which engine and which rubric made the report. */
const MadeBy = ({ result }: { result: DisplayResult }) => (
  <p className="mt-3 text-sm text-ink-faint">
    Scored by the built-in engine{result.rubricVersion && `, rubric ${result.rubricVersion}`}.{' '}
    {result.engine === 'claude' ? 'Wording by Claude (engine: claude).' : 'Wording by the built-in engine (engine: built-in).'}
  </p>
);

/** The parts that explain the score and its evidence. */
function evidenceParts({ id, report, hasFullAccess, onUnlock }: PartsInput): ReportPart[] {
  const { result, cvText } = report;
  const gate = { hasFullAccess, onUnlock };
  const { shown } = cutImprovements(result.improvements, hasFullAccess);
  const [firstSection] = result.sectionAnalysis;
  return [
    ...when(result.positives.length + result.quickWins.length > 0, {
      id: 'strengths',
      title: result.positives.length > 0 ? 'Strengths and fixes' : 'Critical fixes',
      panel: 'fixes',
      isGated: false,
      answer: strengthsAnswer(result),
      content: (
        <StrengthsAndFixes strengths={result.positives} fixes={result.quickWins} improvements={shown} hasFullAccess={hasFullAccess} />
      ),
    }),
    ...when(result.ledger.length, {
      id: 'ledger',
      title: 'Why this score',
      panel: 'verdict',
      isGated: false,
      answer: `${result.score} of 100`,
      intro:
        'Where your points come from, with your own words where we found them. Full points mean that a check found enough, not that nothing can be better.',
      content: (
        <>
          <Ledger lines={result.ledger} score={result.score} improvements={shown} />
          <MadeBy result={result} />
        </>
      ),
    }),
    ...when(result.sectionAnalysis.length && result.options?.detailedFeedback !== false, {
      id: 'sections',
      title: 'Section by section',
      panel: 'verdict',
      isGated: result.sectionAnalysis.length > 1,
      answer: firstSection?.rating ? `${firstSection.section}: ${firstSection.rating}` : counted(result.sectionAnalysis.length, 'section'),
      content: <SectionCards sections={result.sectionAnalysis} improvements={shown} {...gate} />,
    }),
    ...when(result.readability || cvText, {
      id: 'reading',
      title: 'What a parser reads',
      panel: 'my-cv',
      isGated: false,
      answer: result.readability && `${keptShare(result.readability)} of your words`,
      content: <ParserView id={id} readability={result.readability} text={cvText} />,
    }),
    ...whereGiven(result.aiDetectionAnalysis, (given) => ({
      id: 'authenticity',
      title: 'Authenticity',
      panel: 'verdict',
      isGated: true,
      answer: given.level && <AuthenticityLevel level={given.level} />,
      intro: 'How likely a reader is to take the wording for machine-written.',
      content: <Authenticity authenticity={given} {...gate} />,
    })),
  ];
}

/** The parts on pay and possible roles. */
function worthParts({ report: { result }, onUnlock, ...input }: PartsInput): ReportPart[] {
  // Where nothing waits behind the lock, there is none.
  const isOpen = isWithheld(result);
  const hasFullAccess = input.hasFullAccess || isOpen;
  const gate = { hasFullAccess, onUnlock };
  return [
    ...whereGiven(result.professionalAssessment, (given) => ({
      id: 'insights',
      title: 'Career Insights',
      panel: 'verdict',
      isGated: !isOpen,
      answer: isOpen ? notShownYet : insightAnswer(given),
      intro: 'Professional Worth Assessment: not part of the score.',
      content: <CareerInsights assessment={withoutRepeat(given, result.summary)} {...gate} />,
    })),
    ...whereGiven(result.salaryBenchmark, (given) => ({
      id: 'salary',
      title: 'Salary Benchmark',
      panel: 'verdict',
      isGated: !isOpen,
      answer: (
        <>
          {isOpen ? notShownYet : hasFullAccess && given.currentLevel.range}
          <PremiumBadge />
        </>
      ),
      content: <SalaryBenchmark salary={isOpen ? { ...given, confidence: null } : given} {...gate} />,
    })),
    ...when(result.suitableRoles.length + result.roleMatches.length, {
      id: 'roles',
      title: 'Suitable roles',
      panel: 'verdict',
      isGated: false,
      answer: rolesAnswer(result),
      content: <RoleList result={result} />,
    }),
    ...when(result.skillsAnalysis.length, {
      id: 'skills',
      title: 'Skills',
      panel: 'my-cv',
      isGated: false,
      answer: '',
      intro: 'Skills that a line about your work shows. Other lines may show more in words that we do not know.',
      content: <SkillList skills={result.skillsAnalysis} />,
    }),
  ];
}

/** The next actions, and the visitor's own data. */
function nextParts({ id, report, personal, hasFullAccess, onUnlock, onDeleted, onScored }: PartsInput): ReportPart[] {
  const { result, cvText, owner } = report;
  const gate = { hasFullAccess, onUnlock };
  return [
    ...when(hasActionPlan(result), {
      id: 'plan',
      title: 'Your plan',
      panel: 'fixes',
      isGated: true,
      answer: counted(planLength(result), 'step'),
      content: <ActionPlan result={result} {...gate} />,
    }),
    {
      id: 'file-secrets',
      title: fileSecretsTitle,
      panel: 'my-cv',
      isGated: true,
      answer: (
        <>
          {result.filenameAssessment.appropriate ? 'Your file name works well' : 'Your file name could be clearer'}
          <FileSecretsBadge />
        </>
      ),
      content: (
        <FileSecrets
          recommended={recommendedFilename(result.filenameAssessment.recommendation, personal?.name ?? null, product.fileNamePattern)}
          notes={result.filenameAssessment.notes}
          {...gate}
        />
      ),
    },
    {
      id: 'my-data',
      title: 'My data',
      panel: 'my-cv',
      isGated: false,
      answer: owner && 'See it, save it, delete it',
      content: (
        <MyData
          id={id}
          isOwner={owner}
          isUnlocked={hasFullAccess}
          text={cvText}
          engine={result.engine}
          onDeleted={onDeleted}
          onScored={onScored}
        />
      ),
    },
  ];
}

/** Every part of the report apart from verdict, fixes and the CV itself, in order. A part that was switched off is missing. */
export const reportParts = (input: PartsInput): ReportPart[] => [...evidenceParts(input), ...worthParts(input), ...nextParts(input)];
