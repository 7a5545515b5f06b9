import { spokenLanguages } from '@/lib/facts/spoken-languages';
import { chanceOfUneven, unevenFrom } from '@/lib/english/uneven-lines';
import { labelledEnglish } from '@/tests/eval-english/labelled-english';
import { readFileSync } from 'node:fs';
import { checkText } from '@/lib/english/check-english';
import { dictionary } from '@/lib/server/english/dictionary';
import { labelledLines } from '@/tests/eval-english/labelled-lines';

const check = (text: string): string[] =>
  checkText(text, dictionary()).slips.map(({ start, end, right }) => `${text.slice(start, end)} → ${right}`);
const linesOf = (file: string) => labelledLines(readFileSync(`tests/eval-english/${file}.txt`, 'utf8'));

describe('words', () => {
  it('are corrected where a slip that people make leads to a common word', () => {
    expect(check('I prepare brekfast and vegetabels in a busy kichen.')).toEqual([
      'brekfast → breakfast',
      'vegetabels → vegetables',
      'kichen → kitchen',
    ]);
  });

  it('are corrected in a list of skills, where a longer item is a word with a slip of sound', () => {
    expect(check('Excel, Comunication, Kubernetes\nResponsable\nWatchet\nGrammarly')).toEqual([
      'Comunication → Communication',
      'Responsable → Responsible',
    ]);
  });

  it('are no slip where they are a place, or an item in which another first letter would be meant', () => {
    expect(check('Upper Rep, Stirling\nTownhill, Swansea')).toEqual([]);
  });

  it('are no slip where they are a form of a known word', () => {
    expect(check('Trained colleagues in proning of patients on the unit.')).toEqual([]);
    expect(check('Spent the winter laddering and parqueting of old floors.')).toEqual([]);
    expect(check('We stoped the line and began runing it again.')).toEqual(['stoped → stopped', 'runing → running']);
  });

  it('are no slip where a heading is read in pieces', () => {
    expect(check('Referenc es\nAvailable on request.')).toEqual([]);
  });

  it('are no slip where the noun that they belong to stands on the next line', () => {
    expect(check('Held an equipment\naccount of the unit.')).toEqual([]);
    expect(check('I bought an equipment.')).toEqual(['an equipment → some equipment']);
  });

  it('are corrected where a plural keeps its y', () => {
    expect(check('My studys were in the city.')).toEqual(['studys → studies']);
    expect(check('I am a bubbley and friendly person.')).toEqual(['bubbley → bubbly']);
  });

  it('are corrected where letters take an apostrophe for a plural', () => {
    expect(check('CSE’s in metalwork and maths.')).toEqual(['CSE’s → CSEs']);
  });

  it.each([
    ['names', 'Worked for Evri and Ysbyty Gwynedd near Blaenau Ffestiniog with Siobhan.'],
    ['words of trades', 'Laid screeding and fitted soffits; deburred parts, pipetted dilutions and moved a tallescope.'],
    ['words that the CV writes twice', 'Ran the mongdeck. The mongdecks were new, and so was each mongdeck.'],
    ['words that stand elsewhere with a capital', 'Trained on Experianx and used experianx daily.'],
    ['American and Oxford spelling', 'Organized the color scheme and the centers, and prioritized behavior.'],
    ['who does what a word says', 'Ran clinics with prescribers and one triager, and met the BBC’s editors.'],
    ['parts of addresses and compounds', 'recieve@example.org, www.recieve.example.org, recieve_goods, hard-workin'],
    ['filler in another language', 'Nulla malesuada porttitor diam donec felis erat congue non volutpat at tincidunt tristique libero.'],
    ['verbs made of a noun', 'Buddied with new starters on rodding and points.'],
    ['adverbs that the word list has without their s', 'Self employed from 2004 onwards.'],
    ['words that the file draws in two pieces', 'Tr aining and develop ment of staff.'],
    ['letters that the file lost after an f', 'Worked in the offce and the confdential fle room.'],
  ])('are left alone: %s', (_, text) => {
    expect(check(text)).toEqual([]);
  });
});

describe('grammar', () => {
  it.each([
    ['I am work in a shop.', 'I am work → I work'],
    ['I living in Newport.', 'I living → I am living'],
    ['She help me.', 'She help → She helps'],
    ['The customers is happy.', 'The customers is → The customers are'],
    ['I have a idea.', 'a idea → an idea'],
    ['I need an job.', 'an job → a job'],
    ['I clean the the floor.', 'the the → the'],
    ['Working there since 5 years.', 'since 5 years → for 5 years'],
    ['I give informations.', 'informations → information'],
    ['I have three child.', 'three child → three children'],
    ['I have diploma in cooking.', 'I have diploma → I have a diploma'],
    ['I am looking for job in a hotel.', 'I am looking for job → I am looking for a job'],
  ])('%s', (text, slip) => {
    expect(check(text)).toEqual([slip]);
  });

  it.each([
    'An honest person with a European outlook, a one-off award, an MRI and an hour to spare.',
    'Ran the bar, June 2025 (1 week), and 1 day a month after.',
    'A 2 year apprenticeship, a 5 day week and 12 hour shifts.',
    'The news is good; the staff were kind and the premises was sold.',
    'I recommended that she take leave, and it was a pleasure.',
    'World War I works, Part I covers and phase I trials.',
    'Sent remittance advices to suppliers since 2 shops merged, since four years of age.',
    'It is all I can to help; she had had a stroke.',
    'Held 12 child in need cases, looking for job satisfaction.',
  ])('is left alone where it is right: %s', (text) => {
    expect(check(text)).toEqual([]);
  });
});

