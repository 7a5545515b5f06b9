import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An advert with what it asks for, as somebody labelled it who reads adverts. */
export interface LabelledAdvert {
  id: string;
  text: string;
  criteria: { text: string; kind: string }[];
}

/** A CV against one of the adverts: a state or a status for each criterion, and the range in which a fair figure lies. */
export interface LabelledPair {
  id: string;
  cv: string;
  advert: string;
  fair: [number, number];
  criteria: { text: string; state: string; status?: string }[];
}

/** One line of a CV and one criterion: evidence in other words, or what only looks like evidence. */
export interface LabelledLine {
  kind: string;
  criterion: string;
  section: string;
  line: string;
  isEvidence: boolean;
}

const ownFolder = path.join(process.cwd(), 'tests/eval-match');
const KINDS: Record<string, string> = { e: 'essential', d: 'desirable', k: 'knockout', s: 'statement' };
const STATUSES = new Set(['expired', 'in-progress', 'wanted']);

const partsOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split(/^=====$/m)
    .map((part) => part.replace(/^\n+|\s+$/g, ''));
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
const idsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => file.replace(/\.txt$/, ''));

export const labelledAdverts = (folder = ownFolder): LabelledAdvert[] =>
  idsIn(path.join(folder, 'adverts')).map((id) => {
    const [text = '', labels = ''] = partsOf(path.join(folder, `adverts/${id}.txt`));
    return { id, text, criteria: linesOf(labels).map((line) => ({ kind: KINDS[line.charAt(0)] ?? '', text: line.slice(2) })) };
  });

export const labelledPairs = (folder = ownFolder): LabelledPair[] =>
  idsIn(path.join(folder, 'pairs')).map((id) => {
    const [cv = '', head = '', labels = ''] = partsOf(path.join(folder, `pairs/${id}.txt`));
    const [advert = '', low, high] = head.split(' ');
    const criteria = linesOf(labels).map((line) => {
      const at = line.indexOf(' ');
      const said = line.slice(0, at);
      const text = line.slice(at + 1);
      return STATUSES.has(said) ? { text, state: 'missing', status: said } : { text, state: said };
    });
    return { id, cv, advert, fair: [Number(low), Number(high)], criteria };
  });

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim());

export const labelledLines = (): LabelledLine[] => [
  ...linesOf(readFileSync(path.join(ownFolder, 'traps.txt'), 'utf8')).map((line) => {
    const [kind = '', criterion = '', section = '', said = ''] = cells(line);
    return { kind, criterion, section, line: said, isEvidence: false };
  }),
  ...linesOf(readFileSync(path.join(ownFolder, 'proofs.txt'), 'utf8')).map((line) => {
    const [criterion = '', section = '', said = ''] = cells(line);
    return { kind: 'other words', criterion, section, line: said, isEvidence: true };
  }),
];

const HEADINGS: Record<string, string> = {
  profile: 'Profile',
  education: 'Education',
  certifications: 'Certifications',
  training: 'Training',
  memberships: 'Professional memberships',
  skills: 'Skills',
  languages: 'Languages',
  interests: 'Interests',
  additional: 'Additional information',
};
const ROLE = /\b(?:19|20)\d\d\b|^[A-Z][\w ]{2,24}, [A-Z][\w' &]{2,30}$/;

/** A short CV around one line, so that the line is read in its section. */
export function cvAround({ section, line }: Pick<LabelledLine, 'section' | 'line'>): string {
  const isRole = section === 'work' && ROLE.test(line) && line.length < 90;
  const own = section === 'work' ? (isRole ? `${line}\n` : '') : `${HEADINGS[section] ?? 'Additional information'}\n${line}\n`;
  const bullet = section === 'work' && !isRole ? `- ${line}\n` : '';
  const role = isRole ? '' : 'General Assistant\nHollins Ltd\nMarch 2026 – Present\n';
  return `Robin Attwell\nLeeds | 07700 900199 | robin@example.com\n\n${section === 'work' ? '' : `${own}\n`}Work Experience\n${isRole ? own : role}${bullet}- Swept the yard.\n`;
}

/** The same words in the main, whatever stands around them. */
export function isSameText(a: string, b: string): boolean {
  const [one, two] = [a, b].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []));
  if (!one || !two) return false;
  const both = [...one].filter((word) => two.has(word)).length;
  const [fewer, more] = [Math.min(one.size, two.size), Math.max(one.size, two.size)];
  return (2 * both) / (fewer + more) >= 0.7 || (both === fewer && (fewer >= 3 || more <= 4));
}

/** Every third stays aside while the matcher is built. */
export const isAside = (index: number): boolean => index % 3 === 2;
