import type { PersonalFinding } from '../findings';

/** A personal detail that its label or its shape gives away. */
export interface PersonalRule extends Pick<PersonalFinding, 'kind' | 'unwanted'> {
  id: string;
  /** The first group is the detail where there is one, else the whole match. Every repeat is bounded. */
  pattern: RegExp;
  /** Only where contact details stand: "married" in the text of a job is about something else. */
  contactOnly?: boolean;
  /** A line with the detail, and the detail. */
  example: string;
  detail: string;
}

/** The most certain shapes come first: an earlier rule keeps what it found. */
export const identityRules: readonly PersonalRule[] = [
  {
    id: 'ni-number',
    kind: 'NI_NUMBER',
    unwanted: 'ni-number',
    // the prefixes that HMRC does not use are left out
    pattern:
      /\b(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z](?: ?[./-] ?| ?)\d{2}(?: ?[./-] ?| ?)\d{2}(?: ?[./-] ?| ?)\d{2}(?: ?[./-] ?| ?)[A-D]\b/gi,
    example: 'AB 12 34 56 C',
    detail: 'AB 12 34 56 C',
  },
  {
    id: 'ni-number-labelled',
    kind: 'NI_NUMBER',
    unwanted: 'ni-number',
    pattern:
      /\b(?:N\.?I\.?(?:NO)?|national insurance|nino)\b[^A-Za-z0-9\n]{0,4}(?:no|number|num)?[^A-Za-z0-9\n]{0,5}([A-Z]{2}[ -]?\d{2}[ -]?\d{2}[ -]?\d{2}[ -]?[A-Z])\b/gi,
    example: 'National Insurance number: QQ 12 34 56 Z',
    detail: 'QQ 12 34 56 Z',
  },
  {
    id: 'driving-licence',
    kind: 'ID_NUMBER',
    unwanted: 'driving-licence-number',
    pattern: /\b[A-Z9]{5} ?\d{6} ?[A-Z9]{2}\d[A-Z]{2}(?: \d{2})?\b/g,
    example: 'Licence MORGA657054SM9IJ, clean',
    detail: 'MORGA657054SM9IJ',
  },
  {
    id: 'share-code',
    kind: 'ID_NUMBER',
    // nine characters that begin with W, R or S: GOV.UK, 'View and prove your immigration status'
    pattern: /\bshare code(?: is)?[ \t:.–-]{0,4}([WRS](?:[ -]?[A-Z0-9]){8})(?![A-Z0-9])/gi,
    example: 'Share code: W9T K3P R4B',
    detail: 'W9T K3P R4B',
  },
  {
    id: 'sort-code-and-account',
    kind: 'ID_NUMBER',
    unwanted: 'bank',
    pattern: /\b(\d{2}-\d{2}-\d{2}[^\d\n]{1,24}\d{4} ?\d{4})\b/g,
    example: 'Bank: 20-00-00, account 12345678',
    detail: '20-00-00, account 12345678',
  },
];

export const registrationRules: readonly PersonalRule[] = [
  {
    id: 'number-plate',
    kind: 'ID_NUMBER',
    pattern: /(?<![\p{L}\d-])([A-Z]{2}\d{2} [A-Z]{3})(?![\p{L}\d-])/gu,
    example: 'Own car, AB12 CDE',
    detail: 'AB12 CDE',
  },
  {
    id: 'rank-number',
    kind: 'REG_NUMBER',
    pattern: /\b(?:PC|WPC|DC|PCSO|Badge|Warrant) (\d{3,6})\b/g,
    example: 'PC 4471 Jane Example',
    detail: '4471',
  },
  {
    id: 'extension',
    kind: 'REG_NUMBER',
    pattern: /\b(?:ext\.?|extension) (\d{2,6})\b/gi,
    example: 'superintendent, ext. 4471',
    detail: '4471',
  },
  {
    id: 'nmc-pin-labelled',
    kind: 'REG_NUMBER',
    pattern: /\b(?:NMC|nursing and midwifery council)\b[^\d\n]{0,24}(\d{2}[ -]?[A-L][ -]?\d{4}[ -]?[A-Z])\b/gi,
    example: 'NMC PIN: 12a3456e',
    detail: '12a3456e',
  },
  {
    id: 'sia',
    kind: 'REG_NUMBER',
    pattern: /\bSIA\b[^\d\n]{0,32}((?:\d{4}[ -]?){4})\b/gi,
    example: 'SIA licence 1234 5678 9012 3456',
    detail: '1234 5678 9012 3456',
  },
  {
    id: 'hong-kong-identity',
    kind: 'ID_NUMBER',
    pattern: /\b[A-Z]{1,2}\d{6}\([\dA]\)/g,
    example: 'HKID A123456(3)',
    detail: 'A123456(3)',
  },
  {
    id: 'hcpc',
    kind: 'REG_NUMBER',
    pattern: /\b(?:PH|OT|PA|RA|BS|SL|PYL|SW|ODP|DT)\d{5,6}\b/g,
    example: 'Physiotherapist PH123456',
    detail: 'PH123456',
  },
  { id: 'nmc-pin', kind: 'REG_NUMBER', pattern: /\b\d{2}[A-L]\d{4}[A-Z]\b/g, example: 'PIN 12A3456E', detail: '12A3456E' },
];
