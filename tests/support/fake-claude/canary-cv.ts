import { Document, HeadingLevel, Packer, Paragraph } from 'docx';

/** Details seeded into one invented CV. None may ever leave, be logged or be told in an error. */
export const canaries = {
  forename: 'Quillon',
  surname: 'Featherstonehaugh-Obi',
  email: 'quillon.canary@example.com',
  phone: '07700 900873',
  street: '14 Pelican Mews',
  postcode: 'BD1 9XZ',
  linkedIn: 'linkedin.com/in/quillon-canary',
  birthday: '17 March 1986',
  insurance: 'QQ 12 34 56 C',
  refereeEmail: 'peregrine.vane@example.org',
  refereePhone: '020 7946 0871',
  file: 'Quillon-Featherstonehaugh-Obi-CV.docx',
} as const;

const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } });

export async function canaryCv(): Promise<Buffer> {
  const { forename, surname, email, phone, street, postcode, linkedIn, birthday, insurance, refereeEmail, refereePhone } = canaries;
  return Packer.toBuffer(
    new Document({
      creator: `${forename} ${surname}`,
      sections: [
        {
          children: [
            new Paragraph({ text: `${forename} ${surname}`, heading: HeadingLevel.TITLE }),
            new Paragraph(`${street}, Bradford ${postcode}`),
            new Paragraph(`${phone} | ${email} | https://www.${linkedIn}`),
            new Paragraph(`Date of birth: ${birthday}`),
            new Paragraph(`National Insurance number: ${insurance}`),
            heading('Profile'),
            new Paragraph(
              'Warehouse supervisor with eight years in food distribution, four of them leading a night shift. I want to run a depot where safety and pace go together.',
            ),
            heading('Work Experience'),
            new Paragraph('Warehouse Supervisor, Larkfield Foods, Bradford\tMay 2019 - Present'),
            bullet('Led a night shift of 22 pickers and four drivers'),
            bullet('Cut picking errors from 3.1% to 1.2% in a year with a new check at the gate'),
            bullet('Planned the rota and trained 15 new starters in manual handling'),
            new Paragraph('Warehouse Operative, Tallow and Sons, Leeds\tJun 2014 - Apr 2019'),
            bullet('Picked and packed up to 180 orders a shift'),
            bullet('Kept the cold store within its limits and logged each check'),
            heading('Education'),
            new Paragraph('GCSEs: English (B), Mathematics (C), Priory Park School, Bradford\t2008 - 2013'),
            heading('Skills'),
            new Paragraph('Manual handling, forklift driving, stock control, rota planning, food hygiene, team leadership'),
            heading('References'),
            new Paragraph(`Peregrine Vane, Depot Manager, Larkfield Foods, ${refereePhone}, ${refereeEmail}`),
          ],
        },
      ],
    }),
  );
}
