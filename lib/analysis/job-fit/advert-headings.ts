/** What the lines under a heading are: asked for, or about something else. A group ('Skills') says neither. */
export type AdvertHeading = 'essential' | 'desirable' | 'other' | 'group';

const LONGEST_HEADING = 70;

/** Each list in the order of its first words, as adverts write them. */
const starts = (phrases: string): RegExp =>
  new RegExp(
    `^(?:${phrases
      .trim()
      .split(/\s*\n\s*/)
      .join('|')})\\b`,
    'i',
  );

const DESIRABLE = starts(`
  (?:also |highly )?desirable
  not essential
  helpful|useful|extras?|extra credit|preferred|advantageous|ideally
  (?:a |some )?(?:bonus|pluse?s?)
  an advantage
  we(?:'d| would) (?:also )?(?:like|love|welcome|be (?:delighted|thrilled))
  it (?:would (?:also )?(?:be|help)|helps)
  it(?:'s| is) a (?:bonus|plus)
  (?:you )?(?:might|may) (?:also )?have
  also welcome
  would (?:help|be (?:good|nice|great|lovely|an? (?:advantage|plus|bonus)|helpful|useful|desirable))
  what (?:else )?would (?:help|make you stand out)
  you(?:'ll| will) stand out|stand out
  (?:nice|good) to have
`);
const ESSENTIAL = starts(`
  (?:the )?essential
  (?:other |key |minimum )?requirements?
  (?:the |our )?must[- ]haves?
  you (?:must have|have)
  you(?:'ll| will) need|we need
  what (?:are we looking for|do (?:i|we|you) need|we(?:'re| are) looking for|we need|you(?:'ll| will)? (?:need|bring))
  who (?:you are|we(?:'re| are) looking for)
  about you|am i eligible|eligibility|person specification
  skills and experience|key skills
  the (?:ideal|successful) candidate
  your (?:skills|profile|experience|background)
  you(?:'re| are|'ll be| might be| may be) a (?:good|great) fit
`);
const OTHER = starts(`
  (?:our |the |key )?(?:benefits|perks|package|rewards)
  what (?:we (?:can )?offer|(?:will|do) (?:i|you) get|you(?:'ll| will) (?:do|be doing|get)|your (?:day|week))
  what's (?:in it for you|on offer)
  why|in return|we offer
  about (?:us|the|our)|who we are
  the (?:role|job|company|team)|your role|in this role
  (?:the |your |key |main |core )?(?:responsibilities|duties)|main tasks
  (?:the )?day[ -]to[ -]day
  how to apply|to apply|additional information|further information
  job (?:description|summary|overview|purpose)
  disclosure and barring|equal opportunit\\w+
  employer (?:details|certification)|certificate of sponsorship
`);
/** Words that begin a criterion as well: 'Safeguarding training to level 2'. */
const OTHER_ALONE = /^(?:salary|hours|location|contract(?: type)?|closing date|interviews?|safeguarding|diversity)(?:\s*:.*)?$/i;
const GROUP =
  /^(?:(?:and|or|&|[,/]|qualifications?|training|education|experience|knowledge|skills?|abilities|ability|attributes|aptitudes?|competenc(?:e|ies|y)|personal|qualities|behaviours?|values|technical|professional|relevant|communication|attainments?)\s*)+$/i;

/** The heading a line is, whatever decorates or numbers it; null where it is none. */
export function headingOf(line: string): AdvertHeading | null {
  if (line.length >= LONGEST_HEADING) return null;
  const words = line
    .replaceAll('’', "'")
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[\s:?.!…]+$/, '');
  if (DESIRABLE.test(words)) return 'desirable';
  if (ESSENTIAL.test(words)) return 'essential';
  if (OTHER.test(words) || OTHER_ALONE.test(words)) return 'other';
  return GROUP.test(words) ? 'group' : null;
}
