/** Between contact details, which are no sentence: every reader of CVs parts words at it. */
export const contactSeparator = '  |  ';

/** 'Curriculum Vitae' would take the best line of the page: the name heads it, and stands in the document's title. */
export const documentTitle = (name: string | null): string => (name ? `${name} - CV` : 'CV');
