/** What stands beside the unlock form. A change of wording is a change of version: the version is stored with each consent. */
export const consentWording = {
  version: '2026-11',
  text: 'Also send me occasional emails with CV tips and job matches. I can unsubscribe at any time.',
} as const;
