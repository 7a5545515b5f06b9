/** Labels in front of a number; `pattern` is the source of a regular expression, without its anchor. */
export interface NumberLabel {
  id: string;
  pattern: string;
  example: string;
}

const wordStart = (id: string, example: string): NumberLabel => ({ id, pattern: `\\b${id}`, example });
const anywhere = (id: string, example: string): NumberLabel => ({ id, pattern: id, example });

export const phoneLabels: readonly NumberLabel[] = [
  wordStart('tel', 'Tel. '),
  anywhere('phone', 'Telephone no: '),
  anywhere('mobile', 'Mobile: '),
  wordStart('mob', 'Mob: '),
  wordStart('cell', 'Cell: '),
  wordStart('call', 'Call '),
  wordStart('bleep', 'Bleep '),
  wordStart('pager', 'Pager '),
  anywhere('whatsapp', 'WhatsApp: '),
  wordStart('fax', 'Fax: '),
  anywhere('landline', 'Landline: '),
  anywhere('contact', 'Contact number: '),
  anywhere('teléfono', 'Teléfono: '),
  anywhere('móvil', 'Móvil: '),
  { id: 'telefon', pattern: 'telefon[oe]?', example: 'Telefono: ' },
  anywhere('handy', 'Handy: '),
  anywhere('tél', 'Tél: '),
  anywhere('portable', 'Portable: '),
  { id: 'letter', pattern: '\\b[tmp]', example: 'T: ' },
];

export const otherNumberLabels: readonly NumberLabel[] = [
  wordStart('utr', 'UTR: '),
  wordStart('nhs', 'NHS number '),
  anywhere('account', 'Account no. '),
  { id: 'acct', pattern: '\\bacct?', example: 'Acc: ' },
  { id: 'sort-code', pattern: 'sort[ -]?code', example: 'Sort code ' },
  anywhere('certificate', 'Certificate number: '),
  { id: 'licence', pattern: 'licen[cs]e', example: 'Licence no: ' },
  anywhere('passport', 'Passport: '),
  anywhere('invoice', 'Invoice #'),
  anywhere('order', 'Order number '),
  wordStart('vat', 'VAT no. '),
  anywhere('company', 'Company number: '),
  { id: 'registration', pattern: 'regist(?:ration|ered|er)', example: 'Registered no. ' },
  wordStart('dbs', 'DBS: '),
  wordStart('ref', 'Ref. '),
  anywhere('reference', 'Reference: '),
  anywhere('isbn', 'ISBN '),
  anywhere('issn', 'ISSN '),
  wordStart('pin', 'PIN: '),
  wordStart('gmc', 'GMC: '),
  wordStart('nmc', 'NMC '),
  wordStart('sia', 'SIA: '),
  wordStart('cscs', 'CSCS: '),
  wordStart('qts', 'QTS number: '),
  { id: 'membership', pattern: 'member(?:ship)?', example: 'Member no. ' },
  anywhere('policy', 'Policy number '),
  anywhere('serial', 'Serial no. '),
  anywhere('patent', 'Patent '),
  anywhere('grant', 'Grant no. '),
  { id: 'money', pattern: '[£$€]', example: '£' },
];
