import { joined } from '../phrases';
import { defineSentences } from '../wording';

/** Where something new belongs. */
export type Place = 'under the name' | 'roles' | 'behind the profile' | 'education' | 'document';

const places: Readonly<Record<Place, string>> = {
  'under the name': 'Put this at the top, under your name.',
  roles: 'Begin with your latest role.',
  'behind the profile': 'Put this between your profile and your latest role.',
  education: 'Put this with your education.',
  document: 'This is about your whole CV.',
};

export interface OneThingFacts {
  description: string;
  /** The person's own line as it could be; null where that cannot be shown. */
  rewritten: string | null;
  /** null where words of the CV are quoted. */
  place: Place | null;
}

/** The description of the first advice, with the person's own line rewritten or the place where new words belong. */
export const oneThingSentences = defineSentences<OneThingFacts>({
  id: 'one-thing',
  say: ({ description, rewritten, place }) =>
    joined(description, place !== null && places[place], rewritten !== null && `For example: ‘${rewritten}’`),
  examples: {
    'something new under the name': { description: 'Write three lines.', rewritten: null, place: 'under the name' },
    'something new in the roles': { description: 'Date your roles.', rewritten: null, place: 'roles' },
    'a list of skills': { description: 'Add a list.', rewritten: null, place: 'behind the profile' },
    'something about a course': { description: 'Add your courses.', rewritten: null, place: 'education' },
    'the whole document': { description: 'Save it as text.', rewritten: null, place: 'document' },
    'with an example': { description: 'Begin with what you did.', rewritten: 'Managed the till', place: null },
  },
});
