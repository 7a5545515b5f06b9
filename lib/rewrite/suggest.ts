import { skillCategoryLabel, skills } from '@/lib/facts/skills';
import { noInventionGate, type Gate } from './no-invention-gate';
import { sectionText } from './editor-text/write';
import type { SectionName } from './section-names';
import { sortItemsByTarget } from './target-relevance';
import { suggestEducation } from './suggest-education';
import { suggestSkills } from './suggest-skills';
import { suggestStructure } from './suggest-structure';
import { suggestSummary } from './suggest-summary';
import { suggestWork } from './suggest-work';
import type { Suggestion, SuggestionInput, SuggestionItem } from './suggestion';

const suggesters: Record<SectionName, (input: SuggestionInput) => Suggestion> = {
  'Professional Summary': suggestSummary,
  'Work Experience': suggestWork,
  'Skills Section': suggestSkills,
  Education: suggestEducation,
  Structure: suggestStructure,
};

/**
 * Every source a suggestion may use: the CV, its part as the editor shows it (where '04/21' has become 'Apr 2021'), what the visitor
 * typed, answered and is aiming at.
 */
export const sourcesOf = ({ cv, section, text, answers, targeting, slips }: SuggestionInput): string[] => [
  cv.text,
  text ?? sectionText(cv, section),
  ...Object.values(answers ?? {}),
  ...[targeting?.targetRole, targeting?.industry, targeting?.seniorityLevel].map((value) => value ?? ''),
  ...(slips ?? []).map(({ right }) => right),
];

/** Labels and sentence frames of our own around the CV's words. */
const ownWords = [
  ...new Set(skills().map(({ category }) => skillCategoryLabel(category))),
  'Looking for a role as in since at Also used at work Further skills Profile Work Experience Education Skills Certifications Projects Publications Languages Volunteering Interests References Awards Memberships Training Present',
];

export const gateFor = (input: SuggestionInput): Gate => noInventionGate([...sourcesOf(input), ...ownWords]);

/** The built-in engine: suggestions from the CV's own text, each checked by the gate that every engine has to pass. */
export function suggest(input: SuggestionInput): Suggestion {
  const made = suggesters[input.section](input);
  const gate = gateFor(input);
  // The advice on structure is our own text; only the words it would put into the CV are checked.
  if (input.section === 'Structure') return { ...made, items: made.items.filter(({ after }) => gate.passes(after)) };
  const kept = keepTruthful(made, gate, input.text ?? sectionText(input.cv, input.section));
  return { ...kept, items: sortItemsByTarget(kept.items, input.targeting) };
}

/** After this many failures a suggestion is given up. */
const mostRefused = 40;

/** Changes that say more than the sources are taken back; where the whole still says more, the original stays. */
function keepTruthful(made: Suggestion, gate: Gate, original: string): Suggestion {
  const isTruthful = (item: SuggestionItem): boolean => gate.passes(item.after);
  const refused = made.items.filter((item) => !isTruthful(item));
  const items = made.items.filter(isTruthful);
  const { questions } = made;
  if (refused.length > mostRefused) return { suggestion: original, items, questions };
  const suggestion = refused.reduce((text, { before, after }) => text.replace(after, () => before), made.suggestion);
  return { suggestion: gate.passes(suggestion) ? suggestion : original, items, questions };
}
