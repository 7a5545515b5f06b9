import { phraseList } from './lists';

/**
 * Different words for the same thing in adverts and CVs of a trade, compiled from UK adverts and common usage. Names on the left of '<'
 * mean the same on either side; words on its right, in this order with up to four others between them, show it in a CV.
 */
const lines = phraseList(`
  case management / case management system / case management software / case management systems < holmes / proclaim / liquidlogic
  criminal investigations / criminal investigation / investigations / investigating < sio / oic / senior investigating officer
  electronic patient records / electronic patient record / electronic health records / patient record systems < systmone / emis / lorenzo / cerner
  end of life care / end of life / palliative care / palliative
  higher education / university / universities
  incident reporting / reporting incidents < datix / reported incidents / logged incidents
  on-call / on call
  relational databases / relational database / rdbms < postgres / postgresql / mysql / sql server / mariadb
  accounts payable / purchase ledger / bought ledger < processed supplier invoices
  accounts receivable / sales ledger < credit control / raised customer invoices
  agile / scrum / kanban < sprints
  artics / articulated / class 1 / c+e / category c+e / cat c+e
  advanced excel < excel macros / excel vba / excel pivot tables / power query
  automated testing / test automation < unit test / pytest / jest / cypress / selenium / playwright
  aws / amazon web services
  azure / microsoft azure
  budget management / budgeting / budget responsibility / budgetary control / managing budgets / managing a budget < held a budget / managed budget / budget of
  business development < won new business / won new clients
  care planning / care plans / care plan < wrote care plans
  cash handling / handling cash / money handling < cashed up / banked takings / balanced tills / tills
  caseload management / managing a caseload / manage a caseload / manage own caseload / managing caseloads < caseload of
  ci/cd / continuous integration / continuous delivery / continuous deployment / deployment pipelines < ci deployment / ci cd / gitlab ci / github actions / jenkins
  cloud platform / cloud services / cloud computing < aws / amazon web services / azure / google cloud / gcp
  coaching / mentoring < mentored / coached
  complaint handling / complaints handling / handling complaints / dealing with complaints / resolving complaints < resolved complaints / handled complaints / answered complaints
  contact centre / call centre
  copywriting < wrote copy
  csp / mcsp / chartered society of physiotherapy
  customer relationship management / crm / crm system < salesforce / hubspot / dynamics 365 / zoho
  customer service / customer care / customer-facing < served customers / served shoppers / helped customers / served guests / served diners
  customer success / account management < account manager / looked after accounts / onboarded customers
  data visualisation / dashboards / dashboard < power bi / tableau / looker / dashboards
  data protection / gdpr / data protection act / data protection legislation
  dbs / disclosure and barring
  dementia / alzheimer's
  diary management / diary / calendar management < kept calendars / managed calendars / kept diaries / managed diary
  driving licence / drivers licence / driver's licence / driving license
  elected members / councillors
  employment law < tribunal
  event management / organising events < organised events / ran events / conference
  facebook ads / meta ads / facebook and instagram ads / paid social / paid social advertising < facebook ads / instagram ads / meta ads / tiktok ads
  fault finding / diagnosing faults / fault diagnosis / troubleshooting < diagnosed faults / traced faults
  first aid / first aider
  flt / forklift / fork lift / forklift truck / fork lift truck / lift truck
  food hygiene / food safety
  fundraising / raising funds / raising money < raised from trusts / raised for charity / grants from trusts / secured grants
  gcp / google cloud / google cloud platform
  general ledger / nominal ledger
  gis < arcgis / qgis / mapinfo
  goods in / receiving goods
  google analytics / ga4
  health and safety < nebosh / iosh / risk assessments / coshh
  health and safety qualification < nebosh / iosh
  hgv / lgv / large goods vehicle / heavy goods vehicle
  hmo / houses in multiple occupation
  human resources / hr
  infection control / infection prevention / infection prevention and control / ipc < decontamination / sterilising / sterilised / autoclave / barrier nursing
  infrastructure as code / iac < terraform / pulumi / cloudformation / ansible
  intensive care / icu / itu / critical care
  inventory / stock
  javascript / js
  kubernetes / k8s
  key performance indicators / kpis / kpi
  learning disabilities / learning disability
  line management / people management / managing people / managing staff / staff management / line managing / manage staff / line manage / managing a team / line managing staff < managed advisers / appraisals / line managed / managed a team / managed staff / led a team of / managed a team of / one-to-ones
  management accounts / monthly management accounts
  medication administration / administering medication / administration of medicines / administering medicines / medicines management / administer medication < gave medicines / mar charts / medication rounds / medicine rounds / administered medication
  microsoft office / ms office / office 365 / microsoft 365
  minute taking / taking minutes / minutes < took minutes / minuted
  month-end / month end / month-end close / month end close < closed the books / accruals and prepayments
  msk / musculoskeletal
  multidisciplinary / multi-disciplinary / mdt / multidisciplinary team / multi-disciplinary team / multi disciplinary team
  national planning policy framework / nppf
  negotiation / negotiating / negotiation skills / negotiate < negotiated / agreed new terms / agreed terms / agreed fees / agree fees / agreed prices / agreed variations / persuaded
  network vulnerability / penetration testing / pen testing
  nice guidance / nice guidelines
  nmc / nursing and midwifery council
  node / node.js / nodejs
  online payments / payment services / payments
  order picking / picking and packing / pick and pack < picked and packed / picked orders
  personal care < washing dressing / toileting / washing and dressing / wash dress / bathing / continence care / help with washing
  pgce / postgraduate certificate in education
  phlebotomy / venepuncture < taking blood from / took blood from / blood samples
  postgres / postgresql / postgresql database
  presenting / presentations / presentation skills / presenting to < gave talks / presented to / presented
  outcome measures / outcome measurement < berg balance / motor assessment scale / barthel / timed up and go / phq-9 / gad-7 / core-10 / eq-5d
  procurement / purchasing < tendered / re-tendered / re-tendering / invited tenders / ran tenders / raised purchase orders / placed orders with
  public speaking < gave talks / spoke at
  qts / qualified teacher status / qualified teacher
  quality audits / quality auditing / quality assurance / quality control < iso 9001 / non-conformances / inspected goods
  raid / raid log / raid logs < risks assumptions issues dependencies / risks issues dependencies
  recording observations / observations / taking observations / vital signs < blood pressure / temperature pulse
  recruitment / recruiting / recruiting staff / hiring < interviewed and hired / recruited / hired staff / hired
  registered nurse / rgn / rmn / rn < nmc pin / nmc register / nmc registered / nmc registration
  nmc registration / nmc registered / registered with the nmc / nmc register < nmc pin / registered nurse / rgn
  report writing / writing reports / preparing reports / producing reports < wrote reports / prepared reports / written reports
  risk management / managing risk / managing risks < risk register / log of risks / raid log
  rota / rotas / staff scheduling / scheduling staff / rostering / staff rotas < rotas for / rota for / wrote rotas
  rest / restful apis / rest apis
  safeguarding / child protection
  search engine optimisation / seo
  send / sen / special educational needs / additional needs / special needs < sen / send / autism / autistic / dyslexia / adhd / down's syndrome / ehcp
  senior stakeholders / senior audiences / senior managers / board level < board / directors / ministers / executive team
  site reliability / sre
  social media < instagram / facebook / linkedin / tiktok
  spreadsheets < excel / google sheets
  stakeholder management / stakeholder engagement / managing stakeholders / engaging stakeholders < ministers / unions councils / steering group / stakeholders
  standard operating procedures / sops
  stock control / inventory management / stock management / inventory control / stock taking / stocktaking < counted inventory / counted stock / stock counts / stock losses / stock checks / cycle counts
  supplier negotiation / negotiating with suppliers / supplier management < terms with vendors / terms with suppliers / negotiated with suppliers
  suppliers / vendors / supplier / vendor
  staff training / training staff / training others / train others < trained staff / trained new / trained starters / inducted
  tachograph / tacho / digital tachograph / digital tacho / digi card
  talent acquisition / recruitment
  team leadership / leading a team / leading teams / team leading / lead a team / managing teams < led a team / team leader / led team of / managed a team / supervised team
  teaching assistant / learning support assistant
  tupe
  typescript / ts
  usability testing / user research / user testing < usability sessions / interviewed users / interviews with users
  version control / git < github / gitlab
  warehouse / distribution centre / warehousing / fulfilment centre
  wiring regulations / 18th edition / bs 7671 / bs7671
  inspection and testing / testing and inspection / 2391 / test and inspection
  written and verbal communication / communication skills / communication
  enhanced dbs / enhanced dbs check
  keyboard skills / typing < typing words a minute
  attention to detail / eye for detail / detail
  it skills / it literate / computer literate / computer literacy < word excel / microsoft office / excel / sap / outlook
  literacy and numeracy < gcses english maths / gcse english maths / english and maths
  clerical / administrative / administration / admin < receptionist / filed records / scan letters / secretary / booked appointments
  hospitality < waiter / waitress / bar staff / barista / restaurant / hotel
  retail < shop / store / sales assistant / supermarket
  healthcare < nhs / hospital / ward / clinic
  financial services < bank / insurance / pensions / mortgages / wealth
  performance marketing / growth marketing < paid social / ppc / google ads
  numeracy < figures / budgets / gcse maths / numbers
  own transport / own car / own vehicle < driving licence
  travel < driving licence / own car
`);

interface SameThing {
  names: readonly string[];
  /** In a CV they show it; an advert that uses them asks for something narrower. */
  shownBy: readonly string[];
}

export const sameThings: readonly SameThing[] = lines.map((line) => {
  const [names = '', shownBy = ''] = line.split(' < ');
  const apart = (list: string): string[] => list.split(' / ').filter(Boolean);
  return { names: apart(names), shownBy: apart(shownBy) };
});
