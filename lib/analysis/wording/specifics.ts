import type { SpecificsFacts } from '../audits/specifics';
import { defineWording } from './audit-wording';
import type { NamedRole } from '../reading/career/named-role';
import { underRole } from './lines';
import { quoted } from './phrases';

const DETAILS = 'Give details of your work';

const where = ({ vaguest, role }: { vaguest: string | null; role: NamedRole | null }): string =>
  vaguest === null ? `Look through what you wrote ${underRole(role)}.` : `Start with ${quoted(vaguest)}.`;

export const specificsWording = defineWording<SpecificsFacts, 'not in English'>({
  id: 'specifics',
  title: 'Details',
  looksFor: 'We look for bullet points that say how many, how large, with what or for whom.',
  fix: {
    title: DETAILS,
    description: 'Say how many, how large, with what or for whom, so that a reader can picture the work.',
    type: 'Content',
    minutes: 20,
  },
  notAssessable: { 'not in English': 'Specific words are looked for in English.' },
  describe(facts) {
    if (facts.state === 'no lines') return { note: 'We did not recognise bullet points under your roles.' };
    if (facts.state === 'enough') return { note: '', strength: 'Your bullet points give details' };
    if (facts.state === 'not asked') return { note: '', fix: null };
    const description = `${where(facts)} Where it is missing, say how many, how large, with what or for whom.`;
    const note = facts.vaguest === null ? '' : `${quoted(facts.vaguest)} could stand in many CVs.`;
    return { note, fix: { title: DETAILS, description } };
  },
  examples: {
    'no lines': { state: 'no lines' },
    enough: { state: 'enough' },
    'nothing is asked for': { state: 'not asked' },
    'vague lines': {
      state: 'vague lines',
      vaguest: 'Performed various tasks around the shop',
      role: { name: 'Shop Assistant', employer: null },
    },
    'lines that may leave something open': {
      state: 'vague lines',
      vaguest: null,
      role: { name: 'Shop Assistant', employer: 'Potter Stores' },
    },
    'the same without a title': { state: 'vague lines', vaguest: null, role: null },
  },
});
