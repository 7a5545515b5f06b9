/** Every error that calls can answer: surface/CODE -> status and text (specification section 8). */
const texts = {
  extraction:
    "We couldn't read the content of your CV. The file may be password-protected, encrypted, or contains only images of text. Try uploading a different version or convert your CV to a standard format.",
  busy: 'Our service is currently busy. Please try again in a few minutes.',
  apiKey: "We're experiencing technical difficulties with our analysis system. Please try again later.",
  notOwner: 'This part opens only in the browser that uploaded the CV.',
  unlockElsewhere: 'Only the browser that uploaded this CV can unlock it.',
  analysisNotFound: 'Analysis not found. Please try analysing your CV again.',
  uploadNotFound: 'Your CV file was not found. Please try uploading it again.',
  invalid: 'The request could not be understood. Please check it and try again.',
} as const;

export const errorCatalogue = {
  'upload/NO_FILE': { status: 400, text: 'Please upload a CV file before analysis.' },
  'upload/FILE_TOO_LARGE': { status: 413, text: 'File too large. Please upload a file smaller than 5MB.' },
  'upload/INVALID_FILE_TYPE': { status: 415, text: 'Invalid file type. Please upload only PDF or DOCX files.' },
  'upload/EXTRACTION_FAILED': { status: 422, text: texts.extraction },
  'upload/INSUFFICIENT_CONTENT': {
    status: 422,
    text: "Your CV appears to contain very little text. Make sure you're uploading a document with actual text content rather than just images or graphics.",
  },
  'upload/TEXT_TOO_LONG': {
    status: 422,
    text: 'This document has too much text for a CV. Please upload a CV of up to about 20 pages.',
  },
  'upload/STORAGE_FULL': { status: 507, text: 'We cannot store more files at the moment. Please try again later.' },
  'analysis/CV_UPLOAD_NOT_FOUND': { status: 404, text: texts.uploadNotFound },
  'analysis/INSUFFICIENT_CONTENT': {
    status: 422,
    text: 'Your CV appears to have too little content to analyse. Please try a different file.',
  },
  'analysis/NOT_A_CV': { status: 422, text: 'This does not look like a CV. Please upload your CV as PDF or DOCX.' },
  'analysis/API_KEY_ERROR': { status: 503, text: texts.apiKey },
  'analysis/PROVIDER_REFUSED': { status: 502, text: texts.apiKey },
  'analysis/ANALYSIS_NOT_FOUND': { status: 404, text: texts.analysisNotFound },
  'analysis/ANALYSIS_FAILED': { status: 500, text: 'Server error processing your CV. Please try a different file format.' },
  'analysis/DEMO_READ_ONLY': { status: 403, text: 'The sample report can be read and exported, not changed.' },
  'export/UNSUPPORTED_LETTERS': { status: 422, text: 'The PDF cannot show some letters of your CV. Please download the Word file.' },
  'export/UNFILLED_SLOTS': { status: 400, text: 'Some gaps are still open. Fill or remove each [add …] before you download.' },
  'advert/TEXT_TOO_LONG': {
    status: 422,
    text: 'This job advert is too long. Please paste only the parts that describe the role and what it asks for.',
  },
  'advert/ADVERT_NOT_FOUND': { status: 404, text: 'This advert is not there any more.' },
  'advert/TOO_MANY_ADVERTS': { status: 409, text: 'You have kept 10 adverts with this report. Delete one to keep another.' },
  'hand-over/CODE_NOT_FOUND': {
    status: 404,
    text: 'This code does not work. A code opens a report once, within ten minutes. Please make a new one.',
  },
  'statement/NO_CRITERIA': {
    status: 422,
    text: 'We found no criteria in this text. Please paste the person specification, or type the criteria yourself.',
  },
  'statement/EXTRACTION_FAILED': {
    status: 422,
    text: 'We could not read the words of this file. Please paste its text instead.',
  },
  'email/INVALID_EMAIL': { status: 400, text: 'Please enter a valid email address.' },
  'email/NOT_GIVEN': { status: 404, text: 'No email address was given for this report.' },
  'email/CONFIRMED': { status: 409, text: 'This address is confirmed and can no longer be changed.' },
  'email/LINK_UNKNOWN': { status: 404, text: 'This link does not work. A part of it may be missing, or the report is deleted.' },
  'reading/CORRECTION_NOT_IN_CV': {
    status: 400,
    text: 'Part of what you put right does not stand in your CV. Use the words as they stand in it.',
  },
  'redaction/WORDS_NOT_IN_CV': {
    status: 400,
    text: 'We did not find these words in your CV. Please type them as they stand there.',
  },
  'redaction/ANALYSIS_UNDER_WAY': { status: 409, text: 'Your CV is being analysed. Please try again when your report is ready.' },
  'owner/NOT_OWNER': { status: 403, text: texts.notOwner },
  'email/NOT_OWNER': { status: 403, text: texts.unlockElsewhere },
  'admin/UNAUTHENTICATED': { status: 401, text: 'Please sign in to continue.' },
  'admin/INVALID_CREDENTIALS': { status: 401, text: 'Invalid email or password' },
  'admin/SECOND_FACTOR_REQUIRED': { status: 401, text: 'Please enter the code that your authenticator app shows.' },
  'admin/INVALID_CODE': { status: 401, text: 'This code is wrong or was used before. Please enter the one your app shows now.' },
  'admin/REAUTHENTICATE': { status: 403, text: 'Please confirm that it is you. Then try again.' },
  'admin/FORBIDDEN': { status: 403, text: 'Your account can look only. Please ask an owner to do this.' },
  'admin/SECOND_FACTOR_IS_ON': { status: 409, text: 'The second factor is on already. Turn it off before you set it up again.' },
  'admin/STAFF_EXISTS': { status: 409, text: 'There is an account for this email already.' },
  'admin/STAFF_NOT_FOUND': { status: 404, text: 'There is no such account.' },
  'admin/LAST_OWNER': { status: 409, text: 'At least one owner has to stay.' },
  'admin/PERSON_NOT_FOUND': { status: 404, text: 'Nothing is kept under this email address or upload.' },
  'request/INVALID_REQUEST': { status: 400, text: texts.invalid },
  'request/CROSS_SITE': { status: 403, text: 'This request came from another site and was refused.' },
  'request/RATE_LIMIT': { status: 429, text: texts.busy },
  'request/NOT_FOUND': { status: 404, text: 'There is nothing at this address.' },
  'request/METHOD_NOT_ALLOWED': { status: 405, text: 'This address does not take that kind of request.' },
  'request/PAYLOAD_TOO_LARGE': { status: 413, text: 'The request is too large.' },
  'server/INTERNAL': { status: 500, text: 'Something went wrong on our side. Please try again.' },
  'server/UNAVAILABLE': { status: 503, text: 'The service is starting or short of its database. Please try again shortly.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorId = keyof typeof errorCatalogue;

/** An error that a visitor caused or can be told. Errors of our own are plain Errors. */
export class AppError extends Error {
  readonly id: ErrorId;
  readonly status: number;
  readonly code: string;
  readonly detail: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  /** `detail` is appended to the catalogue's text, for example the place of an open slot. Never an internal value or a stack. */
  constructor(id: ErrorId, options: { cause?: unknown; retryAfterSeconds?: number; detail?: string } = {}) {
    super([errorCatalogue[id].text, options.detail].filter(Boolean).join(' '), { cause: options.cause });
    this.name = 'AppError';
    this.id = id;
    this.status = errorCatalogue[id].status;
    this.code = wireCode(id);
    this.detail = options.detail;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Checked by its properties, because each bundle of the server has an AppError class of its own. */
export const isAppError = (error: unknown): error is AppError =>
  error instanceof Error && error.name === 'AppError' && 'id' in error && typeof error.id === 'string' && error.id in errorCatalogue;

/** PROVIDER_REFUSED differs by its status only: on the wire both are API_KEY_ERROR. */
const wireCode = (id: ErrorId): string => (id === 'analysis/PROVIDER_REFUSED' ? 'API_KEY_ERROR' : id.slice(id.indexOf('/') + 1));
