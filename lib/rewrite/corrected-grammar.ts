import { verbForm, verbOfParticiple } from '@/lib/analysis/reading/language/verb-forms';
import { actsInIng } from '@/lib/facts/line-words';
import { titleHeads } from '@/lib/facts/job-words';

/** Abbreviations that begin with a vowel sound: 'an SNCO', 'an MSc'. */
const spokenWithVowel = 'FE|HGV|HNC|HND|HR|LGV|LLB|LSA|MBA|MOT|MP|MRI|MSc|NHS|NVQ|RTA|SEN|SLT|SNCO|SMT|X-ray';

/** Workplaces that need an article after 'to' or 'in'. */
const places = 'bar|care plan|garden|kitchen|laundry|office|restaurant|shop|ward|warehouse';

/** Uncountable nouns. */
const uncounted = 'advice|equipment|feedback|food|furniture|information|training|work';

const swap =
  (pattern: RegExp, to: string): ((text: string) => string) =>
  (text) =>
    text.replace(pattern, to);

/** 'I am Registered Nurse' -> 'I am a Registered Nurse', where the words end in a person. */
function withArticle(text: string): string {
  return text.replace(
    /\bI am (?!an? |the |also |currently )((?:[\p{L}-]+ ){0,3}?)(\p{L}+)(?= (?:who|with|which|from|in|and I)\b|[.,]|$)/gu,
    (whole, before: string, head: string) => {
      const isPerson =
        head.toLowerCase() === 'person' || (titleHeads.has(head.toLowerCase()) && /(?:er|or|ist|ian|ant|nurse)$/iu.test(head));
      const described = `${before}${head}`;
      return isPerson && !/\b(?:and|as|of|to|the|a|an|\p{L}+ing)\b/iu.test(before)
        ? `I am ${/^[aeiou]/i.test(described) ? 'an' : 'a'} ${described}`
        : whole;
    },
  );
}

/** 'Attended court and giving evidence' -> 'Attended court and gave evidence'; in 'helped with cleaning and making beds' the second belongs to 'with'. */
function told(text: string): string {
  const [whole, first = '', between = '', next = ''] = /^(\p{L}+)\b([^,;]*?) and (\p{L}+ing)(?= \p{L})/u.exec(text) ?? [];
  const verb = actsInIng.has(next) && verbForm(first.toLowerCase()) === 'past' ? verbOfParticiple(next) : null;
  const isOpen = /\p{L}ing\b|\b(?:with|by|of|in|for|on|through|including|like|as)\b/iu.test(between);
  return whole && verb && !isOpen ? `${first}${between} and ${verb.past}${text.slice(whole.length)}` : text;
}

/** Mistakes with one right form, whatever the context. Where two forms may be meant, the line is left alone. */
const rules: readonly ((text: string) => string)[] = [
  swap(/\b(\d+\+?|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty) years? experiences?\b/gi, '$1 years’ experience'),
  swap(/\b(\d+) millions? (?:of )?pounds?\b/gi, '£$1 million'),
  swap(new RegExp(String.raw`\b(a) (?=(?:${spokenWithVowel})\b)`, 'g'), 'an '),
  swap(/\ba (?=(?:[aio][a-z]|e(?!u)[a-z]|un(?!i)[a-z]|up[a-z]|hour|honest)[a-z]*\b)(?!one\b|once\b)/g, 'an '),
  swap(/\ban (?=[bcdfgjklmnpqrstvwyz][aeiouy][a-z]+\b)/g, 'a '),
  swap(/\bresponsible of\b/gi, 'responsible for'),
  swap(/\bin charge for\b/gi, 'in charge of'),
  swap(/\bparticipat(ed|ing) (?:to|at)\b/gi, 'participat$1 in'),
  swap(/\binvolve in\b/gi, 'involved in'),
  swap(/\bdiscuss(ed|ing)? about\b/gi, 'discuss$1'),
  swap(/\b(taught|teach|teaching) to (?=(?:\p{L}+ )?(?:students|pupils|children|adults)\b)/giu, '$1 '),
  swap(/\battend(ed|ing)? (?:at|to) (?=(?:\p{L}+ )?(?:court|meetings?|conferences?|courses?|college|school)\b)/giu, 'attend$1 '),
  swap(/\bduring (\d+) (days|weeks|months|years)\b/gi, 'for $1 $2'),
  swap(/\b(\d+ [a-z]+) (?:in|for) (?:one |the )?day\b/gi, '$1 a day'),
  swap(/\bin (?:one )day\b/gi, 'a day'),
  swap(new RegExp(String.raw`\ban? (?=(?:${uncounted})\b(?! \p{L}+er\b))`, 'giu'), ''),
  swap(new RegExp(String.raw`\b(in|to|at|of) (?=(?:${places})(?: (?:every|when|at|on|and|with|by)\b|[.,;]|$))`, 'gi'), '$1 the '),
  swap(/\b(in|around|over|across|throughout|to|from) (UK)(?= and\b|[.,;]|$)/g, '$1 the $2'),
  swap(/\b(handl(?:e|ed|ing)|deal(?:ing)? with|dealt with|customers?) complains\b/gi, '$1 complaints'),
  swap(/\b(answer(?:ed|ing)?) to (?=(?:the )?(?:calls|emails|enquiries|phone|queries|questions|telephone)\b)/gi, '$1 '),
  swap(/\bafter been\b/gi, 'after being'),
  swap(/\bupto\b/gi, 'up to'),
  withArticle,
  told,
];

const spaced = (text: string): string => text.replace(/ +(?=[,.;:!?](?:\s|$))/g, '').replace(/\bw\/ /g, 'with ');

export const correctedGrammar = (text: string): string => spaced(rules.reduce((line, rule) => rule(line), text));
