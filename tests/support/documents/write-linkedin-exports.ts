/**
 * Writes the profiles as a folder that `npm run eval` reads: node scripts/run.mjs tests/support/documents/write-linkedin-exports.ts <folder>
 */
import fs from 'node:fs';
import path from 'node:path';
import { drawLinkedInExport } from './linkedin-export';
import type { LinkedInPerson } from './linkedin-people';
import { firstPeople } from './linkedin-people-1';
import { laterPeople } from './linkedin-people-2';

const [folder = ''] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder to write to');

const isoOf = (date: string): string => (date.includes(' ') ? new Date(`1 ${date} UTC`).toISOString().slice(0, 7) : date);

const truthOf = ({ name, employers, schools, rail }: LinkedInPerson): object => ({
  basics: { name },
  work: employers.flatMap((employer) =>
    employer.roles.map(({ title, from, to, place }) => ({
      name: employer.name,
      position: title,
      startDate: isoOf(from),
      ...(to === 'Present' ? { current: true } : { endDate: isoOf(to) }),
      ...(place ? { location: place } : {}),
    })),
  ),
  education: schools.map(({ name: institution, award, area, dates }) => {
    const [startDate, endDate] = dates.split(' - ').map(isoOf);
    return { institution, ...(award ? { studyType: award } : {}), ...(area ? { area } : {}), ...(dates ? { startDate, endDate } : {}) };
  }),
  skills: rail.find(([heading]) => heading === 'Top Skills')?.[1] ?? [],
});

fs.mkdirSync(folder, { recursive: true });
const named = (half: string, people: readonly LinkedInPerson[]): [string, LinkedInPerson][] =>
  people.map((person, index) => [`${half}-${index + 1}`, person]);
const cases = [...named('first', firstPeople), ...named('later', laterPeople)].map(([id, person]) => {
  fs.writeFileSync(path.join(folder, `${id}.pdf`), drawLinkedInExport(person));
  fs.writeFileSync(path.join(folder, `${id}.json`), JSON.stringify(truthOf(person)));
  return { id, file: `${id}.pdf`, kind: 'cv-pdf', truth: `${id}.json` };
});
fs.writeFileSync(path.join(folder, 'MANIFEST.json'), JSON.stringify({ cases }));
