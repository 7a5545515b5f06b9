/** The five parts that can be improved one by one, by their names in `sectionAnalysis`. */
export const sectionNames = ['Professional Summary', 'Work Experience', 'Skills Section', 'Education', 'Structure'] as const;
export type SectionName = (typeof sectionNames)[number];

export const isSectionName = (name: string): name is SectionName => sectionNames.some((known) => known === name);
