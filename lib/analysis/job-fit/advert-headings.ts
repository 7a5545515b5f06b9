/** What the lines under a heading are: asked for, or about something else. A group ('Skills') says neither. */
export type AdvertHeading = 'essential' | 'desirable' | 'other' | 'group';

const LONGEST_HEADING = 70;

const DESIRABLE =
  /^(?:(?:also |highly )?desirable|not essential|helpful|we(?:'d| would) (?:also )?(?:like|love|welcome)|it (?:would help|helps)|(?:you )?(?:might|may) (?:also )?have|also welcome|would be (?:good|nice|great|an? (?:advantage|plus|bonus)|helpful|useful|desirable)|an advantage|extra|nice to have|preferred|bonus|useful|it would be (?:great|good|nice)|it(?:'s| is) a (?:bonus|plus)|advantageous|ideally|a plus|good to have|what would help|a bonus|pluses|would help|you(?:'ll| will) stand out|stand out|extra credit|brownie points)\b/i;
const ESSENTIAL =
  /^(?:essential|(?:other |key |minimum )?requirements?|must haves?|you must have|you(?:'ll| will) need|what (?:are we looking for|do (?:we|you) need|we(?:'re| are) looking for|we need|you(?:'ll| will)? (?:need|bring))|who (?:you are|we(?:'re| are) looking for)|about you|am i eligible|eligibility|person specification|skills and experience|the (?:ideal|successful) candidate|key skills|your (?:skills|profile|experience|background)|you have|we need|you(?:'re| are|'ll be| might be| may be) a (?:good|great) fit)\b/i;
const OTHER =
  /^(?:(?:our |the |key )?(?:benefits|perks|package|rewards)|what (?:we offer|(?:will|do) (?:i|you) get|you(?:'ll| will) (?:do|be doing|get))|what's (?:in it for you|on offer)|why (?:join|work)|in return|about (?:us|the|our)|who we are|the (?:role|job|company|team)|(?:the |your |key |main |core )?(?:responsibilities|duties)|your role|in this role|day[ -]to[ -]day|how to apply|to apply|salary|hours|location|contract|closing date|interviews?|we offer|job (?:description|summary|overview|purpose)|main tasks|disclosure and barring|safeguarding|equal opportunit|diversity|additional information|further information|employer details|certificate of sponsorship)\b/i;
const GROUP =
  /^(?:(?:and|or|&|[,/]|qualifications?|training|education|experience|knowledge|skills?|abilities|ability|attributes|aptitudes?|competenc(?:e|ies|y)|personal|qualities|behaviours?|values|technical|professional|relevant|communication|attainments?)\s*)+$/i;

/** The heading a line is, without its mark and its colon; null where it is none. */
export function headingOf(line: string): AdvertHeading | null {
  if (line.length >= LONGEST_HEADING) return null;
  const words = line.replaceAll('’', "'");
  if (DESIRABLE.test(words)) return 'desirable';
  if (ESSENTIAL.test(words)) return 'essential';
  if (OTHER.test(words)) return 'other';
  return GROUP.test(words) ? 'group' : null;
}
