import { phraseIndex } from '@/lib/analysis/text/phrases';
import { tokenise } from '@/lib/analysis/text/tokens';
import type { Cv } from '@/lib/cv/cv';
import { findSkill, skillCategoryLabel, type Skill } from '@/lib/facts/skills';
import { toBritish } from './british';
import { readSkillGroups } from './editor-text/read';
import { skillGroups, skillLines, type SkillGroup } from './editor-text/write';
import { sortByTarget } from './target-relevance';
import { isWeakRating } from './weak-rating';
import type { OpenQuestion, Suggestion, SuggestionInput, SuggestionItem } from './suggestion';
import { emptySkillsSentences, poorSkillsSentences, skillsSentences } from './wording/skills';
import { spellingSentences } from './wording/spelling';

const mostAdded = 6;
const otherLabel = 'Further skills';

const skillOf = (text: string): Skill | null => {
  const [hit] = phraseIndex()
    .scan(tokenise(text), text)
    .filter(({ value }) => value.list === 'skill');
  return hit ? findSkill(hit.value.id) : null;
};

/** Software and abilities of any trade; every other category belongs to one trade. */
const anyTrade = new Set([
  'programming-language',
  'framework-library',
  'cloud-devops',
  'data-analytics',
  'networking-security',
  'software-practice',
  'business-software',
]);

/** A label of their own tells readers of the list that languages are not skills. */
const unlabelled = new Set(['language', 'certification', 'soft-skill']);

/** Beside Word, Excel is office software; beside SQL it is a tool for data. */
const categoriesOf = (items: readonly string[]): (string | null)[] => {
  const own = items.map((item) => skillOf(item)?.category ?? null);
  const hasOffice = items.some((item) => /\b(?:word|outlook|powerpoint|ms office|microsoft office)\b/i.test(item));
  return own.map((category, at) => (hasOffice && /\bexcel\b/i.test(items[at] ?? '') ? 'business-software' : category));
};

/** The trade of most of the skills: a head of marketing has no group 'Engineering and construction'. */
function tradeOf(categories: readonly (string | null)[]): string | null {
  const trades = categories.filter((category) => category !== null && !anyTrade.has(category) && !unlabelled.has(category));
  const count = (one: string | null): number => trades.filter((trade) => trade === one).length;
  return trades.find((trade) => count(trade) > 1 && trades.every((other) => count(other) <= count(trade))) ?? null;
}

const FEWEST_GROUPED = 6;
const LARGEST_REST = 0.5;

/** Grouped by the category of each skill; null where there would be fewer than two groups, or too many skills without one. */
function grouped(items: readonly string[]): SkillGroup[] | null {
  if (items.length < FEWEST_GROUPED) return null;
  const categories = categoriesOf(items);
  const trade = tradeOf(categories);
  const isLabel = (category: string | null): category is string =>
    category !== null && (category === trade || anyTrade.has(category)) && categories.filter((other) => other === category).length > 1;
  const labels = [...new Set(categories.filter(isLabel))];
  const rest = items.filter((_item, at) => !isLabel(categories[at] ?? null));
  if (labels.length < 2 || rest.length > items.length * LARGEST_REST) return null;
  const groups = labels.map((label): SkillGroup => ({
    group: skillCategoryLabel(label),
    items: items.filter((_item, at) => categories[at] === label),
  }));
  return rest.length > 0 ? [...groups, { group: otherLabel, items: rest }] : groups;
}

/** Categories of tools that people know by name; an inspection or a kind of software is none. */
const tools = new Set([
  'programming-language',
  'framework-library',
  'cloud-devops',
  'data-analytics',
  'business-software',
  'networking-security',
]);
const kindsOfSoftware = /^(?:CRM|ERP|CMS|BI|QA|EPOS|HRIS|API|SaaS|AI|IT|VPN|LAN|DNS)s?$/;
const isListable = ({ kind, category, ambiguous }: Skill, written: string): boolean =>
  kind === 'hard' && !ambiguous && tools.has(category) && !kindsOfSoftware.test(written);

