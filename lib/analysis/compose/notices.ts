import type { Findings } from '../findings';
import { FORM_FROM } from '../reading/ignored/template-placeholders';
import type { Reading } from '../reading/reading';
import type { StatementReading } from '../reading/statements/statement';
import { overlapsAny } from '../text/spans';
import { noticeSentences, type Notice } from '../wording/report/notices';

const isForeign = ({ input: { cv } }: Findings): boolean => cv.language !== 'en' && cv.language !== 'und';

function ofFile(findings: Findings): Notice[] {
  const { layout, pages, isPlainOnly } = findings.input.cv.document;
  const found: Notice[] = [];
  if (isForeign(findings)) found.push({ about: 'other-language' });
  if (pages.some(({ ocr }) => ocr)) found.push({ about: 'recognised-text' });
  else if (findings.plain === null) found.push({ about: 'no-plain-reading' });
  if (isPlainOnly) found.push({ about: 'plain-only' });
  if (layout.hiddenText.length > 0) found.push({ about: 'hidden-text', pieces: layout.hiddenText.length });
  return found;
}

const wordsOf = (tokens: StatementReading['tokens']): string => tokens.map(({ word }) => word).join(' ');
/** How often each line stands under the roles, by its words. */
function timesSaid({ roles }: Reading): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { tokens } of roles.flatMap(({ statements }) => statements)) times.set(wordsOf(tokens), (times.get(wordsOf(tokens)) ?? 0) + 1);
  return times;
}

/** The parts of the text that were left out of the score. */
function ofLeftOut({ audit: { reading, unsure } }: Findings): Notice[] {
  const found: Notice[] = [];
  if (reading.instructions.length > 0) found.push({ about: 'instructions', lines: reading.instructions.length });
  if (reading.placeholders.length >= FORM_FROM) found.push({ about: 'unfilled-template' });
  const uncounted = reading.roles
    .flatMap(({ statements }) => statements)
    .filter(({ counts, statement }) => !counts && !overlapsAny(reading.instructions, statement));
  const times = timesSaid(reading);
  const isRepeated = ({ tokens }: StatementReading): boolean => (times.get(wordsOf(tokens)) ?? 0) > 1;
  const repeated = uncounted.filter(isRepeated);
  const doubtful = uncounted.filter((line) => !isRepeated(line));
  const readsWork = !unsure.includes('work');
  if (doubtful[0] && readsWork) found.push({ about: 'uncounted-lines', lines: doubtful.length, first: doubtful[0].text });
  if (repeated[0] && readsWork) found.push({ about: 'repeated-lines', lines: repeated.length, first: repeated[0].text });
  if (reading.isStuffed && !unsure.includes('skills')) found.push({ about: 'stuffed-skills' });
  if (reading.keywordRuns.length > 0) found.push({ about: 'keyword-rows' });
  return found;
}

function ofOccupation({ input: { official }, audit: { unsure }, career }: Findings): Notice[] {
  if (unsure.includes('work') || unsure.includes('skills')) return [];
  // Of work that is not placed the part on pay speaks.
  if (!official || !career) return [];
  return career.group.pay || career.scale ? [] : [{ about: 'no-pay', title: career.title }];
}

/** What the report opens with says of an unsure part why its checks were left out. */
const restsOnUnsure = ({ audit: { unsure }, ledger }: Findings, id: string): boolean =>
  ledger.lines.some(({ run: { audit } }) => audit.id === id && audit.restsOn?.some((part) => unsure.includes(part)));

function ofJudgement(findings: Findings): Notice[] {
  const { input, audit, lines } = findings;
  const isWorkRead = !audit.unsure.includes('work');
  const found: Notice[] = [];
  if (isWorkRead && input.cv.work.length > 0 && audit.reading.experienceMonths === 0) found.push({ about: 'no-dated-role' });
  const isAcademic = isWorkRead && audit.level === 'academic';
  // The notices on other languages and on academic CVs say why their checks were left out.
  const left = lines.filter(
    ({ outcome, auditId }) => outcome === 'not-assessable' && !(isAcademic && auditId === 'length') && !restsOnUnsure(findings, auditId),
  );
  const checks = isForeign(findings) ? [] : left.map(({ title }) => title);
  if (checks.length > 0) found.push({ about: 'not-judged', checks });
  if (isAcademic) found.push({ about: 'academic' });
  return found;
}

/** Sentences about the reading itself, so that missing judgements are explained. */
export const notices = (findings: Findings): string[] =>
  [...ofFile(findings), ...ofLeftOut(findings), ...ofOccupation(findings), ...ofJudgement(findings)].map(noticeSentences.say);
