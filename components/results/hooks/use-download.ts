import { useState } from 'react';
import { useSettings } from '@/components/layout/settings-context';
import { logFailure } from '@/lib/client/log-failure';
import { showToast } from '@/lib/client/toasts';
import type { DisplayResult } from '@/lib/report/display-result';
import { isoDate } from '@/lib/report/format';

/**
 * Makes the PDF in the browser, once the whole report is loaded. The PDF renderer is fetched with the click, and a busy flag shows the
 * work.
 */
export function useDownload(result: DisplayResult | null, name: string | null) {
  const { productName, claims } = useSettings();
  const [isGenerating, setGenerating] = useState(false);

  const download = async (): Promise<void> => {
    if (!result || isGenerating) return;
    setGenerating(true);
    try {
      const { downloadReport } = await import('@/components/report-pdf/download');
      await downloadReport(result, { productName, claims, date: isoDate(new Date().toISOString()), ...(name ? { name } : {}) });
    } catch (error) {
      logFailure('The PDF could not be made.', error);
      showToast({
        title: 'The PDF could not be made.',
        description: 'Your report is safe on this page.',
        tone: 'error',
        action: { label: 'Try again', onClick: () => void download() },
      });
    } finally {
      setGenerating(false);
    }
  };

  return { isGenerating, download };
}
