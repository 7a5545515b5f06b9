'use client';

import type { ReactNode } from 'react';
import { AdviceList } from '@/components/improve/advice-list';
import { Fold } from '@/components/improve/fold';
import { SectionEditor } from '@/components/improve/section-editor';
import type { LiveEngine, LiveScores } from '@/components/improve/use-live-score';
import type { Suggestions } from '@/components/improve/use-suggestions';
import { Badge, RatingBadge } from '@/components/ui/badge';
import { Prose } from '@/components/ui/prose';
import type { SectionAdvice, WalkthroughSection } from '@/lib/guidance/walkthrough-steps';

interface SectionStepProps {
  section: WalkthroughSection;
  advice: SectionAdvice;
  /** More lines under 'Recommended Improvements': the strategy's. */
  targeted: readonly string[];
  isCompleted: boolean;
  original: string;
  content: string;
  onEdit: (content: string) => void;
  suggestions: Suggestions;
  scores: LiveScores & { engine: LiveEngine };
  /** The score of the report. */
  reported: number;
  edited: Readonly<Record<string, string>>;
  noSuggestion: string | null;
  children: ReactNode;
}

/** Steps 1 to 3: what the analysis says, what to do, and where to write it. */
export function SectionStep(props: SectionStepProps) {
  const {
    section,
    advice,
    targeted,
    isCompleted,
    original,
    content,
    onEdit,
    suggestions,
    scores,
    reported,
    edited,
    noSuggestion,
    children,
  } = props;
  const recommendations = [...new Set([...advice.recommendations, ...targeted])];
  return (
    <div className="space-y-4 lg:space-y-6">
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h2 className="text-xl">{section.title}</h2>
          {isCompleted && <Badge tone="green">Complete</Badge>}
          {advice.rating && (
            <p className="flex items-center gap-2 text-sm">
              Current rating: <RatingBadge rating={advice.rating} />
            </p>
          )}
        </div>
        <p className="mt-1 text-ink-soft max-lg:text-sm">{section.description}</p>
      </div>
      <div className="grid gap-x-10 max-lg:border-t lg:grid-cols-2">
        <Fold title="What your report says" hint={advice.description} heading={null}>
          <div className="measure lg:mt-1">
            <Prose text={advice.description || 'The analysis says nothing of this part.'} />
          </div>
        </Fold>
        {recommendations.length > 0 && <AdviceList title="Recommended Improvements" items={recommendations} className="lg:text-sm" />}
      </div>
      <SectionEditor
        section={section.section}
        original={original}
        content={content}
        onEdit={onEdit}
        suggestions={suggestions}
        scores={scores}
        reported={reported}
        edited={edited}
        noSuggestion={noSuggestion}
        label={`Improved text: ${section.title}`}
      />
      {children}
    </div>
  );
}
