'use client';

import { BarButton, StepBar } from '@/components/improve/workspace/step-bar';

interface ReadBarProps {
  isBusy: boolean;
  isDisabled: boolean;
  label: string;
  onCancel: (() => void) | null;
}

/** The bar below a form: read what it holds, or keep what was read before. */
export const ReadBar = ({ isBusy, isDisabled, label, onCancel }: ReadBarProps) => (
  <StepBar completed={[false, false, false]} current={0}>
    <BarButton type="submit" disabled={isDisabled} aria-disabled={isBusy}>
      {isBusy ? 'Reading…' : label}
    </BarButton>
    {onCancel && (
      <BarButton variant="outline" onClick={onCancel}>
        Keep what I have
      </BarButton>
    )}
  </StepBar>
);
