/** What LinkedIn prints of a person. The entries are the truth that a reader is held against. */
export interface LinkedInPerson {
  name: string;
  headline: string;
  place: string;
  contact: readonly string[];
  /** The groups of the rail: heading and items. */
  rail: readonly (readonly [heading: string, items: readonly string[]])[];
  summary: readonly string[];
  employers: readonly Employer[];
  schools: readonly School[];
}

export interface Employer {
  name: string;
  /** The whole time there, above several roles. */
  length: string;
  roles: readonly Role[];
}

export interface Role {
  title: string;
  /** As printed: 'March 2019 - Present (4 years)'. */
  dates: string;
  from: string;
  to: string;
  place: string;
  /** An empty one is a blank line. */
  lines: readonly string[];
}

export interface School {
  name: string;
  award: string;
  area: string;
  dates: string;
}

/**
 * Reads a person from notes:
 *
 *     Name | headline | place               # Languages: items of the rail; with a semicolon between
 *     > a line of the summary               = Employer
 *     - Title | from | to | place           / a line of the role's description
 *     + School | award | subject | dates
 */
export function personOf(notes: string): LinkedInPerson {
  const [first = '', ...rest] = notes
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const [name = '', headline = '', place = ''] = fieldsOf(first);
  const marked = (mark: string): string[] => rest.flatMap((line) => (line.startsWith(mark) ? [line.slice(1).trim()] : []));
  const groups = marked('#').map((group): [string, string[]] => {
    const [heading = '', items = ''] = group.split(': ');
    return [heading, items.split('; ')];
  });
  const login = name.toLowerCase().replaceAll(' ', '-');
  return {
    name,
    headline,
    place,
    contact: [`${login.replaceAll('-', '.')}@example.com`, `www.linkedin.com/in/${login}-example`, '(LinkedIn)'],
    rail: groups,
    summary: marked('>'),
    employers: employersOf(rest),
    schools: marked('+').map((school) => {
      const [own = '', award = '', area = '', dates = ''] = fieldsOf(school);
      return { name: own, award, area, dates };
    }),
  };
}

/** ' ¦ ' stands for a bar that is printed. */
const fieldsOf = (line: string): string[] => line.split(' | ').map((field) => field.replaceAll('¦', '|'));

function employersOf(lines: readonly string[]): Employer[] {
  const employers: { name: string; roles: (Role & { lines: string[] })[] }[] = [];
  for (const line of lines) {
    const [mark, rest] = [line.charAt(0), line.slice(1).trim()];
    const employer = employers.at(-1);
    if (mark === '=') employers.push({ name: rest, roles: [] });
    else if (mark === '-') {
      const [title = '', from = '', to = '', place = ''] = fieldsOf(rest);
      employer?.roles.push({ title, from, to, place, dates: `${from} - ${to} (${lengthOf(from, to)})`, lines: [] });
    } else if (mark === '/') employer?.roles.at(-1)?.lines.push(rest);
  }
  return employers.map(({ name, roles }) => ({
    name,
    roles,
    length: roles.length > 1 ? lengthOf(roles.at(-1)?.from ?? '', roles[0]?.to ?? '') : '',
  }));
}

const months = 'January February March April May June July August September October November December'.split(' ');
/** The day that the exports were saved on. */
const saved = 'November 2026';

/** As LinkedIn counts: both months are part of it, and years alone make whole years. */
function lengthOf(from: string, to: string): string {
  const month = (date: string): number => {
    const [name = '', year = name] = date.split(' ');
    return Number(year) * 12 + Math.max(0, months.indexOf(name));
  };
  const count = month(to === 'Present' ? saved : to) - month(from) + (from.includes(' ') ? 1 : 0);
  const named = (number: number, unit: string): string[] => (number > 0 ? [`${number} ${unit}${number > 1 ? 's' : ''}`] : []);
  return [...named(Math.floor(count / 12), 'year'), ...named(count % 12, 'month')].join(' ') || 'less than a year';
}
