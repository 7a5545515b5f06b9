/** What a section of a CV is about. */
export type SectionKind =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'projects'
  | 'publications'
  | 'languages'
  | 'volunteering'
  | 'interests'
  | 'references'
  | 'awards'
  | 'memberships'
  | 'training'
  | 'contact'
  | 'additional';
