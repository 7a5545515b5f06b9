/**
 * Words that name nobody and nothing: plain English, and the language of advice on a CV. Prose of a model may use these,
 * the CV's own words and the engine's, and no others, so that no employer, tool, school or title can slip in, in capitals
 * or without. Job titles, qualifications, numbers and names of any kind have no place here. Base forms; endings are told
 * by `isPlainWord`.
 */
export const plainWords: readonly string[] = `
a able about above abroad absence absent absolutely accept accessible accomplish accomplishment accountability accountable accuracy
accurate accurately achieve achievement acknowledge acronym across act action active actual actually adapt adaptable add addition
additional address adequate adjacent adjective adjust admire adopt advance advantage adverb advert advertised advice advise affect
after afternoon afterwards again against ago agree ahead aim ain align aligned alike all allow almost alone along already also alter
although always am ambition ambitious amend among amount ample an analyse analysis analytical anchor and anecdote annual annually
another answer any anybody anyone anything anyway apart appeal appear applicant applicants application apply appreciate approach
approachable appropriate are area aren argue argument around arrange articulate as aside ask aspect assembled assertion assess
assessment asset assist assume assure at attach attempt attend attention attentive attitude attract attractive attribute audience
authentic automate avoid aware away back backed background backlog bad badly balance balanced bare barely base based basic basis
batch be bear became because become been before beforehand began begin beginning begun behave behaviour behind being belief believe
belong below benefit beside besides best better between beyond big bigger biggest bit bland blank blend block blur body bold bolder
book booking bookings both bottom bought bound boundary branch break brief bright bring broad broaden broader broadly broke broken
brought budget budgets build built bulk bullet burden bury busy but buy by calculated calm calmly came can candidate candidates
cannot capable caption capture care career careful carefully careless carried carry case cash cast catch catered caught cause
cautious central certain certainly challenge championed chance change character check choice choose chose chosen chronological
chronology circumstance claim clarify clarity cleaning clear cleared clearer clearest cliche cliches client clip close closely
closer closing clue cluster clutter coach cohesive collaborate collaboration collaborative colleague collect colour colourful column
columns combine come comes comfort comfortable coming comment commit commitment common commonly communicate communication community
compact company compare comparison compel compelling compete competence competent competitive complaint complement complete
completed completely completion complex complexity compliance comply comprehensive compress concern concise conclude conclusion
concrete condense condition conduct conducted confidence confident confirm confuse connect connection consecutive consider
considerable consistency consistent consistently constructed contact contain content context continue contradict contrast contribute
contribution control converted convey convince convincing coordinate coordination cope core correct corrected cost could couldn
count counter couple courage course cover coverage covering cramped create created creative credibility credible credit crew crisp
critical crowd cultivated culture curious current currently cursory customer customise cut cuts cutting cv cvs cycle daily damage
danger data date dated day deadline deadlines deal dealt dear decide decision decisive decreased dedicate deep deeper deeply define
definite definitely delay delete deliberate deliberately deliver delivered delivery demand demonstrate dense depend dependable
deploy depth describe description deserve design desire detail detailed determine develop development devised diagnose did didn
differ difference different differentiate differently difficult dig dilute direct directed direction directly disappear discover
discuss dispatch display distance distinct distinctive distinguish distract divide do document documentation documented does doesn
doing domain don done door doubt doubtful down draft drafted draw drawn drew drive driven drop drove dry due dull duplicate during
duty each eager earlier earliest early earn earned ease eased easier easiest easily easy echo edge edit edited effect effective
effectively efficiency efficient effort eight either elaborate element eliminate eliminated else elsewhere embed emerge emphasis
emphasise emphasising employ employability employer employment empty enable encourage end engage engagement engaging enhance enough
enquiry ensure enter enthusiasm entire entirely entry environment equal equally equipment error especially essential establish
established evaluate evaluation even evening evenly event eventually ever every everybody everyone everything everywhere evidence
evidenced evident evoke exact exactly exaggerate example exceed exceeded excellent except exceptional excess executed exist expand
expanded expect expectation expedited expense experience experienced expertise explain explanation explicit explore express
expressive extend extent extra eye face facilitate fact factor fail fair fairly fall fallen familiar fan far fast faster favour
feature fed feedback feel feeling fell felt few fewer field figure fill filler final finally find finding fine finish firm firmly
first fit fixed flair flat flatter flexible floor flow fluent fluff focus focused follow food for forecast foreground forget form
formal format formed formulated forward forwards found foundation founded fragment framing free frequent frequently fresh friendly
from front fulfil fulfilling full fuller fully function further furthermore future gain gained gap gather gathered gave general
generally generate generic gentle genuine genuinely get getting give given giving glance glossary go goal goes going gone good goods
got grab grammar grasp great greater greatest grew ground group grow growing grown growth guess guest guests guidance guide guided
habit had hadn hand handle handled handover hang happen happy hard harder hardly has hasn have haven having he headed heading
headings headline hear heard heart heavy held help helped helpful helpfully hence her here herself hidden hide high higher highest
highlight highly him himself hint his hit hobbies hobby hold holding home honest honestly hook hope hosted hour how however huge
human hygiene i idea ideal ideally identified identify if ignore ignored illustrate imagine immediate immediately impact impersonal
implement implementation implicit imply importance important importantly imprecise impress impression impressive improve improved
improvement in incident include incomplete inconsistent increase increased indeed independent indicate individual industry inflate
influence inform information informative initial initially initiated initiative innovate innovative inside insight inspect inspire
inspired install installed instance instead instruct instruction integrate intend intent intention interest interesting
interpersonal interpret interview interviewer into intriguing introduce introduced introduction introductory investigated invite
involve is isn issue it item its itself jargon job jobs join joined journey judge judgement jump just justify keen keep keeping kept
key keyword kind kitchen knew know knowing knowledge known label lack landmark language large larger largest last lasting late later
latest launch launched lay layout lead leadership leading lean leaner learn learned learning least leave led left legible length
less lesser let letter level liaise lift light like liked likely limit line linger link list listed listen little live lively ll
load local locate logic logical logistics long longer longest longlist look lose loss lost lot loud low lower lowered loyal machine
made main mainly maintain maintained maintenance major majority make makes making manage manageable managed management manner manual
many map margin mark match materials matter may maybe me meal mean meaning meaningful means meant measurable measure measured meet
memorable mention mentor mentored mentoring merge merged merit message met method methodical metric metrics mid middle might
milestone mind minimised minor miss missing mistake mix mode model modern modernised modest moment momentum monitor monitored
monitoring monotonous month monthly more moreover morning most mostly motivate motivated motivation move moving much multi must my
name named namely narrow natural naturally near nearby nearly neat necessary need needed negative negotiate negotiated negotiation
neither network never nevertheless new newer newest next nice night no nobody none nor normal normally not note noted nothing notice
now nowhere nuance number object objective observe obvious obviously occasion occur of off offer often okay old older omit on
onboarding once one ones only onto open opened opener opening openings operate operation operational operations opinion opportunity
oppose optimise option optional or order orders ordinary organisation organise organised organising origin original other others
otherwise ought our ours out outcome outdated outline output outset outside over overall overhauled overlap overload overlong
overlook oversaw oversee overstate own owned owner ownership pace page pages pair panel paragraph paragraphs parcel part particular
particularly partly partner parts party pass passive past path patience patient pattern pause pay people per perceive perform
performance perhaps period peripheral permanent persist persistence person personal personality perspective persuade persuasive
phrase phrases phrasing pick picking picture piece place plain plainer plainly plan planned planning plans plausible plenty plus
point points policy polish polished position positive positively possible possibly post posts potential power powerful powerfully
practical practice precise precisely predictable prefer preference prepare prepared presence present presentable presentation
presented presently press pressure prevent prevented previous previously primary principle print prior prioritise prioritised
priority proactive probably problem problems procedure procedures process processed processes procurement produce produced product
productive productivity profile profiles progress progression project promise prompt proof proofread proper properly proportion
propose proposed prose prospect protect protected proud prove proven provide provided prune public pull punchy purpose purposeful
push put quality quantified quantify quantity question queue quick quicker quickest quickly quiet quietly quite quote quoted raise
raised ran range rank rapid rapidly rapport rare rarely rate rather rationale re reach read readability readable reader readers
readily reading ready real realise really reason reasonable reassure rebuilt recall receive recent recently recognise recommend
reconciled record recorded recover recruit recruited recruiter recruiters recruiting redesign redesigned reduce reduced redundant
refer reference refine refined reflect refurbished regard regular regularly reinforce relatable relate related relation relationship
relative relatively release relegate relevance relevant reliability reliable rely remain remainder remark remarkable remember remind
remove removed renewed reorder reorganised repair repaired repairs repeat repetition repetitive rephrase rephrasing replace replaced
replenish reply report reported reporting represent request require requirement research researched reshaped resilience resilient
resolve resolved resonate resource respect respond response responsibility responsible rest restored restructure result results
retain retention return revamped reveal revenue review reviewed revise revised revisit reward reword rewording rework rewrite
rewriting rewritten rich richer right role roles room roster rota rough roughly round row rule run running safe safely safety said
sales same saved saw say saying says scale scan scannable scattered scene schedule scheduled scheduling scope score scrutiny search
season seat section sections sector secure secured see seeing seek seem seen select selected selection self sell send senior
seniority sense sent sentence sentences separate sequence series serious seriously serve served service set setting settle setup
several shape shaped share sharp sharpen sharper sharply she shelf shift shifts shine shop short shorten shorter shortlist should
shouldn show showcase showed showing shown shrink side sight sign signal significant significantly signpost similar simple simpler
simplest simplified simplify simply since single sit site situation size skilful skill skills skim skimming slight slightly slow
slowly small smaller smart smooth smoothly snapshot so social sold solid solution solve solved some somebody someone something
sometimes somewhat somewhere soon sooner sort sorted sought sound source sourced space spare speak spearheaded specialise specialist
specific specifically specification specificity specifics spell spelling spelt spend spent spoke spoken spot spread stable staff
stage stakeholder stakeholders stale stand standard standardise standing standout stands stark start started starting state stated
statement statements stay steadily steady steered step steps stick still stock stood stop store story storyline straight
straightforward strand strategic strategy stray streamline streamlined strength strengthen strengthened strengths stretch strict
strong stronger strongest strongly structure structured struggle stuck study style subheading subject submit substance substantial
subtle succeed success successful successfully succinct such sudden suggest suggestion suit suitable summarise summary superfluous
supervise supervised supervision supplement supplied supplier suppliers supply support supported supporting sure surface surpassed
surprise surround sustain sustained swap switch synonym system systematic table tackled tail tailor take taken taking talent talk
target task tasks taste taught teach team teams teamwork technical technique tell telling tempt tend tense tenses term terms test
tested text than thank that the their theirs them theme themselves then there therefore these they thin thing things think this
thorough thoroughly those though thought thread threw through throughout throughput throw thumb thus tidy tie tight tighten tighter
till time timeline timely times timing title titles to today together told tone too took tool tools top topic total touch toward
towards trace track tracked train trained training trajectory transfer transferable transferred transformed transition translated
treat trend tried trim trimmed troubleshoot true truly trust trustworthy truth try trying turn turnaround turned turnover type
typical typically typo typos unaddressed uncertain unclear under underline underneath undersell understand understanding understate
understated understood unevenly unfold uniform unique unit unless unlike unlikely unnecessary unspecific unsure untapped until
unusual up update updated upfront upgrade upgraded upon upper urgent us usable use useful usefully user users uses using usual
usually vague vaguely vagueness valuable value valued varied variety various vary ve vehicle verb verbs verified version very via
view viewing visible visibly visit visitor visitors visualise vital vivid voice volume wait walk want warehouse warm was wasn waste
wasted watch way ways we weak weaken weaker weakest weakness weaknesses wealth week weekend weekly weigh weight welcome well went
were weren what whatever when whenever where whereas wherever whether which whichever while who whoever whole whom whose why wide
widely wider will willing wisdom wise wish with within without won wonder word worded wording words wordy work worked workflow
working workload workplace works workshop world worry worse worst worth worthwhile would wouldn write writer writes writing written
wrong wrote year yearly years yes yet you your yours yourself
`
  .trim()
  .split(/\s+/);
