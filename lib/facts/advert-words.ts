import { phraseList, wordList } from './lists';

/* Words of job adverts and of the CVs that answer them, compiled from UK adverts and common usage. Lower case. */

/** Words that adverts put around what they ask for; they ask for nothing themselves. */
export const wrappingWords = wordList(`
  a ability able about above across advantage advantageous after against all already also an and another any approach are around as at
  attitude b2b b2c background be before being below beneficial between bonus both bring bringing brought busy but by can carry carrying
  certificate clean comfortable command commercial competence competent completed confident could couple course current d date dates deal
  dealing demonstrable demonstrate demonstrated desirable do does during each england environment equivalent essential even every evidence
  example excellent expected experience experienced exposure extensive familiar familiarity field figure figures five for from full gained
  give giving good grasp had hands has have having he held helpful her high higher highly him his hold holder ideally ideas if in including
  industry into involved involvement is it its job just know knowledge language least less level like ll make making manner may measurable
  might minimum more most must nature need needed needs no not numerate of on one only or other others our out over own part participate
  participating participation people person plenty point possess post posts practical practice preferably preferred previous primary prior
  production proven qualification qualifications qualified re real recent recognised record relevant reliable required results role s
  scotland secondary sector self setting settings seven she should similar six skill skilled skills solid some somebody someone sound spent
  strong subject successful successfully such taking than that the their them then these they they're thinker this thorough those three
  through to tool tools towards track two uk under understanding up us use used useful using valid ve via wales was way we we're welcome
  well were what when where which who will willing with within work working works would year years you you'd you'll you're you've your
  yourself
`);

/** Words for the kind of thing that is asked for; the word beside them says which. */
export const lightWords = wordList(`
  adobe advanced amazon apache autodesk card cards conduct conducting control cover database degree deliver delivering delivery develop
  developing effective effectively enhanced external google handheld implementation installation internal lead leading licence licences
  license manage management managing marketing microsoft number numbers organise organising package packages performance preparation
  preparing professional provide providing public run running scheme significant software speaker support supporting system systems ticket
  tickets training writing
`);

/** Words for the same thing, a line a thing: one names it as well as the other. They are compared by stem. */
export const sameNouns: readonly (readonly string[])[] = phraseList(`
  appoint hire interview recruit
  b.ed ba beng bsc degree graduate honours llb ma mba meng msc undergraduate
  call calling calls inbound phone telephone
  chiller fridge refrigeration
  client customer guest passenger public shopper user visitor
  clinical health healthcare hospital medical nhs
  conference event festival gala
  cqc inspectorate ofsted regulator
  drug medication medicine
  flt forklift
  gcse gcses
  intern internship placement
  keep kept maintain update updating
  literacy literate
  ma master masters mba meng msc
  ma mba msc pgce pgcert pgdip postgraduate
  organic search seo
  payroll wages
  reconcile reconciled reconciliation
  sale sales sell sold
  sen senco send
  shelf shelves
  student students undergraduate
  tacho tachograph
`).map(wordList);

/** Words that often mean the same on a CV and in an advert, a line a meaning: beside a word that names the thing they count, alone they prove nothing. */
export const sameMeanings: readonly (readonly string[])[] = phraseList(`
  academy college education school university
  clinic dental healthcare hospice hospital surgery ward
  accident incident injury safety
  account accounts database file filing log logs record records
  advice advise adviser advising
  analyse analysis analyst analytics assess evaluate
  ansible cloudformation infrastructure terraform
  apprentice junior trainee
  arrange coordinate diary organise plan roster rota schedule
  assistant professional trainee
  audit check compliance cqc inspect inspection inspector ofsted regulator
  author bid draft write writing wrote
  automate test testing trial
  award bursary fellowship fund funding grant grants
  award gain obtain secure win wins won
  bequest gift legacies legacy
  bi dashboard report tableau visualise
  brief communicate explain pitch present report
  bs iso standard standards
  budget cost pay spend turnover
  build built create deliver design develop implement introduce launch
  call contact
  car lorry truck van vehicle
  care patient resident support
  coach develop explain induct mentor taught teach train tutor
  colleagues crew employees people shift staff team
  consultancy consultant consulting freelance
  cut improve improvement increase optimise quality reduce
  drawing drawings drew
  dress dressing feeding personal toileting wash washing
  forecast model predict statistics
  hear listen
  inventory stock store stores warehouse
  kafka stream streaming
  kpi kpis target targets
  lead led manage oversee ran run supervise
  minister ministerial ministers mp
  present speak speaker speaking talk
  site web website
`).map(wordList);

/** Names that are written in full as often as they are abbreviated. */
export const shortForms: readonly (readonly [RegExp, string])[] = [
  // Without it 'IT' would be read as the word 'it'.
  [/\bIT\b/g, 'ICT'],
  [/\bqualified teacher status\b/gi, 'QTS'],
  [/\bsearch engine optimi[sz]ation\b/gi, 'SEO'],
  [/\bcustomer relationship management\b/gi, 'CRM'],
  [/\bkey stage (\d)/gi, 'KS$1'],
  [/\bspecial educational needs\b/gi, 'SEN'],
  [/\bH&S\b/g, 'health and safety'],
  [/\bhuman resources\b/gi, 'HR'],
  [/\bcontinuous integration\b/gi, 'CI'],
  [/\bpersonal protective equipment\b/gi, 'PPE'],
];
