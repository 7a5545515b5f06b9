import type { AnalysisResult } from '@/lib/shared/result';
import type { Findings } from '../findings';
import { filenameSentences, type FilenameFault } from '../wording/report/filename';

/** A title that is short and plain enough for a file name. */
const PLAIN_TITLE = /^[A-Za-z ]{3,28}$/;
/**
 * 'Nurse-' for '[NAME]-Nurse-CV.pdf': the latest title where headline or profile has it too, because the latest job may be temporary.
 * Never a title that is not theirs: some are protected by law. '' where there is none, and for somebody who looks for other work.
 */
function rolePart({ audit: { reading, unsure, cv }, career }: Findings): string {
  const [latest] = reading.roles;
  const title = latest?.entry.title?.text.trim() ?? '';
  const ofThemselves = `${cv.headline?.text ?? ''}\n${cv.profile?.text ?? ''}`.toLowerCase();
  if (unsure.length > 0 || career?.aim || !ofThemselves.includes(title.toLowerCase())) return '';
  return PLAIN_TITLE.test(title) ? `${title.replaceAll(/ +/g, '-')}-` : '';
}

function faultsOf({ input: { filename } }: Findings): FilenameFault[] {
  const faults: FilenameFault[] = [];
  if (!filename.hasName) faults.push({ fault: 'no-name' });
  if (!filename.hasCvWord) faults.push({ fault: 'no-cv-word' });
  if (filename.hasSpaces) faults.push({ fault: 'spaces' });
  if (filename.hasBrackets) faults.push({ fault: 'brackets' });
  if (filename.versionWords.length > 0) faults.push({ fault: 'version-words', words: filename.versionWords });
  return faults;
}

/** '[NAME]-Nurse-CV.pdf': the name itself is filled in for the owner alone. A year would only age the file. */
export function filenameAssessment(findings: Findings): AnalysisResult['filenameAssessment'] {
  const faults = faultsOf(findings);
  return {
    appropriate: faults.length === 0,
    recommendation: `[NAME]-${rolePart(findings)}CV.${findings.input.cv.document.kind}`,
    notes: faults.map(filenameSentences.say),
  };
}
