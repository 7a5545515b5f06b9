'use client';

import dynamic from 'next/dynamic';

const Loading = () => <p role="status">Loading your analysis...</p>;
const GuidedScreen = dynamic(() => import('./guided-screen'), { ssr: false, loading: Loading });

/** The guided improvement lives in the browser alone: its analysis and its draft are remembered there. */
export const GuidedImprovement = () => <GuidedScreen />;
