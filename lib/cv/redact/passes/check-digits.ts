/** Numbers that are recognised by their check digit, without a label. */
import { digitsOf } from '../../document/normalise';
import type { Redacting } from '../findings';

const figuresOf = (text: string): number[] => [...digitsOf(text)].map(Number);

/** ISO/IEC 7812: payment cards. */
export function isCardNumber(text: string): boolean {
  const digits = figuresOf(text).reverse();
  if (digits.length < 13 || digits.length > 19) return false;
  const sum = digits.reduce((total, digit, i) => total + (i % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2), 0);
  return sum % 10 === 0 && new Set(digits).size > 1;
}

/** The NHS data dictionary: ten digits, the last by modulus 11. */
export function isNhsNumber(text: string): boolean {
  const digits = figuresOf(text);
  if (digits.length !== 10) return false;
  const sum = digits.slice(0, 9).reduce((total, digit, i) => total + digit * (10 - i), 0);
  return (11 - (sum % 11)) % 11 === digits[9];
}

/** ISO 13616: bank accounts, modulus 97. */
export function isIban(text: string): boolean {
  const plain = text.replace(/\s/g, '').toUpperCase();
  if (plain.length < 15 || plain.length > 34) return false;
  const turned = plain.slice(4) + plain.slice(0, 4);
  let rest = 0;
  for (const sign of turned)
    for (const digit of /\d/.test(sign) ? sign : String(sign.charCodeAt(0) - 55)) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** ISO 27729: ORCID, modulus 11-2. */
export function isOrcid(text: string): boolean {
  const signs = text.replace(/[^\dXx]/g, '');
  const total = [...signs.slice(0, 15)].reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const check = (12 - (total % 11)) % 11;
  return signs.length === 16 && signs.at(-1)?.toUpperCase() === (check === 10 ? 'X' : String(check));
}

const shapes: readonly { pattern: RegExp; isOne: (text: string) => boolean; unwanted?: 'bank' | 'health' }[] = [
  { pattern: /(?<![\d-])\d{4}-\d{4}-\d{4}-\d{3}[\dX](?![\d-])/g, isOne: isOrcid },
  { pattern: /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![\p{L}\d])/gu, isOne: isIban, unwanted: 'bank' },
  { pattern: /(?<![\d.,£$€-])\d{4}([ -]?)\d{4}\1\d{4}\1\d{1,7}(?![\d-])/g, isOne: isCardNumber, unwanted: 'bank' },
  { pattern: /(?<![\d.,£$€+-])(?!0)\d{3}([ -])\d{3}\1\d{4}(?![\d-])/g, isOne: isNhsNumber, unwanted: 'health' },
];

export function findCheckedNumbers({ source: { text }, findings }: Redacting): void {
  for (const { pattern, isOne, unwanted } of shapes)
    for (const { 0: found, index } of text.matchAll(pattern))
      if (isOne(found))
        findings.add({
          start: index,
          end: index + found.length,
          kind: 'ID_NUMBER',
          key: found.replace(/[ -]/g, '').toLowerCase(),
          ...(unwanted ? { unwanted } : {}),
        });
}
