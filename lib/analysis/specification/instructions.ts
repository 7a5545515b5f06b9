import { MARK } from '../job-fit/advert';
import { machineCommands, machineNames } from '@/lib/facts/machine-instructions';

const TELLS =
  /\b(?:please|you (?:must|should|need to|are (?:asked|required) to|will need to)|applicants? (?:must|should|are)|candidates? (?:must|should|are)|make sure|ensure (?:that )?(?:you|your)|do not|don't|we (?:ask|will not|won't|do not|don't) (?:you|accept|consider)|your (?:supporting )?(?:statement|application|answers?|examples?) (?:must|should|is|needs?|may))\b/i;
const OF_WRITING =
  /\b(?:statements?|criteri(?:a|on)|headings?|words?|sides? of a4|a4|pages?|characters|cvs?|your name|font|numbers?|in order|examples?|star|supporting (?:information|evidence)|behaviou?rs?|personal (?:details|information)|covering letter|cover letter|anonym\w+)\b/i;
const LIMIT =
  /\b(?:maximum|max|no more than|up to|limit(?:ed)? (?:of|to)|not exceed)\b.{0,20}\b(?:words|characters|sides?|pages?)\b|\b[\d,]{2,6}[- ](?:words?|characters)\b(?! per minute)/i;
const MOST = 12;
const LONGEST = 400;
const MACHINE = new RegExp(
  `^(?:note|message|instructions?|attention|memo)?\\s*(?:to|for)?\\s*(?:the |all |any )?${machineNames}\\b.{0,40}[:,]`,
  'i',
);

export const isMachineLine = (line: string): boolean => {
  const bare = line.replace(MARK, '').trim();
  return machineCommands.some((command) => command.test(bare)) || MACHINE.test(bare);
};

export const isInstruction = (sentence: string): boolean => {
  const plain = sentence.replaceAll('’', "'");
  return (TELLS.test(plain) && OF_WRITING.test(plain)) || LIMIT.test(plain);
};

/** What a form says of how to answer it: each sentence in its own words, once. */
export function instructionsIn(lines: readonly string[]): string[] {
  const found = lines
    .filter((line) => !isMachineLine(line))
    .flatMap((line) => line.replace(MARK, '').split(/(?<=[.!?])\s+(?=\p{Lu})/u))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence.length <= LONGEST && isInstruction(sentence));
  return [...new Set(found)].slice(0, MOST);
}
