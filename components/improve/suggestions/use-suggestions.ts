import { useEffect, useRef, useState } from 'react';
import { readableMessage } from '@/lib/client/http';
import { requestSuggestion, type SuggestionAnswer } from '@/lib/client/improve-calls';
import { logFailure } from '@/lib/client/log-failure';
import { showToast } from '@/lib/client/toasts';
import type { SectionName } from '@/lib/rewrite/section-names';
import type { Targeting } from '@/lib/shared/wire';
import { improvedProposals, proposalsOf, type Proposal } from './proposals';

export interface SectionSuggestion {
  answer: SuggestionAnswer;
  proposals: Proposal[];
}

export interface Suggestions {
  of(section: SectionName): SectionSuggestion | null;
  busySection: SectionName | null;
  /**
   * Asks for a suggestion. The first answer comes at once, and better wordings replace it as they arrive. One part at a time:
   * asking for another part stops the first, which keeps what it has.
   */
  ask(section: SectionName, text: string | undefined, isHeld: (words: string) => boolean): Promise<void>;
  setProposals(section: SectionName, proposals: Proposal[]): void;
}

/** Makes a suggestion, on the server or in the browser. */
export type MakeSuggestion = typeof requestSuggestion;

/** The suggestions for each part. They are kept while the visitor goes from step to step. */
export function useSuggestions(analysisId: string, targeting?: Targeting, make: MakeSuggestion = requestSuggestion): Suggestions {
  const [bySection, setBySection] = useState<Partial<Record<SectionName, SectionSuggestion>>>({});
  const [busySection, setBusySection] = useState<SectionName | null>(null);

  const writing = useRef<AbortController | null>(null);
  useEffect(() => () => writing.current?.abort(), []);

  const ask: Suggestions['ask'] = async (section, text, isHeld) => {
    if (busySection === section) return;
    writing.current?.abort();
    const controller = new AbortController();
    writing.current = controller;
    setBusySection(section);
    let isFirst = true;
    const show = (answer: SuggestionAnswer) => {
      const isNew = isFirst;
      isFirst = false;
      setBySection((before) => {
        const known = isNew ? undefined : before[section];
        const proposals = known ? improvedProposals(known.proposals, answer, isHeld) : proposalsOf(answer);
        return { ...before, [section]: { answer, proposals } };
      });
    };
    try {
      const asked = { analysisId, section, ...(text === undefined ? {} : { text }), ...(targeting ? { targeting } : {}) };
      show(await make(asked, { onDraft: show, signal: controller.signal }));
    } catch (error) {
      if (controller.signal.aborted) return;
      logFailure('The suggestion could not be made.', error);
      showToast({
        title: 'The suggestion could not be made.',
        description: readableMessage(error, 'Your text is safe. Please try again.'),
        tone: 'error',
      });
    } finally {
      if (writing.current === controller) setBusySection(null);
    }
  };

  return {
    of: (section) => bySection[section] ?? null,
    busySection,
    ask,
    setProposals: (section, proposals) =>
      setBySection((before) => {
        const known = before[section];
        return known ? { ...before, [section]: { ...known, proposals } } : before;
      }),
  };
}
