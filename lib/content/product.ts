/** The operator's words about the product itself. Environment settings (`PRODUCT_NAME`, `JOB_APP_URL`) win over these. */
export const product = {
  name: 'Analyse My CV',
  titleSuffix: 'Improve Your Resume',
  tagline: 'A clear, honest reading of your CV, with the evidence beside every point',
  description: 'Upload your CV to receive a comprehensive analysis, optimisation tips and a professional assessment.',
  /** Who is responsible for the data, until `OPERATOR_NAME` says so. */
  operatorName: 'The operator of this site',
  minimumAge: 16,
  fileNamePattern: 'Forename-Surname-CV-2025.pdf',
  statedTime: '60-90 seconds',
} as const;
