import { defineAudit, scored } from '../audit';
import { ramp } from '../curves';
import { stockPhrases } from '../reading/style/stock-phrases';
import { profileFigures } from '../reading/figures/profile-figures';
import { NO_PROFILE, RESULT_IN_PROFILE, PROFILE_WITH_RESULT, writeProfile } from '../joint-advice';
import { count, listed, quoted } from '../text/wording';

const WORDS_PER_CLICHE = 30;
/** What a new profile with one result in it can be expected to earn. */
const FIRST_PROFILE = 0.6;

/** 'Hard-working team player' is what everybody writes; 'ran a 30-bed ward' is not. */
export const substance = defineAudit({
  id: 'substance',
  criterion: 'D3',
  category: 'D Profile and direction',
  points: 9,
  title: 'The profile proves more than it claims',
  partlyTitle: 'The profile could prove more',
  failureTitle: 'The profile claims more than it proves',
  section: 'Professional Summary',
  fix: {
    title: 'Put one fact into your profile for every adjective you take out',
    description: 'Swap stock phrases for something you can be asked about: a result, a qualification, the size of what you ran.',
    type: 'Content',
    minutes: 10,
  },
  run({ cv, reading }) {
    const { profile } = cv;
    if (!profile) {
      return scored(0, NO_PROFILE, [], {
        title: PROFILE_WITH_RESULT,
        description: writeProfile(NO_PROFILE),
        reachable: FIRST_PROFILE,
        targets: [],
      });
    }
    const figures = profileFigures(cv, reading);
    const named = reading.profileHits.filter(
      ({ value, from, to }) => value.list === 'outcome' || ((value.list === 'skill' || value.list === 'occupationSkill') && to - from > 0),
    );
    const proper = reading.profileTokens.filter(
      ({ capital, start, word }, i) => i > 0 && capital && word !== 'i' && !/[.!?]\s*$/.test(cv.text.slice(Math.max(0, start - 3), start)),
    );
    const cliches = reading.profileHits.filter(({ value }) => value.list === 'cliche');
    const different = stockPhrases(cliches);
    const allowed = Math.max(1, reading.profileTokens.length / WORDS_PER_CLICHE);
    const shareOf = (figureCount: number, phrases: number): number => {
      const facts = Math.min(
        1,
        (figureCount > 0 ? Math.min(0.5, 0.3 + 0.1 * figureCount) : 0) +
          0.14 * Math.min(3, new Set(named.map(({ value }) => value.id)).size) +
          0.1 * Math.min(2, proper.length),
      );
      return facts * 0.5 + 0.5 * facts * ramp(phrases, allowed + 3, allowed - 0.01);
    };
    const share = shareOf(figures.length, different.length);
    const note =
      (figures.length > 0 ? `Your profile carries ${count(figures.length, 'figure')}` : 'Your profile carries no figure') +
      (different.length > 0
        ? ` and ${count(different.length, 'stock phrase')}: ${listed(different.slice(0, 3).map((phrase) => quoted(phrase)))}.`
        : ' and no stock phrases.');
    const evidence = [...figures, ...cliches].map(({ start, end }) => ({ start, end }));
    if (share > 0.9) return scored(share, note, evidence);
    const believed = 'result, a qualification or the size of what you ran can be believed and asked about.';
    const reachable = shareOf(figures.length + 1, 0);
    const [phrase] = different;
    if (phrase) {
      return scored(share, note, evidence, {
        title: `Swap ${quoted(phrase)} for a fact`,
        description: `${note} Everybody writes ${different.length === 1 ? 'that' : 'those'}; a ${believed}`,
        targets: cliches.map(({ start, end }) => ({ start, end })),
        reachable,
      });
    }
    return scored(share, note, evidence, {
      title: figures.length > 0 ? 'Put one more fact into your profile' : RESULT_IN_PROFILE,
      description:
        figures.length > 0
          ? `${note} One more that can be checked, such as a qualification, a system or the kind of client, rounds it off.`
          : `${note} A ${believed}`,
      targets: [profile],
      reachable,
    });
  },
});
