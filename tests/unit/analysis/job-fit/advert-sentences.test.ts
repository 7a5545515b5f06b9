import { criteriaOf } from '@/lib/analysis/specification/read-specification';

/** One line a criterion: what is essential stands bare, 'd' before what is desirable, 'k' before what decides alone. */
const asked = (advert: string): string[] =>
  criteriaOf(advert).map(({ kind, text }) => (kind === 'essential' ? text : `${kind.charAt(0)} ${text}`));

describe('what sentences and plain lines of an advert ask for', () => {
  test('comes apart where one demand follows another', () => {
    expect(
      asked(
        `Night porter wanted for a busy hospital. To apply you must hold a valid manual handling certificate, have at least a year's
experience of portering and be able to work nights.`.replace('\n', ' '),
      ),
    ).toEqual([
      'k must hold a valid manual handling certificate',
      "have at least a year's experience of portering",
      'be able to work nights',
    ]);
  });

  test('comes apart where somebody is looked for who does this and that', () => {
    expect(
      asked(
        `The person:
You will need a Class 2 licence, a current CPC card and a digital tachograph card. We need someone who is patient with residents, keeps to
the route and does not mind early starts.`.replace('to\nthe', 'to the'),
      ),
    ).toEqual([
      'a Class 2 licence',
      'a current CPC card',
      'a digital tachograph card',
      'is patient with residents',
      'keeps to the route',
      'does not mind early starts',
    ]);
  });

  test('is no demand where the employer promises something to the right person', () => {
    expect(asked('Permanent contract after six months for the right person. You must have a food hygiene certificate.')).toEqual([
      'k You must have a food hygiene certificate',
    ]);
  });

  test('is desirable where the sentence takes the demand back', () => {
    expect(
      asked(
        `Experience of a booking system (Opera or similar) and a knowledge of wines would be an advantage but are not essential as
training is given.`.replace('\n', ' '),
      ),
    ).toEqual(['d Experience of a booking system (Opera or similar)', 'd a knowledge of wines']);
  });

  test('stands under questions and under headings of everyday words', () => {
    expect(
      asked(`Does this sound like you?
* You have waited tables for a season or more
* You can carry three plates

Lovely to have, not a must:
* Cocktails
* A second language

We look after our people:
* Free meals
* Late taxis home`),
    ).toEqual(['You have waited tables for a season or more', 'You can carry three plates', 'd Cocktails', 'd A second language']);
  });

  test('is a line of the list also where it says ‘desirable’ itself', () => {
    expect(
      asked(`Requirements
Two years as a gardener
Tree work is desirable
Own van essential due to the sites we keep
Chainsaw ticket handy but not needed
Hours 8 - 4, Saturdays optional`),
    ).toEqual([
      'Two years as a gardener',
      'd Tree work is desirable',
      'Own van essential due to the sites we keep',
      'd Chainsaw ticket handy but not needed',
    ]);
  });

  test('keeps its weight where only an example in brackets is preferred', () => {
    expect(asked('Essential\n- Knowledge of accounting software (Xero preferred)\n- Two years in practice')).toEqual([
      'Knowledge of accounting software (Xero preferred)',
      'Two years in practice',
    ]);
  });

  test('ends where the employer speaks of itself', () => {
    expect(
      asked(`What we need
- Two years of bookkeeping

Our promise
- A pay rise each year

About this employer
- We keep 400 hens
Benefits include a pension and free eggs.`),
    ).toEqual(['Two years of bookkeeping']);
  });

  test('is the right to live and work here, wherever it stands', () => {
    expect(
      asked(`You have:
- Barista experience

Benefits
- Free coffee

Applicants must be able to prove their eligibility to live and work in the UK.`),
    ).toEqual(['Barista experience', 'k Applicants must be able to prove their eligibility to live and work in the UK']);
  });
});
