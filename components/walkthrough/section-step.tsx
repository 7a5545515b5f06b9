'use client';

import type { ReactNode } from 'react';
import { AdviceList } from '@/components/improve/workspace/advice-list';
import { PhoneCollapsible } from '@/components/improve/workspace/phone-collapsible';
import { SectionEditor, type SectionEditorProps } from '@/components/improve/editor/section-editor';
import { Badge } from '@/components/ui/badge';
import { RatingBadge } from '@/components/ui/rating-badge';
import { Prose } from '@/components/ui/prose';
import type { SectionAdvice, WalkthroughSection } from '@/lib/guidance/walkthrough-steps';

interface SectionStepProps extends Omit<SectionEditorProps, 'section' | 'label'> {
  section: WalkthroughSection;
  advice: SectionAdvice;
  /** Recommendations for the chosen target, after the report's own. */
  targeted: readonly string[];
  isCompleted: boolean;
  children: ReactNode;
}

/** Steps 1 to 3: what the analysis says, what to do, and where to write it. */
export function SectionStep({ section, advice, targeted, isCompleted, children, ...editor }: SectionStepProps) {
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
        {advice.description && (
          <PhoneCollapsible title="What your report says" hint={advice.description} heading={null}>
            <div className="measure lg:mt-1">
              <Prose text={advice.description} />
            </div>
          </PhoneCollapsible>
        )}
        {recommendations.length > 0 && <AdviceList title="Recommended Improvements" items={recommendations} className="lg:text-sm" />}
      </div>
      <SectionEditor {...editor} section={section.section} label={`Improved text: ${section.title}`} />
      {children}
    </div>
  );
}
