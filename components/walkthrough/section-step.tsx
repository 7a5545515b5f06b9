'use client';

import type { ReactNode } from 'react';
import { AdviceList } from '@/components/improve/advice-list';
import { SectionEditor } from '@/components/improve/section-editor';
import type { LiveEngine } from '@/components/improve/use-live-score';
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
  engine: LiveEngine;
  edited: Readonly<Record<string, string>>;
  noSuggestion: string | null;
  /** Beside the editor: the score as one types. */
  score: ReactNode;
  children: ReactNode;
}

/** Steps 1 to 3: what the analysis says, what to do, and where to write it. */
export function SectionStep(props: SectionStepProps) {
  const { section, advice, targeted, isCompleted, original, content, onEdit, suggestions, engine, edited, noSuggestion, score, children } =
    props;
  const recommendations = [...new Set([...advice.recommendations, ...targeted])];
  return (
    <div className="space-y-6">
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-xl">{section.title}</h2>
          {isCompleted && <Badge tone="green">Complete</Badge>}
        </div>
        <p className="mt-1 text-ink-soft">{section.description}</p>
      </div>
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
        <div className="measure space-y-2">
          {advice.rating && (
            <p className="flex items-center gap-2 text-sm">
              Current rating: <RatingBadge rating={advice.rating} />
            </p>
          )}
          <Prose text={advice.description || 'The analysis says nothing of this part.'} />
        </div>
        {recommendations.length > 0 && <AdviceList title="Recommended Improvements" items={recommendations} className="lg:text-sm" />}
      </div>
      {score}
      <SectionEditor
        section={section.section}
        original={original}
        content={content}
        onEdit={onEdit}
        suggestions={suggestions}
        engine={engine}
        edited={edited}
        noSuggestion={noSuggestion}
        label={`Improved text: ${section.title}`}
      />
      {children}
    </div>
  );
}
