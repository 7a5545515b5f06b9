/** What each placeholder stands for, in words for the owner. */
export const kindNames: Record<string, string> = {
  NAME: 'Name',
  EMAIL: 'Email',
  PHONE: 'Phone',
  ADDRESS: 'Address',
  POSTCODE: 'Postcode',
  URL: 'Link',
  DOB: 'Birth or age',
  NI_NUMBER: 'National Insurance number',
  ID_NUMBER: 'Number',
  REG_NUMBER: 'Registration number',
  REFEREE: 'Another person',
  PERSONAL: 'Personal',
};

/** The special categories of personal data. */
export const categoryNames: Record<string, string> = {
  health: 'Health',
  religion: 'Religion or belief',
  union: 'Trade union',
  orientation: 'Sexuality or gender',
  convictions: 'Conviction',
  other: 'Private',
};

export const countedOthers = (count: number): string => `and ${count} more`;
