import { alternatives } from './lists';

/** Questions about a line by the things it names. `{things}` is replaced by the word as the line has it. */
interface ThingQuestion {
  things: RegExp;
  ask: string;
  /** After the number, where it counts what is done in a period: '40 customers a day'. */
  per: 'a day' | 'a week' | 'a month' | null;
}

const any = (names: string): RegExp => new RegExp(String.raw`\b(?:${alternatives(names.trim().split(/\s+/))})\b`, 'i');

/** Things by what their number tells an employer. The first one that the line names is asked about. */
export const thingQuestions: readonly ThingQuestion[] = [
  {
    things: any('customers guests visitors patients callers passengers covers'),
    ask: 'How many {things} on a usual day?',
    per: 'a day',
  },
  {
    things: any(
      'orders calls emails enquiries queries tickets drops rooms parcels pallets lorries boilers meals prescriptions bookings drinks',
    ),
    ask: 'How many {things} on a usual day?',
    per: 'a day',
  },
  { things: any('complaints visits deliveries referrals claims'), ask: 'How many {things} in a usual week?', per: 'a week' },
  { things: any('invoices payslips'), ask: 'How many {things} in a usual month?', per: 'a month' },
  {
    things: any(
      'juniors apprentices trainees graduates volunteers recruits interns starters students pupils residents advisers technicians managers suppliers subcontractors landlords tenants',
    ),
    ask: 'How many {things}?',
    per: null,
  },
  { things: /^(?:\p{L}+ ){1,3}(?:team|staff|crew)\b(?! \p{L}+s\b)/u, ask: 'How many people were in it?', per: null },
  { things: any('caseload portfolio'), ask: 'How many cases or accounts at one time?', per: null },
  { things: any('budget turnover spend'), ask: 'How large was it in a year?', per: null },
  { things: any('payroll'), ask: 'How many people were paid by it?', per: null },
  {
    things: any('audits assessments inspections surveys returns reports clinics lessons workshops meetings classes sessions statements'),
    ask: 'How many {things}, and how often?',
    per: null,
  },
  { things: any('shops branches stores flats houses properties roofs kitchens'), ask: 'How many {things}?', per: null },
  { things: any('dashboard database app website portal'), ask: 'Who uses it, and what is easier with it?', per: null },
];
