import { consentWording } from './consent';

interface EmailFacts {
  productName: string;
  link: string;
  retentionDays: number;
  consents: boolean;
}

/** The email to whoever's address unlocked a report. It says nothing about the CV, because the address may be somebody else's. */
export const confirmationEmail = ({ productName, link, retentionDays, consents }: EmailFacts) => ({
  subject: `Is this your email address? ${productName}`,
  text: [
    `Somebody gave this address to open a CV report on ${productName}. If it was you, open this page and press its button:`,
    link,
    ...(consents ? [`Whoever gave it also ticked ‘${consentWording.text}’ That counts only once the button is pressed.`] : []),
    `If it was not you, do nothing: the address is deleted within ${retentionDays} days.`,
  ].join('\n\n'),
});
