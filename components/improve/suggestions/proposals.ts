import type { SuggestionAnswer, SuggestionItem } from '@/lib/client/improve-calls';
import type { SectionName } from '@/lib/rewrite/section-names';
import type { PossibleChange } from '@/lib/client/live-score/gains';
import { fillSlots, hasSlots } from '@/lib/rewrite/slots';

/** A suggested change in the editor. `written` is the item's `after` with the visitor's answers and edits. */
export interface Proposal {
  item: SuggestionItem;
  written: string;
  answers: Readonly<Record<string, string>>;
}

const untouched = (item: SuggestionItem): Proposal => ({ item, written: item.after, answers: {} });

export const proposalsOf = ({ items }: SuggestionAnswer): Proposal[] => items.map(untouched);

/**
 * Takes over better wordings, but keeps every change that the visitor has answered, edited or put into the text.
 * @param isHeld whether the visitor put these words into the text
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

/** Derived from the text, so that it is right after undo, reload and typing. */
export function proposalState({ item, written }: Proposal, content: string): 'accepted' | 'proposed' | 'rewritten' {
  if (written && content.includes(written)) return 'accepted';
  return item.before === '' || content.includes(item.before) ? 'proposed' : 'rewritten';
}

const joiner = (section: SectionName): string => (section === 'Professional Summary' ? ' ' : '\n');

/** The text with the change in it. A new line goes to the front or the end, where the whole suggestion has it. */
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

/** The text without and with the change. */
export function possibleChange(section: SectionName, content: string, proposal: Proposal, suggestion: string): PossibleChange {
  const isOpen = hasSlots(proposal.written);
  return proposalState(proposal, content) === 'accepted'
    ? { without: withoutProposal(content, proposal), with: content, isOpen }
    : { without: content, with: withProposal(section, content, proposal, suggestion), isOpen };
}
