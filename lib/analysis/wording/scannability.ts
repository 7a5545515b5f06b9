import type { ScannabilityFacts } from '../audits/scannability';
import { defineWording } from './audit-wording';
import { agreeing, atSentenceStart, count, quoted } from './phrases';

const BULLETS_TITLE = 'Use three to six short bullets for each recent role';

export const scannabilityWording = defineWording<ScannabilityFacts, 'no roles'>({
  id: 'scannability',
  title: 'Your roles can be scanned',
  partlyTitle: 'Some roles are hard to scan',
  failureTitle: 'Your roles are hard to scan',
  fix: {
    title: BULLETS_TITLE,
    description:
      'Give each recent role three to six bullets of one or two lines. A first look lasts seconds, and bullets are what it catches.',
    type: 'Structure',
    minutes: 20,
  },
  notAssessable: { 'no roles': 'There are no roles to scan.' },
  describe(facts) {
    switch (facts.state) {
      case 'long lines': {
        const { lines, mostWords, longest, longestWords } = facts;
        return {
          note: `${atSentenceStart(count(lines, 'line'))} under your recent roles ${agreeing(lines, 'runs', 'run')} past ${mostWords} words.`,
          fix: {
            title: 'Split your longest bullets',
            description: `${quoted(longest, 60)} has ${longestWords} words. Split it in two, or keep the result and cut the rest: bullets of one or two lines are what a first look catches.`,
          },
        };
      }
      case 'few lines': {
        const seen = `We read ${count(facts.lines, 'line')} under ${quoted(facts.role)}`;
        return {
          note: `${seen}.`,
          fix: { title: BULLETS_TITLE, description: `${seen}. Three to six show a reader what you did there and what came of it.` },
        };
      }
      case 'bullets':
        return { note: 'Your recent roles have short bullets that can be scanned.' };
      case 'paragraphs':
        return { note: 'Your recent roles are written as paragraphs, not as bullets.' };
    }
  },
  examples: {
    'long lines': {
      state: 'long lines',
      lines: 2,
      mostWords: 36,
      longest: 'Responsible for the daily running of the shop, the rota, the tills, the orders and the stockroom',
      longestWords: 44,
    },
    'few lines': { state: 'few lines', role: 'Shop Assistant', lines: 1 },
    bullets: { state: 'bullets' },
    paragraphs: { state: 'paragraphs' },
  },
});
