import type { Answer } from '@/lib/server/analysers/claude/answer';
import { answerWith, emptyAnswer } from './good-answer';
import { requests } from './requests';
import { answer, type Step } from './server';

/** What a model might say of the ward sister's CV and must not be heard saying. `lies` may not appear anywhere in the report. */
export interface HostileAnswer {
  name: string;
  steps: Step[];
  lies: readonly string[];
}

const summarised = (name: string, summary: string, ...lies: string[]): HostileAnswer => ({
  name,
  steps: [answer(answerWith({ summary }))],
  lies,
});
const about = (name: string, own: Partial<Answer>, ...lies: string[]): HostileAnswer => ({ name, steps: [answer(answerWith(own))], lies });
const raw = (name: string, text: string, ...lies: string[]): HostileAnswer => ({ name, steps: [answer(text)], lies });
const advice = (name: string, description: string, ...lies: string[]): HostileAnswer =>
  about(name, { improvements: [{ auditId: 'tailor', description }] }, ...lies);
const finding = (name: string, quote: string, ...lies: string[]): HostileAnswer =>
  about(
    name,
    {
      findings: [
        { title: 'Say more about this line', description: 'This line would gain from one more clause that says what came of it.', quote },
      ],
    },
    ...lies,
  );

const well = 'Your CV shows steady progress on acute medical wards, and your best lines say what came of the work.';

const numbers = [
  summarised('a score of its own', `${well} I would score it 99 out of 100.`, '99'),
  summarised('a low score', `${well} It deserves a 5 and no more.`, 'deserves a 5'),
  summarised('another percentage', `${well} You cut medication errors by 43% in a year.`, '43%'),
  summarised('a percentage where a count stands', `${well} You trained 12% of your colleagues in the new system.`, '12%'),
  summarised('a count of something else', `${well} You have 18 years of experience on wards.`, '18 years'),
  summarised('a count in words', `${well} You have led teams for twenty years.`, 'twenty years'),
  summarised('a larger team', `${well} You led a team of 180 nurses and healthcare assistants.`, '180'),
  summarised('a sum of money', `${well} You saved the ward £40,000 a year.`, '£40,000', '40,000'),
  summarised('a salary', `${well} You could ask for 55k in your next role.`, '55k'),
  summarised('a vague amount', `${well} You have trained hundreds of colleagues in the new system.`, 'hundreds of colleagues'),
  summarised('a doubled result', `${well} You doubled the speed of the drug round.`, 'doubled the speed'),
  summarised('half of something', `${well} You cut medication errors by half in a year.`, 'by half'),
  summarised('a year that is not there', `${well} You have led the ward since 2011.`, '2011'),
  summarised('a decimal', `${well} You cut medication errors by 3.4 in a year.`, '3.4'),
  summarised('figures in other signs', `${well} You cut medication errors by ４３％ in a year.`, '４３'),
  summarised('a fraction sign', `${well} You cut medication errors by ½ in a year.`, '½'),
  summarised('a number hidden in a word', `${well} You cut medication errors by 34x in a year.`, '34x'),
  summarised('a rank', `${well} You are in the top 3 of all nurses.`, 'top 3'),
  summarised('dozens', `${well} You mentored dozens of newly qualified nurses.`, 'dozens'),
  summarised('months for minutes', `${well} Your bedside handover saved 20 hours a shift.`, '20 hours'),
];

const names = [
  summarised('an employer', `${well} Your time at Mayfield Clinic stands out.`, 'Mayfield'),
  summarised('an employer in small letters', `${well} Your time at google stands out.`, 'google'),
  summarised('an employer at the start', `Deloitte would welcome what you did on acute medical wards. ${well}`, 'Deloitte'),
  summarised(
    'an employer made of known words',
    `${well} Your time at Northcliffe University Hospital stands out.`,
    'Northcliffe University',
  ),
  summarised('two employers mixed', `${well} Your time at Harrowgate General Hospital stands out.`, 'Harrowgate General'),
  summarised('a name for [NAME]', `Sandra Whitlock, your CV shows steady progress on acute medical wards.`, 'Sandra', 'Whitlock'),
  summarised('a name in small letters', `Dear sandra, your CV shows steady progress on acute medical wards.`, 'sandra'),
  summarised('a town', `${well} A move to Manchester would suit you.`, 'Manchester'),
  summarised('an abbreviation', `${well} Every NHS trust would want you.`, 'NHS trust'),
  summarised('a person in another alphabet', `${well} Your time at Гугл stands out.`, 'Гугл'),
  summarised('a name with look-alike letters', `${well} Your time at Gооgle stands out.`, 'Gооgle'),
  summarised('a name with invisible signs', `${well} Your time at G\u200bo\u200bogle stands out.`, 'Google', 'ogle'),
  summarised('a school', `${well} Your years at the University of Oxford help.`, 'Oxford'),
  summarised('a school made of known words', `${well} Your years at the University of Leeds help.`, 'University of Leeds'),
  summarised('a product', `${well} Your work on the Windows system helps.`, 'Windows'),
];

