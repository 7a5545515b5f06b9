import type { Line } from '@/lib/cv/document/lines';
import { checkedLicences } from '@/lib/facts/checked-licences';
import type { DraftSection } from '../sections/draft-section';
import { awardPattern, institutionPattern } from './education-patterns';

/** 'Licence de droit' is a degree. */
const paper =
  /\b(?:driving|C\+E|C1|category [A-E]\S*) licen[cs]e\b|^(?!licence d[eu] )[\p{L} +]{0,30}\b(?:licen[cs]e|ticket|[A-Z]{3,5} card|tachograph card|FLT|forklift|counterbalance|reach truck|driver CPC)\b/iu;
const known = new RegExp(checkedLicences.source, 'i');

/** A section of nothing but such papers, whatever it is called. */
export const withLicencesApart = (sections: readonly DraftSection[]): readonly DraftSection[] =>
  sections.map((section) =>
    section.kind === 'education' && section.lines.length > 0 && section.lines.every(isLicence)
      ? { ...section, kind: 'certifications' }
      : section,
  );

/** 'Category C+E licence', 'CSCS card 2026' under 'Qualifications': papers to work with, and no schooling. */
export const isLicence = ({ text, words }: Line): boolean =>
  words <= 12 &&
  !institutionPattern.test(text) &&
  (known.test(text) || (paper.test(text) && !awardPattern.test(text.replace(/licen[cs]e/gi, ''))));
