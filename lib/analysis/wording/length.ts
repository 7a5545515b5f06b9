import type { LengthFacts } from '../audits/length';
import { defineWording } from './audit-wording';
import { MORE_LINES_TITLE } from './lines';
import { count, inWords } from './phrases';

export const lengthWording = defineWording<LengthFacts, 'academic'>({
  id: 'length',
  title: 'Length',
  looksFor: 'We look for enough words about your work, on 1 to 2 pages.',
  fix: {
    title: 'Keep your CV to 2 pages',
    description: 'Most UK CVs have 2 pages. Give early roles one line each, and cut what the next job does not need.',
    type: 'Structure',
    minutes: 30,
  },
  notAssessable: { academic: 'Academic and clinical CVs may be long: publications and projects need room.' },
  describe(facts) {
    if (facts.state === 'fits') return { note: '', fix: null };
    if (facts.state === 'long') {
      const note = facts.pages === null ? 'Your CV is long.' : `Your CV has ${count(facts.pages, 'page')}.`;
      const pages = inWords(facts.pagesAllowed);
      return {
        note,
        fix: {
          title: `Shorten your CV to ${pages} pages`,
          description: `${note} Most UK CVs of this kind have up to ${pages} pages. Give early roles one line each, and cut what the next job does not need.`,
        },
      };
    }
    const { hasRoles } = facts;
    const note = 'Your CV is short.';
    return {
      note,
      fix: {
        title: hasRoles ? MORE_LINES_TITLE : 'Say more about what you have done',
        description: hasRoles
          ? `${note} If you did more in your roles, there is room to say so.`
          : `${note} Add placements, projects, voluntary work or coursework. Say what you did and what came of it.`,
      },
    };
  },
  examples: {
    fits: { state: 'fits' },
    long: { state: 'long', pages: 4, pagesAllowed: 2 },
    'long, pages unknown': { state: 'long', pages: null, pagesAllowed: 2 },
    short: { state: 'short', hasRoles: true },
    'short, no roles': { state: 'short', hasRoles: false },
  },
});
