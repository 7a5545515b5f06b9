'use client';

import dynamic from 'next/dynamic';
import { StatementLoading } from './statement-loading';

const StatementScreen = dynamic(() => import('./statement-screen'), { ssr: false, loading: StatementLoading });

/** The supporting statement is drawn in the browser only, because the browser holds the answers. */
export const Statement = () => <StatementScreen />;
