import type { EarlyProofFacts } from '../audits/early-proof';
import { defineWording } from './audit-wording';
import { quoted } from './phrases';
import { bringResult, NO_PROFILE, PROFILE_WITH_RESULT, RESULT_IN_PROFILE, resultSeen, writeProfile } from './shared-advice';

export const earlyProofWording = defineWording<EarlyProofFacts, 'nothing to look at'>({
  id: 'early-proof',
  title: 'Results near the top',
  looksFor: 'We look for a result in your profile or under your latest role.',
  fix: {
    title: 'Bring one result to the top',
    description: 'Put your best result in your profile or high up in your latest role. Recruiters look there first.',
    type: 'Content',
    minutes: 10,
  },
  notAssessable: { 'nothing to look at': 'We did not recognise a profile or a role.' },
  describe(facts) {
    if (facts.state === 'in profile')
      return { note: `You give a result: ${quoted(facts.sentence)}.`, strength: 'Your profile includes a result', fix: null };
    if (facts.state === 'in latest role' || facts.state === 'unsure') return { note: '', fix: null };
    const title = facts.hasProfile ? RESULT_IN_PROFILE : PROFILE_WITH_RESULT;
    if (facts.state === 'further down') {
      const seen = resultSeen(facts.strongest);
      const description = facts.hasProfile ? bringResult(seen) : writeProfile(seen);
      return { note: seen, fix: { title, description } };
    }
    if (!facts.hasProfile) {
      return { note: NO_PROFILE, fix: { title, description: writeProfile(NO_PROFILE) } };
    }
    return {
      note: '',
      fix: { title, description: 'Choose one that you are proud of, with a figure if you can. Recruiters look at the profile first.' },
    };
  },
  examples: {
    'in the profile': { state: 'in profile', sentence: 'I cut waiting times by 20% in two years' },
    'figures that tell nothing for certain': { state: 'unsure' },
    'in the latest role': { state: 'in latest role' },
    'further down': { state: 'further down', strongest: 'Raised takings by 12% within a year', hasProfile: true },
    'further down, no profile': { state: 'further down', strongest: 'Raised takings by 12% within a year', hasProfile: false },
    'no result': { state: 'no result', hasProfile: true },
    'no result, no profile': { state: 'no result', hasProfile: false },
  },
});
