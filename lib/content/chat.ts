import { claimText, type ClaimsPolicy } from './claims';

export interface ChatAnswer {
  text: string;
  links: { label: string; href: string }[];
}

export const chatGreeting =
  'Hello! I am your CV helper. Ask me about your profile, work experience, skills, length, gaps or applicant tracking systems.';
export const chatPrompts = ["I'd like section-by-section improvement help", 'Show me quick 5-minute high-impact changes'] as const;

interface Rule {
  /** The rule matches where all words of any one of these sets occur. */
  words: readonly (readonly string[])[];
  text: string;
}

/** First rule in order wins. */
const rules: readonly Rule[] = [
  {
    words: [['personal', 'statement'], ['profile']],
    text: 'Keep your personal statement to 4-6 lines at the top of the CV. Say what you are, how long you have done it, one result that proves it, and what you want next.',
  },
  {
    words: [
      ['work', 'experience'],
      ['experience', 'format'],
      ['job', 'history'],
    ],
    text: 'Use reverse chronological order: your latest job first, with employer, title, place, and month and year. Give each recent role 3-5 bullets that begin with a verb and end with what came of it.',
  },
  {
    words: [['hobbies'], ['hobby'], ['interests']],
    text: 'Interests are optional. Keep them to 2-3 lines and make them specific: “captain of a Sunday league side” says more than “sport”.',
  },
  {
    words: [['skills'], ['skill']],
    text: 'Group your skills into 2-3 skill categories, such as Tools, Methods and Languages. Put the ones the advert asks for first, and show each again in a job where you used it.',
  },
  {
    words: [['length'], ['long'], ['pages'], ['page']],
    text: '2 pages are standard in the UK. Graduates need 1-2, executives 3 at most. Put what matters on the upper half of page one.',
  },
  {
    words: [['ats'], ['tracking']],
    text: 'Five tips for applicant tracking systems:\n1. Use standard headings such as Work Experience and Education.\n2. Use the keywords of the advert where they are true of you.\n3. Use no tables or text boxes for your content.\n4. Use standard fonts such as Arial or Calibri.\n5. Save as .docx or .pdf.\nMost systems sort and search; people still decide.',
  },
  {
    words: [['gap'], ['gaps']],
    text: 'Be honest about a gap and give it one line: study, care, travel, illness and redundancy are all fine. For short gaps you can use years only in your dates.',
  },
];

const generic: ChatAnswer = {
  text: 'Here is where to start. For section-by-section help, the guided improvement takes your CV through five steps of about three minutes each. For quick changes, your report lists the fixes with the points each would bring: begin at the top.',
  links: [
    { label: 'Open guided improvement', href: '/guided-improvement' },
    { label: 'Analyse a CV', href: '/' },
  ],
};

interface ReportRule {
  words: readonly string[];
  text: string;
  label: string;
  /** The part of the report, by its address within the page. */
  place: string;
}

/** Questions that a part of the open report answers better than fixed words. */
const reportRules: readonly ReportRule[] = [
  {
    words: ['pay', 'paid', 'salary', 'salaries', 'earn', 'wage', 'wages', 'worth', 'money'],
    text: 'Your report says what work like yours pays, with its source.',
    label: 'Go to pay',
    place: 'salary',
  },
  {
    words: ['role', 'roles', 'job', 'jobs', 'career', 'careers'],
    text: 'Your report lists the roles that your CV fits.',
    label: 'Go to roles',
    place: 'roles',
  },
  {
    words: ['score', 'points', 'mark', 'marks', 'ledger'],
    text: 'Your report shows every point of your score, with the words it rests on.',
    label: 'Go to the score',
    place: 'ledger',
  },
  {
    words: ['delete', 'data', 'privacy', 'private', 'remove'],
    text: 'Your report shows what is kept, and you can delete it there.',
    label: 'Go to your data',
    place: 'my-data',
  },
  {
    words: ['fix', 'fixes', 'improve', 'improvement', 'change', 'changes', 'better', 'first', 'help'],
    text: 'Your report ranks your fixes: begin at the top.',
    label: 'Go to your fixes',
    place: 'improvements',
  },
];

const partOfReport = (asked: ReadonlySet<string>, isThere: (place: string) => boolean): ChatAnswer | null => {
  const rule = reportRules.find(({ words, place }) => words.some((word) => asked.has(word)) && isThere(place));
  return rule ? { text: rule.text, links: [{ label: rule.label, href: `#${rule.place}` }] } : null;
};

/**
 * Answers locally, by whole words of the lower-cased question. A question without an answer of its own is answered by a part of the
 * open report; `isThere` tells which parts it has.
 */
export function chatAnswer(question: string, policy: ClaimsPolicy, isThere: (place: string) => boolean = () => false): ChatAnswer {
  const asked = new Set(question.toLowerCase().split(/[^a-z]+/));
  const rule = rules.find(({ words }) => words.some((set) => set.every((word) => asked.has(word))));
  if (!rule) return partOfReport(asked, isThere) ?? generic;
  const firstLook = rule.words.some(([word]) => word === 'pages') ? claimText('firstLook', policy) : null;
  return { text: firstLook ? `${rule.text} ${firstLook}` : rule.text, links: [] };
}
