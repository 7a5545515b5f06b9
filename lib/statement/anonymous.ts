import type { Cv } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import type { StatementDraft } from '@/lib/shared/statement';
import { charactersIn, wordsIn } from './draft/text';
import { tidy, type OwnWords } from './evidence';

export interface Replacement {
  from: string;
  to: string;
}

/** The parts of a CV that identify a person: name, places and dates of education. Employers stay, also a school as an employer. */
export interface Identity {
  names: readonly string[];
  institutions: readonly string[];
  years: readonly string[];
}

export const nobody: Identity = { names: [], institutions: [], years: [] };

export function identityOf(cv: Cv, own: OwnWords, name: string | null): Identity {
  const said = (span: Span | null): string[] => (span ? [tidy(own(span))] : []);
  const employers = new Set([...cv.work, ...cv.volunteering].flatMap(({ employer }) => said(employer)).map((one) => one.toLowerCase()));
  const institutions = cv.education.flatMap(({ institution }) => said(institution)).filter((one) => !employers.has(one.toLowerCase()));
  const years = cv.education.flatMap(({ dates }) => said(dates)).flatMap((dates) => dates.match(/\b(?:19|20)\d\d\b/g) ?? []);
  const words = (name ?? said(cv.contact.name)[0] ?? '').split(/\s+/).filter((word) => word.length > 2 && !word.includes('['));
  const whole = words.length > 1 ? [words.join(' ')] : [];
  return { names: [...whole, ...words], institutions: [...new Set(institutions)], years: [...new Set(years)] };
}

const TITLE_AND_NAME = /\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof(?:essor)?)\.?\s+\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)?/gu;
const AGE = /,?\s*\b(?:(?:I am |I'm |I’m )?(?:aged?|at the age of) \d{1,2}|\d{1,2}[- ]years?[- ](?:old|of age))\b/gi;
const BORN = /,?\s*\b(?:born (?:in|on) [^,.;]{3,30}|date of birth:? [^,.;]{3,20})/gi;
const NATIONALITY =
  /\b(?:British|English|Scottish|Welsh|Irish|Polish|Romanian|Indian|Pakistani|Bangladeshi|Nigerian|Ghanaian|Kenyan|Zimbabwean|Somali|South African|Chinese|Filipin[oa]|French|German|Italian|Spanish|Portuguese|Greek|Turkish|Ukrainian|Russian|American|Canadian|Australian|Jamaican|Brazilian|Bulgarian|Hungarian|Lithuanian|Latvian|Syrian|Iranian|Iraqi|Egyptian|Sri Lankan|Nepalese|Malaysian|Vietnamese|Thai)(?= (?:national|citizen|passport|nationality)\b)/gi;
const PLACE_OF_STUDY = /\b(?:University of \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? University)\b/gu;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
const wordOf = (institution: string): string =>
  /\b(university|college|school|academy)\b/i.exec(institution)?.[1]?.toLowerCase() ?? 'place of study';

/** The draft without identifying words, and each replacement, which the person can undo. */
export function anonymised(
  draft: StatementDraft,
  identity: Identity,
  employers: readonly string[],
): { draft: StatementDraft; replacements: Replacement[] } {
  const replacements = new Map<string, string>();
  const isEmployer = (text: string): boolean => employers.some((one) => one.includes(text));
  const put = (text: string, pattern: RegExp, to: (found: string) => string): string =>
    text.replace(pattern, (found) => {
      if (isEmployer(found)) return found;
      replacements.set(found.trim(), to(found));
      return to(found);
    });
  const hide = (text: string): string => {
    let plain = put(text, TITLE_AND_NAME, () => 'a person');
    for (const name of identity.names) plain = put(plain, new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'giu'), () => 'me');
    for (const institution of identity.institutions)
      plain = put(plain, new RegExp(escaped(institution), 'gi'), () => `my ${wordOf(institution)}`);
    plain = put(plain, PLACE_OF_STUDY, () => 'my university');
    for (const pattern of [AGE, BORN, NATIONALITY]) plain = put(plain, pattern, () => '');
    return plain
      .replace(/ {2,}/g, ' ')
      .replace(/\s+([,.;])/g, '$1')
      .trim();
  };
  const hideYears = (text: string): string => {
    const plain = identity.years.reduce(
      (left, year) => put(left, new RegExp(`,?\\s*\\(?\\b${year}\\b(?:\\s*[-–]\\s*(?:\\d{4}\\b|present))?\\)?`, 'gi'), () => ''),
      text,
    );
    return plain.replace(/ {2,}/g, ' ').trim();
  };
  let text = draft.text;
  const sentences = draft.sentences.map((sentence) => {
    const isHeading = sentence.sources.every(({ kind }) => kind === 'criterion');
    const isStudy = sentence.sources.some(
      ({ kind, quote }) => kind === 'cv' && identity.institutions.some((one) => tidy(quote).includes(one)),
    );
    const plain = isHeading ? sentence.text : hide(isStudy ? hideYears(sentence.text) : sentence.text);
    if (plain !== sentence.text) text = text.replace(sentence.text, () => plain);
    return { ...sentence, text: plain };
  });
  return {
    draft: { ...draft, text, sentences, words: wordsIn(text), characters: charactersIn(text) },
    replacements: [...replacements].map(([from, to]) => ({ from, to })),
  };
}
