'use client';

import type { ReactNode } from 'react';
import { PremiumBadge } from '@/components/ui/premium-badge';
import type { Personal } from '@/lib/client/report-calls';
import { product } from '@/lib/content/product';
import type { DisplayAssessment } from '@/lib/report/display-result';
import { recommendedFilename } from '@/lib/report/owner-name';
import type { ReadAnalysis } from '@/lib/report/read-analysis';
import { cutImprovements } from '@/lib/report/teaser';
import { demoId } from '@/lib/shared/demo-id';
import { ActionPlan, hasActionPlan } from './action-plan';
import { Authenticity, AuthenticityLevel } from './authenticity';
import { CareerInsights } from './career-insights';
import { FileSecrets, FileSecretsBadge, fileSecretsTitle } from './file-secrets';
import { ImprovementList } from './improvement-list';
import { Ledger } from './ledger';
import type { OnScored } from '../hooks/use-rescored';
import { MyData } from '../actions/my-data';
import { ParserView } from '../document/parser-view';
import { RoleList } from './role-list';
import { SalaryBenchmark } from './salary-benchmark';
import { SectionCards } from './section-cards';
import { SkillList } from './skill-list';
import { StrengthsAndFixes } from './strengths-and-fixes';

/** The chapters of the report, as its contents name them. */
export type PartGroup = 'What to change' | 'How it was read' | 'Where you stand' | 'What next';

export interface ReportPart {
  id: string;
  title: string;
  group: PartGroup;
  /** Whether something in it waits for the email. */
  isGated: boolean;
  aside?: ReactNode;
  intro?: string;
  /** Whether a phone shows it unfolded; a desk unfolds everything. */
  startsOpen?: boolean;
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

/** Where the assessment's words are the summary's, they have been read above. */
const withoutRepeat = (assessment: DisplayAssessment, summary: string): DisplayAssessment =>
  assessment.summary === summary ? { ...assessment, summary: '' } : assessment;

const when = (condition: unknown, part: ReportPart): ReportPart[] => (condition ? [part] : []);

const whereGiven = <T,>(value: T | undefined, part: (value: T) => ReportPart): ReportPart[] => (value ? [part(value)] : []);

/** Before the unlock form: what everybody reads first. */
export function openingParts({ report: { result }, hasFullAccess }: PartsInput): ReportPart[] {
  const { shown } = cutImprovements(result.improvements, hasFullAccess);
  return [
    ...when(result.positives.length + result.quickWins.length > 0, {
      id: 'strengths',
      title: 'Strengths and fixes',
      group: 'What to change',
      isGated: false,
      content: (
        <StrengthsAndFixes strengths={result.positives} fixes={result.quickWins} improvements={shown} hasFullAccess={hasFullAccess} />
      ),
    }),
    {
      id: 'improvements',
      title: 'Key Improvement Areas',
      group: 'What to change',
      isGated: false,
      content: (
        <ImprovementList improvements={result.improvements} oneThing={result.oneThing?.title ?? null} hasFullAccess={hasFullAccess} />
      ),
    },
  ];
}

/** After it: the evidence, the premium parts, and what is the visitor's own. A part that was switched off is not there. */
// eslint-disable-next-line max-lines-per-function -- a list: one item for each part of the report, in its order
export function furtherParts({ id, report, personal, hasFullAccess, onUnlock, onDeleted, onScored }: PartsInput): ReportPart[] {
  const { result, cvText, owner } = report;
  const gate = { hasFullAccess, onUnlock };
  const shownImprovements = cutImprovements(result.improvements, hasFullAccess).shown;
  return [
    ...when(result.ledger.length, {
      id: 'ledger',
      title: 'Why this score',
      group: 'How it was read',
      isGated: false,
      startsOpen: true,
      intro: 'Every point, and the words of your CV it rests on. Open a line to see them.',
      content: <Ledger lines={result.ledger} score={result.score} improvements={shownImprovements} />,
    }),
    ...when(result.readability || cvText, {
      id: 'reading',
      title: 'What a parser reads',
      group: 'How it was read',
      isGated: false,
      intro: 'How software reads your file.',
      content: (
        <ParserView
          id={id}
          hasFile={owner || id === demoId}
          readability={result.readability}
          text={cvText}
          improvements={shownImprovements}
          ledger={result.ledger}
        />
      ),
    }),
    ...when(result.sectionAnalysis.length && result.options?.detailedFeedback !== false, {
      id: 'sections',
      title: 'Section by section',
      group: 'How it was read',
      isGated: result.sectionAnalysis.length > 1,
      content: <SectionCards sections={result.sectionAnalysis} improvements={shownImprovements} {...gate} />,
    }),
    ...whereGiven(result.aiDetectionAnalysis, (given) => ({
      id: 'authenticity',
      title: 'Authenticity',
      group: 'How it was read',
      isGated: true,
      aside: given.level && <AuthenticityLevel level={given.level} />,
      intro: 'How likely a reader is to take the wording for machine-written.',
      content: <Authenticity authenticity={given} {...gate} />,
    })),
    ...whereGiven(result.professionalAssessment, (given) => ({
      id: 'insights',
      title: 'Career Insights',
      group: 'Where you stand',
      isGated: true,
      intro: 'Professional Worth Assessment: not part of the score.',
      content: <CareerInsights assessment={withoutRepeat(given, result.summary)} {...gate} />,
    })),
    ...whereGiven(result.salaryBenchmark, (given) => ({
      id: 'salary',
      title: 'Salary Benchmark',
      group: 'Where you stand',
      isGated: true,
      aside: <PremiumBadge />,
      content: <SalaryBenchmark salary={given} {...gate} />,
    })),
    ...when(result.suitableRoles.length + result.roleMatches.length, {
      id: 'roles',
      title: 'Suitable roles',
      group: 'Where you stand',
      isGated: false,
      content: <RoleList result={result} />,
    }),
    ...when(result.skillsAnalysis.length, {
      id: 'skills',
      title: 'Skills',
      group: 'Where you stand',
      isGated: false,
      intro: 'A tick marks a skill that one of your roles shows in use.',
      content: <SkillList skills={result.skillsAnalysis} />,
    }),
    ...when(hasActionPlan(result), {
      id: 'plan',
      title: 'Your plan',
      group: 'What next',
      isGated: true,
      content: <ActionPlan result={result} {...gate} />,
    }),
    {
      id: 'file-secrets',
      title: fileSecretsTitle,
      group: 'What next',
      isGated: true,
      aside: <FileSecretsBadge />,
      intro: result.filenameAssessment.appropriate ? 'Your file name works well.' : 'Your file name could be clearer.',
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
      group: 'What next',
      isGated: false,
      content: <MyData id={id} isOwner={owner} text={cvText} engine={result.engine} onDeleted={onDeleted} onScored={onScored} />,
    },
  ];
}
