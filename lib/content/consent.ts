/** The text beside the unlock form's box. Change the version with the wording: it is stored with each consent. */
export const consentWording = {
  version: '2026-11',
  text: 'Also send me occasional emails with CV tips and job matches. I can unsubscribe at any time.',
} as const;
