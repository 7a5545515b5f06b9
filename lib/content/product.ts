/** The operator's words about the product itself. Environment settings (`PRODUCT_NAME`, `JOB_APP_URL`) win over these. */
export const product = {
  name: 'Analyse My CV',
  titleSuffix: 'Improve Your Resume',
  tagline: 'A clear, honest reading of your CV, with the evidence beside every point',
  description: 'Upload your CV to receive a comprehensive analysis, optimisation tips and a professional assessment.',
  /** Who is responsible for the data; the operator fills this in before opening the site to the public. */
  controller: { name: 'The operator of this site', contact: '' },
  minimumAge: 16,
  fileNamePattern: 'Forename-Surname-CV-2025.pdf',
  statedTime: '60-90 seconds',
} as const;

/** What stands beside the unlock form. A change of wording is a change of version: the version is stored with each consent. */
export const marketingConsent = {
  version: '2026-11',
  text: 'Also send me occasional emails with CV tips and job matches. I can unsubscribe at any time.',
} as const;
