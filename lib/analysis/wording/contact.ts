import type { ContactDetail, ContactFacts } from '../audits/contact';
import { defineWording } from './audit-wording';
import { joined, listed } from './phrases';
import { plainReaderNames } from './plain-reader';

const names: Readonly<Record<ContactDetail, string>> = {
  name: 'your name',
  email: 'an email address',
  phone: 'a phone number',
  place: 'a town or postcode area',
};
const ownNames: Readonly<Record<ContactDetail, string>> = {
  name: 'your name',
  email: 'your email address',
  phone: 'your phone number',
  place: 'your town or postcode',
};
const complaints: Readonly<Record<ContactFacts['wrong'][number], string>> = {
  email: 'an email address that does not look right',
  phone: 'a phone number that does not look complete',
};

const titleFor = (lacking: readonly string[], wrong: ContactFacts['wrong']): string => {
  if (lacking.length > 0) return `Add ${listed(lacking)}`;
  return wrong.length > 0 ? 'Check your contact details' : 'Move your contact details into the text of the page';
};

export const contactWording = defineWording<ContactFacts>({
  id: 'contact',
  title: 'Your contact details are complete',
  partlyTitle: 'Your contact details are nearly complete',
  failureTitle: 'Contact details are missing or hard to read',
  fix: {
    title: 'Complete your contact details',
    description:
      'Put your name, a mobile number, an email address and your town on the first lines of the page. A full postal address is not needed.',
    type: 'Contact',
    minutes: 5,
  },
  notAssessable: {},
  describe({ missing, wrong, unread }) {
    if (missing.length === 0 && wrong.length === 0 && unread === null) return { note: 'Name, email, phone and place can all be found.' };
    const lacking = missing.map((detail) => names[detail]);
    const note = joined(
      lacking.length > 0 && `We could not find ${listed(lacking, 'or')}.`,
      wrong.length > 0 && `There is ${listed(wrong.map((detail) => complaints[detail]))}.`,
      unread !== null &&
        `${plainReaderNames[unread.reader]} does not find ${listed(
          unread.details.map((detail) => ownNames[detail]),
          'or',
        )}.`,
    );
    return {
      note,
      fix: {
        title: titleFor(lacking, wrong),
        description: `${note} Put the details on the first lines of the page, in the text itself and not in the page header.`,
      },
    };
  },
  examples: {
    complete: { missing: [], wrong: [], unread: null },
    'details missing, one wrong': { missing: ['name', 'email', 'place'], wrong: ['phone'], unread: null },
    'details wrong': { missing: [], wrong: ['email', 'phone'], unread: null },
    'details in the page header': { missing: [], wrong: [], unread: { reader: 'mammoth', details: ['name', 'email'] } },
    'details in the page header, and one missing': {
      missing: ['place'],
      wrong: [],
      unread: { reader: 'mammoth', details: ['name', 'email', 'phone'] },
    },
  },
});
