import { useState } from 'react';
import { readableMessage } from '@/lib/client/http';
import { fetchExport, saveFile, type ExportFormat, type Sections } from '@/lib/client/improve-calls';
import { logFailure } from '@/lib/client/log-failure';

/** Makes the improved CV in one or more formats and saves the files. */
export function useCvDownload(id: string, sections: Sections, onSaved: (names: string[]) => void) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const download = async (formats: readonly ExportFormat[]): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      const files = await Promise.all(formats.map((format) => fetchExport(id, format, sections)));
      files.forEach(saveFile);
      onSaved(files.map(({ name }) => name));
    } catch (error) {
      logFailure('The improved CV could not be made.', error);
      setProblem(readableMessage(error, 'Your text is safe. Please try again.'));
    } finally {
      setBusy(false);
    }
  };

  return { isBusy, problem, download };
}
