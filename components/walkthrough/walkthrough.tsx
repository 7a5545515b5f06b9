'use client';

import dynamic from 'next/dynamic';
import type { WalkthroughFlow } from '@/lib/guidance/walkthrough-steps';
import { WalkthroughLoading } from './walkthrough-loading';

const WalkthroughScreen = dynamic(() => import('./walkthrough-screen'), { ssr: false, loading: WalkthroughLoading });

/** Both premium flows. They differ only in their steps. */
export const Walkthrough = (props: { flowId: WalkthroughFlow['id']; analysisId: string }) => <WalkthroughScreen {...props} />;