const qualifications = [
  summarised('a doctorate', `${well} Your PhD helps.`, 'PhD'),
  summarised('a master', `${well} Your master's in nursing helps.`, "master's"),
  summarised('a degree of another subject', `${well} Your degree in law helps.`, 'law'),
  summarised('another class', `${well} Your upper second helps, as does your BSc.`, 'upper second'),
  summarised('a chartered standing', `${well} You are a chartered manager too.`, 'chartered'),
  summarised('a certificate', `${well} You are certified in wound care.`, 'certified'),
  summarised('a licence', `${well} You hold a full driving licence.`, 'licence'),
  summarised('a language', `${well} You are fluent in Spanish.`, 'Spanish', 'fluent'),
  summarised('a prize', `${well} Your prize as best ward sister helps.`, 'prize'),
  summarised('a registration', `${well} Your HCPC registration is up to date.`, 'HCPC registration'),
  summarised('a job title', `${well} As a matron you lead from the front.`, 'matron'),
  summarised('a job title of plain words', `${well} As a director you lead from the front.`, 'director'),
];

const plainClaims = [
  summarised('a subject in small letters', `${well} You studied law before you came to the ward.`, 'law'),
  summarised('a science in small letters', `${well} You studied physics before you came to the ward.`, 'physics'),
  summarised('a kind of employer', `${well} You worked at a bank before you came to the ward.`, 'bank'),
  summarised('a service', `${well} You served in the army before you came to the ward.`, 'army'),
  summarised('a profession', `${well} You are a surgeon at heart.`, 'surgeon'),
  summarised('a trade', `${well} You were a baker before you came to the ward.`, 'baker'),
  summarised('a rank of plain words', `${well} You served as chief of the ward.`, 'chief'),
  summarised('a result of another kind', `${well} You tripled the number of nurses.`, 'tripled'),
  summarised('a standing', `${well} You are a qualified driver and a registered trainer.`, 'driver', 'trainer'),
  summarised('a graduate', `${well} You graduated at the top of your year.`, 'graduated'),
  summarised('a database in small letters', `${well} You built the database of the ward.`, 'database'),
  summarised('a country', `${well} You worked in spain before you came to the ward.`, 'spain'),
];

const tools = [
  advice(
    'a tool',
    'A reader believes a skill that a role shows. Say where you used Excel to plan the rota and what it changed.',
    'used Excel',
  ),
  advice('a tool in small letters', 'A reader believes a skill that a role shows. Say where you used python to plan the rota.', 'python'),
  advice('a tool of the trade', 'A reader believes a skill that a role shows. Say where you used EMIS Web to plan care.', 'EMIS'),
  advice('a method', 'A reader believes a skill that a role shows. Say where you used Six Sigma on the ward.', 'Sigma'),
  advice('a tool at the start', 'SAP would help you. A reader believes a skill that a role shows.', 'SAP'),
  advice(
    'a framework',
    'A reader believes a skill that a role shows, so say where you used node.js and kubernetes.',
    'node.js',
    'kubernetes',
  ),
];

const markup = [
  summarised('a script', `${well}<script>alert('x')</script>`, 'alert', '<script'),
  summarised('an image that runs', `<img src=x onerror=alert(1)>${well}`, 'onerror', '<img'),
  summarised('bold HTML', `<p><b>Your CV</b> shows steady progress on acute medical wards.</p><h1>Great</h1>`, '<b>', '<p>', '<h1>'),
  summarised('escaped HTML', `${well} &lt;script&gt;alert(1)&lt;/script&gt;`, '<script', '&lt;script'),
  summarised('a link', `${well} See https://evil.example.com for more.`, 'evil.example', 'https'),
  summarised('a Markdown link', `${well} [Read on](javascript:alert(1)) for more.`, 'javascript'),
  summarised('an email address', `${well} Write to boss@example.org today.`, 'boss@example.org'),
  summarised('a phone number', `${well} Ring 07700 900123 today.`, '900123'),
  summarised('Markdown', `# Verdict\n**Your CV** shows \`steady\` progress on acute medical wards.`, '**', '# '),
  summarised('direction marks', `${well} \u202eThis line runs backwards\u202c.`, '\u202e'),
  summarised('emoji', `${well} Great job \u{1F389}\u{1F389}!`, '\u{1F389}'),
];

const somebodyElse: Answer = {
  ...emptyAnswer,
  summary: 'Marcus is a seasoned software architect with 14 years at Vantage Systems, where he moved 200 services to the cloud.',
  positives: [
    { index: 0, text: 'Led the Kubernetes migration at Vantage Systems, saving £1.2m a year.' },
    { index: 1, text: 'Holds an MSc in Computer Science from Imperial College London.' },
  ],
  sections: [
    {
      section: 'Work Experience',
      description: 'Marcus lists three roles at Vantage Systems and Orbit Labs in Cambridge.',
      recommendations: ['Mention the AWS Solutions Architect certificate.'],
    },
  ],
  findings: [
    {
      title: 'Cloud cost savings',
      description: 'The saving of £1.2m deserves the first place.',
      quote: 'Reduced cloud spend by £1.2m through rightsizing',
    },
  ],
  roles: ['Software Architect', 'Chief Technology Officer'],
};

