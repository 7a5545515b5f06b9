import { phraseList, wordList } from './lists';

/* Words of job adverts and of the CVs that answer them, compiled from UK adverts and common usage. Lower case. */

/** Words that adverts put around what they ask for; they ask for nothing themselves. */
export const wrappingWords = wordList(`
  a ability able about above advantage all already also an and another any approach are around as at attitude b2b b2c background be being
  below bonus both bring bringing brought by can carry carrying certificate clean comfortable command commercial completed confident could
  couple course current d date dates deal dealing demonstrable demonstrate demonstrated desirable each england environment equivalent
  essential every evidence example excellent expected experience experienced extensive familiar familiarity field figure figures five for
  from full gained give giving good grasp hands has have having he held helpful her high higher highly him his hold holder ideally ideas
  in including industry into is it its know knowledge language least less level like ll make making manner may measurable might minimum
  more most must nature need needed needs not numerate of on one or other others our over own part people person plenty point possess post
  posts practical practice preferably preferred previous primary prior production proven qualification qualifications qualified re real
  recent recognised record relevant reliable required results role s scotland secondary sector self setting settings seven she should
  similar six skill skilled skills solid some somebody someone sound spent strong subject successful successfully such taking than that
  the their them these they thinker this thorough those three to tool tools towards track two uk understanding up use used using ve wales
  way we welcome well what when where which who will with work working would year years you your
`);

/** Words for the kind of thing that is asked for; the word beside them says which. */
export const lightWords = wordList(`
  adobe advanced amazon apache autodesk control cover database degree enhanced external google handheld implementation installation internal
  marketing microsoft package packages performance preparation preparing professional public scheme significant software speaker support
  system systems training writing
`);

/** Words with the same meaning on a CV and in an advert, one meaning on each line. They are compared by stem. */
export const sameMeanings: readonly (readonly string[])[] = phraseList(`
  academy college education school university
  accident incident injury safety
  account accounts database file filing log logs record records
  advice advise adviser advising
  analyse analysis analyst analytics assess evaluate
  ansible cloudformation infrastructure terraform
  appoint hire interview recruit
  apprentice junior trainee
  arrange coordinate diary organise plan roster rota schedule
  assistant professional trainee
  audit check compliance cqc inspect inspection inspector ofsted regulator
  author bid draft write writing wrote
  automate test testing trial
  award bursary fellowship fund funding grant grants
  award gain obtain secure win wins won
  b.ed ba beng bsc degree graduate honours llb ma mba meng msc undergraduate
  bequest gift legacies legacy
  bi dashboard report tableau visualise
  brief communicate explain pitch present report
  bs iso standard standards
  budget cost pay spend turnover
  build built create deliver design develop implement introduce launch
  call calling calls inbound phone telephone
  call contact
  car lorry truck van vehicle
  care patient resident support
  chiller fridge refrigeration
  client customer guest passenger public shopper user visitor
  clinic clinical dental health healthcare hospice hospital medical nhs surgery ward
  coach develop explain induct mentor taught teach train tutor
  colleagues crew employees people shift staff team
  conference event festival gala
  consultancy consultant consulting freelance
  cut improve improvement increase optimise quality reduce
  drawing drawings drew
  dress dressing feeding personal toileting wash washing
  drug medication medicine
  flt forklift
  forecast model predict statistics
  gcse gcses
  hear listen
  intern internship placement
  inventory stock store stores warehouse
  kafka stream streaming
  keep kept maintain update updating
  kpi kpis target targets
  lead led manage oversee ran run supervise
  literacy literate
  ma master masters mba meng msc
  ma mba msc pgce pgcert pgdip postgraduate
  minister ministerial ministers mp
  organic search seo
  payroll wages
  present speak speaker speaking talk
  reconcile reconciled reconciliation
  sale sales sell sold
  sen senco send
  shelf shelves
  site web website
  student students undergraduate
  tacho tachograph
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
  [/\bhuman resources\b/gi, 'HR'],
  [/\bcontinuous integration\b/gi, 'CI'],
  [/\bpersonal protective equipment\b/gi, 'PPE'],
];
