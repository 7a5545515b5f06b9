'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TooltipProvider } from '@/components/ui/tooltip';
import { product } from '@/lib/content/product';
import { FileSecrets, FileSecretsBadge, fileSecretsTitle } from './file-secrets';
import { ReportSection } from './report-section';

/** The card by itself, with a switch between its two states. */
export function FileSecretsTrial() {
  const [hasFullAccess, setFullAccess] = useState(false);
  return (
    <TooltipProvider>
      <div className="max-w-3xl space-y-8">
        <h1 className="text-2xl">CV File Secrets test</h1>
        <div className="flex flex-wrap items-center gap-4">
          <Button variant="outline" aria-pressed={hasFullAccess} onClick={() => setFullAccess((was) => !was)}>
            Toggle access
          </Button>
          <p role="status">
            Status: <span className="font-semibold">{hasFullAccess ? 'Full Access (Visible)' : 'Locked (Hidden)'}</span>
          </p>
        </div>
        <ReportSection id="file-secrets" title={fileSecretsTitle} aside={<FileSecretsBadge />}>
          <FileSecrets
            recommended={product.fileNamePattern}
            notes={[]}
            hasFullAccess={hasFullAccess}
            onUnlock={() => setFullAccess(true)}
          />
        </ReportSection>
      </div>
    </TooltipProvider>
  );
}
