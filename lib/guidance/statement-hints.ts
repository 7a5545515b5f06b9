import { colleagues, titles } from '@/lib/cv/redact/rules/people-words';
import { statementLimits } from '@/lib/shared/statement';

/** Limits in the instructions of a form: 'Maximum 750 words', '250 words for each behaviour'. */
export function limitIn(instructions: readonly string[]): { unit?: 'words' | 'characters'; limit?: number; each?: boolean } {
  for (const instruction of instructions) {
    const [, figure, unit] = /\b(\d[\d,]{1,5})[ -](word|character)s?\b(?! per minute)/i.exec(instruction) ?? [];
    const limit = Number(figure?.replaceAll(',', ''));
    if (!unit || !(limit >= statementLimits.smallest && limit <= statementLimits.largest)) continue;
    const each = /\b(?:each|every|per) (?:behaviour|criteri(?:on|a)|question|answer|example)\b/i.test(instruction);
    return { unit: unit.toLowerCase() === 'word' ? 'words' : 'characters', limit, each };
  }
  return {};
}

const ANONYMOUS =
  /\banonym\w*|\bblind\b|\bname[- ]blind|\bno names?\b|\b(?:do not|don['’]t|not|without|remove|omit)\b.{0,40}\b(?:your name|names?|personal (?:details|information)|identif\w+)/i;

/** Whether the form asks for an anonymous statement. */
export const asksForAnonymity = (instructions: readonly string[]): boolean => instructions.some((one) => ANONYMOUS.test(one));

const cared =
  'patients?|pupils?|students?|residents?|clients?|service users?|customers?|children|child|boy|girl|lady|man|woman|tenants?|learners?';
const NAME = String.raw`(?!I\b|In\b|At\b|On\b|The\b|We\b|And\b|When\b)\p{Lu}\p{Ll}+`;
const PERSON = new RegExp(
  [
    String.raw`\b(?:${titles})\.? \p{Lu}\p{Ll}+`,
    String.raw`\b(?:${cared}|${colleagues}|colleagues|teacher|nurse|doctor|carer),? (?:called |named )?${NAME}`,
    String.raw`\b(?:called|named) ${NAME}`,
  ].join('|'),
  'u',
);

/** Whether an answer seems to contain somebody's name: 'a patient called Edna', 'my colleague Sam', 'Mrs Jones'. */
export const namesSomebody = (text: string): boolean => PERSON.test(text);
