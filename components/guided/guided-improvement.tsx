'use client';

import dynamic from 'next/dynamic';
import { GuidedLoading } from './guided-loading';

const GuidedScreen = dynamic(() => import('./guided-screen'), { ssr: false, loading: GuidedLoading });

/** The guided improvement is drawn in the browser only, because the browser holds the analysis id and the draft. */
export const GuidedImprovement = () => <GuidedScreen />;
