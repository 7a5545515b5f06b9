import type { Span } from '@/lib/cv/document/redacted-document';
import { defineAudit, notAssessable, scored } from '../audit';
import { NO_PROFILE, PROFILE_WITH_RESULT, writeProfile } from '../joint-advice';
import { statedAim } from '../reading/career/stated-aim';
import { within } from '../text/spans';
import { rungOf } from '../reading/career/seniority';
import { listed } from '../text/wording';

const LEVEL =
  /\b(?:\d{1,2}\+?\syears?|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\syears?|years[’']?\sexperience|senior|junior|graduate|experienced|qualified|newly|final[ -]year|first[ -]year|student|apprentice|trainee|chartered|registered|time[ -]served|school\sleaver|gcses?|a[- ]levels?|btec|t[- ]level|sixth\sform|undergraduate|band\s\d|lead|head|director)\b/i;
/** What somebody at the beginning asks for instead of a title. */
const FIRST_POST =
  /\b(?:apprenticeship|traineeship|internship|placement|graduate\s(?:scheme|role|job|post)|(?:first|part[- ]time|weekend|saturday|summer)\s(?:job|role|post|work))\b/i;

/** The profile with blanks where rows of keywords stand, so that every place keeps its offset. */
const spoken = (text: string, profile: Span, runs: readonly Span[]): string =>
  runs.reduce(
    (left, { start, end }) => left.slice(0, start - profile.start) + ' '.repeat(end - start) + left.slice(end - profile.start),
    text.slice(profile.start, profile.end),
  );

/** A reader wants four answers from a profile: who, at what level, in which field, and what next. */
export const direction = defineAudit({
  id: 'direction',
  criterion: 'D2',
  category: 'D Profile and direction',
  points: 4,
  title: 'The profile says who you are and what you want next',
  partlyTitle: 'The profile leaves something open',
  failureTitle: 'The profile leaves out who you are or what you want',
  section: 'Professional Summary',
  fix: {
    title: 'Say what you do, your level, your field and your next step',
    description:
      'Name your role, how long or at what level, the field you work in and the kind of post you want next. A reader decides in seconds whether to read on.',
    type: 'Content',
    minutes: 10,
  },
  run({ cv, reading, level }) {
    if (cv.language !== 'en' && cv.language !== 'und') return notAssessable('The profile is judged in English only.');
    const text = cv.profile ? spoken(cv.text, cv.profile, [...reading.keywordRuns, ...within(reading.instructions, cv.profile)]) : '';
    const hits = [...reading.profileHits, ...(cv.headline ? within(reading.hits, cv.headline) : [])];
    const matched = (pattern: RegExp): Span | null => {
      const match = pattern.exec(text);
      return match && cv.profile ? { start: cv.profile.start + match.index, end: cv.profile.start + match.index + match[0].length } : null;
    };
    const hit = (...lists: string[]): Span | null => hits.find(({ value }) => lists.includes(value.list)) ?? null;
    const role =
      hit('title') ??
      (rungOf(text) !== null
        ? cv.profile
        : rungOf(cv.headline?.text ?? '') !== null
          ? cv.headline
          : level === 'student'
            ? matched(FIRST_POST)
            : null);
    const answers: [name: string, worth: number, span: Span | null][] = [
      ['your role', 2, role],
      ['your level or years', 1, matched(LEVEL)],
      ['your field', 1, cv.profile ? hit('industry', 'skill', 'occupationSkill') : null],
      ['what you want next', 1, matched(statedAim)],
    ];
    const earned = answers.reduce((sum, [, worth, span]) => sum + (span ? worth : 0), 0);
    const missing = answers.filter(([, , span]) => !span).map(([name]) => name);
    const evidence = answers.flatMap(([, , span]) => (span ? [{ start: span.start, end: span.end }] : []));
    // A headline alone ('Staff Nurse') says who, once, and cannot do the work of a profile.
    const share = cv.profile ? earned / 5 : Math.min(earned, 1) / 5;
    const where = cv.profile ? 'Your profile' : 'The top of your CV';
    if (missing.length === 0) return scored(share, `${where} names your role, level, field and next step.`, evidence);
    if (!cv.profile)
      return scored(share, `${where} does not name ${listed(missing, 'or')}.`, evidence, {
        title: PROFILE_WITH_RESULT,
        description: writeProfile(NO_PROFILE),
        targets: [],
      });
    return scored(share, `${where} does not name ${listed(missing, 'or')}.`, evidence, {
      title: `Let your profile name ${listed(missing)}`,
      description: `${where} does not name ${listed(missing, 'or')}. One sentence can: name the role, how long you have done it or at what level, the field, and the post you want next.`,
      targets: [cv.profile],
    });
  },
});
