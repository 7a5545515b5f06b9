import { targetingNamed } from '@/lib/guidance/strategies';
import { suggest } from '@/lib/rewrite/suggest';
import type { SuggestionAnswer } from '@/lib/shared/drafts';
import type { Jobs } from '@/lib/server/workers/job-kinds';
import { slipsIn } from '@/lib/server/english/dictionary';
import { sectionNamed } from './section-named';
import { ownWordsIn } from './own-words';
import { openCv } from './stored-cv';

/** The built-in engine's suggestions for a part of the CV, in the owner's words. Throws INVALID_REQUEST for an unknown part. */
export function suggestFor({ cv: stored, asked, result, today }: Jobs['suggest']['input']): SuggestionAnswer {
  const section = sectionNamed(asked.section);
  const read = openCv(stored, today);
  const rating = result.sectionAnalysis.find((item) => item.section === section)?.rating ?? null;
  const { text, answers } = asked;
  const made = suggest({
    cv: read.cv,
    section,
    rating,
    text,
    answers,
    targeting: targetingNamed(asked.targeting),
    slips: slipsIn(read.cv),
  });
  const putBack = ownWordsIn(read);
  return {
    suggestion: putBack(made.suggestion),
    items: made.items.map((item) => ({
      ...item,
      before: putBack(item.before),
      after: putBack(item.after),
      quote: putBack(item.quote),
    })),
    questions: made.questions.map(({ quote, question }) => ({ quote: putBack(quote), question: putBack(question) })),
    engine: 'built-in',
  };
}