it('nearly never corrects a careful writer, and is right in 98 of 100 corrections of a learner', () => {
  const careful = linesOf('careful');
  const claims = check(careful.map(({ text }) => text).join('\n'));
  expect(claims).toEqual([]);
  const learners = linesOf('learners').map(({ text, labels }) => ({
    labels,
    slips: checkText(text, dictionary()).slips,
  }));
  const all = learners.flatMap(({ labels, slips }) =>
    slips.map((slip) => labels.some((label) => label.start < slip.end && slip.start < label.end)),
  );
  expect(all.length).toBeGreaterThan(180);
  expect(all.filter(Boolean).length / all.length).toBeGreaterThanOrEqual(0.98);
});

it('takes time that grows with the text', () => {
  const line = 'Laid zorblimquats and wondered about glimperwoks in the frandelbury, every day of the long year. ';
  const time = (times: number): number => {
    const text = `${line.repeat(10).trim()}\n`.repeat(times);
    // The quickest of several rounds: other work on the machine can only make one slower.
    const rounds = Array.from({ length: 5 }, () => {
      const started = performance.now();
      checkText(text, dictionary());
      return performance.now() - started;
    });
    return Math.min(...rounds);
  };
  time(20);
  expect(time(100)).toBeLessThan(4 * time(50) + 50);
});

describe('a heading', () => {
  it.each([
    ['WORK EXPERIANCE', 'EXPERIANCE → EXPERIENCE'],
    ['Refrences', 'Refrences → References'],
    ['Educaton', 'Educaton → Education'],
    ['Work Experiance', 'Experiance → Experience'],
    ['PERSONAL STATEMANT', 'STATEMANT → STATEMENT'],
    ['Qualificatons', 'Qualificatons → Qualifications'],
    ['Hobbies and Intrests', 'Intrests → Interests'],
    ['EMPLOYMNET HISTORY', 'EMPLOYMNET → EMPLOYMENT'],
  ])('is checked: %s', (text, slip) => {
    expect(check(text)).toEqual([slip]);
  });

  it.each([
    'WORK EXPERIENCE',
    'References',
    'Tresize Employmant Ltd 2020',
    'Profilo',
    'Ann Skillen',
    'Formación',
    'BTEC Extended Diploma',
    'NVQ Level Three',
  ])('is left alone where it is right, a name or another language: %s', (text) => {
    expect(check(text)).toEqual([]);
  });
});

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

describe('grammar that is plainly off throughout', () => {
  const isUneven = (lines: readonly string[]): boolean => checkText(lines.join('\n'), dictionary()).isUneven;
  const learner = [
    'I am man from Poland and I search job in day.',
    'I work here since 2019 and I can driving the van.',
    'My duties was cleaning the rooms and help to the customers.',
    'I very like the children, they no have problem with me.',
    'I responsible of stock and I make the orders for all the week.',
    'He go to shop with me when the customer need something.',
  ];
  it('is told of a learner, with the lines', () => {
    expect(isUneven(learner)).toBe(true);
    expect(checkText(learner.join('\n'), dictionary()).uneven.length).toBeGreaterThanOrEqual(3);
  });

  /** The lines of each trade, as a CV would have them. */
  const documentsOf = (file: 'careful' | 'learners'): string[][] => {
    const lines = linesOf(file);
    const trades = [...new Set(lines.map(({ trade }) => trade))];
    return trades.map((own) => lines.filter(({ trade }) => trade === own).map(({ text }) => text));
  };

  it('is never said of careful writers', () => {
    expect(documentsOf('careful').filter(isUneven)).toEqual([]);
  });

  it('is said of most learners', () => {
    const documents = documentsOf('learners');
    expect(documents.filter(isUneven).length / documents.length).toBeGreaterThan(0.75);
  });

  it('is right in at least 95 of 100 lines that took no part in the training, and found in at least 60', () => {
    const kept = labelledEnglish('kept').map((one) => ({ ...one, chance: chanceOfUneven(one.line) }));
    const told = kept.filter(({ chance }) => chance >= unevenFrom);
    expect(told.filter(({ isUneven: is }) => is).length / told.length).toBeGreaterThanOrEqual(0.95);
    expect(told.filter(({ isUneven: is }) => is).length / kept.filter(({ isUneven: is }) => is).length).toBeGreaterThanOrEqual(0.6);
  });

  it('knows no gender, no name and no origin', () => {
    expect(chanceOfUneven('She help to the residents of Sofia')).toBe(chanceOfUneven('He help to the residents of Leeds'));
    const chances = [...spokenLanguages]
      .filter((one) => /^[a-z]+$/.test(one))
      .map((one) => chanceOfUneven(`I speak ${capital(one)} at work.`));
    expect(new Set(chances.map((chance) => chance.toFixed(6))).size).toBe(1);
  });
});
