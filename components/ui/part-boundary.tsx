'use client';

import { unstable_rethrow } from 'next/navigation';
import { Component, type ReactNode } from 'react';
import { logFailure } from '@/lib/client/log-failure';

interface PartBoundaryProps {
  /** Stands where the part would be. */
  fallback: ReactNode;
  /** Another value is another try. */
  forgetOn?: string;
  children: ReactNode;
}

/** A part that breaks, or that a lost connection keeps from arriving, takes nothing else of the page with it. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    // The framework's own signals, such as a redirect, go on to whom they are meant for.
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
