/** Every size, limit and count of the product (specification section 9). */
export const limits = {
  uploadBytes: 5 * 1024 * 1024,
  /** Bytes of the multipart form around the file. */
  uploadBodyBytes: 5 * 1024 * 1024 + 64 * 1024,
  jsonBodyBytes: 512 * 1024,
  fileTypes: ['pdf', 'docx'],
  /** The share of the site's storage, and the number of files, that one client may use. */
  clientShareOfStorage: 0.1,
  clientFiles: 100,
  minWords: 50,
  /** For the text of a CV: about 20 full pages. */
  cvCharacters: 100_000,
  cvLines: 2_000,
  /** Longer lines are folded. */
  lineCharacters: 1_000,
  improvementsShown: 4,
  strengthsShown: 2,
  fixesShown: 2,
  cardTextLength: 50,
  sectionExcerptLength: 500,
  guidedSteps: 5,
  guidedMinutesPerStep: 3,
  adminSummaryLength: 50,
  popupWidth: 900,
  popupHeight: 800,
  gaugeSize: 220,
  gaugeThickness: 16,
  defaultScore: 77,
  sparklesAbove: 80,
  emailLength: 254,
  minPasswordLength: 10,
  passwordLength: 200,
  /** The part of a summary that can be searched, because an index entry must stay short. */
  summarySearchLength: 500,
  /** For the text of one section, and for an advert in a form field. */
  jobDescriptionLength: 20_000,
  advertCharacters: 100_000,
  advertsPerReport: 10,
  advertNameLength: 80,
  pageSize: 50,
  maxPageSize: 200,
  ocrPages: 4,
  /** Sizes of the page images in the document pane, in pixels. */
  pageImageWidth: 1200,
  pageImageHeight: 3600,
  /** Pages of the improved CV that are drawn before a download. */
  previewPages: 4,
} as const;