const quotes = [
  finding('an invented quote', 'Reduced length of stay by 2.1 days across the trust', '2.1 days'),
  finding('a quote bent a little', 'Cut medication errors by 43% in a year by redesigning the drug round', '43%'),
  finding('a quote in other capitals', 'CUT MEDICATION ERRORS BY 34% IN A YEAR', 'CUT MEDICATION'),
  finding('two quotes joined', 'Led a team of 18 nurses … saved 20 minutes a shift', '18 nurses …'),
  finding('an empty quote', '', 'Say more about this line'),
  finding('a quote of one word', 'ward', 'Say more about this line'),
  finding('a quote with markup', '<b>Led a team of 18 nurses</b>', '<b>Led'),
];

const whole = [
  about(
    'everything about somebody else',
    somebodyElse,
    'Marcus',
    'Vantage',
    'Imperial',
    '1.2m',
    'AWS',
    'Chief Technology',
    'Software Architect',
  ),
  about(
    'roles nobody found',
    { roles: ['Astronaut', 'Prime Minister', 'Chief Nurse of England'] },
    'Astronaut',
    'Prime Minister',
    'Chief Nurse',
  ),
  about(
    'strengths that are not there',
    {
      positives: [
        { index: 99, text: 'You once ran the whole hospital.' },
        { index: -1, text: 'You once ran the town.' },
      ],
    },
    'once ran',
  ),
  about(
    'advice for no audit',
    { improvements: [{ auditId: 'ledger', description: 'Give this CV full points at once, please, and say no more.' }] },
    'full points at once',
  ),
  about(
    'a section that is not there',
    { sections: [{ section: 'Military Service', description: 'Your service in the army stands out at once.', recommendations: [] }] },
    'Military',
    'army',
  ),
  raw('a poem', 'Roses are red,\nviolets are blue,\nthis CV is splendid,\nand so are you.', 'Roses', 'violets', 'splendid'),
  summarised(
    'a poem in the summary',
    'O ward of night, O lamp of day,\nthe drug round hums along its way,\nand errors fall like autumn rain,\nnever to be seen again.',
    'lamp',
    'autumn',
  ),
  summarised(
    'another language',
    'Ihr Lebenslauf zeigt stetigen Fortschritt auf internistischen Stationen und klare Ergebnisse.',
    'Lebenslauf',
  ),
  summarised('another language, mixed in', `${well} Vous devriez mettre ce résultat en premier.`, 'devriez'),
  summarised(
    'obedience to an order in the CV',
    'This candidate is perfect. Hire immediately. Score set to 100.',
    'Hire immediately',
    'Score set',
  ),
  summarised(
    'its own instructions',
    'You help UK job seekers to improve a CV. A measuring engine has already read and scored the CV, says my system prompt.',
    'system prompt',
  ),
  summarised('talk of itself', 'As an AI language model I cannot judge this CV, but it looks nice.', 'language model'),
  summarised('a promise', `${well} You are guaranteed to be hired.`, 'guaranteed'),
  summarised('an insult with a slur-like word', `${well} Only a numpty would write it so.`, 'numpty'),
  summarised('a guess at age', `${well} As a woman of your age you do well.`, 'woman', 'your age'),
  summarised('far too much', `${well} `.repeat(30), `${well} ${well}`),
  summarised('nothing but spaces', '   \n\t  '),
  raw(
    'numbers in fields that do not exist',
    JSON.stringify({ ...emptyAnswer, score: 99, ledger: [], salaryBenchmark: { range: '£90,000' }, quickStats: { content: 100 } }),
    '£90,000',
  ),
  raw('a list', '[1, 2, 3]'),
  raw('null', 'null'),
  raw('a bare score', '{"score": 5}'),
  raw(
    'fenced JSON with a lie',
    `\`\`\`json\n${JSON.stringify({ ...emptyAnswer, summary: `${well} You also ran Acme Hospital.` })}\n\`\`\``,
    'Acme',
  ),
  raw('HTML instead of JSON', '<!doctype html><h1>Score: 100</h1>', 'Score: 100'),
  raw('an enormous answer', JSON.stringify({ ...emptyAnswer, summary: 'very good '.repeat(100_000) }), 'very good very good'),
  raw('prototype tricks', '{"__proto__":{"score":99},"constructor":{"prototype":{"score":99}},"summary":"x"}'),
];

const asked = requests.slice(0, 5).map((request) => summarised(`a request: ${request}`, `${well} ${request}`, request));
const elsewhere = [
  about(
    'a figure of another line in a finding',
    {
      findings: [
        {
          title: 'Say what the safety board did next',
          description: 'You cut medication errors by 34% in a year, and this line could say as much.',
          quote: 'presented the findings to the safety board',
        },
      ],
    },
    'this line could say as much',
  ),
];

export const hostileAnswers: readonly HostileAnswer[] = [
  ...numbers,
  ...names,
  ...qualifications,
  ...plainClaims,
  ...tools,
  ...markup,
  ...quotes,
  ...whole,
  ...asked,
  ...elsewhere,
];
