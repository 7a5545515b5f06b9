export type CriterionKind = 'essential' | 'desirable' | 'knockout';

export interface AdvertCriterion {
  text: string;
  kind: CriterionKind;
}

const MOST_CRITERIA = 60;
const LONGEST = 220;
const MARK = /^\s*(?:[-•*–·▪●◦]|\d{1,2}[.)])\s+/;
const DESIRABLE =
  /^(?:(?:also |highly )?desirable|not essential|helpful|we(?:'d| would) (?:also )?(?:like|love|welcome)|it (?:would help|helps)|(?:you )?(?:might|may) (?:also )?have|also welcome|would be (?:good|nice|great)|an advantage|extra|nice to have|preferred|bonus|useful|it would be (?:great|good|nice)|advantageous|ideally|a plus|good to have|what would help|a bonus|pluses|would help)\b/i;
const ESSENTIAL =
  /^(?:essential|requirements?|must haves?|you must have|you will need|you'll need|what we(?:'re| are) looking for|what you will bring|what you'll bring|about you|person specification|skills and experience|the ideal candidate|key skills|qualifications|your (?:skills|profile|experience)|you have|we need)\b/i;
const OTHER =
  /^(?:benefits|what we offer|about us|the role|responsibilities|duties|your role|what you will do|how to apply|salary|the job|we offer|job description|main tasks)\b/i;
const KNOCKOUT =
  /\s*(?:\(?(?:a must:?|[-–]\s*(?:required|a must|mandatory))[^)]*\)?|\((?:required|mandatory)\)|\byou must (?:meet|have|hold) this[^.]*\.?|\bapplications without it[^.]*\.?)\s*$/i;
const KNOCKOUT_ITSELF = /\b(?:right to work in the uk|must (?:hold|have|be registered)|is (?:required|mandatory))\b/i;

const LABEL =
  '(?:essential|desirable|preferred|nice to have|must haves?|requirements)(?: (?:criteria|skills|experience|requirements|qualifications))?';
const NEXT_LABEL = new RegExp(`(?<=[.;!?])\\s+(?=${LABEL}:\\s)`, 'i');
const LABELLED = new RegExp(`^(${LABEL}):\\s+(\\S.*)$`, 'i');
/** Of a list with commas; with more the commas belong to a sentence. */
const MOST_WORDS = 4;

/** 'Essential: SAP; Lean. Desirable: Python.' -> each label, and each thing under it, on a line of its own. */
const spread = (line: string): string[] =>
  line.split(NEXT_LABEL).flatMap((part) => {
    const [, label, things] = LABELLED.exec(part.trim()) ?? [];
    return label && things ? [label, ...thingsIn(things).map((thing) => `- ${thing}`)] : [part];
  });

function thingsIn(list: string): string[] {
  const things = list
    .split(list.includes(';') ? ';' : ',')
    .map((thing) => thing.trim().replace(/\.$/, ''))
    .filter(Boolean);
  return list.includes(';') || things.every((thing) => thing.split(/\s+/).length <= MOST_WORDS) ? things : [list];
}

/** The criteria of an advert in its own words: bulleted or listed lines under headings that say essential or desirable. */
export const readAdvert = (advert: string): AdvertCriterion[] => {
  const lines = advert
    .split(/\r?\n/)
    .flatMap(spread)
    .map((line) => line.slice(0, 600).trim());
  const hasMarks = lines.filter((line) => MARK.test(line)).length >= 2;
  const criteria: AdvertCriterion[] = [];
  const asked = new Set<string>();
  let kind: 'essential' | 'desirable' | null = null;
  for (const line of lines) {
    if (line === '') continue;
    const isMarked = MARK.test(line);
    const bare = line.replace(MARK, '').replace(/:$/, '');
    if (!isMarked && bare.length < 70) {
      if (DESIRABLE.test(bare)) kind = 'desirable';
      else if (ESSENTIAL.test(bare)) kind = 'essential';
      else if (OTHER.test(bare)) kind = null;
      if (DESIRABLE.test(bare) || ESSENTIAL.test(bare) || OTHER.test(bare)) continue;
    }
    const wanted = hasMarks ? isMarked && (kind !== null || !lines.some((other) => ESSENTIAL.test(other))) : kind !== null;
    if (!wanted || bare.length > LONGEST || criteria.length >= MOST_CRITERIA) continue;
    const text = bare.replace(KNOCKOUT, '').replace(/[.;]$/, '').trim();
    const isKnockout = KNOCKOUT.test(bare) || KNOCKOUT_ITSELF.test(bare);
    if (!text || asked.has(text.toLowerCase())) continue;
    asked.add(text.toLowerCase());
    criteria.push({ text, kind: isKnockout ? 'knockout' : (kind ?? 'essential') });
  }
  return criteria.length > 0 ? criteria : sentencesAsCriteria(advert);
};

/** An advert without lists: its sentences that ask for something. */
const sentencesAsCriteria = (advert: string): AdvertCriterion[] =>
  advert
    .split(/[.\n!?]+/)
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) =>
        sentence.length > 12 &&
        sentence.length <= LONGEST &&
        /\b(?:experience|knowledge|degree|qualif|skills?|able to|ability|must|need|familiar|licen[cs]e|register)/i.test(sentence),
    )
    .slice(0, MOST_CRITERIA)
    .map((text) => ({
      text,
      kind: /\b(?:desirable|ideally|preferably|advantage|bonus)\b/i.test(text)
        ? 'desirable'
        : KNOCKOUT_ITSELF.test(text)
          ? 'knockout'
          : 'essential',
    }));
