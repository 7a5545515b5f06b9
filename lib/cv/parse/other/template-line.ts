/** Words that a template has in place of a fact. */
const slot =
  /^(?:your |the )?(?:job title|title|role|position|position title|company|company name|employer|employer name|organisation|organization|school|school name|university|university name|college|college name|institution|degree|degree name|qualification|major|subject|grade|date earned|dates?|dates? from|from|to|start date|end date|month year|month 20xx|(?:month )?(?:yyyy|xxxx|20xx)|year|mm\/yyyy|present|city|town|county|state|country|location|city and county|city or town|skill|description|your name|name|street address|phone|telephone|email)(?: \d)?$/i;
/** A placeholder of redaction, which replaces a fact. */
const redactionPlaceholder = /\[[A-Z_]+(?:_\d+)?(?: [\w ]{1,20})?\]/;
const maxLength = 120;

/** Whether a line of a template was not filled in: '[Job Title], [Company Name]', 'School Name, Location — Degree', 'MONTH 20XX – PRESENT'. */
export function isTemplateLine(text: string): boolean {
  if (text.length > maxLength || redactionPlaceholder.test(text)) return false;
  const isBracketed = text.startsWith('[') && text.endsWith(']');
  const parts = text
    .split(/[\t,|•·–—()[\]/]|\s-\s|: /)
    .map((part) => part.trim().replace(/[.:]$/, ''))
    .filter((part) => part !== '');
  return (parts.length >= 2 || isBracketed) && parts.every((part) => slot.test(part));
}
