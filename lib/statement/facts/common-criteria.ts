/**
 * What person specifications of all trades ask for in the same words, and how the lines of a CV say that it was done: 'attention to
 * detail' is shown by 'checked timesheets and put errors right'. Our own list; a line is told as it stands, so that nothing is claimed.
 */
export interface CommonCriterion {
  asked: RegExp;
  shownBy: RegExp;
  /** Where the person works says it as well: 'Experience of working in a school'. */
  place?: RegExp;
}

const dealsWith = String.raw`\b(?:greet|meet|welcom|answer|help|serv|advis|recommend|deal|spoke|speak|talk|sort|handl|explain|respon|support|tell|told|assist|book|look(?:ed|ing)? after|took|take|guid|direct)\w*\b`;
const people = String.raw`\b(?:customers?|visitors?|members|public|shoppers?|guests?|passengers?|residents?|callers?|calls|patients?|clients?|tenants?|audiences?|families|parents|complaints?|enquir\w+|queries|staff)\b`;

export const commonCriteria: readonly CommonCriterion[] = [
  {
    asked:
      /\bteam ?(?:player|work\w*)|\b(?:part of|in|within) (?:a|the) (?:\w+ )?team\b|\bcollaborat\w+|\bwork\w* (?:well )?with (?:others|colleagues)\b/i,
    shownBy:
      /\bteams? of\b|\bin a (?:small |large |busy )?team\b|\bwith (?:a|the|my|other|two|three|four) (?:team|colleagues?|nurses?|teachers?|doctors?|staff|chefs?)\b|\bwith a colleague\b|\balongside\b|\bhelped (?:the|a|other) \w+|\bhandovers?\b|\bcrews?\b|\bwork(?:ed|ing)? with \d+|\bmulti-?disciplinary\b|\bcover(?:ed)? for\b/i,
  },
  {
    asked:
      /\bcustomer (?:service|care)|\bcustomers?\b|\b(?:general |members of the )?public\b|\bface[- ]to[- ]face\b|\benquir\w+|\breception\b|\bdeal\w* with (?:parents|visitors|contractors|clients|tenants|suppliers|students)\b/i,
    shownBy: new RegExp(
      `${dealsWith}.*${people}|${people}.*\\b(?:counter|desk|appointments)\\b|\\bappointments\\b.*\\b(?:phone|desk)\\b`,
      'i',
    ),
  },
  {
    asked:
      /\bcommunicat(?:e|ion skills|ing|or)\b|\b(?:oral|verbal|written|interpersonal|people)\b.*\b(?:communication|skills)\b|\bexplain\w*\b|\bcommunication\b(?! with)/i,
    shownBy:
      /\bexplain\w*|\bpresent(?:ed|ing|ations?)\b|\bwr(?:ote|ites?|iting)\b|\bletters?\b|\bnewsletters?\b|\bspeak\w*|\bspoke\b|\btalk(?:s|ed|ing)? to\b|\banswer\w* (?:\w+ )*(?:calls|phones?|emails|questions|queries)\b|\bliais\w+|\bbrief(?:ed|ing)\b|\bshow(?:ed)? .*\bhow\b|\bteach\b|\btaught\b|\bwelcom\w+|\bhelped children\b|\b(?:over|on|answered) the (?:\w+ )?(?:tele)?phone\b|\bat the (?:desk|counter)\b/i,
  },
  {
    asked:
      /\bwritten\b|\bwrit(?:e|ing)\b(?!.*\bbids?\b)|\bnotes\b|\brecord[- ]keeping\b|\b(?:keep|maintain|accurate)\w* (?:\w+ )*records\b|\brecord calls\b|\b(?:clear|good|concise|produce|accurate|prepare) (?:\w+ )*reports\b/i,
    shownBy:
      /\bwr(?:ote|ites?|iting|itten)\b|\blog(?:s|ged)?\b|\bnotes\b|\brecord(?:ed|ing|s)?\b|\breports?\b|\bminutes\b|\bletters?\b|\bpress releases\b|\btickets?\b|\bnewsletters?\b|\bentered\b|\bregisters?\b/i,
  },
  {
    asked:
      /\b(?:IT|ICT)\b|\bcomputer\w*|\bdigital\b|\bmicrosoft (?:office|365)\b|\bdatabases?\b|\bspreadsheets?\b|\boffice (?:software|packages)\b|\bhelpdesk system\b/,
    shownBy:
      /\b(?:Excel|Word|Outlook|PowerPoint|Access|Teams|OneDrive|SharePoint|Office|Microsoft|Windows|Google|SAP|SIMS|Arbor|CPOMS|SystmOne|EMIS|RiO|ServiceNow|Salesforce|Sage|Xero|WordPress|Drupal|CRM)\b|\b[Dd]atabases?\b|\b[Ss]preadsheets?\b|\b[Ss]ystems?\b|\b[Ss]oftware\b|\b[Aa]pps?\b|\b[Tt]ickets?\b|\b(?:on|in|to|through|using) [A-Z][\w-]+(?= and\b|[.,]|$)/,
  },
  {
    asked:
      /\bprioriti[sz]\w*|\bdeadlines?\b|\borgani[sz](?:e|ed|ation|ational|ing) (?:own|skills?|and|workload|your)\b|\btime management\b|\bworkload\b|\bunder pressure\b|\bmulti-?task\w*|\bat once\b|\bcompeting\b/i,
    shownBy:
      /\bdeadlines?\b|\bon time\b|\bby (?:noon|\w+day|the end of)\b|\bsame day\b|\bwithin (?:the |an? )?(?:agreed|target|\d+)|\brotas?\b|\bschedul\w+|\bplan(?:ned|ning)? (?:my|own)\b|\bat (?:a|any one) time\b|\bside by side\b|\bcaseload\b|\bdiar(?:y|ies)\b|\bpriorit\w+|\b\d+ open (?:\w+ )?(?:claims|cases|files)\b|\bby the \w+ (?:working )?day\b|\bdays? before\b|\bcomes? first\b|\bthe rounds of\b/i,
  },
  {
    asked: /\baccura(?:te|cy|tely)\b|\battention to detail\b|\bmeticulous\b/i,
    shownBy:
      /\bcheck(?:ed|ing|s)?\b|\bproof\w*|\berrors?\b|\bcorrect\w*|\baccura\w+|\breconcil\w+|\bbalanc(?:e|ed|ing)\b|\baudit(?:ed|s)?\b|\bcash(?:ed)? up\b|\bstock count\b|\bdata entry\b|\bquer(?:y|ied) the ones\b|\bcalibrat\w+|\bwithout (?:a )?mistakes?\b/i,
  },
  {
    asked:
      /\bsupervis\w+ (?!.*\bwithout\b)\w+|\bline manag\w+|\bmanag\w+ (?:a team|staff|people|others)|\blead\w* (?:a team|staff|others)|\bcoach\w*|\bmentor\w*|\btrain(?:ing)? (?:staff|others|colleagues|new)|\bdevelop\w* (?:staff|others)/i,
    shownBy:
      /\bsupervis\w+|\bline[- ]manag\w+|\bmanag(?:e|ed|ing) (?:a )?(?:team|staff|\d+)|\bled (?:a )?team\b|\btrain(?:ed|ing)? (?!on\b|in\b|at\b)\w+|\binduct\w*|\bmentor\w*|\bcoach\w*|\bbudd(?:y|ied)\b|\bapprais\w+|\bshow(?:ed)? .*\b(?:what to do|how)\b|\bdelegat\w+|\bapprentices?\b/i,
  },
  {
    asked: /\bstock\b|\bsupplies\b|\bordering\b/i,
    shownBy: /\bstock\w*|\b(?:re)?order(?:ed|ing|s)? (?!of\b)|\bsuppl(?:ies|iers?)\b|\binventory\b|\bpurchas\w+/i,
  },
  {
    asked: /\bcash\b|\bpayments\b|\bmoney\b(?!.*\brais)|\btills?\b/i,
    shownBy: /\bcash\w*|\btills?\b|\bpayments?\b|\bfloat\b|\btakings\b|\bsell\b|\bsold\b/i,
  },
  { asked: /\bbudgets?\b|\bcosts?\b|\bfinancial control\b/i, shownBy: /\bbudgets?\b|\bcosts?\b|\bsaved £|\bspend\w*/i },
  {
    asked:
      /\bshifts?\b|\bweekends?\b|\bevenings?\b|\bsaturdays?\b|\bsundays?\b|\bbank holidays?\b|\bnights?\b|\bout of hours\b|\bon[- ]call\b|\bunsocial\b/i,
    shownBy:
      /\bshifts?\b|\bweekends?\b|\bevenings?\b|\bsaturdays?\b|\bsundays?\b|\bbank holidays?\b|\bnights?\b|\bout of hours\b|\bon[- ]call\b/i,
  },
  { asked: /\bdriv(?:er|ing|e)\b|\bcar\b|\bown transport\b/i, shownBy: /\bdriv(?:e|er|ing|en)\b|\bby car\b|\bown car\b/i },
  {
    asked: /\bsafeguard\w*|\bchild protection\b/i,
    shownBy: /\bsafeguard\w*|\bchild protection\b|\bcpoms\b|\bmarac\b|\bpassed on (?:\w+ )*concerns?\b/i,
  },
  {
    asked: /\bconfidential\w*|\bdata protection\b|\bgdpr\b/i,
    shownBy:
      /\bconfidential\w*|\bgdpr\b|\bdata protection\b|\bpersonal (?:data|files|records)\b|\b(?:medical|patients?['’]?|staff|personnel) (?:\w+ )?(?:records|files|notes|histor(?:y|ies))\b|\blocked away\b/i,
  },
  {
    asked: /\bhealth (?:and|&) safety\b|\bcoshh\b|\brisk assess\w*/i,
    shownBy:
      /\bhealth (?:and|&) safety\b|\bcoshh\b|\brisk assess\w*|\bassessed risks?\b|\bfire (?:warden|marshal)\b|\bppe\b|\bsafety checks?\b/i,
  },
  {
    asked:
      /\bown initiative\b|\bwithout (?:direct |close )?supervision\b|\bunsupervised\b|\bindependent(?:ly)?\b|\blone work\w*|\bself[- ]motivat\w+/i,
    shownBy: /\bon my own\b|\balone\b|\bsole(?:ly)?\b|\bsingle-handed\w*|\bindependent\w*|\blone\b|\bunsupervised\b/i,
  },
  {
    asked: /\b(?:young people|children|pupils|students|youth)\b/i,
    shownBy:
      /\bchild(?:ren)?\b|\byoung people\b|\bpupils?\b|\bstudents?\b|\bteenagers?\b|\byear \d|\byear olds?\b|\bunder-fives\b|\btoddlers?\b/i,
  },
  {
    asked: /\b(?:run|running|plan|planning|organis\w+|deliver\w*|lead\w*)\b.*\b(?:events?|activities|sessions|workshops?|groups)\b/i,
    shownBy:
      /\b(?:ran|run|led|lead|organis\w+|plan(?:ned)?|held|hosted|deliver\w*)\b.*\b(?:events?|sessions?|clubs?|hour|evenings?|fair|walk|workshops?|meetings?|classes|groups?|drop-in|activities)\b/i,
  },
  {
    asked: /\bchallenging\b|\bconflict\b|\bdifficult\b|\bupset\b|\bdistress\w*|\baggress\w+|\bde-?escalat\w*|\bcalm\b|\banti-?social\b/i,
    shownBy:
      /\bcalm\w*|\bupset\b|\bangry\b|\bdistress\w*|\bcomplain\w*|\bconflict\b|\bargu\w+|\baggress\w+|\bde-?escalat\w*|\bbereaved\b|\bturned down\b|\bin debt\b|\bbehaviou?r needs\b|\banxious\b|\bin pain\b|\bmove on\b|\buse of force\b/i,
  },
  {
    asked:
      /\bvulnerable\b|\bcar(?:e|ing) (?:for|of) (?:people|adults|others|patients|older)|\bsupport\w* (?:people|adults|older|clients|service users)\b/i,
    shownBy:
      /\b(?:car(?:e|ed|ing) for|support\w*|help\w*|key ?work\w*|assist\w*|wash\w*)\b.*\b(?:residents?|patients?|clients?|service users?|tenants?|vulnerable|older|adults?|homeless|rough|people)\b/i,
  },
  {
    asked: /\bdecisions?\b|\bjudgements?\b|\bapply\w* (?:rules|polic\w+|guidance|legislation)\b/i,
    shownBy:
      /\bdecid\w+|\bdecisions?\b|\bapprov\w+|\brefus\w+|\baccept or\b|\bunder the polic\w+|\bwithin the \w+(?:'s|’s)? rules\b|\beligib\w+|\btriag\w*/i,
  },
  {
    asked: /\bcaseload\b/i,
    shownBy: /\bcaseload\b|\b\d+ (?:\w+ )*(?:cases|claims|clients|tenancies|files)\b|\bkey work\w* (?:for|with)\b/i,
  },
  {
    asked: /\bfaults?\b|\brepairs?\b|\bhardware\b/i,
    shownBy: /\bfix\w*|\brepair\w*|\bswap(?:ped)? out\b|\breplac\w+|\bfault\w*|\bdiagnos\w+/i,
  },
  {
    asked: /\banaly[sz]\w*|\bdata (?:skills|analysis)\b|\bstatistic\w*/i,
    shownBy: /\banaly[sz]\w*|\bpivot\b|\bstatistic\w*|\bdashboards?\b|\bsurveys?\b/i,
  },
  { asked: /\bsocial media\b/i, shownBy: /\bsocial media\b|\bfacebook\b|\binstagram\b|\blinkedin\b|\btiktok\b|\byoutube\b/i },
  {
    asked: /\bwebsites?\b|\bweb pages?\b|\bcontent management\b/i,
    shownBy: /\bwebsites?\b|\bweb ?pages?\b|\bwordpress\b|\bdrupal\b|\bcms\b/i,
  },
  { asked: /\bthe media\b|\bpress\b/i, shownBy: /\bpress\b|\bjournalists?\b|\bnewspapers?\b|\blocal papers?\b|\bradio\b/i },
  { asked: /\bdesign (?:software|packages)\b/i, shownBy: /\bindesign\b|\bcanva\b|\bphotoshop\b|\billustrator\b|\bfigma\b/i },
  {
    asked: /\brelationships?\b|\brapport\b|\btrust\b|\bpartner(?:s|ship\w*)\b|\bstakeholders?\b|\bagencies\b/i,
    shownBy:
      /\brelationship\w*|\brapport\b|\btrust\b|\bpartner(?:s|ship\w*)\b|\bliais\w+|\bwork(?:ed|ing)? (?:closely )?with\b|\bmeet (?:\w+ )*(?:people|parents|families|partners)\b|\bkey work\w*|\bmentor\w*|\bstakeholders?\b|\bGPs?\b|\bpolice\b|\bsocial workers?\b|\bdistrict nurses\b|\bother agencies\b/i,
  },
  {
    asked: /\bpublic speak\w+|\bpresentations?\b|\bpresent (?:\w+ )*to\b/i,
    shownBy: /\bpresent(?:ed|ing|s|ations?)\b|\bgave talks?\b|\bassembl(?:y|ies)\b|\blectur\w+/i,
  },
  {
    asked: /\bimprov\w+ (?:services?|processes|ways)|\bchange\b|\binnovat\w+/i,
    shownBy: /\bimprov\w*|\bintroduc\w*|\bredesign\w*|\bcut\b|\breduced\b|\bmoved from\b/i,
  },
  {
    asked: /\bfundrais\w*|\bfunding\b|\bbids?\b|\brais\w+ money\b/i,
    shownBy: /\bbids?\b|\bgrants?\b|\blottery\b|\braised £|\bfundrais\w*|\bappeal\b|\bsponsor\w*/i,
  },
  {
    asked: /\bbenefits? (?:system|legislation)\b|\bwelfare benefits\b/i,
    shownBy: /\buniversal credit\b|\bPIP\b|\bhousing benefit\b|\bwelfare\b/i,
  },
  {
    asked: /\bequipment\b.*\badaptations\b|\bdisab\w+ equipment\b/i,
    shownBy: /\brails?\b|\bcommodes?\b|\badaptations?\b|\bwheelchairs?\b|\bstools?\b/i,
  },
  {
    asked: /\b(?:moving|manual|people) (?:and )?handling\b/i,
    shownBy: /\bmoving and handling\b|\bmanual handling\b|\bhoist\w*|\bslide sheets?\b/i,
  },
  {
    asked: /\badministrat(?:ive|ion)\b|\bclerical\b|\boffice (?:environment|work|experience|skills)\b/i,
    shownBy:
      /\bfil(?:ed|ing)\b|\btyp(?:e|ed|ing)\b|\bminutes\b|\bdiar(?:y|ies)\b|\bbook(?:ed|ing|s)? (?:appointments|rooms|travel|visits)\b|\bcorrespondence\b|\bdata entry\b|\binvoices?\b|\bscann\w+|\breception\b|\bswitchboard\b|\bspreadsheets?\b/i,
    place: /\b(?:administrator|secretary|clerk|receptionist|office)\b/i,
  },
  { asked: /\bstand for\b|\bphysical(?:ly)? (?:fit|demands)\b|\blift\b/i, shownBy: /\bon foot\b|\blift\w*|\bheavy\b|\b12-hour\b/i },
  {
    asked: /\bin (?:a |an )?(?:\w+ )?(?:schools?|education|educational setting)\b/i,
    shownBy: /(?!)/,
    place: /\b(?:schools?|academy|primary|college|ysgol|comprehensive|grammar|nursery)\b/i,
  },
  {
    asked: /\bin (?:the |an? )?(?:nhs|hospitals?|acute|healthcare)\b/i,
    shownBy: /(?!)/,
    place: /\b(?:nhs|hospital|infirmary|health board)\b/i,
  },
  {
    asked: /\bin (?:a |the )?(?:local (?:government|authority)|council|public sector)\b/i,
    shownBy: /(?!)/,
    place: /\b(?:council|local authority)\b/i,
  },
  {
    asked: /\bin (?:the |a )?(?:charity|charitable|voluntary|third) (?:sector|organisation)?\b/i,
    shownBy: /(?!)/,
    place: /\b(?:charity|trust|hospice|foundation|oxfam|barnardo)\b/i,
  },
  { asked: /\bhomeless\w*/i, shownBy: /\brough\b|\bhostels?\b|\bhomeless\w*/i, place: /\b(?:hostel|shelter|homeless\w*)\b/i },
  { asked: /\bassess(?:ments?|ing)\b(?!.*\brisk)/i, shownBy: /\bassess(?:ed|es|ing|ments?)?\b|\b(?:care|support) plans?\b/i },
  { asked: /\boutdoors\b|\ball weathers\b/i, shownBy: /\bweathers?\b|\boutdoors?\b|\bin winter\b/i },
];
