/** An invented person for the gallery of designs: the same few facts, laid out as templates of others lay them out. */
export interface Person {
  id: string;
  /** Names of the designs it is rendered in. */
  designs: string[];
  basics: { name: string; headline: string; email: string; phone: string; place: string; links: string[] };
  profile: string;
  jobs: Job[];
  education: Study[];
  skills: { label?: string; items: string[] }[];
  languages: string[];
  interests: string;
}

export interface Job {
  title: string;
  employer: string;
  place: string;
  from: string;
  to: string;
  bullets: string[];
}

export interface Study {
  institution: string;
  award: string;
  area: string;
  grade: string;
  from: string;
  to: string;
}

const short = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const long = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

export type Writing = 'short' | 'long' | 'caps' | 'slash' | 'full' | 'iso';

/** '2019-03' as the design prints it. */
export function written(iso: string, writing: Writing, now = 'Present'): string {
  if (iso === 'now') return now;
  const [year = '', month] = iso.split('-');
  if (month === undefined) return year;
  const index = Number(month) - 1;
  if (writing === 'short') return `${short[index] ?? ''} ${year}`;
  if (writing === 'long') return `${long[index] ?? ''} ${year}`;
  if (writing === 'caps') return `${(long[index] ?? '').toUpperCase()} ${year}`;
  if (writing === 'slash') return `${month}/${year}`;
  if (writing === 'full') return `01/${month}/${year}`;
  return iso;
}

export const range = ({ from, to }: { from: string; to: string }, writing: Writing, joint = ' – ', now = 'Present'): string =>
  `${written(from, writing, now)}${joint}${written(to, writing, now)}`;

export const allSkills = (person: Person): string[] => person.skills.flatMap(({ items }) => items);

/** What every rendering of the person must yield; `dated` is false where the design prints no dates of work. */
export function truthOf(person: Person, dated = true) {
  const end = (to: string) => (to === 'now' ? { endDate: '', current: true } : { endDate: to });
  const { name, email, phone, place, links } = person.basics;
  return {
    id: person.id,
    basics: { name, email, phone, location: place },
    work: person.jobs.map((job) => ({
      name: job.employer,
      position: job.title,
      location: job.place,
      ...(dated ? { startDate: job.from, ...end(job.to) } : {}),
    })),
    education: person.education.map((study) => ({
      institution: study.institution,
      studyType: study.award,
      area: study.area,
      startDate: dated ? study.from : '',
      endDate: study.to,
    })),
    skills: allSkills(person),
    pii: [name, email, phone, ...links],
  };
}
