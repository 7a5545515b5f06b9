/** Unit groups of the forces, the police and the fire service, whose members may be moving to civilian work. */
export const serviceGroups: ReadonlySet<string> = new Set(['1161', '1162', '1163', '3311', '3312', '3313']);
/** Nobody joins the forces again by a CV. A police officer or firefighter counts as leaving only where the CV says so. */
export const alwaysLeaving: ReadonlySet<string> = new Set(['1161', '3311']);

/** 'Leaving in March', 'resettlement', 'after 22 years of service'. */
export const leavingWords =
  /\b(?:leaving|leaver|left the (?:force|service|police)|resettlement|retir(?:ed|ing) from|veteran|ex-(?:army|forces|military|police|service)|private sector|civilian (?:career|life|role|employment))\b/i;

export interface ServiceTrade {
  /** Words of titles and duties that show the trade. */
  shownBy: RegExp;
  /** Civilian work that asks for it, by title and unit group. */
  title: string;
  soc: string;
}

/** Civilian work by trade and duties in uniform, not by rank. */
export const serviceTrades: readonly ServiceTrade[] = [
  {
    shownBy: /\b(?:logistics?|movements?|stores|supply|supplies|quartermaster|convoys?|stock|freight)\b/gi,
    title: 'Logistics Coordinator',
    soc: '4134',
  },
  { shownBy: /\b(?:fleet|transport|vehicles?|vehs?|mt)\b/gi, title: 'Transport Supervisor', soc: '8239' },
  {
    shownBy: /\b(?:fraud|economic crime|financial (?:crime|investigat\w+)|money laundering|aml|poca|confiscation)\b/gi,
    title: 'Fraud Investigator',
    soc: '3319',
  },
  { shownBy: /\b(?:intelligence|analyst|open source|osint|threat)\b/gi, title: 'Intelligence Analyst', soc: '2434' },
  {
    shownBy: /\b(?:investigat\w+|interview(?:s|ed|ing)?|disclosure|case ?files?|compliance|safeguarding)\b/gi,
    title: 'Compliance Officer',
    soc: '2482',
  },
  {
    shownBy: /\b(?:mechanics?|vehicle (?:maintenance|repairs?)|reme|workshop|recovery mechanic)\b/gi,
    title: 'Vehicle Technician',
    soc: '5231',
  },
  { shownBy: /\b(?:aircraft|avionics?|airframes?|helicopters?|flight line)\b/gi, title: 'Aircraft Technician', soc: '5234' },
  {
    shownBy: /\b(?:marine engineer\w*|diesel|propulsion|boilers?|plant maintenance|mechanical fitter)\b/gi,
    title: 'Maintenance Engineer',
    soc: '5223',
  },
  { shownBy: /\b(?:signals?|radio|networks?|communications? systems?|satellite|it systems)\b/gi, title: 'Network Engineer', soc: '2137' },
  { shownBy: /\b(?:medics?|medical|casualt\w+|ambulance|first aid|trauma)\b/gi, title: 'Emergency Medical Technician', soc: '6132' },
  { shownBy: /\b(?:chefs?|catering|galley|cookhouse)\b/gi, title: 'Chef', soc: '5434' },
  { shownBy: /\b(?:hgv|lgv|drivers?|dvrs?|driving|tankers?|trucks?|cat c)\b/gi, title: 'HGV Driver', soc: '8211' },
  {
    shownBy: /\b(?:instruct\w+|train(?:ed|ing) (?:of )?(?:recruits|soldiers|officers|teams?)|lessons|courses delivered)\b/gi,
    title: 'Training Officer',
    soc: '3574',
  },
  {
    shownBy: /\b(?:close protection|guard(?:ing|s)?|patrols?|infantry\w*|security|public order)\b/gi,
    title: 'Security Manager',
    soc: '3319',
  },
  { shownBy: /\b(?:clerks?|administrat\w+|personnel|payroll|records)\b/gi, title: 'Administrator', soc: '4159' },
  { shownBy: /\b(?:fire safety|inspections?|risk assessments?|hazards?)\b/gi, title: 'Health and Safety Officer', soc: '3582' },
];
