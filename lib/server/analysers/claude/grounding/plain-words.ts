/**
 * Words that name nobody and nothing: plain English, and the language of advice on a CV. Prose of a model may use these,
 * the CV's own words and the engine's, and no others, so that no employer, tool, school or title can slip in, in capitals
 * or without. Job titles, qualifications, numbers and names of any kind have no place here. Base forms; endings are told
 * by `isPlainWord`.
 */
export const plainWords: readonly string[] = `
a abbreviation abbreviations able about above abroad abrupt absence absent absolutely absorb abstract accent accept accessible
accompany accomplish accomplishment accountability accountable accumulate accuracy accurate accurately ache achieve achievement
acknowledge acronym across act action active actual actually acute adapt adaptable add addition additional address adequate adjacent
adjective adjust admire admit adopt advance advantage adverb advert advertised advice advise affect afford after afternoon
afterwards again against agenda ago agree ahead aim ain alert align aligned alike all allow almost alone along alongside aloud
alphabet already also alter alternate although always am ambiguity ambiguous ambition ambitious amend among amount ample amuse an
analyse analysis analytical anchor and anecdote annual annually another answer answerable anxious any anybody anyhow anyone anything
anyway apart apparent appeal appealing appear appearance appendix appetite applause applicant applicants application apply appoint
appointment appraise appreciate approach approachable appropriate are area aren argue argument arise armchair around arrange arrival
arrive articulate artificial as ashamed aside ask aspect aspiration aspire assemble assembled assertion assess assessment asset
assign assist assorted assume assumption assure astonish at attach attachment attain attempt attend attendance attention attentive
attitude attract attractive attribute audience authentic authority automate avoid aware away awkward awkwardly back backbone backed
background backing backlog backwards bad badly balance balanced ban bare barely barrier base based basic basically basis batch be
bear beat beautifully became because become been before beforehand began begin beginning begun behave behaviour behind being belief
believe belong below benchmark bend benefit beside besides best bet better between beware beyond biased big bigger biggest bin bit
bite bland blank blend blind block blunt blur boast body boil bold bolder boldly book booking bookings bookmark boost bore boring
borrow both bottom bought bounce bound boundary bracket brackets brag branch brand breadth break breath breathe breathing brevity
bridge brief bright brightly brilliant bring brisk briskly broad broaden broader broadly broke broken brought bucket budget budgets
build built bulk bullet bulleted burden buried burst bury busy but buy by bypass calculated calm calmly came can cancel candidate
candidates cannot capability capable capacity capital capitals caption captivate capture care career careful carefully careless
carelessly caring carried carry case cash cast casual casually catch catered caught cause cautious caveat cease ceiling celebrate
central centre certain certainly certainty chain challenge challenging championed chance change chaos chapter character charm cheap
check checklist cheerful cheerfully chiefly choice choose chop chose chosen chronological chronology chunk circle circumstance
citation cite citing claim clarification clarify clarity clash classic clause clean cleaner cleanest cleaning clear cleared clearer
clearest clever cliche cliches click client climb clinical clip close closely closer closing clue clumsy cluster clutter coach
cohesion cohesive coincidence cold collaborate collaboration collaborative collapse colleague collect colloquial colour colourful
column columns combination combine come comes comfort comfortable coming comma commend comment commercial commit commitment
committed common commonly commonplace communicate communication community compact companion company comparable compare comparison
compel compelling compensate compete competence competent competing competitive compile complaint complement complete completed
completely completion complex complexity compliance comply component compose compound comprehend comprehension comprehensive
compress compromise conceal conceive concept concern concise concisely conclude conclusion concrete condense condition conduct
conducted conference confidence confident confidently confirm conflict conform confuse confusing confusion congratulate
congratulations connect connection conscientious conscious consecutive consequence consider considerable considerably consistency
consistent consistently constant constantly constraint construct constructed constructive consult contact contain content contents
contest context continue continuity contradict contradiction contrast contribute contribution control convenience conveniently
convention conventional conversation convert converted convey conviction convince convincing convincingly coordinate coordination
cope core correct corrected correction correctly corroborate cosmetic cost costly could couldn count counted counter couple courage
course courteous cover coverage covering coworkers craft cram crammed cramped crave create created creation creative credibility
credible credit crew crisp critic critical criticism crop crowd crucial crucially cue cultivated culture cumulative curiosity
curious current currently cursory cushion customary customer customise cut cuts cutting cv cvs cycle daily damage danger dash dashes
data date dated daunting day deaden deadline deadlines deal dealt dear debate decent decide decision decisive declare decline
decorate decreased dedicate deep deeper deeply default defend deficit define definite definitely definition degrade delay delete
deliberate deliberately delight delighted deliver delivered delivery delve demand demanding democratic demonstrate dense deny
departure depend dependable depict deploy depth derail derive describe description deserve design designate desire despite detach
detail detailed determination determine develop development devised devoid devote diagnose diagram diary diction did didn diet
differ difference different differentiate differently difficult dig diligence diligent dilute dimension diminish direct directed
direction directly directness disadvantage disappear disappoint disappointing discipline discount discourage discover discretion
discuss dislike dismiss disorder dispatch dispersed display disrupt distance distant distinct distinctive distinguish distort
distract distraction dive diverse divide do document documentation documented documents does doesn doing domain don done door dot
doubt doubtful down draft drafted drag drama dramatic dramatically draw drawn dream drew drift drive driven drop drove drown dry due
dull duplicate durable during duty dwell dynamic each eager earlier earliest early earn earned earnest ease eased easier easiest
easily easy echo edge edit edited effect effective effectively efficiency efficient effort eight either elaborate elegant element
eliminate eliminated else elsewhere embed embrace emerge emotion emotional empathy emphasis emphasise emphasised emphasising
emphatic employ employability employer employment empty enable encounter encourage end endeavour endorse endure energetic energy
engage engaged engagement engaging engine enhance enjoy enjoyable enormous enough enquiry enrich ensure enter enthusiasm
enthusiastic enthusiastically entire entirely entries entry environment envisage equal equally equate equip equipment equivalent
error escape especially essay essence essential essentially establish established ethic evaluate evaluation even evening evenly
event eventually ever every everybody everyday everyone everything everywhere evidence evidenced evident evoke evolution evolve
exact exactly exaggerate exaggeration examine example exceed exceeded excellent except exception exceptional exceptionally excerpt
excess excessive excite exciting exclude exclusive executed exercise exhaust exhibit exist expand expanded expect expectancy
expectation expedited expense experience experienced expertise expertly explain explanation explicit explicitly exploit explore
expose exposure expression expressive extend extensive extent external extra extract eye eyesight fabricate face facilitate fact
factor fade fail failing fair fairly fairness faith faithful fall fallen familiar familiarity families family famous fan fancy
fantastic far fascinate fashion fast faster fatigue fault favour favourable feasible feat feature fed feedback feel feeling fell
felt few fewer fiction field fierce fight figure fill filler filter final finally find finding fine finer finger finish firm firmly
first firsthand fit fitting fixed flag flair flat flatter flaw fleeting flexibility flexible flick float flood floor flourish flow
fluent fluff focus focused fold follow food footing footnote for force forceful fore forecast foreground foremost forget forgettable
forgive forgotten form formal formally format formatting formed formula formulated forthcoming fortunate forward forwards found
foundation founded fraction fragment fragmented framework framing frankly free freely frequency frequent frequently fresh freshen
friction friendly from front frustrate frustrating fuel fulfil fulfilling fulfilment full fuller fully function functional
functionality fundamental fundamentally funny further furthermore fuse fussy future fuzzy gain gained gap gather gathered gauge gave
general generally generate generic generosity genre gentle gently genuine genuinely get getting gift give given giving glad glance
glimpse gloss glossary glossy glue go goal goes going gone good goods goodwill gossip got govern grab graceful gracefully gradual
gradually grammar grammatical graph grasp grateful grave great greater greatest grew grip ground grounded group grow growing grown
growth guarded guess guesswork guest guests guidance guide guided guideline habit had hadn halfway halt hand handful handle handled
handover handwriting handy hang happen happy hard harder hardly harm harsh has hasn haste hasten hasty have haven having he headed
heading headings headline headroom heal heap hear heard heart heartfelt heavy held help helped helpful helpfully helpfulness hence
her here herself hesitate hidden hide hierarchy high higher highest highlight highlighted highly him himself hinder hindsight hint
his hit hobbies hobby hold holding hollow home honed honest honestly honesty honour hook hope hopefully hosted hour household how
however huge human humble humour hunt hurdle hurry hygiene hyphen i icon idea ideal ideally identical identified identify identity
idle if ignore ignored ill illustrate illustration imagination imagine immediacy immediate immediately immense immersive impact
impatient impersonal implement implementation implication implicit implicitly imply importance important importantly impossible
imprecise impress impression impressive impressively improve improved improvement in inadequate incentive incident incidental
incisive include inclusion incomplete inconsistencies inconsistency inconsistent increase increased indeed indent independent
indicate indication individual industry inevitable inevitably infer inference inflate influence influential inform informal
information informative informed infrequent ingredient inherit initial initially initiated initiative inner innovate innovative
inquire insert inside insight insightful insist insistence inspect inspire inspired install installed instance instant instantly
instead instinct instruct instruction instructive insufficient intact integral integrate integrated integrity intend intense
intensity intent intention intentional interact interaction interest interesting interfere interim intermediate internal
interpersonal interpret interpretation interrupt interval interview interviewer interviewing intimate into intrigue intriguing
introduce introduced introducing introduction introductory intuitive invaluable invent invest investigated investment invisible
invite involve inward irrelevance irrelevant is isn isolate isolation issue it italic italics item itemise its itself jargon jarring
job jobs jobseeker jobseekers join joined jot journal journey judge judgement jumble jumbled jump junction just justify keen keenly
keenness keep keeping kept key keyword kind kindly kindness kitchen knack knew knock know knowing knowledge known label lack ladder
landing landmark language lapse large larger largest last lasting late later latest latter laughter launch launched lay layer layout
lazy lead leadership leading lean leaner leap learn learned learner learners learning least leave led left legibility legible
leisure lend length lengthen lengthy lens less lesser let letter letters level liability liaise liberal lifelong lifetime lift light
lightly like liked likelihood likely liken likewise limit line linear linger link list listed listen listing listings literal
literally little live lively ll load loaded local locate logic logical logically logistics lone long longer longest longlist look
loop loose loosely loosen lose loss lost lot loud lovely low lower lowered loyal loyalty luck luckily lucky lukewarm machine made
magnify magnitude main mainline mainly mainstream maintain maintained maintenance major majority make makes making manage manageable
managed management mandate mandatory manifest manner manual manually many map margin marginal mark mass massive mastery match
material materials matter mature may maybe me meal mean meander meaning meaningful meaningfully means meant meanwhile measurable
measure measured meet memorable memorably mention mentor mentored mentoring mere merely merge merged merit mess message messy met
method methodical methodically metric metrics mid middle middling might mild milestone mind mindful mindset minimal minimised
minimum minor minority minute minutes mirror mislead misleading misplace misread miss missing mistake misunderstand mix mode model
modern modernised modest modestly modify moment momentum monitor monitored monitoring monotonous monotony month monthly mood moral
morale more moreover morning most mostly motivate motivated motivation motive motto mould mount move moving much multi multiply
mundane murky must muted mutual my mystery naively name named namely narrative narrow narrowly natural naturally nature near nearby
nearly neat neatness necessarily necessary necessity need needed negative neglect negotiate negotiated negotiation neighbour neither
nerve nest net network neutral never nevertheless new newcomer newcomers newer newest next nice nicely night nitpick no nobody noisy
nominal none nor norm normal normally not notable notably note noted nothing notice noticeable noticeably notion novel now nowhere
nuance number numerous nuts object objective oblique obscure observation observe obstacle obtain obvious obviously occasion
occasional occasionally occupy occur odd oddly of off offer offering often okay old older omission omit on onboarding once one ones
ongoing only onto onwards open opened opener opening openings openness operate operation operational operations opinion opportunity
oppose opposite optimal optimise optimistic option optional or oral order orders ordinary organisation organise organised organising
orient orientation origin original originality ornate other others otherwise ought our ours ourselves out outcome outdated outer
outlet outline outlined outlook outnumber output outright outset outside outstanding outward over overall overarching overcome
overcrowded overdo overhauled overlap overload overlong overlook overlooking overly oversaw oversee overstate overt overview
overwhelm overwhelming owe own owned owner ownership pace packed padding page pages painless pair pale panel paragraph paragraphs
parallel paraphrase parcel parenthesis part particular particularly partly partner parts party pass passage passion passionate
passive past paste patch patchy path patience patient patiently patients pattern pause pay payoff peak peer peers penalty pending
people per perceive perceptive perfect perfection perfectly perform performance perhaps period peripheral permanent persist
persistence persistently person personal personality perspective persuade persuasion persuasive pertinent phase phrase phrases
phrasing physical pick picking picture piece pin pinpoint pioneering pitch pitfall pity pivotal place placed placement plague plain
plainer plainly plan planned planning plans plausible pleasant please pleased pleasing pleasure plenty plot plus pocket point
pointed pointless points poised policy polish polished politely ponder poor poorly popular portion portrait portray position
positive positively possible possibly post posts potential power powerful powerfully practical practically practice practise praise
praiseworthy precede precise precisely precision predict predictable prefer preferably preference preliminary premise prepare
prepared preposition presence present presentable presentation presented presenting presently press pressure prestige presume
pretend prevail prevent prevented previewing previous previously pride primarily primary principle print prior prioritise
prioritised prioritising priority privilege proactive proactively probable probably probe problem problems procedure procedures
proceed process processed processes procurement produce produced product productive productivity profession professional
professionalism professionally proficiency proficient profile profiles profound progress progression project prominence prominent
prominently promise promising promote promoted promotion prompt promptly pronounced proof proofread proofreading propel proper
properly proportion propose proposed prose prospect prospective protect protected proud prove proven provide provided provisional
prudent prune public publish pull punch punchy punctual punctuation purpose purposeful pursue pursuit push put puzzle puzzling
qualities quality quantified quantify quantifying quantity question questionable queue quick quicker quickest quickly quiet quietly
quit quite quotable quotation quote quoted radical raise raised ran random range rank rankings rapid rapidly rapport rare rarely
rarer rate rather rationale raw re reach react reaction read readability readable reader readers readily readiness reading ready
real realise realism realistic realistically really realm reason reasonable reasonably reasoning reassurance reassure reassuring
rebalance rebuild rebuilt recall recap receive recency recent recently recipient reckon recognise recommend recommendation
recommended reconciled reconsider record recorded recover recruit recruited recruiter recruiters recruiting rectify recur recurring
redesign redesigned redirect redo reduce reduced reducing redundant refer reference referring refine refined reflect refocus
reformat reframe refresh refreshing refurbished refuse regain regard regardless region regular regularly rehearse reinforce reject
relatable relate related relation relationship relative relatively relax release relegate relevance relevant relevantly reliability
reliable reliably relief reluctant rely remain remainder remark remarkable remedy remember remind remotely removal remove removed
rename render renewed reorder reordering reorganise reorganised repair repaired repairs repeat repeatedly repetition repetitive
rephrase rephrasing replace replaced replenish reply report reported reporting reposition represent representative reputation
request require requirement reread research researched reserve reshape reshaped reside resilience resilient resist resolution
resolve resolved resonate resource resourceful resourcefulness respect respectful respective respectively respond response
responsibility responsible rest restate restated restore restored restrain restrict restructure result results retain retell
retention rethink retitle retrace return revamped reveal revenue reverse review reviewed reviewer reviewers revise revised revision
revisit reward rewarding reword rewording rework rewrite rewriting rewritten rhythm rich richer ride right rigid rigorous rigour
rise risk rival robust role roles room root roster rota rotate rough roughly round routine routinely row rule run running rush
sacrifice sadly safe safely safety said sales same sample satisfactory satisfy satisfying saved saving savings savvy saw say saying
says scale scan scannable scatter scattered scenario scene sceptical schedule scheduled scheduling scheme scope score scrutinise
scrutiny seamless seamlessly search season seasoned seat secondary section sections sector secure secured see seeing seek seem seen
segment seldom select selected selection selective selectively self selfless sell selling semicolon send senior seniority sense
sensible sensibly sensitive sent sentence sentences sentiment separate separately separation sequence serial series serious
seriously serve served service set setback setting settle setup several shade shadow shallow shape shaped share sharp sharpen
sharpened sharper sharply sharpness she sheer shelf shelter shelve shield shift shifts shine shiny shock shop shopper short shortcut
shortcuts shorten shorter shorthand shortlist should shoulder shouldn shout show showcase showed showing shown showy shrink shuffle
side sift sight sign signal significant significantly signpost silence silent silently similar similarity simple simpler simplest
simplicity simplified simplify simply simultaneously since sincere sincerely single singular sit site situate situation situational
size sketch skilful skill skills skim skimmed skimming slant sleeve slice slide slight slightly slim slimmer slip slogan slot slow
slowly small smaller smallest smart smooth smoother smoothly smoothness snag snappy snapshot so sober social soften sold sole solely
solid solidly solution solve solved some somebody somehow someone something sometimes somewhat somewhere soon sooner soothe sorely
sort sorted sorting sought sound source sourced space spaces spacing span spare spark speak spearheaded special specialise
specialism specialist specific specifically specification specificity specifics specify specifying spectrum speech speed speedy
spell spelled spelling spelt spend spent spirit splendidly split spoke spoken spot spotlight spread spur squeeze stability stable
stack staff stage stagger stakeholder stakeholders stakes stale stamina stance stand standard standardise standards standing
standout stands stark starkly start started starter starters starting startling state stated statement statements statistic
statistics stay steadily steady steered stem step stepping steps stereotype stick stiff still stilted stimulate stir stock stood
stop store story storyline straight straightaway straightforward straightforwardly strain strand strategic strategically strategy
stray streamline streamlined strength strengthen strengthened strengths stress stressful stretch stretched strict strictly strike
striking strikingly string strip strive strong stronger strongest strongly structure structured struggle stuck study stuffed stumble
sturdy style subheading subheadings subject subjective submit subsequent subsequently substance substantial subtle subtlety succeed
success successful successfully succession succinct such sudden suffer sufficient sufficiently suggest suggestion suit suitable sum
summarise summary superb superbly superficial superfluous superior supervise supervised supervision supplement supplementary
supplied supplier suppliers supply support supported supporting supportive suppose sure surely surface surpassed surplus surprise
surprising surprisingly surround survey suspect suspicion sustain sustained swap sweep swiftly switch symbol sympathetic symptom
synonym synonyms synthesis system systematic table tackled tactful tactic tail tailor tailored take taken taking talent talk
tangible tangle tap target task tasks taste taught teach team teams teamwork tease technical technique tedious telegraph tell
telling telltale temporary tempt tempting tend tendency tender tense tenses tension term terms terse test testament tested testimony
text texture than thank thankfully that the their theirs them thematic theme themselves then there thereby therefore these they
thick thin thing things think thinner this thorough thoroughly those though thought thoughtful thoughtfully thoughtfulness thread
threshold threw thrive through throughout throughput throw thumb thus tick tidier tidily tidy tie tight tighten tighter till time
timeline timely times timescale timescales timid timing tiny tip tips tire tired tiring title titled titles to today together told
tolerance tone too took tool tools top topic topmost torn total touch touchstone tough toward towards tower toxic trace track
tracked tradition traditional train trained training trajectory transfer transferable transferred transferring transform
transformation transformed transition translated transparency transparent trap traverse treasure treat tremendous tremendously trend
trial trick tricky tried trigger trim trimmed trimming trivial trivialise trouble troubleshoot true truly trust trusted trusting
trustworthiness trustworthy truth truthful truthfully try trying tuck tune turn turnaround turned turnover tweak tweaks twist type
typical typically typo typos ultimate ultimately unaddressed unambiguous unaware unbroken uncertain unclear uncluttered unconvincing
uncover undated under underdeveloped undergo underline underlying underneath undersell undersold understand understandable
understanding understate understated understatement understood undoubtedly uneasy uneven unevenly unexpected unexplained unfamiliar
unfinished unfocused unfold unfortunately unhelpful uniform unify uninterrupted unique uniquely unit universal unless unlike
unlikely unlock unmistakable unnecessarily unnecessary unnoticed unpack unpaid unpersuasive unproven unrelated unremarkable
unspecific unstated unsupported unsure untangle untapped untidy until unused unusual unusually unwanted up upbeat update updated
upfront upgrade upgraded upon upper upshot upward upwards urge urgent us usable use useable useful usefully usefulness user users
uses using usual usually utility utterly vacancy vacant vague vaguely vagueness valid validity valuable value valued vanish variable
varied variety various vary vast ve vehicle venture verb verbs verdict verified verify versatile versatility version very via
vibrant vice view viewing vigour virtually virtue visible visibly visit visitor visitors visual visualise visually vital vivid
vividly vocabulary voice volume voluntary volunteer volunteering vote vulnerable wait walk wander want warehouse warm warmly warmth
warn warning warrant wary was wasn waste wasted wasteful watch way ways we weak weaken weakening weaker weakest weakness weaknesses
wealth weave week weekend weekly weigh weight weighted weighty weird welcome well wellbeing wellspring went were weren what whatever
when whenever where whereas wherever whether which whichever while whisper whittle who whoever whole wholly whom whose why wide
widely widen wider will willing willingly willingness wisdom wise wisely wish with withhold within without witness won wonder
wonderful wooden word worded wordiness wording wordless words wordy work workable worked workflow working workings workload
workplace works workshop world worried worry worrying worse worst worth worthwhile worthy would wouldn wrap write writer writes
writing written wrong wrote yardstick year yearly years yes yet yield you your yours yourself zoom
`
  .trim()
  .split(/\s+/);
