import { addsAgency } from '../reading/statements/agency';
import { dutyDone, verbForDuty } from '../reading/statements/duties';
import type { StatementReading } from '../reading/statements/statement';

export interface WorkedExample {
  before: string;
  after: string;
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** 'Queries from suppliers' → 'queries from suppliers', but 'NHS referrals' and 'Sage ledgers, SQL' keep their capitals. */
const lowered = (text: string): string => (/^\p{Lu}\p{Ll}+(?=[\s,])/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

/** 'Branding, packaging and annual reports': without an object the word is a noun. */
const acted = (duty: string, isCurrent: boolean): string | null => {
  const done = /^[\p{L}'’-]+ \S/u.test(duty) ? dutyDone(duty, isCurrent) : null;
  return done === null ? null : capitalised(done);
};

/** 'Weekly reporting to clients and dealing with complaints': one verb in front would not fit the second half. */
const isMixed = (duty: string): boolean => !/^\p{L}+ing\b/u.test(duty) && /(?:,| and) \p{L}+ing (?:with|to|for|the|a|an|all)\b/u.test(duty);

const withVerbOfThing = (duty: string, isCurrent: boolean): string | null => {
  const verb = verbForDuty(duty, isCurrent);
  return verb ? capitalised(`${verb} ${lowered(duty)}`) : null;
};

/** Who helped with it did not do it alone. */
const helps = /^(?:assist|contribut|help|involve|participat|support|took part|work(?:ed|ing) with)/i;

/**
 * 'Responsible for managing the rota' → 'Managed the rota'; 'Responsible for the rota' → 'Planned the rota'. Nothing is added
 * but a verb; null where none can be told from the line, as of 'Paperwork and vehicle checks'.
 */
const withVerb = ({ text, statement, weakOpening, opening, hits }: StatementReading, isCurrent: boolean): string | null => {
  if ((opening && opening.form !== 'participle') || helps.test(weakOpening?.phrase ?? '')) return null;
  const dutyAt = weakOpening
    ? weakOpening.end + (/^\W*/.exec(text.slice(weakOpening.end - statement.start))?.[0].length ?? 0)
    : statement.start;
  // 'Cashing up' and 'care planning' are fixed names and would be lost as verbs.
  const isName = hits.some(({ value, start }) => start === dutyAt && (value.list === 'skill' || value.list === 'occupationSkill'));
  const act = (duty: string): string | null => (isName ? null : acted(duty, isCurrent));
  if (!weakOpening) return act(lowered(tidy(text)));
  // 'Responsible for reports and for dealing with complaints': the second 'for' goes with the first.
  const duty = tidy(text.slice(weakOpening.end - statement.start))
    .replace(/^[:,-]\s*/, '')
    .replace(/(,| and) for (?=\p{L}+ing\b)/gu, '$1 ');
  if (duty === '' || isMixed(duty)) return null;
  const rewritten = act(duty) ?? withVerbOfThing(duty, isCurrent);
  // Who was responsible for it need not have led or managed it.
  return rewritten !== null && !addsAgency(text, rewritten) ? rewritten : null;
};

/** 'I load the van' → 'Load the van': the reader knows whose CV it is. */
const withoutPronoun = ({ text, opening, tokens }: StatementReading): string | null =>
  opening && tokens[0]?.word === 'i' ? capitalised(tidy(text).replace(/^I (?:also )?/i, '')) : null;

export interface ExampleContext {
  isCurrent: boolean;
  /** A likely mistake in the line, which an example would repeat. */
  hasSlip: boolean;
}

/** The CV's own line with an opening verb; null where no verb fits it. Nothing else is added. */
export const workedExample = (statement: StatementReading, { isCurrent, hasSlip }: ExampleContext): WorkedExample | null => {
  const after = hasSlip ? null : (withVerb(statement, isCurrent) ?? withoutPronoun(statement));
  return after === null ? null : { before: tidy(statement.text), after };
};
