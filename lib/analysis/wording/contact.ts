import type { ContactDetail, ContactFacts } from '../audits/contact';
import { defineWording } from './audit-wording';
import { joined, listed } from './phrases';
import { SOME_SOFTWARE } from './plain-reader';

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
  return wrong.length > 0 ? 'Check your contact details' : 'Type your contact details as plain text';
};

export const contactWording = defineWording<ContactFacts>({
  id: 'contact',
  title: 'Contact details',
  looksFor: 'We look for your name, an email address and a phone number.',
  fix: {
    title: 'Complete your contact details',
    description: 'Put your name, phone number, email address and town at the top of the page. You can leave out your full address.',
    type: 'Contact',
    minutes: 5,
  },
  notAssessable: {},
  describe({ missing, wrong, unread }) {
    if (missing.length === 0 && wrong.length === 0 && unread === null) return { note: 'We found your name, email and phone.' };
    const lacking = missing.map((detail) => names[detail]);
    const note = joined(
      lacking.length > 0 && `We could not find ${listed(lacking, 'or')}.`,
      wrong.length > 0 && `We found ${listed(wrong.map((detail) => complaints[detail]))}.`,
      unread !== null &&
        `${SOME_SOFTWARE} does not find ${listed(
          unread.details.map((detail) => ownNames[detail]),
          'or',
        )}.`,
    );
    const isHardToReach = wrong.length > 0 || missing.some((detail) => detail !== 'place');
    const advice = joined(
      unread !== null && 'Type your details at the top of the page. Leave out page headers, text boxes and spaced letters.',
      isHardToReach || unread !== null
        ? 'Employers invite people by phone or email.'
        : 'Many employers look at how far you live from the work.',
    );
    return { note, fix: { title: titleFor(lacking, wrong), description: `${note} ${advice}` } };
  },
  examples: {
    complete: { missing: [], wrong: [], unread: null },
    'no place': { missing: ['place'], wrong: [], unread: null },
    'details missing, one wrong': { missing: ['name', 'email', 'place'], wrong: ['phone'], unread: null },
    'details wrong': { missing: [], wrong: ['email', 'phone'], unread: null },
    'details in the page header': { missing: [], wrong: [], unread: { details: ['name', 'email'] } },
    'details in the page header, and one missing': {
      missing: ['place'],
      wrong: [],
      unread: { details: ['name', 'email', 'phone'] },
    },
  },
});
