import type { SuggestionAnswer, SuggestionItem } from '@/lib/client/improve-calls';
import type { SectionName } from '@/lib/rewrite/section-names';
import type { PossibleChange } from '@/lib/client/live-score/gains';
import { fillSlots, hasSlots } from '@/lib/rewrite/slots';

/** A change as it stands in the editor: `written` is `after` with what the visitor answered or edited. */
export interface Proposal {
  item: SuggestionItem;
  written: string;
  answers: Readonly<Record<string, string>>;
}

const untouched = (item: SuggestionItem): Proposal => ({ item, written: item.after, answers: {} });

export const proposalsOf = ({ items }: SuggestionAnswer): Proposal[] => items.map(untouched);

/**
 * The changes while their words still get better: what the visitor has answered, edited or put into the text stays as it is.
 * @param isHeld whether words stand in the text by the visitor's doing
 */
export const improvedProposals = (
  known: readonly Proposal[],
  { items }: SuggestionAnswer,
  isHeld: (words: string) => boolean,
): Proposal[] =>
  items.map((item, index) => {
    const old = known[index];
    const isOwn = old && (old.written !== old.item.after || Object.keys(old.answers).length > 0 || isHeld(old.written));
    return old && (isOwn || old.item.after === item.after) ? old : untouched(item);
  });

/** Read off the text itself, so that it is right after undo, reload and typing. */
export function proposalState({ item, written }: Proposal, content: string): 'accepted' | 'proposed' | 'rewritten' {
  if (written && content.includes(written)) return 'accepted';
  return item.before === '' || content.includes(item.before) ? 'proposed' : 'rewritten';
}

const joiner = (section: SectionName): string => (section === 'Professional Summary' ? ' ' : '\n');

/** The text with the change in it; a new line goes where the whole suggestion has it, at the front or at the end. */
export function withProposal(section: SectionName, content: string, { item, written }: Proposal, suggestion: string): string {
  if (item.before !== '') return content.replace(item.before, () => written);
  const parts = suggestion.startsWith(item.after) ? [written, content] : [content, written];
  return parts.filter((part) => part.trim() !== '').join(joiner(section));
}

export function withoutProposal(content: string, { item, written }: Proposal): string {
  const taken = content.replace(written, () => item.before);
  return item.before === '' ? taken.replace(/[ \t]{2,}/g, ' ').trim() : taken;
}

/** The change with one question answered. */
export function answered(proposal: Proposal, slotId: string, answer: string): Proposal {
  const answers = { ...proposal.answers, [slotId]: answer };
  const { after, slots } = proposal.item;
  return {
    ...proposal,
    answers,
    written: fillSlots(
      after,
      slots.map(({ id }) => answers[id]),
    ),
  };
}

/** What the change would make of the text, or has made of it. */
export function possibleChange(section: SectionName, content: string, proposal: Proposal, suggestion: string): PossibleChange {
  const isOpen = hasSlots(proposal.written);
  return proposalState(proposal, content) === 'accepted'
    ? { without: withoutProposal(content, proposal), with: content, isOpen }
    : { without: content, with: withProposal(section, content, proposal, suggestion), isOpen };
}
