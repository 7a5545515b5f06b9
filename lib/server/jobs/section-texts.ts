import type { Piece } from '@/lib/cv/cv';
import { originsIn, restore } from '@/lib/cv/document/restore';
import { sectionNames, type SectionName } from '@/lib/rewrite/section-names';
import { sectionText } from '@/lib/rewrite/editor-text/write';
import { englishOf } from '@/lib/server/english/dictionary';
import type { Jobs } from '@/lib/server/workers/job-kinds';
import { openCv, type OwnCv } from './stored-cv';

/** What the editors in the owner's browser start from, and the input of the live score there. */
export function sectionTextsOf({ cv: stored, options, today }: Jobs['sections']['input']) {
  const { cv, own, document, filename } = openCv(stored, today);
  return { sections: ownSections({ cv, own }), document, filename, options, today, english: englishOf(cv) };
}

/** The whole text of each editable part, in the owner's words. */
function ownSections({ cv, own }: Pick<OwnCv, 'cv' | 'own'>): Record<SectionName, string> {
  const say = (piece: Piece): string =>
    originsIn(own.origins, piece).length > 0 ? restore(cv.text, own.origins, piece).replace(/\s+/g, ' ').trim() : piece.text;
  const [summary, work, skills, education, structure] = sectionNames;
  return {
    [summary]: sectionText(cv, summary, say),
    [work]: sectionText(cv, work, say),
    [skills]: sectionText(cv, skills, say),
    [education]: sectionText(cv, education, say),
    [structure]: sectionText(cv, structure, say),
  };
}
