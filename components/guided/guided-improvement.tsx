'use client';

import dynamic from 'next/dynamic';
import { GuidedLoading } from './guided-loading';

const GuidedScreen = dynamic(() => import('./guided-screen'), { ssr: false, loading: GuidedLoading });

/** The guided improvement lives in the browser alone: its analysis and its draft are remembered there. */
export const GuidedImprovement = () => <GuidedScreen />;
