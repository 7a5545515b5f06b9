/**
 * What person specifications of all trades ask for in the same words, and how the lines of a CV say that it was done: 'attention to
 * detail' is shown by 'checked timesheets and put errors right'. Our own list. A word stands here only where it says the same in a CV
 * of any trade; one that a trade uses for something else (a police officer's 'radio', an NHS 'trust') stands with the words that decide.
 */
export interface CommonCriterion {
  asked: RegExp;
  shownBy?: RegExp;
  /** Where the person works says it as well: 'Experience of working in a school'. */
  place?: RegExp;
}

const dealsWith = String.raw`\b(?:greet|meet|welcom|answer|help|serv|advis|deal|spoke|speak|talk|handl|explain|respon|support|assist|look(?:ed|ing)? after|guid|direct|settl|resolv)\w*\b`;
const people = String.raw`\b(?:customers?|visitors?|members of the public|shoppers?|guests?|passengers?|residents?|callers?|patients?|clients?|tenants?|audiences?|families|parents|complaints?|enquir\w+|queries)\b`;
/** Those a person trains or guides. */
const learners = String.raw`\b(?:staff|supervisors?|starters?|recruits?|colleagues?|trainees?|apprentices?|juniors?|volunteers?|employees?|team members?|graduates|placement students|(?:new|junior|other|trainee|\d+|two|three|four|five|six) (?:\w+ )?(?:assistants?|advis[eo]rs?|officers?|nurses?|carers?|clerks?|administrators?|technicians?|teachers?|cleaners?|drivers?|members of staff))\b`;
const many = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|other|several)`;
const agencies = String.raw`(?:police|GPs?|social (?:workers?|services|care)|district nurses|health visitors?|schools?|councils?|charit(?:y|ies)|fire (?:service|authority)|probation|housing (?:officers?|associations?)|(?:other|outside|partner) (?:agencies|organisations))`;

export const commonCriteria: readonly CommonCriterion[] = [
  {
    asked:
      /\bteam ?(?:player|work\w*)|\b(?:part|member) of (?:a|the) (?:[\w-]+ )?team\b|\b(?:in|within) (?:a|the) (?:[\w-]+ )?team\b|\bcollaborat\w+|\bwork\w* (?:well )?with (?:others|colleagues)\b/i,
    shownBy: new RegExp(
      `\\bteams? of\\b|\\bin an? (?:[\\w-]+ )?team\\b|\\bwith (?:a|the|my|our|${many}) (?:other )?(?:\\w+ )?(?:teams?|colleagues?|nurses|teachers|doctors|chefs|coaches|carers|officers|engineers)\\b|\\bwith colleagues\\b|\\balongside\\b|\\bhand-?overs?\\b|\\bcrews?\\b|\\bmulti-?disciplinary\\b|\\bcover(?:ed)? for (?:\\w+ )?colleagues?\\b`,
      'i',
    ),
  },
  {
    asked:
      /\bcustomer (?:service|care)|\bcustomers?\b|\b(?:general public|members of the public)\b|\bface[- ]to[- ]face\b|\benquir\w+|\breception\b|\bdeal\w* with (?:parents|visitors|contractors|clients|tenants|suppliers|students)\b/i,
    shownBy: new RegExp(
      `${dealsWith}.*${people}|${people}.*\\b(?:counter|desk)\\b|\\bappointments\\b.*\\b(?:phone|desk)\\b|\\banswer\\w* (?:\\w+ )*(?:calls|(?:tele)?phones?)\\b`,
      'i',
    ),
  },
  {
    asked:
      /\bcommunicat(?:e|ion skills|ing|or)\b|\b(?:oral|verbal|interpersonal|people)\b.*\b(?:communication|skills)\b|\bexplain\w*\b|\bcommunication\b(?! with)/i,
    shownBy:
      /\bexplain\w*|\bpresent(?:ed|ing|ations?)\b|\bwr(?:ote|ites?|iting)\b|\bdraft(?:ed|ing|s)?\b|\bletters?\b|\bnewsletters?\b|\bspeak\w*|\bspoke\b|\btalk(?:s|ed|ing)? (?:to|with)\b|\banswer\w* (?:\w+ )*(?:calls|phones?|emails|questions|queries)\b|\bliais\w+|\bbrief(?:ed|ing)\b|\b(?:over|on|answered) the (?:\w+ )?(?:tele)?phone\b|\bat the (?:desk|counter)\b/i,
  },
  {
    asked:
      /\bwritten\b|\bwrit(?:e|ing)\b(?!.*\bbids?\b)|\b(?:clear|good|concise|produce|accurate|prepare) (?:\w+ )*reports\b|\bdraft\w* (?:letters|reports|correspondence)\b/i,
    shownBy:
      /\b(?:wr(?:ote|ites?|iting|itten)|draft(?:ed|ing|s)?|prepar(?:e|ed|ing)|produc(?:e|ed|ing)|author(?:ed)?|edit(?:ed|ing)?) (?:[\w'’,-]+ ){0,5}(?:letters?|reports?|newsletters?|minutes|press releases|papers?|briefings?|articles?|posts|policy|policies|guides?|guidance|plans?|assessments?|statements?|notes|emails?|copy|bids?|appeals?|notices?)\b|\bminutes of\b|\btook (?:the )?minutes\b/i,
  },
  {
    asked: /\brecord[- ]keeping\b|\b(?:keep|maintain|accurate|record|writ)\w* (?:[\w,]+ )*(?:records|notes|calls)\b|\bnotes\b/i,
    shownBy:
      /\blog(?:ged)? (?:every|each|all|calls|the)\b|\bnotes\b|\brecord(?:ed|ing)?\b(?! by)|\b(?:keep|kept|updat\w+|maintain\w*|complet\w+|check\w*) (?:[\w'’]+ ){0,4}(?:records|registers?|logs?)\b|\b(?:entered|enter|noted|write up|wrote up)\b/i,
  },
  {
    asked:
      /\b(?:IT|ICT)\b|\b[Cc]omputer\w*|\b[Dd]igital\b|\b[Mm]icrosoft (?:[Oo]ffice|365)\b|\b[Dd]atabases?\b|\b[Ss]preadsheets?\b|\b[Oo]ffice (?:software|packages)\b|\bhelpdesk system\b/,
    shownBy:
      /\b(?:Excel|Word|Outlook|PowerPoint|OneDrive|SharePoint|Microsoft|Google (?:Sheets|Docs|Workspace|Drive)|SAP|SIMS|Arbor|CPOMS|SystmOne|EMIS|RiO|ServiceNow|Salesforce|Sage|Xero|WordPress|Drupal|CRM)\b|\b(?:MS|Microsoft) (?:Access|Teams|Windows)\b|\b[Dd]atabases?\b|\b[Ss]preadsheets?\b|\b(?:in|on|using|into|with|through|to) (?:[\w'’-]+ ){1,4}(?:system|software|app|portal)s?\b|\b(?:computer|computerised|booking|records|case management|till|online) systems?\b|\b[Ss]oftware\b/,
  },
  {
    asked:
      /\bprioriti[sz]\w*|\bdeadlines?\b|\borgani[sz](?:e|ed|ation|ational|ing) (?:your |their |my )?(?:own|skills?|and|workload|your)\b|\btime management\b|\bworkload\b|\bunder pressure\b|\bmulti-?task\w*|\b(?:tasks|things|jobs|projects|priorities) at once\b|\bcompeting\b/i,
    shownBy:
      /\bdeadlines?\b|\bon time\b|\bby (?:noon|\w+day|the end of)\b|\bsame day\b|\b(?:with)?in(?:side)? (?:the |an? )?(?:agreed|target|\d+[- ](?:hour|day|working|week|minute)|\d+ (?:hours|days|weeks|minutes))|\brotas?\b|\bschedul(?:e|ed|ing)\b|\bplan(?:ned|ning)? (?:my|own)\b|\bat (?:a|any one) time\b|\bcaseload\b|\bdiar(?:y|ies)\b|\bpriorit\w+|\b\d+ (?:open |live |active )?(?:\w+ )?(?:claims|cases|files|projects)\b/i,
  },
  {
    asked: /\baccura(?:te|cy|tely)\b|\battention to detail\b|\bmeticulous\b/i,
    shownBy:
      /\b(?:re-?)?check(?:ed|ing|s)?\b(?![- ](?:in|out)\b)|\bproof-?read\w*|\berrors?\b|\bcorrect(?:ed|ing|s|ions?)\b|\baccura\w+|\breconcil\w+|\bbalanc(?:ed|ing)\b|\baudit(?:ed|s)?\b|\bcash(?:ed)? up\b|\bstock count\b|\bdata entry\b|\bcalibrat\w+|\bwithout (?:a )?mistakes?\b/i,
  },
  {
    asked:
      /\bsupervis(?:e|ing|ion of) (?!.*\bwithout\b)\w+|\bline manag\w+|\bmanag\w+ (?:a team|staff|people|others|or)|\blead\w* (?:a team|staff|others)|\bcoach\w*|\bmentor\w*|\btrain(?:ing)? (?:staff|others|colleagues|new|or)|\bdevelop\w* (?:staff|others)/i,
    shownBy: new RegExp(
      `\\b(?:supervis(?:e|ed|ing)|manag(?:e|ed|ing)|led|lead|rosters?|delegat(?:e|ed|ing) to) (?!by\\b)(?:an? )?(?:[\\w'’-]+ ){0,4}(?:teams?\\b(?! in\\b)|${learners})|\\bline[- ]manag(?:e|ed|ing)\\b|\\b(?:train|induct|mentor|coach|apprais|support|guid|buddy|buddi|show|shown|teach|taught|brief)(?:e|ed|s|es|ing)? (?!on\\b|in\\b|at\\b|as\\b|by\\b|to\\b)(?:[\\w'’-]+ ){0,2}?${learners}`,
      'i',
    ),
  },
  {
    asked: /\bstock\b|\b(?:order\w*|office|medical|kitchen|of) supplies\b|\bordering\b/i,
    shownBy:
      /\bstock(?:s|ed|ing|take|takes|taking|room)?\b|\b(?:re)?order(?:ed|ing|s) (?!of\b)|\bsupplies\b|\bsuppliers?\b|\binventory\b|\bpurchas(?:e|ed|ing)\b/i,
  },
  {
    asked: /\bcash\b|\bpayments\b|\bmoney\b(?!.*\brais)|\btills?\b/i,
    shownBy: /\bcash(?:ed|ing|ier)?\b|\btills?\b|\bpayments?\b|\btakings\b/i,
  },
  {
    asked: /\bbudgets?\b|\bfinancial control\b/i,
    shownBy: /\bbudgets?\b|\b(?:control|monitor|forecast)\w* (?:\w+ ){0,3}(?:costs|spending|expenditure)\b/i,
  },
  {
    asked:
      /\bshifts?\b|\bweekends?\b|\bevenings?\b|\bsaturdays?\b|\bsundays?\b|\bbank holidays?\b|\bnights?\b|\bout of hours\b|\bon[- ]call\b|\bunsocial\b/i,
    shownBy:
      /\bshifts?\b|\bout of hours\b|\bon[- ]call\b|\bsleep-ins?\b|\b(?:work|cover|open|on|most|every|alternate|some|early|late|waking)(?:ed|ing)? (?:[\w,-]+ ){0,3}(?:weekends?|evenings|saturdays?|sundays?|bank holidays?|nights?)\b/i,
  },
  {
    asked: /\bdriv(?:er|ing|e)\b|\bcar\b|\bown transport\b/i,
    shownBy: /\bdriving licen[cs]e\b|\bown (?:car|van|vehicle|transport)\b|\bby car\b/i,
  },
  {
    asked: /\bsafeguard\w*|\bchild protection\b/i,
    shownBy:
      /\bsafeguard\w*|\b(?:child|adult) protection\b|\bcpoms\b|\bmarac\b|\b(?:pass(?:ed)? on|rais(?:e|ed)|report(?:ed)?|shared) (?:\w+ ){0,3}(?:concerns?|disclosures?)\b/i,
  },
  { asked: /\bdata protection\b|\bgdpr\b/i, shownBy: /\bgdpr\b|\bdata protection\b|\bsubject access\b|\bprivacy notices?\b/i },
  {
    asked: /\bconfidential\w*/i,
    shownBy:
      /\bconfidential\w*|\bgdpr\b|\bdata protection\b|\bpersonal (?:data|files|records)\b|\b(?:medical|patients?['’]?|staff|personnel) (?:\w+ )?(?:records|files|notes|histor(?:y|ies))\b/i,
  },
  {
    asked: /\bhealth (?:and|&) safety\b|\bcoshh\b|\brisk assess\w*/i,
    shownBy:
      /\bhealth (?:and|&) safety\b|\bcoshh\b|\brisk assess\w*|\bassessed risks?\b|\bfire (?:warden|marshal)\b|\bppe\b|\bsafety checks?\b/i,
  },
  {
    asked:
      /\bown initiative\b|\bwithout (?:direct |close )?supervision\b|\bunsupervised\b|\bindependently\b|\blone work\w*|\bself[- ]motivat\w+/i,
    shownBy:
      /\bon my own\b|\balone\b|\bsole(?:ly)?\b|\bsingle-handed\w*|\bindependently\b|\blone work\w*|\bunsupervised\b|\bwithout being asked\b/i,
  },
  {
    asked: /\b(?:young people|children|pupils|youth)\b/i,
    shownBy: /\bchild(?:ren)?\b|\byoung people\b|\bpupils?\b|\bteenagers?\b|\byear olds?\b|\btoddlers?\b|\bunder-(?:\d+|fives)s?\b/i,
  },
  { asked: /\bstudents?\b/i, shownBy: /\bstudents?\b|\bundergraduates?\b|\blearners?\b/i },
  {
    asked: /\b(?:run|running|plan|planning|organis\w+|deliver\w*|lead\w*)\b.*\b(?:events?|activities|sessions|workshops?|groups)\b/i,
    shownBy:
      /\b(?:ran|run|led|lead|organis(?:e|ed|ing)|plan(?:ned)?|held|hosted?|deliver(?:ed|ing)?|arranged?|put on|set up)\b.*\b(?:events?|sessions?|clubs?|fairs?|workshops?|classes|groups?|drop-ins?|activities|conferences?|weddings|festivals?|open days?)\b/i,
  },
  {
    asked:
      /\bchallenging (?:behaviour|situations|people)\b|\bconflict\b|\bdifficult\b|\bupset\b|\bdistress\w*|\baggress\w+|\bde-?escalat\w*|\bcalm\w*\b|\banti-?social\b/i,
    shownBy:
      /\bcalm(?:ed|ing|ly)?\b|\bupset\b|\bangry\b|\bdistress\w*|\bcomplain\w*|\bconflicts?\b|\bdisputes?\b|\barguments?\b|\baggress\w+|\bde-?escalat\w*|\bbereaved\b|\bgrieving\b|\bworried\b|\browdy\b|\babusive\b|\banxious\b/i,
  },
  {
    asked:
      /\bvulnerable\b|\bcar(?:e|ing) (?:for|of) (?:people|adults|others|patients|older)|\bpersonal care\b|\bsupport\w* (?:people|adults|older|clients|service users)\b/i,
    shownBy:
      /\b(?:car(?:e|ed|ing) for|support(?:s|ed|ing)?|help(?:s|ed|ing)?|key ?work\w*|assist(?:s|ed|ing)?|wash(?:ed|ing)?)\b.*\b(?:residents?|patients?|clients?|service users?|tenants?|vulnerable|adults?|homeless|(?:older|disabled|young) people)\b/i,
  },
  {
    asked: /\bdecisions?\b|\bjudgements?\b|\bapply\w* (?:rules|polic\w+|guidance|legislation)\b/i,
    shownBy:
      /\bdecid(?:e|es|ed|ing) (?!to\b)|\b(?:mak|made)\w* (?:\w+ )?decisions?\b|\bapprov(?:e|ed|ing) (?!by\b)|\brefus(?:e|ed|ing) (?!to\b)|\beligib\w+|\btriag(?:e|ed|ing)\b/i,
  },
  {
    asked: /\bcaseload\b/i,
    shownBy: /\bcaseload\b|\b\d+ (?:\w+ )*(?:cases|claims|clients|tenancies|files)\b|\bkey work\w* (?:for|with)\b/i,
  },
  {
    asked: /\bfaults?\b|\brepairs?\b|\bhardware\b/i,
    shownBy: /\bfix(?:ed|es|ing)?\b(?![- ](?:term|price|asset|penalty))|\brepair\w*|\bfault\w*|\bdiagnos(?:e|ed|ing)\b|\breplaced\b/i,
  },
  {
    asked: /\banaly[sz]\w*|\bdata (?:skills|analysis)\b|\bstatistic\w*/i,
    shownBy:
      /\banaly[sz]\w*|\bpivot tables?\b|\bstatistic\w*|\bdashboards?\b|\bcompar(?:e|ed|ing) (?:[\w'’,-]+ ){1,6}(?:figures|data|statements|records|returns|invoices)\b/i,
  },
  { asked: /\bsocial media\b/i, shownBy: /\bsocial media\b|\bfacebook\b|\binstagram\b|\blinkedin\b|\btiktok\b|\byoutube\b/i },
  {
    asked: /\bwebsites?\b|\bweb pages?\b|\bcontent management\b/i,
    shownBy: /\bwebsites?\b|\bweb ?pages?\b|\bwordpress\b|\bdrupal\b|\bcms\b/i,
  },
  { asked: /\bthe media\b|\bpress (?:office|releases?|enquiries)\b/i, shownBy: /\bpress releases?\b|\bjournalists?\b|\bnewspapers?\b/i },
  { asked: /\bdesign (?:software|packages)\b/i, shownBy: /\bindesign\b|\bcanva\b|\bphotoshop\b|\billustrator\b|\bfigma\b/i },
  {
    asked: /\brelationships?\b|\brapport\b/i,
    shownBy:
      /\brelationship\w*|\brapport\b|\bliais\w+|\bwork(?:ed|ing)? closely with\b|\bkept? in touch with\b|\b(?:meet|met|talk(?:ed)? with|kept) (?:\w+ )*(?:parents|families|carers|partners)\b/i,
  },
  {
    asked:
      /\bpartner(?:s|ship\w*)\b|\bpartner (?:organisations?|agencies|bodies)\b|\bstakeholders?\b|\bagencies\b|\bmulti-?(?:agency|disciplinary)\b/i,
    shownBy: new RegExp(
      `\\bpartner(?:s|ship\\w*)\\b|\\bliais\\w+ (?:\\w+ )?with\\b|\\bstakeholders?\\b|\\bmulti-?(?:agency|disciplinary)\\b|\\b(?:with|met|meet|ring|rang|joint\\w*) (?:[\\w,'’-]+ ){0,4}${agencies}\\b`,
      'i',
    ),
  },
  {
    asked: /\bpublic speak\w+|\bpresentations?\b|\bpresent (?:\w+ )*to\b/i,
    shownBy:
      /\b(?:gave|give|made|deliver\w*) (?:[\w'’]+ ){0,3}(?:presentations?|talks?|speech(?:es)?|lectures?)\b|\bpresent(?:ed|ing)? (?:[\w'’]+ ){0,5}to\b|\b(?:spoke|speak) (?:at|to) (?:[\w'’]+ ){0,2}(?:groups?|clubs?|audiences?|conferences?|meetings?)\b|\btalk(?:s|ed)? to (?:[\w'’]+ ){0,2}(?:groups?|clubs?|schools|audiences?)\b|\blectur(?:e|ed|ing)\b/i,
  },
  {
    asked: /\bimprov\w+ (?:services?|processes|ways)|\binnovat\w+|\bmanag\w+ change\b/i,
    shownBy:
      /\bimprov(?:e|ed|ing)\b|\bintroduc(?:e|ed|ing)\b|\bredesign\w*|\bstreamlin\w*|\b(?:cut|reduced|halved|shortened)\b[^.]*\b(?:by|from)\b/i,
  },
  {
    asked: /\bfundrais\w*|\bfunding\b|\bbids?\b|\brais\w+ money\b|\bgrant applications?\b/i,
    shownBy: /\bbids?\b|\bgrants?\b|\blottery fund\b|\braised £|\bfundrais\w*|\bsponsored\b|£[\d,.]+[km]? raised\b/i,
  },
  {
    asked: /\bbenefits? (?:system|legislation)\b|\bwelfare benefits\b/i,
    shownBy: /\buniversal credit\b|\bPIP\b|\bhousing benefits?\b|\bwelfare (?:rights|benefits?)\b/i,
  },
  {
    asked: /\bequipment\b.*\badaptations\b|\bdisab\w+ equipment\b/i,
    shownBy: /\bgrab rails?\b|\bcommodes?\b|\badaptations?\b|\bwheelchairs?\b/i,
  },
  {
    asked: /\b(?:moving|manual|people) (?:and )?handling\b/i,
    shownBy: /\bmoving and handling\b|\bmanual handling\b|\bhoist(?:s|ed|ing)?\b|\bslide sheets?\b/i,
  },
  {
    asked: /\badministrat(?:ive|ion)\b|\bclerical\b|\boffice (?:environment|work|experience|skills)\b|\bin an? (?:\w+ )?office\b/i,
    shownBy:
      /\bfil(?:ed|ing)\b|\btyp(?:ed|ing)\b|\bminutes\b|\bdiar(?:y|ies)\b|\bbook(?:ed|ing|s)? (?:appointments|rooms|travel|visits)\b|\bcorrespondence\b|\bdata entry\b|\binvoices?\b|\bscann(?:ed|ing)\b|\bswitchboard\b|\bspreadsheets?\b/i,
    place: /\b(?:administrator|administrative|secretary|clerk|office (?:manager|assistant|junior))\b/i,
  },
  {
    asked: /\bstand for\b|\bphysical(?:ly)? (?:fit|demands)\b|\blift\b/i,
    shownBy: /\bon foot\b|\blift(?:ed|ing)\b|\bheavy (?:loads?|lifting|goods|boxes)\b/i,
  },
  {
    asked: /\bin (?:a |an )?(?:\w+ )?(?:schools?|educational setting|education (?:sector|setting|organisation))\b|\bin education\b/i,
    place: /\b(?:schools?|academy|college|ysgol)\b/i,
  },
  {
    asked: /\bin (?:the |an? )?(?:nhs|hospitals?|(?:acute|healthcare) (?:sector|organisation|setting|environment|trust))\b/i,
    place: /\b(?:nhs|hospital|infirmary|health board)\b/i,
  },
  {
    asked: /\bin (?:a |the )?(?:local (?:government|authority)|council|public sector(?: organisation)?)\b/i,
    place: /\b(?:council|local authority)\b/i,
  },
  {
    asked: /\bin (?:the |a )?(?:charity|charitable|voluntary|third) (?:sector|organisation)\b/i,
    place: /\b(?:charity|charitable|hospice)\b/i,
  },
  { asked: /\bhomeless\w*/i, shownBy: /\brough sleep\w+|\bhostels?\b|\bhomeless\w*/i, place: /\b(?:hostel|homeless\w*)\b/i },
  { asked: /\bassess(?:ments?|ing)\b(?!.*\brisk)/i, shownBy: /\bassess(?:ed|es|ing|ments?)?\b|\b(?:care|support) plans?\b/i },
  { asked: /\boutdoors\b|\ball weathers\b/i, shownBy: /\ball weathers\b|\boutdoors?\b/i },
];
