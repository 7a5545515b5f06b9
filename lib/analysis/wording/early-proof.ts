import type { EarlyProofFacts } from '../audits/early-proof';
import { defineWording } from './audit-wording';
import { quoted } from './phrases';
import { NO_PROFILE, PROFILE_WITH_RESULT, RESULT_IN_PROFILE, writeProfile } from './shared-advice';

export const earlyProofWording = defineWording<EarlyProofFacts, 'nothing to look at'>({
  id: 'early-proof',
  title: 'A result stands near the top',
  partlyTitle: 'A result stands near the top, not yet in the profile',
  failureTitle: 'The first results come late',
  fix: {
    title: 'Bring one result to the top',
    description: 'Put your best result into the profile or the first lines under your latest role. The first look seldom gets further.',
    type: 'Content',
    minutes: 10,
  },
  notAssessable: { 'nothing to look at': 'There is neither a profile nor a role to look at.' },
  describe(facts) {
    if (facts.state === 'in profile') return { note: `A reader meets ${quoted(facts.clause)} in your profile, before anything else.` };
    const title = facts.hasProfile ? RESULT_IN_PROFILE : PROFILE_WITH_RESULT;
    if (facts.state === 'in latest role') {
      const seen = `The strongest line of your latest role is ${quoted(facts.strongest)}`;
      const description = facts.hasProfile
        ? `${seen}. Your profile carries no result yet: bring your best one up, because the first look seldom gets further.`
        : writeProfile(`${seen}, and no profile says so at the top.`);
      return { note: `${seen}.`, fix: { title, description } };
    }
    if (!facts.hasProfile) {
      const note = 'Your latest role carries no result yet.';
      return { note, fix: { title, description: writeProfile(`${note} ${NO_PROFILE}`) } };
    }
    const note = 'Neither your profile nor your latest role carries a result yet.';
    const description = `${note} Name what came of your work in the first lines a reader sees, because the first look seldom gets further.`;
    return { note, fix: { title, description } };
  },
  examples: {
    'in the profile': { state: 'in profile', clause: 'cut waiting times by 20% in two years' },
    'in the latest role': { state: 'in latest role', strongest: 'Raised takings by 12% within a year', hasProfile: true },
    'in the latest role, no profile': { state: 'in latest role', strongest: 'Raised takings by 12% within a year', hasProfile: false },
    'no result': { state: 'no result', hasProfile: true },
    'no result, no profile': { state: 'no result', hasProfile: false },
  },
});
