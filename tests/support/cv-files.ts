import fs from 'node:fs';
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';

/** The bundled sample CV: two pages, fictional. */
export const pdfCv = fs.readFileSync('public/sample/Alex-Morgan-CV.pdf');

const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
const bold = (text: string) => new Paragraph({ children: [new TextRun({ text, bold: true })] });
const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } });

let made: Promise<Buffer> | undefined;

/** A fictional ward sister as a Word file. */
export const docxCv = (): Promise<Buffer> => (made ??= makeDocx());

function makeDocx(): Promise<Buffer> {
  return Packer.toBuffer(
    new Document({
      sections: [
        {
          children: [
            new Paragraph({ text: 'Priya Ramsbottom', heading: HeadingLevel.TITLE }),
            new Paragraph('Leeds LS6 2AB | 07700 900461 | priya.ramsbottom@example.com'),
            heading('Personal Profile'),
            new Paragraph(
              'Registered nurse with nine years on acute medical wards, five of them leading a team. I want to bring shorter stays and calmer handovers to a larger hospital.',
            ),
            heading('Work Experience'),
            bold('Ward Sister, Northcliffe General Hospital, Leeds\tMar 2020 - Present'),
            bullet('Led a team of 18 nurses and healthcare assistants on a 28-bed acute ward'),
            bullet('Cut medication errors by 34% in a year by redesigning the drug round'),
            bullet('Introduced a bedside handover that saved 20 minutes a shift'),
            bullet('Mentored six newly qualified nurses, all of whom stayed past their first year'),
            bold('Staff Nurse, Harrowgate Infirmary, Bradford\tSep 2015 - Feb 2020'),
            bullet('Cared for up to eight patients a shift with complex medical needs'),
            bullet('Trained 12 colleagues in the new electronic observation system'),
            bullet('Audited falls on two wards and presented the findings to the safety board'),
            heading('Education'),
            bold('BSc (Hons) Adult Nursing, First Class, University of Bradford\t2012 - 2015'),
            bold('A-levels: Biology (B), Chemistry (C), Psychology (A), Calder Sixth Form College\t2010 - 2012'),
            heading('Skills'),
            new Paragraph(
              'Medication management, wound care, patient assessment, care planning, infection control, safeguarding, team leadership, audit',
            ),
          ],
        },
      ],
    }),
  );
}
