import { ownSections, readOwnCv } from './own-cv';
import { today } from '../analyses/today';

/** What the editors of the owner's browser start from, and what the live score there is made of. */
export async function sectionTexts(analysisId: string, owner: string | null) {
  const { cv, own, document, filename, result } = await readOwnCv(analysisId, owner);
  return { sections: ownSections({ cv, own }), document, filename, options: result.options, today: today() };
}
