import { tokenise } from '../text/tokens';

/** Words adverts wrap around what they ask for; they ask for nothing themselves. */
const WRAPPING = new Set(
  `a an the and or of in on at to for with from by as is are be have has having your you we our their its it this that who which into about other others another any all both more most than
   experience experienced knowledge ability able skill skills skilled understanding strong good excellent proven track record evidence working work use using used familiar familiarity similar equivalent
   including such like example minimum least level high highly relevant practical demonstrable background successful successfully previous current recent desirable essential primary secondary language tool tools
   qualification qualifications qualified course certificate higher above below towards well own role environment sector field industry year years two three one five commercial production people
   setting settings post posts part prior extensive solid sound excellent demonstrate demonstrated demonstrable hold holder possess gained well
   must should can could may might will would 'll need needed needs required expected welcome helpful advantage bonus ideally preferred preferably bring brought some plenty ideas
   approach attitude manner nature thinker person self highly b2b b2c date dates up over each every least where when what them they those these also uk england wales scotland deal dealing carry carrying make making he she his her him somebody someone less needs bringing taking recognised spent point real thorough sound grasp command practice being
   already completed held full clean confident comfortable reliable subject figure figures six seven results first-class not numerate measurable evidence`.split(
    /\s+/,
  ),
);

/** Words that say what kind of thing is asked for; the word beside them says which. */
const LIGHT = new Set(
  'training software installation implementation control cover writing marketing preparing preparation scheme degree speaker system systems package packages database support advanced microsoft google adobe amazon apache autodesk performance external internal public professional handheld enhanced significant'.split(
    ' ',
  ),
);
const LIGHT_WEIGHT = 0.4;

/** Words that say the same on a CV and in an advert. They are compared by stem. */
const groups = `manage lead led supervise oversee run ran
team staff colleagues people employees crew shift
mentor coach train teach taught tutor develop induct explain
junior apprentice trainee
budget spend cost pay turnover
recruit hire interview appoint
analyse analytics analyst evaluate assess analysis
present explain communicate brief report pitch
plan schedule organise coordinate arrange rota roster diary
improve reduce cut increase optimise quality improvement
write wrote writing draft author bid
customer client guest user shopper visitor passenger public
telephone phone call calls calling inbound
record records account accounts file filing database log logs
keep kept maintain update updating
target targets kpi kpis
call contact
fund funding grant grants bursary fellowship award
win won wins gain obtain secure award
literate literacy
health healthcare medical clinical hospital clinic surgery dental nhs ward hospice
consultant consultancy consulting freelance self-employed
shelf shelves
undergraduate student students
vehicle van car lorry truck
sen senco send
listen hear
forklift flt
tachograph tacho
fridge refrigeration chiller
speak speaker speaking talk present
build built create design develop implement introduce launch deliver
accident incident safety injury
forecast predict model statistics
dashboard report visualise tableau bi
sell sold sale sales
audit inspect check compliance inspector inspection cqc ofsted regulator
event conference gala festival
care patient resident support
medication medicine drug
web website site
test testing automate trial a/b
drive licence license category hgv lgv c+e ticket
degree ba bsc beng meng llb msc ma b.ed mba undergraduate graduate honours
master masters msc ma mba meng
postgraduate pgce pgcert pgdip msc ma mba
register registration registered council
nmc midwifery
minister ministers ministerial mp
legacy legacies gift bequest
placement internship intern
seo organic search
store stores stock inventory warehouse
wash washing dress dressing personal feeding toileting
professional assistant trainee
drawing drawings drew
reconcile reconciliation reconciled
payroll wages
education school college university academy
erp dynamics sap netsuite sage
standard standards bs iso
stream streaming kafka
infrastructure terraform ansible cloudformation`
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

/** 'planning' and 'plan', 'modelling' and 'model', 'sell' and 'selling' meet without their doubled letter. */
const single = (root: string): string => root.replace(/([bdfglmnprst])\1$/, '$1');

/** A crude stem, good enough to bring 'managing', 'managed' and 'management' together. */
export const stem = (word: string): string => {
  const plain = word.replace(/'s$/, '').replace(/z(e|ed|ing|ation)$/, 's$1');
  if (plain.length < 5) return single(plain.replace(/s$/, (s) => (plain.length > 3 && !plain.endsWith('ss') ? '' : s)));
  return single(
    plain.replace(/(?:ements?|ations?|ating|ates?|ated|ments?|ings?|ionists?|ists?|ions?|ity|ers?|ors?|ies|ied|ed|es|e|s|y)$/, ''),
  );
};

const lightStems = new Set([...LIGHT].map(stem));
const groupOf = new Map<string, number[]>();
groups.forEach((words, i) => words.map(stem).forEach((word) => groupOf.set(word, [...new Set([...(groupOf.get(word) ?? []), i])])));

/** Names that are written in full as often as in short. */
const SHORT_FORMS: readonly [RegExp, string][] = [
  [/\bqualified teacher status\b/gi, 'QTS'],
  [/\bsearch engine optimi[sz]ation\b/gi, 'SEO'],
  [/\bcustomer relationship management\b/gi, 'CRM'],
  [/\bkey stage (\d)/gi, 'KS$1'],
  [/\bspecial educational needs\b/gi, 'SEN'],
  [/\bhuman resources\b/gi, 'HR'],
  [/\bcontinuous integration\b/gi, 'CI'],
  [/\bpersonal protective equipment\b/gi, 'PPE'],
];
const abbreviated = (text: string): string => SHORT_FORMS.reduce((shorter, [name, short]) => shorter.replace(name, short), text);

export interface Term {
  stem: string;
  weight: number;
  groups: readonly number[];
}

/** What a piece of text is about: its content words, names and abbreviations weighing more. */
export const termsOf = (given: string): Term[] => {
  const text = abbreviated(given);
  const seen = new Set<string>();
  return tokenise(text).flatMap(({ word, capital, start, end }, i): Term[] => {
    const root = stem(word);
    if (WRAPPING.has(word) || seen.has(root) || (/^\d+$/.test(word) && word.length < 2)) return [];
    seen.add(root);
    const isName = (capital && i > 0) || /\d|[+#]/.test(word) || /^\p{Lu}{2,}$/u.test(text.slice(start, end));
    return [{ stem: root, weight: lightStems.has(root) ? LIGHT_WEIGHT : isName ? 1.6 : 1, groups: groupOf.get(root) ?? [] }];
  });
};

const SYNONYM_WORTH = 0.85;

/** Share of the wanted weight that the given words cover, 0..1. A word stands for one other at most: 'developer' is not mentor, junior and developer at once. */
export const coverage = (wanted: readonly Term[], given: readonly Term[]): number => {
  const all = wanted.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return 0;
  const stems = new Set(given.map((term) => term.stem));
  const spent = new Set(wanted.flatMap((term) => (stems.has(term.stem) ? [term.stem] : [])));
  let met = 0;
  for (const term of wanted) {
    if (stems.has(term.stem)) {
      met += term.weight;
      continue;
    }
    if (term.groups.length === 0) continue;
    const synonym = given.find((other) => !spent.has(other.stem) && other.groups.some((group) => term.groups.includes(group)));
    if (!synonym) continue;
    spent.add(synonym.stem);
    met += term.weight * SYNONYM_WORTH;
  }
  return met / all;
};
