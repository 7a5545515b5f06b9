'use client';

import { BarButton, StepBar } from '@/components/improve/workspace/step-bar';

interface ReadBarProps {
  isBusy: boolean;
  isDisabled: boolean;
  label: string;
  onCancel: (() => void) | null;
}

/** The buttons below a form: read its contents, or keep the earlier criteria. */
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
