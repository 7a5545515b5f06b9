import type { Cv } from '@/lib/cv/cv';
import { toJsonResume, type JsonResume } from '@/lib/cv/project/json-resume';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { readDocument } from '@/lib/server/extract/read-document';
import { TODAY } from '@/tests/support/cv-builder';
import { drawLinkedInExport } from '@/tests/support/documents/linkedin-export';
import type { LinkedInPerson } from '@/tests/support/documents/linkedin-people';
import { firstPeople } from '@/tests/support/documents/linkedin-people-1';
import { laterPeople } from '@/tests/support/documents/linkedin-people-2';
import { isSimilar } from '@/tests/eval/matching';
import { writePdf, type Text } from '@/tests/support/documents/write-pdf';

async function read(bytes: Uint8Array): Promise<{ cv: Cv; resume: JsonResume }> {
  const { document, contact, origins } = redact(await readDocument(bytes, 'pdf'));
  const cv = parse(document, TODAY);
  return { cv, resume: toJsonResume(cv, { contact, origins }) };
}

/** A firm's name without what brackets behind it tell of the firm. */
const withoutBrackets = (name: string): string => name.replace(/ \(.*\)$/, '');

const words = (text: string | undefined): string =>
  (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const isoOf = (date: string): string => (date.includes(' ') ? new Date(`1 ${date} UTC`).toISOString().slice(0, 7) : date);
const jobOf = (...[title, employer, from, to]: (string | undefined)[]): string =>
  [words(title), words(employer), from, to ?? 'now'].join(' / ');

const shownBy = ({ employers }: LinkedInPerson): string[] =>
  employers.flatMap(({ name, roles }) =>
    roles.map(({ title, from, to }) => jobOf(title, withoutBrackets(name), isoOf(from), to === 'Present' ? undefined : isoOf(to))),
  );
const readFrom = ({ work }: JsonResume): string[] =>
  work.map(({ position, name, startDate, endDate }) => jobOf(position, name, startDate, endDate));

const people = [...firstPeople, ...laterPeople];

describe("LinkedIn's own 'Save to PDF'", () => {
  it('keeps at least 97 of 100 jobs whole: title, employer and both dates', async () => {
    let [right, all] = [0, 0];
    for (const person of people) {
      const found = readFrom((await read(drawLinkedInExport(person))).resume);
      const shown = shownBy(person);
      right += shown.filter((job) => found.includes(job)).length;
      all += Math.max(shown.length, found.length);
    }
    expect(all).toBe(91); // no job is made of anything else
    expect(right / all).toBeGreaterThanOrEqual(0.97);
  });

  it('never takes the place of a job for the employer of the next', async () => {
    for (const person of people) {
      const { resume } = await read(drawLinkedInExport(person));
      const places = new Set(person.employers.flatMap(({ roles }) => roles.map(({ place }) => words(place))));
      const own = new Set(person.employers.map(({ name }) => words(name)));
      expect(resume.work.map(({ name }) => words(name)).filter((name) => places.has(name) && !own.has(name))).toEqual([]);
    }
  });

  it('keeps every school with its award, whatever the school is called', async () => {
    for (const person of people) {
      const { resume } = await read(drawLinkedInExport(person));
      // a town behind the comma is no part of the name
      const shown = person.schools.map(({ name, award, area }) => [words(name.split(',')[0]), words(`${award} ${area}`)] as const);
      expect(resume.education.map(({ institution }) => words(institution))).toEqual(shown.map(([name]) => name));
      const courses = resume.education.map(({ studyType, area }) => `${studyType ?? ''} ${area ?? ''}`);
      expect(courses.filter((course, index) => course.trim() !== '' && !isSimilar(shown[index]?.[1], course))).toEqual([]);
    }
  });

  it('takes neither the headline nor the place beside the rail for a language', async () => {
    for (const person of people) {
      const shown = person.rail.find(([heading]) => heading === 'Languages')?.[1] ?? [];
      const { languages } = (await read(drawLinkedInExport(person))).resume;
      expect(languages.map(({ language }) => language)).toEqual(shown.map((one) => one.replace(/ \(.*/, '')));
    }
  });

  it('has the place that stands below the dates, and no line of the text instead', async () => {
    const [pilot, , , reader] = firstPeople;
    const placesOf = async (person: LinkedInPerson | undefined): Promise<(string | undefined)[]> =>
      person ? (await read(drawLinkedInExport(person))).cv.work.map(({ place }) => place?.text) : [];
    expect((await placesOf(pilot)).slice(0, 3)).toEqual([
      'Falmouth, England, United Kingdom',
      'Falmouth, England, United Kingdom',
      'Falmouth',
    ]);
    expect((await placesOf(reader)).at(-1)).toBeUndefined();
  });
});

/** A section of jobs whose heads are three lines each; size and weight say which is which. */
function jobsSetAs(styles: readonly Pick<Text, 'size' | 'bold'>[], jobs: readonly (readonly string[])[]): Uint8Array {
  const texts: Text[] = [{ x: 50, y: 60, text: 'Experience', size: 14, bold: true }];
  let y = 84;
  for (const job of jobs)
    for (const [n, text] of job.entries()) {
      texts.push({ x: 50, y, text, ...styles[n] });
      y += n === job.length - 1 ? 24 : 14;
    }
  return writePdf([{ texts }]);
}

describe('heads that a program set, with the length of each stay', () => {
  const text = { size: 10 };
  const jobs = [
    ['Pennyroyal', 'Head of Growth', 'Aug 2023 - Present (3 years)', 'Grew the list of readers by a third.'],
    ['Stickleback', 'Insight', 'May 2021 - Jul 2023 (2 years 3 months)', 'Wrote the weekly report to the board.'],
    ['Head Office', 'Analyst', 'Jan 2019 - Apr 2021 (2 years 4 months)', 'Kept the ledger of all forty shops.'],
  ];

  it('are read alike: what most of one look are, all of them are', async () => {
    const { resume } = await read(jobsSetAs([{ size: 12 }, { size: 11 }, text, text], jobs));
    expect(resume.work.map(({ name, position }) => [name, position])).toEqual(jobs.map(([employer, title]) => [employer, title]));
  });

  it('are read alike with the title first', async () => {
    const turned = jobs.map(([employer = '', title = '', ...rest]) => [title, employer, ...rest]);
    const { resume } = await read(jobsSetAs([{ size: 10, bold: true }, { size: 11 }, text, text], turned));
    expect(resume.work.map(({ name, position }) => [name, position])).toEqual(jobs.map(([employer, title]) => [employer, title]));
  });
});
