import { amounts, ledPeople, leadingWords, moneyWords, numbersInWords } from '@/lib/facts/leadership';
import { findLeadership } from '../statements/leadership';
import type { Reading } from '../reading';

/** What the lines of recent paid jobs and the profile say of people and money in charge. */
export interface InCharge {
  people: number;
  pounds: number;
}

/** An unambiguous sign: 'Managed four staff'. */
const SURE_SIGN = 2;
/** A sign of leading that gives no number: 'Line manage the office'. */
const SOME = 1;

const largest = (numbers: readonly number[]): number => Math.max(0, ...numbers);

const TWENTY = 20;
const numberOf = (word: string): number => {
  const number = numbersInWords.indexOf(word.toLowerCase()) + 1;
  if (number === 0) return Number(word);
  return number <= TWENTY ? number : (number - TWENTY + 2) * 10;
};

const peopleIn = (text: string): number =>
  largest(
    [...text.matchAll(ledPeople)].flatMap(({ groups }) => Object.values(groups ?? {}).flatMap((word) => (word ? [numberOf(word)] : []))),
  );

const SCALES: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, bn: 1e9, billion: 1e9 };
const poundsIn = (text: string): number =>
  largest(
    [...text.matchAll(amounts)].map(
      ([, digits = '', scale = '']) => Number(digits.replaceAll(',', '')) * (SCALES[scale.toLowerCase()] ?? 1),
    ),
  );

/** The sentences of the profile. */
const sentencesOf = ({ text, profileSentences }: Reading): string[] => profileSentences.map(({ start, end }) => text.slice(start, end));

export function inCharge(reading: Reading): InCharge {
  const lines = new Map(
    reading.roles
      .filter(({ isRecent, isPaid }) => isRecent && isPaid)
      .flatMap(({ statements }) => statements.map((one) => [one.statement.start, one.statement.text])),
  );
  const signs = findLeadership(reading);
  const leading = signs.filter(({ kind, weight, start }) => kind === 'people' && weight >= SURE_SIGN && lines.has(start));
  const paying = signs.filter(({ kind, weight, start }) => kind === 'money' && weight >= SURE_SIGN && lines.has(start));
  const told = sentencesOf(reading);
  return {
    people: largest([
      ...leading.map(({ start }) => Math.max(SOME, peopleIn(lines.get(start) ?? ''))),
      ...told.filter((sentence) => leadingWords.test(sentence)).map(peopleIn),
    ]),
    pounds: largest([
      ...paying.map(({ start }) => poundsIn(lines.get(start) ?? '')),
      ...told.filter((sentence) => moneyWords.test(sentence)).map(poundsIn),
    ]),
  };
}
