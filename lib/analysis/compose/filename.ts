import type { AnalysisResult } from '@/lib/shared/result';
import { findOccupation } from '@/lib/facts/occupations';
import type { Findings } from '../findings';
import { titleFor } from '../reading/career/occupation-title';
import { listed, quoted } from '../text/wording';

/** '[NAME]-Nurse-CV.pdf': the name itself is filled in for the owner alone. A year would only age the file. */
export const filenameAssessment = ({
  input: { filename, cv },
  audit: { occupations, reading },
}: Findings): AnalysisResult['filenameAssessment'] => {
  const id = reading.roles[0]?.occupationIds[0];
  const occupation =
    (id ? findOccupation(id) : null) ?? (occupations[0] && occupations[0].titleShare > 0.5 ? occupations[0].occupation : null);
  const title = occupation && titleFor(cv, reading, occupation);
  const role = title && /^[A-Za-z ]{3,28}$/.test(title) ? `${title.replaceAll(' ', '-')}-` : '';
  const notes: string[] = [];
  if (!filename.hasName) notes.push('Your name is not in the file name: put it first, so that the file can be found again.');
  if (!filename.hasCvWord) notes.push('Add ‘CV’, so that the file says what it is.');
  if (filename.hasSpaces) notes.push('Use hyphens instead of spaces: some systems turn spaces into signs.');
  if (filename.hasBrackets) notes.push('Take out the brackets: they look like a second download of the same file.');
  if (filename.versionWords.length > 0)
    notes.push(
      `Leave out ${listed(filename.versionWords.map((word) => quoted(word)))}: the reader need not know how many drafts there were.`,
    );
  return { appropriate: notes.length === 0, recommendation: `[NAME]-${role}CV.${cv.document.kind}`, notes };
};
