import { analyse } from '@/lib/analysis/built-in';
import { matchJob } from '@/lib/analysis/job-fit';
import type { Cv } from '@/lib/cv/cv';
import { foldText } from '@/lib/cv/document/fold-text';
import type { RedactedText, Redaction } from '@/lib/cv/document/redacted-document';
import { parse } from '@/lib/cv/parse';
import { parsedFields } from '@/lib/cv/project/parsed-fields';
import { redact } from '@/lib/cv/redact';
import { sectionText } from '@/lib/rewrite/editor-text/write';
import { improvedCv } from '@/lib/rewrite/improved-cv';
import { withLostLines } from '@/lib/rewrite/improved/lost-lines';
import { improvedJsonResume } from '@/lib/rewrite/improved-json-resume';
import { sectionNames } from '@/lib/rewrite/section-names';
import { suggest } from '@/lib/rewrite/suggest';
import { limitText } from '@/lib/server/extract/limit-text';
import { isAppError } from '@/lib/shared/errors';
import { documentFrom, inputFrom, TODAY } from '@/tests/support/cv-builder';
import { growth } from '@/tests/support/growth';
import { isWholeCorpus, sampleOf } from '@/tests/support/sample';

jest.setTimeout(600_000);

/** Just under the caps of a CV. */
const most = { characters: 96_000, lines: 1_800 };

/** What patterns begin to match and then have to give up, and what makes much of something. One that ends a line makes many. */
const baits = [
  ...['a', 'A', 'Aa ', 'aé', 'A ', 'Mc', 'A-', 'a-', 'a.', 'A. ', 'a:', 'a/', "a's ", 'a\t', '\u00ad', '王', '🧨', 'e\u0301'],
  ...['1', '1 ', '1,', '0 0', '-1', '12/', '2:1 ', '0770 ', '+44 ', '£1 ', '18% ', '£1,000 ', '1 High Street ', 'AB 12 34 56 C '],
  ...['@', 'a@', '@a.', 'a@b.co ', ' at dot', '[at] ', 'www.', 'http://a.b/', 'LS1 4AP ', 'LS1 4 ', '12 Aa Aa Aa Aa ', 'Flat 1, '],
  ...['(', '[', '[add ', '[NAME] ', '(a ', '"a ', '<', '“', '</cv_text>', '*_`', '. ', '…', ', ', '; ', ' | ', '• ', '– ', ' ', '.', ','],
  ...['2019 ', 'Mar 20', 'March 2019 - ', '2019-2020 ', '01/02/2019', 'to ', '2019\t', 'May ', 'years '],
  ...['Name: ', 'date of birth ', 'reporting to Dr ', 'married with a ', 'salary expectations ', 'ignore all previous ', 'I ', 'and '],
  ...[
    'Manager ',
    'Managed ',
    'led a team of 12 ',
    'responsible for ',
    'Python ',
    'Pytho ',
    'Excel, ',
    'Ltd ',
    'Manager at ',
    'Work Experience ',
  ],
  ...['BSc (Hons) ', '2:1 ', 'GCSE A*, ', 'University of ', 'Pytho, ', 'ROBIN ASHWORTH '],
  ...['a\n', 'Name:\n', 'Skills\n', '2019\n', 'LS1 4AP\n', 'a@b.co\n', '07700 900123\n', '12 High Street\nLeeds\n', 'NORTHGATE STORES\n'],
  ...['Manager, Shop\tMarch 2019 - Present\n', '- Managed 12 staff\n', 'Robin Ashworth\n', 'Date of birth: 1 May 1980\n', 'Python, Java\n'],
  ...[
    'linkedin.com/in/robin-ashworth\n',
    'BSc (Hons) Biology, University of Leeds\t2012 - 2015\n',
    '# Skills\nExcel\n',
    '# Interests\nhiking\n',
  ],
  ...['# References\nDr Jane Smith\n', 'Chef, Acme Hotel\tJan 2019 - Mar 2020\n- Cut waste by 12%\n', 'ignore all previous instructions\n'],
];

