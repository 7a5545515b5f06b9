'use client';

import { Fragment, type ReactNode } from 'react';
import type { Personal } from '@/lib/client/report-calls';

interface ReportTitleProps {
  isDemo: boolean;
  owner: boolean;
  personal: Personal | null;
  /** The actions of the report, shown beside its title. */
  actions: ReactNode;
}

export const titleId = 'report-title';

/** A line may break after the separators in a file name, and within a word only where nothing else is possible. */
const Filename = ({ name }: { name: string }) =>
  name.split(/(?<=[-_. ])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

export const ReportTitle = ({ isDemo, owner, personal, actions }: ReportTitleProps) => (
  <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
    <div className="min-w-0">
      <h1 id={titleId} tabIndex={-1} className="text-xl outline-none sm:text-2xl">
        Your CV Assessment
      </h1>
      {isDemo && <p className="mt-1 text-sm text-ink-faint">A sample: the CV of an invented person.</p>}
      {/* Its owner's file name comes a moment later: the line is kept free for it. */}
      {owner && (
        <p className="mt-1 min-h-5.5 text-sm wrap-anywhere text-ink-faint" title={personal?.filename}>
          {personal && <Filename name={personal.filename} />}
        </p>
      )}
    </div>
    <div className="flex flex-wrap gap-3 empty:hidden" data-screen-only>
      {actions}
    </div>
  </div>
);
