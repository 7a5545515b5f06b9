/**
 * Verbs of work as base forms; other forms are generated in both spellings. They cover nursing, teaching, trades, retail, hospitality,
 * offices, laboratories and boards. Sorted.
 */
export const baseVerbs: readonly string[] =
  `absorb accelerate accept acclimatise accommodate accompany accomplish account accredit achieve acquire act activate adapt address adhere adjudicate adjust administer admit adopt advance advertise advise advocate aggregate agree aid align allocate allot amend analyse annotate answer anticipate apply appoint appraise apprehend approach approve arbitrate architect archive arrange articulate ascertain assemble assess assign assist assure attain attend attract audit augment author authorise automate await award back bake balance bank barter bathe beat befriend begin benchmark bend bid bill bleed blend block bolster bolt bond book boost brand braze brew brief bring broadcast broaden broker budget build bundle butcher buy calculate calibrate call campaign cannulate canvass caption capture care carry carve cash catalogue catch cater catheterise celebrate centralise certify chair challenge champion change channel chaperone charge chart check chill choose chop circulate cite clarify classify clean clear clerk close coach code collaborate collate collect combine comfort command commend commission commit communicate compare compile complete comply compose compute conceive condense conduct confer configure confirm connect consent conserve consign consolidate construct consult contact contribute control convene converse convert convey cook coordinate copy correct correspond counsel counter cover craft create credit crimp critique cross cultivate curate customise cut deal debate debrief debug decide declare decommission decorate decrease dedicate deepen defend defer define delegate deliberate delight deliver demonstrate depict deploy deputise derive descale design detail detain detect deter determine develop devise devote diagnose differentiate dig digest digitise direct disburse discharge disclose discover dismantle dispatch dispense display dispose dissect distil distribute diversify divert do document donate double draft draw dress drive earn earth echo edit educate elevate elicit eliminate email embed empower empty emulate enable encourage endorse enforce engage engineer enhance enlarge enlist enrich enrol ensure enter entertain enumerate envisage equate equip erect escalate escort establish estimate evaluate evolve examine excavate exceed excel exchange execute exercise exhibit expand expedite explain explore export expose extend extinguish extract extrude fabricate facilitate farm feed fell ferment ferry fetch field fight file fillet film filter finalise finance find fire fish fit fix flag float flush follow forecast forge form formalise formulate forward foster found frame fry fuel fulfil function fund fundraise furnish gain garnish gather gauge generate get give glaze govern grade graduate graft grant graze greet grill grind groom grout grow guard guide halve handcraft handle hang harden harmonise harvest haul head help herd highlight hire hoist hold hone host house identify illustrate imagine immerse immunise implement import impress improve improvise inaugurate include incorporate increase index individualise induct influence inform infuse initialise initiate inject innovate inspect inspire install institute instruct insulate integrate interact intercept interpret intervene interview introduce invent invest investigate invigilate invoice isolate issue itemise join joint journal judge justify keep kick knit label labour land launch lay lead learn lecture lend lessen level leverage liaise license lift line liquidate list listen litigate live load loan lobby localise lock log lower machine maintain make man manage manufacture map marinate mark market maximise measure mediate meet memorise mend mentor merchandise merge migrate milk mill mine minimise mix mobilise model moderate modernise modify monitor mop motivate mould mount move mow name narrate navigate negotiate network nominate normalise note notify nullify number nurse nurture observe obtain offer offset onboard open operate oppose optimise orchestrate order organise originate outperform outsource overcome overhaul overlay overprint oversee own pack package paint participate partner pass patrol pave pay peel penetrate perform persuade phone photograph pick pilot pioneer pitch place plan plant plaster plate plead plot plough plumb pollinate pool portion post pour power practise predict prep prepare prescribe present preserve preside press prevail prevent price print prioritise probe process proclaim procure produce profile program programme progress project promote proofread propagate propel propose prosecute protect prototype prove provide prune publicise publish pull purchase push put qualify quantify quell query question queue quicken quote rack raise rally rank rate rationalise reach read realign realise reassess reassign reassure rebrand rebuild recapture receive recite reclaim recognise recommend recommission reconcile recondition reconfigure record recover recreate recruit rectify recycle redact redeploy redesign redevelop redirect redraw reduce reengineer refactor refer refine refocus reform refuel refund refurbish regain register regulate rehabilitate rehearse reinforce reinstate reject release relocate remediate remedy remodel renegotiate renew renovate rent reorganise repair replace replenish report reposition represent reproduce rescue research reset reshape resolve resource respond restock restore restructure resuscitate retain retrain retrieve retrofit reunite revamp revert review revise revitalise reward rewire rewrite ride rig roast roster rota rotate route rule run safeguard sample sand satisfy save saw scaffold scale scan schedule scope score scout screen script scrub seal seat secure see seed segment select sell send sense separate sequence serve service set settle sew shadow shape share shear shelter shelve shift ship shoot shorten show showcase sift sign simplify simulate sit site size sketch skim slash slate slaughter slice smooth snag solder solve sort source sow spark speak spearhead specify speed spend splice split sponsor spot spray spread stabilise stack staff stage stamp stand standardise start steam steer stem sterilise stimulate stipulate stitch stock store strategise streamline strengthen strip strive structure study submit substitute subtitle succeed suggest sum summarise supervise supplement supply support surface surpass survey suspend sustain suture swab sweep switch symbolise synthesise systemise tabulate tackle tailor take talk target tarmac taste teach telephone tell tend tender terminate test theorise think thread tidy tighten tile toil tour tow trace track trade train transact transcribe transfer transform transition translate transplant transport trap treat treble triage trial trigger trim triple troubleshoot truss tune turn tutor type uncover undertake unify unite unload unlock unpack unveil update upgrade uphold upsell usher utilise vaccinate validate value varnish vend verify vet view visit visualise void volunteer vote wage wait wallpaper warn wash watch wean weave weigh welcome weld wheel widen wield win wipe wire work wrangle wrap write yield zone`.split(
    ' ',
  );

