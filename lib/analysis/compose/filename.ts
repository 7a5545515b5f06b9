import { findOccupation } from '@/lib/facts/occupations';
import type { AnalysisResult } from '@/lib/shared/result';
import type { Findings } from '../findings';
import { titleFor } from '../reading/career/occupation-title';
import { filenameSentences, type FilenameFault } from '../wording/report/filename';

/** A title that is short and plain enough for a file name. */
const PLAIN_TITLE = /^[A-Za-z ]{3,28}$/;
/** Without a role the titles must carry the occupation this far. */
const SURE_BY_TITLE = 0.5;

/** 'Nurse-' for '[NAME]-Nurse-CV.pdf', by the latest role or the surest occupation; '' where there is none, or may be another. */
function rolePart({ input: { cv }, audit: { occupations, reading, unsure } }: Findings): string {
  if (unsure.length > 0) return '';
  const id = reading.roles[0]?.occupationIds[0];
  const [best] = occupations;
  const occupation = (id ? findOccupation(id) : null) ?? (best && best.titleShare > SURE_BY_TITLE ? best.occupation : null);
  const title = occupation && titleFor(cv, reading, occupation);
  return title && PLAIN_TITLE.test(title) ? `${title.replaceAll(' ', '-')}-` : '';
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
