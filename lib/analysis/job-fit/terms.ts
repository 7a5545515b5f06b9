import { tokenise } from '../text/tokens';

/** Words adverts wrap around what they ask for; they ask for nothing themselves. */
const WRAPPING = new Set(
  `a an the and or of in on at to for with from by as is are be have has having your you we our their its it this that who which into about other others another any all both more most than
   experience experienced knowledge ability able skill skills skilled understanding strong good excellent proven track record evidence working work use using used familiar familiarity similar equivalent
   including such like example minimum least level high highly relevant practical demonstrable background successful successfully previous current recent desirable essential primary secondary language tool tools
   qualification qualifications qualified course certificate degree higher above below towards well own role environment sector field industry years year two three one five commercial production people`.split(
    /\s+/,
  ),
);

/** Words that say the same on a CV and in an advert, by stem. */
const groups = `manag lead led supervis overse run ran head charg responsib line
team staff colleague people employe crew shift carer nurs engineer fundrais
mentor coach train teach taught tutor develop induct junior apprentic
budget spend cost pay turnover
recruit hire hir interview appoint
analys analytic analyt evaluat assess
present explain communicat brief report pitch
plan schedul organis coordinat arrang rota roster diary
improv reduc cut increas optimis quality
write wrot writ draft author bid
customer client guest user shopper
build built creat design develop implement introduc launch deliver
accident incident safety injury
forecast predict model statistic
dashboard report visualis tableau bi
sell sold sale
audit inspect check complian
event conference gala festival
care patient resident support
budget £
medication medicine drug
web website site
test testing automat
driv licence license`
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

const groupOf = new Map<string, number[]>();
groups.forEach((words, i) => words.forEach((word) => groupOf.set(word, [...(groupOf.get(word) ?? []), i])));

/** A crude stem, good enough to bring 'managing', 'managed' and 'management' together. */
export const stem = (word: string): string => {
  const plain = word.replace(/'s$/, '').replace(/z(e|ed|ing|ation)$/, 's$1');
  if (plain.length < 5) return plain.replace(/s$/, (s) => (plain.length > 3 && !plain.endsWith('ss') ? '' : s));
  return plain.replace(/(?:ements?|ations?|ating|ates?|ated|ments?|ings?|ions?|ers?|ors?|ies|ied|ed|es|e|s|y)$/, '');
};

export interface Term {
  stem: string;
  weight: number;
  groups: readonly number[];
}

/** What a piece of text is about: its content words, names and abbreviations weighing more. */
export const termsOf = (text: string): Term[] => {
  const seen = new Set<string>();
  return tokenise(text).flatMap(({ word, capital }, i): Term[] => {
    const root = stem(word);
    if (WRAPPING.has(word) || seen.has(root) || (/^\d+$/.test(word) && word.length < 2)) return [];
    seen.add(root);
    const isName = (capital && i > 0) || /\d|[+#]/.test(word);
    return [{ stem: root, weight: isName ? 1.6 : 1, groups: groupOf.get(root) ?? [] }];
  });
};

const SYNONYM_WORTH = 0.75;

/** Share of the wanted weight that the given words cover, 0..1. */
export const coverage = (wanted: readonly Term[], given: readonly Term[]): number => {
  const stems = new Set(given.map((term) => term.stem));
  const known = new Set(given.flatMap((term) => term.groups));
  const all = wanted.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return 0;
  const met = wanted.reduce((sum, term) => {
    if (stems.has(term.stem)) return sum + term.weight;
    return term.groups.some((group) => known.has(group)) ? sum + term.weight * SYNONYM_WORTH : sum;
  }, 0);
  return met / all;
};
