/** Advice on a file name when there is no analysis to ask (specification section 5, 'Filename hints'). */
export function filenameHints(filename: string): string[] {
  if (!filename) return [];
  const hints: string[] = [];
  if (/[()]/.test(filename)) hints.push('Leave out parentheses: a professional form is Forename-Surname-CV.');
  if (/\s/.test(filename)) hints.push('Use hyphens instead of spaces.');
  if (!/cv|resume|résumé/i.test(filename)) hints.push("Include 'CV' or 'resume' in the name, so that a recruiter finds it again.");
  return hints;
}
