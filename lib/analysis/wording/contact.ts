import type { ContactDetail, ContactFacts } from '../audits/contact';
import { defineWording } from './audit-wording';
import { joined, listed } from './phrases';

const names: Readonly<Record<ContactDetail, string>> = {
  name: 'your name',
  email: 'an email address',
  phone: 'a phone number',
  place: 'a town or postcode area',
};
const complaints: Readonly<Record<ContactFacts['wrong'][number], string>> = {
  email: 'an email address that does not look right',
  phone: 'a phone number that does not look complete',
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
  describe({ missing, wrong }) {
    if (missing.length === 0 && wrong.length === 0) return { note: 'Name, email, phone and place can all be found.' };
    const lacking = missing.map((detail) => names[detail]);
    const note = joined(
      lacking.length > 0 && `We could not find ${listed(lacking, 'or')}.`,
      wrong.length > 0 && `There is ${listed(wrong.map((detail) => complaints[detail]))}.`,
    );
    return {
      note,
      fix: {
        title: lacking.length > 0 ? `Add ${listed(lacking)}` : 'Check your contact details',
        description: `${note} Put the details on the first lines of the page, in the text itself and not in the page header.`,
      },
    };
  },
  examples: {
    complete: { missing: [], wrong: [] },
    'details missing, one wrong': { missing: ['name', 'email', 'place'], wrong: ['phone'] },
    'details wrong': { missing: [], wrong: ['email', 'phone'] },
  },
});
