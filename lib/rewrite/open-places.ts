import { lineWords } from './editor-text/read';
import { openSlots, type EditedSections, type ImprovedCv } from './improved-cv';
import { sectionNames } from './section-names';
import { slotsIn } from './slots';

/** A line with a gap: 'Planned the weekly rota, [add figure]' of 'Work Experience'. */
interface OpenPlace {
  part: string;
  text: string;
}

/** Every line that still has a gap; where the gap is in no edited part, the gap alone. Empty where an export is possible. */
export function openPlaces(edited: EditedSections, improved: ImprovedCv): OpenPlace[] {
  const open = openSlots(improved);
  if (open.length === 0) return [];
  const places = sectionNames.flatMap((part) =>
    (part === 'Structure' ? '' : (edited[part] ?? ''))
      .split('\n')
      .filter((line) => slotsIn(line).length > 0)
      .map((line) => ({ part, text: lineWords(line) })),
  );
  return places.length > 0 ? places : open.map((text) => ({ part: '', text }));
}
