import { phraseIndex } from '@/lib/analysis/text/phrases';
import { tokenise } from '@/lib/analysis/text/tokens';
import type { Cv } from '@/lib/cv/cv';
import { findSkill, skillCategoryLabel, type Skill } from '@/lib/facts/skills';
import { toBritish } from './british';
import { readSkillGroups } from './editor-text/read';
import { skillGroups, skillLines, type SkillGroup } from './editor-text/write';
import type { Suggestion, SuggestionInput, SuggestionItem } from './suggestion';
import { emptySkillsSentences, skillsSentences } from './wording/skills';
import { spellingSentences } from './wording/spelling';

const mostAdded = 6;
/** Inspectors one meets, not skills one has. */
const inspectors = new Set(['ofsted', 'cqc-compliance']);
const otherLabel = 'Further skills';

const skillOf = (text: string): Skill | null => {
  const [hit] = phraseIndex()
    .scan(tokenise(text), text)
    .filter(({ value }) => value.list === 'skill');
  return hit ? findSkill(hit.value.id) : null;
};

/** By the category of each skill; two categories with one skill each are no groups, so they stand under one label. */
function grouped(items: readonly string[]): SkillGroup[] {
  const groups = new Map<string, string[]>();
  for (const item of items) {
    const skill = skillOf(item);
    // Under a label of their own the languages one speaks are no skills any more to those who read the list.
    const label = skill && skill.category !== 'language' ? skillCategoryLabel(skill.category) : otherLabel;
    const items = groups.get(label) ?? [];
    items.push(item);
    groups.set(label, items);
  }
  const large = [...groups].filter(([label, own]) => own.length > 1 && label !== otherLabel);
  const small = [...groups].filter(([label, own]) => own.length === 1 || label === otherLabel).flatMap(([, own]) => own);
  const result = large.map(([group, own]): SkillGroup => ({ group, items: own }));
  return small.length > 0 ? [...result, { group: result.length > 0 ? otherLabel : null, items: small }] : result;
}

const isListable = ({ id, kind, ambiguous }: Skill): boolean => kind === 'hard' && !ambiguous && !inspectors.has(id);

/** Hard skills a role shows by name and the list leaves out, as the role writes them. */
function shownOnly(cv: Cv, listed: readonly string[]): { name: string; quote: string }[] {
  const known = new Set(listed.flatMap((item) => skillOf(item)?.id ?? []));
  const found = new Map<string, { name: string; quote: string }>();
  for (const statement of cv.work.flatMap(({ statements }) => statements)) {
    let reached = 0;
    for (const { value, start, end } of phraseIndex().scan(tokenise(statement.text), statement.text)) {
      // 'BI' inside 'Power BI' is none of its own.
      const skill = value.list === 'skill' && start >= reached ? findSkill(value.id) : null;
      if (skill) reached = end;
      const written = statement.text.slice(start, end);
      // A name with a capital is a thing; a lower-case word may be one only by accident.
      const isName = start > 0 && /\p{Lu}/u.test(written);
      if (!skill || !isName || !isListable(skill) || known.has(skill.id) || found.has(skill.id)) continue;
      found.set(skill.id, { name: written, quote: statement.text });
    }
  }
  return [...found.values()].slice(0, mostAdded);
}

const unique = (items: readonly string[]): string[] => {
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(item.toLowerCase()) && seen.add(item.toLowerCase()));
};

export function suggestSkills({ cv, text, answers }: SuggestionInput): Suggestion {
  const before = text === undefined ? skillGroups(cv.skills) : readSkillGroups(text);
  const items: SuggestionItem[] = [];
  const listed = unique(before.flatMap((group) => group.items));
  const original = skillLines(before).join('\n');
  if (listed.length === 0) return emptyList(shownOnly(cv, []), answers);
  const hasGroups = before.some(({ group }) => group !== null);
  let groups = hasGroups ? before.map(({ group, items: own }) => ({ group, items: unique(own) })) : grouped(listed);
  if (!hasGroups && groups.length > 1) {
    items.push({
      before: original,
      after: skillLines(groups).join('\n'),
      reason: skillsSentences.say('grouped'),
      quote: original,
      slots: [],
    });
  }
  // A heading 'NLP' names it as an entry would.
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
  return { suggestion: british.text, items };
}

/** What the roles name comes first; the rest only the visitor knows. */
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
  };
};
