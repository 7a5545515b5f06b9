import type { EntryField, EntryKind } from '@/lib/shared/corrections';

export const fieldNames: Readonly<Record<EntryField, string>> = {
  title: 'Job title',
  employer: 'Employer',
  place: 'Place',
  dates: 'Dates',
  award: 'Qualification',
  area: 'Subject',
  institution: 'School, college or university',
  grade: 'Grade',
};

export const kindNames: Readonly<Record<EntryKind, string>> = { work: 'job', education: 'qualification' };
