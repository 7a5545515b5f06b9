import type { ScannabilityFacts } from '../audits/scannability';
import { defineWording } from './audit-wording';
import { agreeing, atSentenceStart, count, quoted } from './phrases';

const BULLETS_TITLE = 'Use 3 to 6 short bullet points for each recent role';

export const scannabilityWording = defineWording<ScannabilityFacts, 'no roles'>({
  id: 'scannability',
  title: 'Layout of roles',
  looksFor: 'We look for 3 or more short bullet points under each recent role.',
  fix: {
    title: BULLETS_TITLE,
    description: 'Give each recent role 3 to 6 bullet points of 1 or 2 lines. Recruiters skim a CV first.',
    type: 'Structure',
    minutes: 20,
  },
  notAssessable: { 'no roles': 'We did not recognise roles.' },
  describe(facts) {
    switch (facts.state) {
      case 'long lines': {
        const { lines, mostWords, longest, longestWords } = facts;
        return {
          note: `${atSentenceStart(count(lines, 'bullet point'))} in your recent roles ${agreeing(lines, 'has', 'have')} more than ${mostWords} words.`,
          fix: {
            title: 'Split your longest bullet points',
            description: `${quoted(longest, 60)} has ${longestWords} words. Split it in two, or keep the result and cut the rest. Recruiters skim a CV first.`,
          },
        };
      }
      case 'few lines': {
        const seen = `We read ${count(facts.lines, 'bullet point')} under ${quoted(facts.role)}`;
        return {
          note: `${seen}.`,
          fix: {
            title: `Say more about ${quoted(facts.role)}`,
            description: `${seen}. If you did more there, add it: 3 to 6 bullet points are usual.`,
          },
        };
      }
      case 'bullets':
        return { note: '', fix: null };
      case 'unmarked lines':
        return {
          note: 'We saw no bullet marks before the lines under your recent roles.',
          fix: {
            title: 'Put a bullet mark before each line under your roles',
            description: 'We saw none there. Bullet marks show where each point begins. Recruiters skim a CV first.',
            minutes: 5,
          },
        };
      case 'paragraphs':
        return { note: 'Your recent roles are in paragraphs.' };
      case 'no lines':
        return { note: 'We did not recognise lines under your recent roles.', fix: null };
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
    'unmarked lines': { state: 'unmarked lines' },
    paragraphs: { state: 'paragraphs' },
    'no lines': { state: 'no lines' },
  },
});
