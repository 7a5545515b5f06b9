import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { digitsOf, matchesOf } from '../../document/normalise';
import type { Findings, Redacting } from '../findings';
import { otherNumberLabels, phoneLabels, type NumberLabel } from '../rules/number-labels';

const phoneShape =
  /(?:(?<![\p{L}\p{N}.,£$€#/_-])|(?<=(?:^|[ |])[tmp]\.))(?:\+|\(\+|\(?(?=\d))[\d(](?:[\d() .\u00b7\u2013-]|\n(?=\d)){5,24}\d(?![\p{N}%])/gimu;

/** '0099/333 444 555', '040 / 123 45 67': abroad a stroke parts the code from the number. */
const withStroke =
  /(?<![\p{L}\p{N}.,£$€#/_-])(?:(?:\+|00)\d{1,4}(?: ?\(0\) ?\d{2,5})?|\(?0\d{2,5}\)?(?:[ -]\d{1,4}){0,2})(?: ?[/+] ?\d{1,8}){1,3}(?:[ .-]\d{2,6}){0,4}(?![\p{N}%/])/gu;
/** 'oh seven seven double oh nine …' */
const inWords =
  /\b(?:(?:oh|zero|nought|one|two|three|four|five|six|seven|eight|nine|hundred|double|treble|triple)[ ,-]{1,2}){7,24}(?:oh|zero|nought|one|two|three|four|five|six|seven|eight|nine)\b/gi;
/** 'O77OO 9OO123', '077OO 9OO 123', '+44 77OO 900123': the letter in place of the digit. */
const withLetterO = /(?<![\p{L}\d])(?=[\d +()-]{0,16}O)(?:\+\d{1,3}|[0O])[\dO() -]{7,15}[\dO](?![\p{L}\d])/giu;
/** '07700 nine hundred 442', '07700 900-two-one-four' */
const partlyInWords =
  /(?<![\p{L}\d])0\d{2,4}(?:[ ,-]{1,2}\d{2,4})?(?:[ ,-]{1,2}(?:oh|zero|nought|one|two|three|four|five|six|seven|eight|nine|hundred|double|treble|triple)){2,6}(?:[ ,-]{1,2}\d{2,4})?(?![\p{L}\d])/giu;
/** Directly behind a number and a stroke stands another one: '07700900123/07700900456'. */
const behindStroke = /\s?\/\s?(?=[\d+(])/y;

const anyOf = (labels: readonly NumberLabel[]): string => labels.map(({ pattern }) => pattern).join('|');
const beforeOtherNumber = new RegExp(`(?:${anyOf(otherNumberLabels)})[ .:#-]{0,3}(?:no|num|number|ref)?[ .:#-]{0,4}$`, 'i');
const beforePhone = new RegExp(`(?:${anyOf(phoneLabels)})[ .:#)-]{0,4}(?:no|number|num)?[ .:#-]{0,4}$`, 'i');
/** How far before a number its label is looked for, in characters. */
const labelLength = 28;

/**
 * Phone numbers: UK numbers anywhere, others where they have a +, a label, or stand among contact details. 'UTR 12345 67890',
 * sort codes, dates and ranges of years are none.
 */
export function findPhones(redacting: Redacting): void {
  const { source, findings, isContact } = redacting;
  const { text } = source;
  findNumbersWithStroke(redacting);
  findNumbersInWords(redacting);
  const shapes = new RegExp(phoneShape);
  for (let match = shapes.exec(text); match; match = shapes.exec(text)) {
    const written = trimmed(withinLine(match[0]));
    const before = text.slice(Math.max(0, match.index - labelLength), match.index);
    const isLabelled = beforePhone.test(before);
    const isOther = !isLabelled && beforeOtherNumber.test(before);
    const isFound = !isOther && isPhone(written, isLabelled || isContact(match.index));
    if (isFound) addPhone(findings, match.index, written);
    if (isFound) addNumberBehind(findings, text, match.index + written.length);
    // '2012 – 2014' over '07700 900123': each line is examined by itself
    const line = match[0].indexOf('\n');
    // 'Ludlow 87-3310 (01584 873310)': the number in brackets is the whole one
    const bracket = match[0].search(/ \(0\d{3}/);
    if (!isFound && bracket > 0) shapes.lastIndex = match.index + bracket + 1;
    if (line > 0 && (!isFound || written.length <= line)) shapes.lastIndex = match.index + line + 1;
  }
}

const isMostlyDigits = (written: string): boolean => digitsOf(written).length >= 9;

/** Most of it are digits, and with all of them it is a number. */
const isWithLetterO = (written: string): boolean => digitsOf(written).length >= 5 && isPhone(written.replace(/O/gi, '0'), false);

const addPhone = (findings: Findings, start: number, written: string): boolean =>
  findings.add({ start, end: start + written.length, kind: 'PHONE', key: keyOf(written) });

/** Numbers that are written in words, or with a letter in place of a digit. */
function findNumbersInWords({ source: { text }, findings, isContact }: Redacting): void {
  for (const pattern of [inWords, partlyInWords, withLetterO])
    for (const { 0: written, index } of text.matchAll(pattern)) {
      const isLabelled = beforePhone.test(text.slice(Math.max(0, index - labelLength), index));
      if (pattern !== withLetterO || ((isLabelled || isContact(index) || isMostlyDigits(written)) && isWithLetterO(written)))
        addPhone(findings, index, written);
    }
}

function findNumbersWithStroke({ source: { text }, findings, isContact }: Redacting): void {
  for (const { 0: written, index } of matchesOf(withStroke, text)) {
    const digits = digitsOf(written).length;
    const isFromAbroad = written.startsWith('+') || written.startsWith('00');
    const isExpected = isContact(index) || beforePhone.test(text.slice(Math.max(0, index - labelLength), index));
    const isLong = isFromAbroad ? digits >= 9 : digits >= 8 && !dateWithStroke.test(written);
    // two complete numbers with a slash between are found one after the other
    if (digits <= 15 && isLong && isExpected) addPhone(findings, index, written);
  }
}

const dateWithStroke = /^\d{1,2} ?\/ ?(?:\d{1,2} ?\/ ?)?(?:19|20)\d\d/;

/** A second number, with only a slash between it and the one before. */
function addNumberBehind(findings: Findings, text: string, end: number): void {
  behindStroke.lastIndex = end;
  const start = end + (behindStroke.exec(text)?.[0].length ?? 0);
  if (start === end) return;
  const written = /^[+(]?\d[\d() -]{5,20}\d/.exec(text.slice(start, start + 24))?.[0] ?? '';
  if (isPhone(written, true)) addPhone(findings, start, written);
}

/** A number broken by a narrow column continues on the next line; a complete one ends with its line, before '3 Elm Street'. */
function withinLine(shape: string): string {
  const end = shape.indexOf('\n');
  return end > 0 && isDiallable(shape.slice(0, end)) ? shape.slice(0, end) : shape;
}

/** '(0113) 496 0000 (' without the unclosed bracket; where two numbers run together, the first. */
function trimmed(shape: string): string {
  const second = /\d{3,} {1,3}(?:-|\u2013)? {0,3}(?=\+\d|00[1-9])|\d {2,}(?=0\d{3})/.exec(shape);
  const one = second && second.index > 6 ? shape.slice(0, second.index + second[0].length) : shape;
  return one.replace(/[\s(.\u2013-]{1,10}$/, '');
}

/** '+44 (0)7700 900123' and '07700 900123' are one number. */
const keyOf = (written: string): string => digitsOf(written.replace('(0)', '')).slice(-9);

const dateLike =
  /^(?:\d{1,2}[./-]){0,2}(?:19|20)\d\d\D|\b(?:19|20)\d\d[ ]?[.\u2013-][ ]?(?:(?:19|20)\d\d|\d\d)\b|^\d{1,2}[.-]\d{1,2}[.-]\d{2,4}\b|\b\d{1,2}[.-](?:19|20)\d\d\b|^(?:19|20)\d\d$/;

function isPhone(written: string, isExpected: boolean): boolean {
  const digits = digitsOf(written.replace('(0)', ''));
  if (digits.length < 7 || digits.length > 15) return false;
  if (written.startsWith('+') || written.startsWith('(+') || written.startsWith('00')) return digits.length >= 8;
  if (dateLike.test(written)) return false;
  if (/^\(?0/.test(written)) return isUkNational(digits) || (isExpected && digits.length >= 9 && digits.length <= 12);
  if (!isExpected) return /^\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$/.test(written);
  return digits.length >= 9 || /^\d{3}[ .-]\d{4}$/.test(written);
}

/** Area codes 01 and 02, mobiles 07, others 03, 05, 08: ten or eleven digits with the leading 0. */
function isUkNational(digits: string): boolean {
  if (digits.length === 11) return /^0[1235789]/.test(digits);
  return digits.length === 10 && /^0(?:1|8)/.test(digits);
}

/** Whether the number could be dialled: length and area by the numbering plans, GB where no + stands. */
export function isDiallable(written: string): boolean {
  const digits = digitsOf(written);
  if (/^0[1-9]/.test(digits)) return isUkNational(digits);
  return parsePhoneNumberFromString(written.replace(/\n/g, ' '), 'GB')?.isPossible() ?? false;
}
