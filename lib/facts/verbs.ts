/**
 * Verbs that say what somebody did at work, as base forms; other forms are made from them in both spellings.
 * Nursing, teaching, trades, retail, hospitality, offices, laboratories and boards alike. Sorted.
 */
export const baseVerbs: readonly string[] =
  `absorb accelerate accept accommodate accompany accomplish account accredit achieve acquire act activate adapt address adhere adjust administer admit adopt advance advertise advise advocate aid align allocate amend analyse answer anticipate apply appoint appraise approach approve arbitrate architect arrange articulate assemble assess assign assist assure attain attend attract audit augment author authorise automate award back bake balance bank bathe begin benchmark bid bill bolster book boost brew brief bring broaden broker budget build calculate calibrate campaign canvass capture care carry cash catalogue cater centralise certify chair challenge champion change charge chart check clean clear close coach code collaborate collate collect combine commission communicate compare compile complete comply compose conceive conduct configure confirm connect conserve consolidate construct consult contact contribute control convene convert convey cook coordinate copy correct correspond counsel cover craft create cultivate curate customise cut deal debug decorate decrease deepen defend define delegate deliver demonstrate deploy deputise descale design detect determine develop devise diagnose differentiate digitise direct discharge discover dispatch dispense display dispose distribute diversify document double draft dress drive earn edit educate elevate eliminate embed empower enable encourage enforce engage engineer enhance enrich enrol ensure equip escort establish estimate evaluate examine exceed execute exhibit expand expedite explain explore export extend extract fabricate facilitate feed file film filter finalise finance fit fix follow forecast forge form formalise formulate foster found fulfil fund fundraise gain garnish gather generate give govern grade grant greet groom grow guard guide halve handle harden harvest head help highlight hire host identify illustrate implement improve improvise inaugurate incorporate increase induct influence inform initiate innovate inspect inspire install institute instruct integrate interpret interview introduce invent invest investigate invigilate invoice issue join judge keep kick label land launch lay lead lecture level leverage liaise lift line list load lobby localise log lower machine maintain make man manage manufacture map mark market maximise measure mediate meet mend mentor merchandise merge migrate mill minimise mix mobilise model moderate modernise modify monitor motivate mount move narrate navigate negotiate network nominate nurse nurture observe obtain open operate optimise orchestrate order organise originate outperform outsource overcome overhaul oversee own pack package paint participate partner perform persuade phone pick pilot pioneer pitch place plan plant plaster plate plumb prepare prescribe present preserve prevent price prioritise process procure produce program programme project promote proofread propose protect prototype prove provide publicise publish purchase qualify quantify question quote raise reach realign realise rebrand rebuild receive recognise recommend reconcile reconfigure record recover recruit redesign redevelop redirect reduce refactor refer refine refocus reform refurbish register regulate rehabilitate reinforce relocate remedy remodel renegotiate renew renovate reorganise repair replace replenish report represent research resolve respond restock restore restructure retain retrain revamp review revise revitalise rewire rewrite roster rota run safeguard save scale schedule scope score screen script secure segment select sell send separate sequence serve service set sew shape share shift ship shoot shorten showcase simplify simulate sketch slash solder solve sort source spearhead specify stabilise staff standardise start steer stimulate stock store strategise streamline strengthen structure study submit succeed suggest summarise supervise supply support surpass survey sustain synthesise tackle tailor take target teach tend tender test tile tour trace track trade train transcribe transfer transform transition translate transport treat triage trial trim triple troubleshoot tune tutor type uncover undertake unify unite update upgrade uphold upsell utilise vaccinate validate value verify visit visualise volunteer wash welcome weld widen win wire work write yield`.split(
    ' ',
  );

/** Past forms no rule makes. */
export const irregularPasts: Readonly<Record<string, readonly string[]>> = {
  begin: ['began', 'begun'],
  bid: ['bid'],
  bring: ['brought'],
  build: ['built'],
  cut: ['cut'],
  deal: ['dealt'],
  drive: ['drove', 'driven'],
  feed: ['fed'],
  forecast: ['forecast'],
  give: ['gave', 'given'],
  grow: ['grew', 'grown'],
  keep: ['kept'],
  lay: ['laid'],
  lead: ['led'],
  make: ['made'],
  meet: ['met'],
  outperform: ['outperformed'],
  overcome: ['overcame'],
  oversee: ['oversaw', 'overseen'],
  proofread: ['proofread'],
  rebuild: ['rebuilt'],
  rewrite: ['rewrote', 'rewritten'],
  run: ['ran'],
  sell: ['sold'],
  send: ['sent'],
  set: ['set'],
  sew: ['sewed', 'sewn'],
  shoot: ['shot'],
  take: ['took', 'taken'],
  teach: ['taught'],
  troubleshoot: ['troubleshot'],
  undertake: ['undertook', 'undertaken'],
  uphold: ['upheld'],
  upsell: ['upsold'],
  win: ['won'],
  write: ['wrote', 'written'],
};

/** Words in -ed that describe rather than act: 'Experienced nurse', 'Based in Leeds'. */
export const describingWords: readonly string[] =
  `accustomed advanced aged allied assorted based committed dedicated detailed devoted disabled experienced gifted interested involved limited need needed qualified red related required sacred seasoned skilled speed talented tasked unlimited used`.split(
    ' ',
  );