/** Past forms no rule makes. */
export const irregularPasts: Readonly<Record<string, readonly string[]>> = {
  beat: ['beat', 'beaten'],
  bend: ['bent'],
  broadcast: ['broadcast'],
  buy: ['bought'],
  catch: ['caught'],
  choose: ['chose', 'chosen'],
  dig: ['dug'],
  do: ['did'],
  draw: ['drew', 'drawn'],
  fight: ['fought'],
  find: ['found'],
  get: ['got'],
  grind: ['ground'],
  hang: ['hung'],
  hold: ['held'],
  knit: ['knitted', 'knit'],
  learn: ['learnt', 'learned'],
  lend: ['lent'],
  mow: ['mowed', 'mown'],
  pay: ['paid'],
  put: ['put'],
  read: ['read'],
  redraw: ['redrew', 'redrawn'],
  ride: ['rode', 'ridden'],
  saw: ['sawed'],
  see: ['saw', 'seen'],
  show: ['showed', 'shown'],
  sit: ['sat'],
  speak: ['spoke', 'spoken'],
  speed: ['sped'],
  spend: ['spent'],
  split: ['split'],
  spread: ['spread'],
  stand: ['stood'],
  strive: ['strove'],
  sweep: ['swept'],
  tell: ['told'],
  think: ['thought'],
  weave: ['wove', 'woven'],
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

/** Words in -ed that describe or name instead of acting: 'Experienced nurse', 'Based in Leeds', 'Ofsted'. */
export const describingWords: readonly string[] =
  `accustomed advanced aged allied assorted based committed dedicated detailed devoted disabled experienced gifted interested involved limited need needed ofsted qualified red related required sacred seasoned skilled talented tasked united unlimited used`.split(
    ' ',
  );

/**
 * Verbs of work that is counted, timed or measured: for these it makes sense to ask how much, how many or with what result. For sitting
 * on a group, showing somebody round or keeping to rules it does not.
 */
export const countedVerbs: readonly string[] =
  `answer arrange assemble audit automate bake book bottle build buy calibrate clean coach collect complete cook create cultivate cut decorate deliver design develop dispatch drive edit excavate fabricate fill film fit forge grow handle harvest hire host improve inspect install introduce investigate invoice launch lay load machine maintain make manage manufacture map migrate mill move open optimise order organise pack paint pick plan plant plaster prepare print process produce programme promote publish raise rebuild recruit redesign reduce refurbish reorganise repair replace research restore run sell serve service set sew ship solve source stack supply survey test train transport treat tutor upgrade valet visit weld wire write`.split(
    ' ',
  );
