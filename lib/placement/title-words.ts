import { titleHeads } from '@/lib/facts/job-words';
import { titleAbbreviations } from '@/lib/facts/title-abbreviations';
import { droppedWords, forces, forcesTitleWords, seniorityWords, spelledAs } from './title-rules';

const WORD = /[a-z0-9]+(?:'[a-z]+)?/g;
/** 'Band 6', 'Grade 7', 'Level 3', 'KS2', 'C+E', '37.5 hours': the grade or hours of a post, not its title. */
const grades =
  /\b(?:band|grade|level|tier|scale|class|category|cat|nvq|step)\s?\d{1,2}[a-e]?\b|\b\d{1,2}(?:\.\d)?\s?(?:hours?|hrs?|months?|tonne)\b|£\S+/g;
/** Where a title ends and its department, shift or place begins: 'Staff Nurse, Ward 7', 'Cleaner - Evenings'. */
const breaks = /\s[-–—|]\s|[,;:|•]|\s@\s|\sat\s(?=[A-Z])|\s[-–—]|[-–—]\s/;

/** 'companies' → 'company', 'nurses' → 'nurse': enough to match a plural with its title. */
const singular = (word: string): string => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
};

/** The words of a title or of its qualifiers in the form of the index: lower case, singular, British, without the apostrophe. */
export const wordsOf = (text: string): string[] => {
  const plain = text.toLowerCase().replaceAll('’', "'").replaceAll("'s", '').replaceAll('&', ' and ');
  return (plain.match(WORD) ?? []).map(singular).map((word) => spelledAs.get(word) ?? word);
};

const expanded = (words: readonly string[]): string[] => words.flatMap((word) => titleAbbreviations.get(word) ?? [word]);

const without = (words: readonly string[], dropped: ReadonlySet<string>): string[] => {
  const kept = words.filter((word) => !dropped.has(word));
  return kept.length > 0 ? kept : [...words];
};

/** A licence stands for the vehicle: 'Class 1 Driver', 'C+E Driver'. */
const heavyVehicle = /\bclass\s?[12]\b|\bc\s?\+\s?e\b|\bcat(?:egory)?\s?c\b/gi;

/** 'Assistant to the Chief Executive' → 'assistant': what follows is somebody else's title. */
function beforeServed(words: readonly string[]): readonly string[] {
  const to = words.indexOf('to');
  return to > 0 ? words.slice(0, to) : words;
}

/** A title taken apart. */
interface TitleForms {
  /** The words for the work itself, without shift, contract and grade. */
  words: readonly string[];
  /** Word lists to look up, the most complete first. */
  forms: readonly (readonly string[])[];
  /** What stood in brackets or after the title: 'Acute Medicine', 'Nights'. */
  beside: readonly string[];
}

/** Letters joined to others in brackets: 'POET(ME)' is the code of a rate and not the work that it spells; 'TEACHER (Maths)' is a title. */
const code = /(?<![\p{L}\d])\p{Lu}{2,6}(?=\(\p{Lu}{1,4}\))/gu;

/** 'Teacher of Maths' is looked up as 'maths teacher' too. 'Snr Care Asst (Nights) - Band 3' → [['senior','care','assistant'], ['care','assistant']], beside ['night']. */
export function titleForms(title: string): TitleForms {
  const brackets = [...title.matchAll(/[([]([^)\]]*)[)\]]?/g)].map(([, inner = '']) => inner);
  const bare = title
    .replace(heavyVehicle, 'HGV')
    .replace(code, ' ')
    .replace(/[([][^)\]]*[)\]]?/g, ' ');
  const named = bare.split(breaks).filter((part) => /[a-z]/i.test(part));
  // 'Summer placement, flood risk': what stands behind the form of employment is the work.
  const first = Math.max(
    0,
    named.findIndex((part) => wordsOf(part).some((word) => !droppedWords.has(word))),
  );
  const [head = '', ...rest] = named.slice(first);
  const full = (part: string): string[] => expanded(wordsOf(part.toLowerCase().replace(grades, ' ')));
  const clean = (part: string): string[] => without(full(part), droppedWords);
  const halves = head.split(/\s?\/\s?|\s&\s|\band\b/i).filter((part) => part.trim().length > 2);
  const whole = clean(head);
  // 'Waiter/Waitress' are two titles, and 'Barista and Supervisor' begins with one; 'Health and Safety Manager' is one.
  const parts = halves.length > 1 ? halves.map(clean) : [];
  const behind = rest.map(clean);
  const wholes = [full(head), whole, ...(rest.length > 0 ? [clean(bare)] : [])];
  const [work = '', field = ''] = head.split(/\sin\s/i);
  const [post = '', matter = ''] = head.split(/\sof\s/i);
  const forms = [
    ...wholes,
    ...wholes.map((form) => without(form, seniorityWords)),
    ...wholes.map((form) => without(form, forcesTitleWords)),
    ...(field === '' ? [] : [clean(work)]),
    ...(matter === '' ? [] : [clean(`${matter} ${post}`)]),
    ...parts.filter((part, i) => /\//.test(head) || (i === 0 && part.some((word) => titleHeads.has(word)))),
  ];
  const served = whole.some((word) => forcesTitleWords.has(word)) ? forces : [];
  const unique = new Map(forms.filter((form) => form.length > 0).map((form) => [form.join(' '), form]));
  return {
    words: beforeServed(whole),
    forms: [...unique.values()],
    beside: [...brackets.flatMap(wordsOf), ...behind.flat(), ...clean(field), ...served],
  };
}