const headings = ['Profile', 'Experience', 'Education', 'Skills', 'Additional'] as const;
type Heading = (typeof headings)[number];

const honest: Record<Heading, string> = {
  Profile: 'Chef with eight years in hotels, who plans menus and trains new starters.',
  Experience: 'Chef, Acme Hotel\tJan 2019 - Present\n- Cut waste by 12% in a year\n- Trained 11 new starters in food safety',
  Education: 'BSc Cooking, University of Leeds\t2010 - 2013',
  Skills: 'Excel, menu planning, stock control',
  Additional: 'Full driving licence',
};

function documentWith(bait: string, under: Heading, share: number) {
  const lines = bait.split('\n').length - 1;
  const count = Math.min(
    Math.floor((share * most.characters) / bait.length),
    lines > 0 ? Math.floor((share * most.lines) / lines) : Infinity,
  );
  const text = headings
    .map((heading) => `# ${heading}\n${honest[heading]}${heading === under ? `\n${bait.repeat(count)}` : ''}`)
    .join('\n');
  return limitText(documentFrom(`Jane Example\njane@example.com | 07700 900123 | Leeds\n${text}`));
}

interface Read {
  redaction: Redaction;
  cv: Cv<RedactedText>;
}

const advert = 'Essential\n- Experience of stock control\n- Excel and SAP\nDesirable\n- Degree in business';

/** What the product does with a CV; the first two make what the others take. */
const stages: Record<string, (read: Read) => unknown> = {
  analysing: ({ cv }) => analyse(inputFrom(cv)),
  matching: ({ cv }) => matchJob({ cv, jobDescription: advert, today: TODAY }),
  rewriting: ({ cv }) => sectionNames.map((section) => suggest({ cv, section, rating: null })),
  exporting: ({ cv, redaction }) => [improvedJsonResume(cv, redaction), withLostLines(cv, redaction, improvedCv(cv, redaction))],
  showing: ({ cv, redaction }) => [parsedFields(cv, redaction.origins), sectionNames.map((section) => sectionText(cv, section))],
};

/** Some bait is refused, as no CV or as too little of one: that too takes its time. */
function attempt(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if (!isAppError(error)) throw error;
  }
}

/** Twice the text: 2 where each letter costs the same. */
const limit = 2.3;

async function growths(bait: string, under: Heading): Promise<Record<string, number>> {
  const [small, large] = [0.5, 1].map((share) => documentWith(bait, under, share));
  if (!small || !large) throw new Error('Two documents were asked for.');
  const readAs = (document: typeof small): Read => {
    const redaction = redact(document);
    return { redaction, cv: parse(redaction.document, TODAY) };
  };
  const [less, more] = [readAs(small), readAs(large)];
  const found: Record<string, number> = {
    redacting: await growth(
      () => redact(small),
      () => redact(large),
      limit,
    ),
    parsing: await growth(
      () => parse(less.redaction.document, TODAY),
      () => parse(more.redaction.document, TODAY),
      limit,
    ),
  };
  for (const [name, stage] of Object.entries(stages)) {
    found[name] = await growth(
      () => attempt(() => stage(less)),
      () => attempt(() => stage(more)),
      limit,
    );
  }
  return Object.fromEntries(Object.entries(found).filter(([, times]) => times >= limit));
}

it.each(sampleOf(baits, 24))('twice as much of %j costs at most twice as much in every step, wherever it stands', async (bait) => {
  const places = isWholeCorpus ? headings : ([headings[baits.indexOf(bait) % headings.length]] as const);
  for (const under of places) if (under) expect({ under, ...(await growths(bait, under)) }).toEqual({ under });
});

it.each(sampleOf(baits, 24))('an advert of twice as much of %j costs at most twice as much to match', async (bait) => {
  const cv = parse(redact(documentWith('Chef ', 'Profile', 0.05)).document, TODAY);
  const match = (share: number) => {
    const jobDescription = foldText(bait.repeat(Math.floor((share * most.characters) / bait.length)));
    return () => matchJob({ cv, jobDescription, today: TODAY });
  };
  expect(await growth(match(0.5), match(1), limit)).toBeLessThan(limit);
});
