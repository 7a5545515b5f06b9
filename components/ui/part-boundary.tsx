'use client';

import { unstable_rethrow } from 'next/navigation';
import { Component, type ReactNode } from 'react';
import { logFailure } from '@/lib/client/log-failure';

interface PartBoundaryProps {
  /** Shown instead of the broken part. */
  fallback: ReactNode;
  /** When this value changes, the part is drawn again. */
  forgetOn?: string;
  children: ReactNode;
}

/** An error boundary: a part that throws, or whose script could not be loaded, does not break the rest of the page. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    // The framework signals a redirect by throwing; it handles these itself.
    unstable_rethrow(error);
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure('A part of the page could not be drawn.', error);
  }

  override componentDidUpdate({ forgetOn }: PartBoundaryProps) {
    if (this.state.hasFailed && forgetOn !== this.props.forgetOn) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
