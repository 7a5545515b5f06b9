import { findOpening } from '@/lib/analysis/reading/statements/opening-verb';
import { tokenise } from '@/lib/analysis/text/tokens';

const opens = (text: string, isCurrent = false): boolean => findOpening(tokenise(text), text, 0, isCurrent) !== null;

/** Past, and for a job still held present, from wards, schools, sites, shops, kitchens, offices and boards. */
const past =
  `Achieved Administered Advised Amended Analysed Analyzed Arranged Assembled Assessed Audited Authored Automated Baked Budgeted Built Calibrated Catheterised Chaired Coached Collated Commissioned Compiled Composed Conducted Configured Consolidated Constructed Cooked Coordinated Counselled Counseled Cut Debugged Decorated Delivered Deployed Designed Devised Diagnosed Differentiated Directed Dispensed Drafted Drove Edited Engineered Ensured Erected Escalated Evaluated Excavated Fabricated Facilitated Fitted Forecast Fulfilled Grew Grouted Halved Handled Hosted Immunised Implemented Improved Increased Inducted Inspected Installed Invigilated Launched Led Liaised Machined Maintained Managed Marked Mediated Mentored Merchandised Migrated Modelled Modeled Monitored Motivated Negotiated Nursed Operated Optimised Optimized Orchestrated Organised Organized Oversaw Piloted Planned Plastered Plated Plumbed Prepared Presented Prioritised Processed Procured Programmed Promoted Ran Recruited Rehabilitated Replenished Resolved Restocked Rewired Safeguarded Sold Scheduled Served Sourced Sterilised Streamlined Supervised Sutured Taught Tendered Tested Tiled Traced Trained Triaged Troubleshot Tutored Upsold Vaccinated Welded Won Wrote`.split(
    ' ',
  );
const present =
  `Administer Advise Analyse Assess Audit Bake Brief Budget Build Care Chair Clean Coach Cook Coordinate Deliver Design Diagnose Direct Drive Facilitate Fit Guide Handle Inspect Install Invigilate Lead Lift Liaise Maintain Manage Mark Mentor Monitor Negotiate Nurse Operate Organise Oversee Plan Plaster Prepare Present Process Promote Recruit Repair Run Safeguard Schedule Sell Serve Staff Supervise Support Teach Test Train Triage Weld Write`.split(
    ' ',
  );

const shareOf = (verbs: readonly string[], isCurrent: boolean): number =>
  verbs.filter((verb) => opens(`${verb} the work of a team each week`, isCurrent)).length / verbs.length;

describe('the verb a line opens with', () => {
  test('is known in at least 98 of 100 past forms, British and American', () => {
    expect(past.length).toBeGreaterThan(120);
    expect(shareOf(past, false)).toBeGreaterThanOrEqual(0.98);
  });

  test('is known in at least 98 of 100 present forms in a job still held', () => {
    expect(shareOf(present, true)).toBeGreaterThanOrEqual(0.98);
  });

  test('counts behind an adverb, a pronoun or a prefix', () => {
    expect(
      ['Successfully managed a site', 'I managed a site', 'Co-led a project', 'Line-managed four people', 'I have trained staff'].every(
        (line) => opens(line),
      ),
    ).toBe(true);
  });

  test('is not found in a noun, a description or a duty', () => {
    const others = [
      'Support for customers',
      'Award-winning chef',
      'Experienced nurse',
      'Based in Leeds',
      'Responsibility for the till',
      'Till and stock',
      'Detailed knowledge of tax',
    ];
    expect(others.filter((line) => opens(line))).toEqual([]);
  });
});
