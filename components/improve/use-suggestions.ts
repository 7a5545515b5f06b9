import { useState } from 'react';
import { readableMessage } from '@/lib/client/http';
import { requestSuggestion, type SuggestionAnswer } from '@/lib/client/improve-calls';
import { logFailure } from '@/lib/client/log-failure';
import { showToast } from '@/lib/client/toasts';
import type { SectionName } from '@/lib/rewrite/section-names';
import type { Targeting } from '@/lib/shared/wire';
import { proposalsOf, type Proposal } from './suggestion-state';

export interface SectionSuggestion {
  answer: SuggestionAnswer;
  proposals: Proposal[];
}

export interface Suggestions {
  of(section: SectionName): SectionSuggestion | null;
  busySection: SectionName | null;
  /** Asks the server; null where it could not be asked, which the visitor has been told. */
  ask(section: SectionName, text: string | undefined): Promise<SuggestionAnswer | null>;
  setProposals(section: SectionName, proposals: Proposal[]): void;
}

/** Suggestions of one visit, by part: they stay while one goes from step to step. */
export function useSuggestions(analysisId: string, targeting?: Targeting): Suggestions {
  const [bySection, setBySection] = useState<Partial<Record<SectionName, SectionSuggestion>>>({});
  const [busySection, setBusySection] = useState<SectionName | null>(null);

  const ask = async (section: SectionName, text: string | undefined): Promise<SuggestionAnswer | null> => {
    if (busySection) return null;
    setBusySection(section);
    try {
      const answer = await requestSuggestion({
        analysisId,
        section,
        ...(text === undefined ? {} : { text }),
        ...(targeting ? { targeting } : {}),
      });
      setBySection((before) => ({ ...before, [section]: { answer, proposals: proposalsOf(answer) } }));
      return answer;
    } catch (error) {
      logFailure('The suggestion could not be made.', error);
      showToast({
        title: 'The suggestion could not be made.',
        description: readableMessage(error, 'Your text is safe. Please try again.'),
        tone: 'error',
      });
      return null;
    } finally {
      setBusySection(null);
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
