import fs from 'node:fs';
import path from 'node:path';
import { cvFrom } from '@/tests/support/cv-builder';

const others = path.resolve('tests/fixtures/not-cvs');
const { cases }: { cases: { text: string; expect: string }[] } = JSON.parse(fs.readFileSync(path.join(others, 'MANIFEST.json'), 'utf8'));
const named = cases.filter(({ expect: code }) => code === 'NOT_A_CV').map(({ text }) => text);

describe('a document that is no CV', () => {
  it.each(named)('is told with reasons: %s', (name) => {
    expect(cvFrom(fs.readFileSync(path.join(others, name), 'utf8')).notACv).not.toEqual([]);
  });

  it.each([
    'Hello world',
    'It was the best of times, it was the worst of times.',
    'Preheat the oven. Ingredients: flour, two eggs, a pinch of salt.',
  ])('"%s"', (text) => {
    expect(cvFrom(text).notACv).not.toEqual([]);
  });
});

describe('a CV is never refused', () => {
  it.each([
    [
      'a school leaver’s',
      'Liam Example\n07700 900880\nliam@example.net\n\n# About me\nI am 16.\n\n# Education\nGCSEs English 4, Maths 4, Leigh Road High School\n\n# Interests\nFootball',
    ],
    [
      'a cook’s',
      'Jane Example\njane@example.com\n\n# Experience\nHead Chef, The Crab Pot\t2019 - now\n- Ingredients and recipes for 12 tablespoons of sauce\n\n# Skills\nMenus, Butchery, HACCP',
    ],
    [
      'a lawyer’s',
      'Jane Example\njane@example.com\n\n# Experience\nSolicitor, Vale LLP\t2019 - now\n- Drafted terms and conditions and this agreement is made\n\n# Education\nLLB Law, University of Rutland',
    ],
    [
      'a Spanish',
      'Íñigo Ejemplo\n+34 600 000 123\ninigo@example.es\n\n# Experiencia laboral\nAnalista de datos, Envíos Ebro S.L.\tmayo 2021 – actualidad\n\n# Formación académica\nGrado Estadística, Universidad de Monteclaro',
    ],
    [
      'a German',
      'Jana Beispiel\njana@example.de\n\n# Berufserfahrung\nEntwicklerin, Nordsee GmbH\tMärz 2019 bis heute\n\n# Ausbildung\nMaster Informatik, Hochschule Musterstadt',
    ],
    [
      'one without contact details',
      '# Work Experience\nStore Manager, Cobble & Thread\t2019 - now\n\n# Education\nBSc Geography, University of Hallamwick\n\n# Skills\nExcel, Word, Sales',
    ],
    [
      'one whose headings stand between a dash and a colon',
      'Jane Example\n– Professional Experiences:\nCobble & Thread, Leeds\nStore Manager from 2019\n– Academic Studies:\nElm College\n– Competences:\nTill work, rotas, stock control',
    ],
    [
      'numbered biodata',
      'BIODATA\n1. Name: Jane Example\n2. Date of birth: 4 May 1990\n3. Address: 14 Mill Lane, Hull HU3 4QX\n4. Educational qualification: BA History, University of Hull, 2011\n5. Work experience: Archivist, Hull Records Office, 2012 to 2020\n6. Languages known: English, Welsh',
    ],
    ['one without headings', 'Jane Example\njane@example.com | 07700 900123\nStore Manager, Cobble & Thread\t2019 - now\n- Grew sales'],
  ])('%s', (_, text) => {
    expect(cvFrom(text).notACv).toEqual([]);
  });
});
