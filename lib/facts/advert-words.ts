/** Words of job adverts and of the CVs that answer them, compiled from UK adverts and common usage. Lower case. */
const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Words adverts wrap around what they ask for; they ask for nothing themselves. */
export const wrappingWords = list(`
  a ability able about above advantage all already also an and another any approach are as at attitude b2b b2c background be being below
  bonus both bring bringing brought by can carry carrying certificate clean comfortable command commercial completed confident could course
  current date dates deal dealing demonstrable demonstrate demonstrated desirable each england environment equivalent essential every
  evidence example excellent expected experience experienced extensive familiar familiarity field figure figures five for from
  full gained good grasp has have having he held helpful her high higher highly him his hold holder ideally ideas in including industry into
  is it its knowledge language least less level like make making manner may measurable might minimum more most must nature need needed needs
  not numerate of on one or other others our over own part people person plenty point possess post posts practical practice preferably
  preferred previous primary prior production proven qualification qualifications qualified real recent recognised record relevant reliable
  required results role scotland secondary sector self setting settings seven she should similar six skill skilled skills solid some
  somebody someone sound spent strong subject successful successfully such taking than that the their them these they thinker this thorough
  those three to tool tools towards track two uk understanding up use used using wales we welcome well what when where which who will with
  work working would year years you your
`);

/** Words that say what kind of thing is asked for; the word beside them says which. */
export const lightWords = list(`
  adobe advanced amazon apache autodesk control cover database degree enhanced external google handheld implementation installation internal
  marketing microsoft package packages performance preparation preparing professional public scheme significant software speaker support
  system systems training writing
`);

/** Words that say the same on a CV and in an advert, a line a meaning. They are compared by stem. */
export const sameMeanings: readonly (readonly string[])[] = `
  manage lead led supervise oversee run ran
  team staff colleagues people employees crew shift
  mentor coach train teach taught tutor develop induct explain
  junior apprentice trainee
  budget spend cost pay turnover
  recruit hire interview appoint
  analyse analytics analyst evaluate assess analysis
  present explain communicate brief report pitch
  plan schedule organise coordinate arrange rota roster diary
  improve reduce cut increase optimise quality improvement
  write wrote writing draft author bid
  customer client guest user shopper visitor passenger public
  telephone phone call calls calling inbound
  record records account accounts file filing database log logs
  keep kept maintain update updating
  target targets kpi kpis
  call contact
  fund funding grant grants bursary fellowship award
  win won wins gain obtain secure award
  literate literacy
  health healthcare medical clinical hospital clinic surgery dental nhs ward hospice
  consultant consultancy consulting freelance
  shelf shelves
  undergraduate student students
  vehicle van car lorry truck
  sen senco send
  listen hear
  forklift flt
  tachograph tacho
  fridge refrigeration chiller
  speak speaker speaking talk present
  build built create design develop implement introduce launch deliver
  accident incident safety injury
  forecast predict model statistics
  dashboard report visualise tableau bi
  sell sold sale sales
  audit inspect check compliance inspector inspection cqc ofsted regulator
  event conference gala festival
  care patient resident support
  medication medicine drug
  web website site
  test testing automate trial
  drive licence license category hgv lgv ticket
  degree ba bsc beng meng llb msc ma b.ed mba undergraduate graduate honours
  master masters msc ma mba meng
  postgraduate pgce pgcert pgdip msc ma mba
  register registration registered council
  nmc midwifery
  minister ministers ministerial mp
  legacy legacies gift bequest
  placement internship intern
  seo organic search
  store stores stock inventory warehouse
  wash washing dress dressing personal feeding toileting
  professional assistant trainee
  drawing drawings drew
  reconcile reconciliation reconciled
  payroll wages
  education school college university academy
  erp dynamics sap netsuite sage
  standard standards bs iso
  stream streaming kafka
  infrastructure terraform ansible cloudformation
`
  .trim()
  .split('\n')
  .map(list);

/** Names that are written in full as often as in short. */
export const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\bqualified teacher status\b/gi, 'QTS'],
  [/\bsearch engine optimi[sz]ation\b/gi, 'SEO'],
  [/\bcustomer relationship management\b/gi, 'CRM'],
  [/\bkey stage (\d)/gi, 'KS$1'],
  [/\bspecial educational needs\b/gi, 'SEN'],
  [/\bhuman resources\b/gi, 'HR'],
  [/\bcontinuous integration\b/gi, 'CI'],
  [/\bpersonal protective equipment\b/gi, 'PPE'],
];
