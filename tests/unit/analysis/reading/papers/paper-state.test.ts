import { entryAround } from '@/lib/analysis/reading/papers/paper-entry';
import { paperBounds, paperState } from '@/lib/analysis/reading/papers/paper-state';
import { cvFrom } from '@/tests/support/cv-builder';

const TODAY = 2026 * 12 + 10;
const state = (entry: string) => paperState(entry, TODAY);

test.each([
  'Forklift licence (booked for May)',
  'IOSH Managing Safely: course due in June',
  'ADR - no',
  'Telehandler, run out last year',
  'BSc Chemistry, left after the second year',
  'NVQ Level 2 in joinery – not finished',
  'AAT Level 3, working towards',
  'Two units of Level 4 still to do',
])('‘%s’ is not held now', (entry) => {
  expect(state(entry).notHeld).toBeGreaterThanOrEqual(paperBounds.notHeld);
});

test.each([
  'Forklift licence, passed 2021',
  'Prince2 Practitioner, 2019',
  'BA (Hons) History, 2:1, University of Kent, 2012',
  '8 GCSEs including Maths and English',
  'Full clean driving licence',
  'City & Guilds Level 3 Electrical Installation, 2008',
])('‘%s’ is held', (entry) => {
  expect(state(entry).notHeld).toBeLessThan(paperBounds.notHeld);
});

test('a date decides by whether it has passed', () => {
  expect(state('Driver CPC, valid until 03/2024').notHeld).toBeGreaterThan(state('Driver CPC, valid until 03/2029').notHeld);
});

test('only what was held once has run out', () => {
  expect(state('Reach truck licence expired Nov 2024').ended).toBeGreaterThanOrEqual(paperBounds.ended);
  expect(state('Reach truck licence booked for January').ended).toBeLessThan(paperBounds.ended);
});

test('what a list says of one entry is nothing to the others', () => {
  const cv = cvFrom('Sam Lowe\n\n# Certificates\nCSCS, SMSTS (expired 2023), IPAF; PASMA booked\n');
  const entryOf = (name: string): string => {
    const start = cv.text.indexOf(name);
    const entry = entryAround(cv, { start, end: start + name.length });
    return cv.text.slice(entry.start, entry.end);
  };
  expect(entryOf('CSCS')).toBe('CSCS');
  expect(entryOf('SMSTS')).toBe('SMSTS (expired 2023)');
  expect(entryOf('IPAF')).toBe('IPAF');
  expect(entryOf('PASMA')).toBe('PASMA booked');
});