/** Hard skills that a role names and the list lacks, as the role writes them. */
function shownOnly(cv: Cv, listed: readonly string[]): { name: string; quote: string }[] {
  const known = new Set(listed.flatMap((item) => skillOf(item)?.id ?? []));
  const names = listed.map((item) => item.toLowerCase());
  const found = new Map<string, { name: string; quote: string }>();
  for (const statement of cv.work.flatMap(({ statements }) => statements)) {
    let reached = 0;
    for (const { value, start, end } of phraseIndex().scan(tokenise(statement.text), statement.text)) {
      // 'BI' inside 'Power BI' is not a skill of its own.
      const skill = value.list === 'skill' && start >= reached ? findSkill(value.id) : null;
      if (skill) reached = end;
      const written = statement.text.slice(start, end);
      // A name with a capital is a product; a lower-case word may be one by chance only.
      const isName = start > 0 && /\p{Lu}/u.test(written);
      // 'NEC4' adds nothing to the 'NEC' in the list.
      const isListed = names.some((name) => name.startsWith(written.toLowerCase()) || written.toLowerCase().startsWith(name));
      if (!skill || !isName || isListed || !isListable(skill, written) || known.has(skill.id) || found.has(skill.id)) continue;
      found.set(skill.id, { name: written, quote: statement.text });
    }
  }
  return [...found.values()].slice(0, mostAdded);
}

const unique = (items: readonly string[]): string[] => {
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(item.toLowerCase()) && seen.add(item.toLowerCase()));
};

export function suggestSkills({ cv, text, answers, rating, targeting }: SuggestionInput): Suggestion {
  const before = text === undefined ? skillGroups(cv.skills) : readSkillGroups(text);
  const items: SuggestionItem[] = [];
  const listed = unique(before.flatMap((group) => group.items));
  const original = skillLines(before).join('\n');
  if (listed.length === 0) return emptyList(shownOnly(cv, []), answers);
  const hasGroups = before.some(({ group }) => group !== null);
  const aimed = (own: readonly string[]): string[] => sortByTarget(own, targeting, (item) => item);
  const made = hasGroups ? null : grouped(aimed(listed));
  let groups = made ?? before.map(({ group, items: own }) => ({ group, items: aimed(unique(own)) }));
  if (made) {
    items.push({
      before: original,
      after: skillLines(groups).join('\n'),
      reason: skillsSentences.say('grouped'),
      quote: original,
      slots: [],
    });
  }
  // A heading 'NLP' names the skill as an entry would.
  const added = shownOnly(cv, [...listed, ...before.flatMap(({ group }) => group ?? [])]);
  if (added.length > 0) {
    const names = added.map(({ name }) => name);
    groups = [...groups, { group: 'Also used at work', items: names }];
    const reason = skillsSentences.say('added from roles');
    items.push({ before: '', after: `Also used at work: ${names.join(', ')}`, reason, quote: added[0]?.quote ?? '', slots: [] });
  }
  const british = toBritish(skillLines(groups).join('\n'));
  if (british.changed.length > 0) {
    const [from, to] = british.changed[0] ?? ['', ''];
    items.push({ before: from, after: to, reason: spellingSentences.say(null), quote: from, slots: [] });
  }
  return { suggestion: british.text, items, questions: items.length === 0 && isWeakRating(rating) ? [openQuestion(listed)] : [] };
}

/** A list that is rated poor is never called right: where nothing can be moved or added, the visitor is asked for what is missing. */
function openQuestion(listed: readonly string[]): OpenQuestion {
  const quote = listed.slice(0, 3).join(', ');
  return { quote, question: poorSkillsSentences.say(listed.length < FEWEST_GROUPED ? 'short' : 'unproven') };
}

/** Skills named by the roles come first; the others only the visitor knows. */
const emptyList = (shown: ReturnType<typeof shownOnly>, answers: SuggestionInput['answers']): Suggestion => {
  const answer = answers?.['s0-1']?.replace(/[[\]]/g, '').replace(/\s+/g, ' ').trim().slice(0, 600);
  const { slot, reason, question } = emptySkillsSentences.say(null);
  const after = [...shown.map(({ name }) => name), answer || slot].join(', ');
  const slots = answer ? [] : [{ id: 's0-1', question }];
  return {
    suggestion: after,
    items: [
      {
        before: '',
        after,
        reason,
        quote: shown[0]?.quote ?? '',
        slots,
      },
    ],
    questions: [],
  };
};
