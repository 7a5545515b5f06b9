import type { EarlyProofFacts } from '../audits/early-proof';
import { defineWording } from './audit-wording';
import { quoted } from './phrases';
import { NO_PROFILE, PROFILE_WITH_RESULT, RESULT_IN_PROFILE, writeProfile } from './shared-advice';

export const earlyProofWording = defineWording<EarlyProofFacts, 'nothing to look at'>({
  id: 'early-proof',
  title: 'A figure stands near the top',
  partlyTitle: 'A strong line stands near the top, not yet in the profile',
  failureTitle: 'We did not recognise a result near the top',
  fix: {
    title: 'Bring one result to the top',
    description: 'Put your best result into the profile or the first lines under your latest role. The first look seldom gets further.',
    type: 'Content',
    minutes: 10,
  },
  notAssessable: { 'nothing to look at': 'There is neither a profile nor a role to look at.' },
  describe(facts) {
    if (facts.state === 'in profile') return { note: `Your profile says ${quoted(facts.clause)}.` };
    const title = facts.hasProfile ? RESULT_IN_PROFILE : PROFILE_WITH_RESULT;
    if (facts.state === 'in latest role') {
      const seen = `The strongest line of your latest role is ${quoted(facts.strongest)}`;
      const description = facts.hasProfile
        ? `${seen}. Bring your best result up into the profile, because the first look seldom gets further.`
        : writeProfile(`${seen}, and it could stand in a profile at the top.`);
      return { note: `${seen}.`, fix: { title, description } };
    }
    if (!facts.hasProfile) {
      const note = 'We did not recognise a result in your latest role.';
      return { note, fix: { title, description: writeProfile(`${note} ${NO_PROFILE}`) } };
    }
    const note = 'We did not recognise a result in your profile or your latest role.';
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
