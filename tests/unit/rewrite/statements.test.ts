import { toBritish } from '@/lib/rewrite/british';
import { improveStatement } from '@/lib/rewrite/improve-statement';
import { strengthenOpening } from '@/lib/rewrite/openings';
import { fillSlots, hasSlots, slotsIn, tidyAnswer } from '@/lib/rewrite/slots';

describe('an opening', () => {
  it.each([
    ['Responsible for managing the rota', 'Managed the rota', 'Manage the rota'],
    [
      'Responsible for planning events, ordering stock and training staff',
      'Planned events, ordered stock and trained staff',
      'Plan events, order stock and train staff',
    ],
    ['Responsible for the weekly rota of 24 staff', 'Planned the weekly rota of 24 staff', 'Plan the weekly rota of 24 staff'],
    ['Duties included: answering calls', 'Answered calls', 'Answer calls'],
    ['Helped to reduce costs', 'Helped reduce costs', 'Help reduce costs'],
    ['Assisted in organising the fair', 'Helped organise the fair', 'Help organise the fair'],
    ['Worked on building the intranet', 'Built the intranet', 'Build the intranet'],
    ['My role was to teach new starters', 'Taught new starters', 'Teach new starters'],
    [
      'Responsible for weekly reports and for dealing with complaints',
      'Prepared weekly reports and dealt with complaints',
      'Prepare weekly reports and deal with complaints',
    ],
    ['Duties included driver rotas and answering calls', 'Planned driver rotas and answered calls', 'Plan driver rotas and answer calls'],
    ['I managed the shop', 'Managed the shop', 'Managed the shop'],
    ['Duties involved taking calls about insurance', 'Took calls about insurance', 'Take calls about insurance'],
    ['I am responsible for scanner and van', 'Looked after scanner and van', 'Look after scanner and van'],
    ['Cleaning of offices and halls', 'Cleaned offices and halls', 'Clean offices and halls'],
    ['Helping with general queries', 'Helped handle general queries', 'Help handle general queries'],
    [
      'I resolve 25 tickets a day and I explain each',
      'Resolved 25 tickets a day and explained each',
      'Resolve 25 tickets a day and explain each',
    ],
    ['Write incident reports', 'Wrote incident reports', 'Write incident reports'],
    ['I was visiting ten clients', 'Visited ten clients', 'Visit ten clients'],
    ['Serving customers on the till', 'Served customers on the till', 'Serve customers on the till'],
    ['Assisted with cleaning of 3 years of data', 'Helped clean 3 years of data', 'Help clean 3 years of data'],
    ['Helped to set up the database', 'Helped set up the database', 'Help set up the database'],
    [
      'Medicines reconciliation for a 30-bed ward',
      'Carried out medicines reconciliation for a 30-bed ward',
      'Carry out medicines reconciliation for a 30-bed ward',
    ],
    ['Payroll for 22 staff on Sage 50', 'Processed payroll for 22 staff on Sage 50', 'Process payroll for 22 staff on Sage 50'],
    ['VAT returns every quarter', 'Prepared VAT returns every quarter', 'Prepare VAT returns every quarter'],
    ['Helped with running of the pass', 'Helped run the pass', 'Help run the pass'],
    ['Working to weekly targets', 'Worked to weekly targets', 'Work to weekly targets'],
    [
      'Dealing with landlords and sorting out problems',
      'Dealt with landlords and sorted out problems',
      'Deal with landlords and sort out problems',
    ],
    ['Training new staff and ordering stock', 'Trained new staff and ordered stock', 'Train new staff and order stock'],
  ])('%s -> %s, or in a role still held: %s', (before, past, present) => {
    expect(strengthenOpening(before, false).text).toBe(past);
    expect(strengthenOpening(before, true).text).toBe(present);
  });

  it.each([
    // who was responsible need not have led or managed
    'Responsible for a team of 24',
    'I was responsible for the budget',
    'In charge of stock and ordering of supplies',
    'Responsible for feeding and toileting',
    'Was in charge of the larder and pastry sections',
    'Responsible for rotas, ordering and stock',
    'Immediate Response Team dvr',
    'Hiab deliveries to sites',
    // help and a part in a thing are no more in other words: what the part was is asked
    'Helped with stock counts',
    'Helped with the Christmas event',
    'Helping on a slate roof replacement',
    'Was involved in the office move',
    'Worked on onboarding redesign',
    'Level 3 plastering',
    'Wash and dry the cars',
    'Marketing campaigns for two hotels',
    'Cleaning',
    'Fault finding on boilers',
    'Feeding and toileting',
    'Helping with stock',
    'Working on new build sites',
    'Accounting for charities',
    'Managed the shop',
    'I have a clean driving licence',
    'Responsible',
    'Helped',
    'Supported the team',
  ])('is left alone: %s', (line) => {
    expect(strengthenOpening(line, false).text).toBe(line);
  });
});

describe('British spelling', () => {
  it('changes ordinary words and keeps their capitals', () => {
    expect(toBritish('Organized the color labels. Analyzed data').text).toBe('Organised the colour labels. Analysed data');
  });

  it('leaves names, addresses and code alone', () => {
    const text = 'At the World Trade Center, see color.example.com and my_color, ANALYZE';
    expect(toBritish(text).text).toBe(text);
  });
});

