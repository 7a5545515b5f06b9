import { matchConfidence, matchOccupations } from '@/lib/analysis/reading/career/occupation-match';
import { readCv } from '@/lib/analysis/reading/reading';
import { cvFrom, TODAY } from '@/tests/support/cv-builder';

/** Two jobs of one title and nothing else that would tell the trade. */
const placeOf = (title: string): string | null => {
  const cv = cvFrom(`Jane Example
jane.example@example.com | 07700 900123 | Exeter

# Work Experience

${title}, Aldridge Group\tMar 2020 – Present
- Looked after daily work and reported to the manager.

${title}, Brookes and Partners\tJun 2016 – Feb 2020
- Kept records of the work and answered questions.

# Education
GCSEs, Hull Academy\t2010 – 2012`);
  const matches = matchOccupations(cv, readCv(cv, TODAY));
  return matchConfidence(matches) === 'none' ? null : (matches[0]?.occupation.title ?? null);
};

/** What people in the UK put on their CV, and the occupation each is placed under. */
const placed: Record<string, readonly (readonly [title: string, occupation: string])[]> = {
  'health and care': [
    ['Dentist', 'Dentist'],
    ['Dental Therapist', 'Dental Hygienist'],
    ['Dietician', 'Dietitian'],
    ['Specialist Podiatrist', 'Podiatrist'],
    ['Emergency Medical Technician', 'Emergency Care Assistant'],
    ['Band 6 Nurse', 'Senior Staff Nurse'],
    ['Assistant Psychologist', 'Assistant Psychologist'],
    ['CBT Therapist', 'Psychotherapist'],
    ['Genetic Counsellor', 'Genetic Counsellor'],
    ['Dispensing Optician', 'Dispensing Optician'],
    ['Beauty Therapist', 'Beauty Therapist'],
    ['Animal Care Assistant', 'Animal Care Assistant'],
    ['Hospital Porter', 'Hospital Porter'],
  ],
  'public service, law and education': [
    ['Admissions Officer', 'Admissions Officer'],
    ['Registrar', 'Registrar (Births, Deaths and Marriages)'],
    ['Probation Officer', 'Probation Officer'],
    ['PCSO', 'Police Community Support Officer'],
    ['Immigration Officer', 'Border Force Officer'],
    ['Immigration Advisor', 'Immigration Adviser'],
    ['Court Usher', 'Court Usher'],
    ['Royal Navy Officer', 'Armed Forces Officer'],
    ['RAF Technician', 'Armed Forces Technician'],
    ['Economist', 'Economist'],
    ['Childminder', 'Childminder'],
    ['Driving Instructor', 'Driving Instructor'],
    ['EFL Teacher', 'EFL Teacher'],
    ['Yoga Teacher', 'Fitness Instructor'],
    ['Trade Union Organizer', 'Trade Union Officer'],
  ],
  'trades and land': [
    ['Roofer', 'Roofer'],
    ['Painter & Decorator', 'Painter and Decorator'],
    ['Refrigeration Engineer', 'Air Conditioning Engineer'],
    ['Kitchen Fitter', 'Carpenter / Joiner'],
    ['Fitter', 'Maintenance Engineer'],
    ['Carpet Fitter', 'Floor Layer / Tiler'],
    ['Site Foreman', 'Construction Foreman'],
    ['Contracts Manager', 'Contracts Manager'],
    ['Sewing Machinist', 'Sewing Machinist'],
    ['Arborist', 'Tree Surgeon'],
    ['Greenkeeper', 'Groundskeeper'],
    ['Farm Hand', 'Farm Worker'],
    ['Land Surveyor', 'Land Surveyor'],
  ],
  'transport and delivery': [
    ['Train Driver', 'Train Driver'],
    ['Train Guard', 'Train Conductor'],
    ['Coach Driver', 'Bus Driver'],
    ['Uber Driver', 'Taxi Driver'],
    ['Postman', 'Postal Worker'],
    ['Flight Attendant', 'Cabin Crew'],
    ['Deliveroo Rider', 'Delivery Driver'],
  ],
  'shops, kitchens and offices': [
    ['Operations Manager', 'Operations Manager'],
    ['General Manager', 'Operations Manager'],
    ['Front of House Manager', 'Restaurant Manager'],
    ['Kitchen Porter', 'Kitchen Porter'],
    ['Head Housekeeper', 'Cleaning Supervisor / Head Housekeeper'],
    ['Bank Manager', 'Bank Manager'],
    ['Sales Coordinator', 'Sales Administrator'],
    ['Bid Writer', 'Bid Writer'],
    ['Health & Safety Advisor', 'Health and Safety Manager'],
    ['QA Tester', 'QA Engineer'],
    ['Business Admin Apprentice', 'Administrator'],
  ],
  'arts and words': [
    ['Translator', 'Translator'],
    ['BSL Interpreter', 'Interpreter'],
    ['Sound Engineer', 'Sound Engineer'],
    ['Wedding Photographer', 'Photographer'],
    ['Stage Manager', 'Stage Manager'],
    ['Actress', 'Actor'],
    ['Game Developer', 'Games Developer'],
    ['Medical Writer', 'Medical Writer'],
  ],
};

describe.each(Object.entries(placed))('in %s', (_, titles) => {
  test.each(titles)('a %s is placed under %s', (title, occupation) => {
    expect(placeOf(title)).toBe(occupation);
  });
});

test('a title that says nothing of a trade is placed nowhere', () => {
  expect(placeOf('Helper')).toBeNull();
});
