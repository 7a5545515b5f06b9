import type { Line } from '@/lib/cv/document/lines';
import { checkedLicences } from '@/lib/facts/checked-licences';
import type { DraftSection } from '../sections/draft-section';
import { awardPattern, institutionPattern } from './education-patterns';

/** Licences, tickets and cards that people need for work. The French degree 'licence de droit' is none of them. */
const workLicence =
  /\b(?:driving|C\+E|C1|category [A-E]\S*) licen[cs]e\b|^(?!licence d[eu] )[\p{L} +]{0,30}\b(?:licen[cs]e|ticket|[A-Z]{3,5} card|tachograph card|FLT|forklift|counterbalance|reach truck|driver CPC)\b/iu;
const checkedLicence = new RegExp(checkedLicences.source, 'i');

/** Makes an education section that contains nothing but licences one of certifications, whatever its heading. */
export const withLicencesApart = (sections: readonly DraftSection[]): readonly DraftSection[] =>
  sections.map((section) =>
    section.kind === 'education' && section.lines.length > 0 && section.lines.every(isLicence)
      ? { ...section, kind: 'certifications' }
      : section,
  );

/** 'Category C+E licence', 'CSCS card 2026': often below the heading 'Qualifications', but not education. */
export const isLicence = ({ text, words }: Line): boolean =>
  words <= 12 &&
  !institutionPattern.test(text) &&
  (checkedLicence.test(text) || (workLicence.test(text) && !awardPattern.test(text.replace(/licen[cs]e/gi, ''))));