describe('a line of a role', () => {
  const improve = (text: string, asksForFigure = true) => improveStatement(text, { isCurrent: false, asksForFigure });

  it('keeps the words that say whose work it was', () => {
    expect(improve('Mentored students; seven qualified under my supervision', false).text).toBe(
      'Mentored students; seven qualified under my supervision',
    );
    expect(improve('Led my team through the move', false).text).toBe('Led the team through the move');
  });

  it.each(['Brought falls on the ward down by a third', 'Moved two thirds of the orders to the new site'])(
    'that says what part it was is asked for no figure: %s',
    (line) => {
      expect(improve(line).text).toBe(line);
    },
  );

  it.each([
    'Responsible for ordering and stock control',
    'Dispensing spectacles, including complex prescriptions',
    'Packing carrots on line, quality checking',
    'Wash dish and pots, clean kitchen',
    'Driving tractor and quad',
    'Clean offices 4 building every night',
    'Helped chef with prepare vegetable',
    'Proofreading of other translators work',
    'I was given the award of Carer of the Quarter',
    'Keeping the shop tidy, we got 5 stars',
    'I set up displays and done the stock takes',
    'school run with special needs children',
  ])('stays to the letter where what would come of it is not sure to read well: %s', (line) => {
    expect(improve(line, false).text).toBe(line);
  });

  it('asks for no number of a thing that the line begins with', () => {
    expect(improve('Site visits to power stations').text).toBe('Site visits to power stations');
  });

  it('loses the mistakes that the check of English found', () => {
    const slips = [{ wrong: 'custermers', right: 'customers' }];
    expect(improveStatement('Helping custermers with prams', { isCurrent: false, asksForFigure: false, slips }).text).toBe(
      'Helped customers with prams',
    );
  });

  it('gets a visible slot where a number has its place, and a question about that thing', () => {
    const { text, questions } = improve('Serving customers on the till.');
    expect(text).toBe('Served [add figure] customers a day on the till.');
    expect(questions).toEqual(['How many customers on a usual day? For “Served customers on the till”.']);
  });

  it.each([
    'Reason for leaving: firm closed',
    'Left to care for my mother',
    'Full driving licence',
    'Level 3 Food Safety course',
    'Learnt the trade.',
  ])('that tells no work is asked nothing: %s', (line) => {
    expect(improve(line)).toEqual({ text: line, reasons: [], questions: [], interview: null });
  });

  it.each([
    ['Was involved in the rebrand', 'Which part of this did you do yourself?'],
    ['Responsible for the maths budget', 'What did you do here yourself, and what came of it?'],
    ['Various cost saving initiatives', 'What did you do, and what changed because of it?'],
    ['Managed audits of private clients', 'How many audits, and how often?'],
  ])('that nothing honest improves stays, with the question of an interviewer: %s', (line, question) => {
    const { text, interview } = improve(line);
    expect(text).toBe(line);
    expect(interview).toContain(question);
  });

  it.each([
    ['Worked for a SNCO in the transport office', 'Worked for an SNCO in the transport office'],
    ['Taught to medical students of years 4 and 5', 'Taught medical students of years 4 and 5'],
    ['Attended at family court and giving evidence', 'Attended family court and gave evidence'],
    ['PICKING AND PACKING ORDERS IN CHILL STORE', 'Picked and packed [add figure] orders a day in chill store'],
    ['USING RF SCANNER AND SAP', 'Using RF scanner and SAP'],
    ['worked late every friday', 'Worked late every Friday'],
  ])('is put into right English first: %s', (line, right) => {
    expect(improve(line).text).toBe(right);
  });

  it.each([
    'CLEANING AT HARROGATEX BUILDING',
    'Duties included filing, post and typing of letters',
    'Dispensing and counter',
    'I help to the chef',
    '[ADDRESS_3]',
  ])('that would read badly is not offered: %s', (line) => {
    expect(improve(line).text).toBe(line);
  });

  it.each(['Served 100K+ daily users', 'Trained three apprentices', 'Cut loss by 12%', 'Rated Outstanding by Ofsted'])(
    'with proof in it asks for none: %s',
    (line) => {
      expect(hasSlots(improve(line).text)).toBe(false);
    },
  );

  it('is asked for a figure though it has a year', () => {
    expect(hasSlots(improve('Trained juniors in 2019').text)).toBe(true);
  });

  it('comes back to the letter where nothing is to be said', () => {
    expect(improve('Cut  loss by 12%.', false)).toEqual({ text: 'Cut  loss by 12%.', reasons: [], questions: [], interview: null });
  });

  it('gives a reason for each thing it changes', () => {
    const { text, reasons } = improve('I organized my team of 5', false);
    expect(text).toBe('Organised the team of 5');
    expect(reasons.length).toBeGreaterThanOrEqual(2);
  });
});

describe('slots', () => {
  it('are found and filled in order', () => {
    const text = 'Planned the rota, [add figure], for [verb: managed, built …] shops';
    expect(slotsIn(text).map((slot) => slot.text)).toEqual(['[add figure]', '[verb: managed, built …]']);
    expect(fillSlots(text, ['24 staff', undefined])).toBe('Planned the rota, 24 staff, for [verb: managed, built …] shops');
    expect(slotsIn('[NAME] wrote [1] and [address]')).toEqual([]);
  });

  it('take an answer as one plain line, never as a new slot', () => {
    expect(tidyAnswer(' [add  more]\n please ')).toBe('add more please');
    expect(hasSlots(fillSlots('x [add figure]', ['[add figure]']))).toBe(false);
  });
});
