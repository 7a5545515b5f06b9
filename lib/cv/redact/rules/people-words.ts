/** Titles before a name on a CV: 'Mrs Farah Begum', 'Chief Inspector Nadia Farrow'. */
export const titles =
  'Mrs?|Ms|Miss|Mx|Dr|Sqn Ldr|Flt Lt|Wg Cdr|Gp Capt|Air Cdre|Lt Col|Lt Cdr|Maj|Brig|Mgr|Chef|Cpl|Corporal|Prof(?:essor)?|Sir|Dame|Lord|Lady|Sister|Capt(?:ain)?|Sgt|Sergeant|Inspector|Superintendent|Cllr|Councillor|Revd?|Reverend|Canon|Imam|Rabbi|Fr|Herr|Frau|Mme|Mlle|Madame|Monsieur|Se[nñ]ora?|Signora?|Pani|Ustad|Matron|Pastor|Sheikh|Baroness|Countess|Viscount|Judge|Hon|Ven|WO[12]|SSgt|Pte|LCpl|Gen|Col|Cdr|PC|DC|Lieutenant|Colonel|Father|Haji|Giani|Coach|Deacon|Bishop|Archdeacon|Ing|Engr|Nurse|Major|Maj Gen';

/** Brands and works with the title of a person before them. */
export const titledBrands: ReadonlySet<string> = new Set(
  'dr martens|dr. martens|dr pepper|dr oetker|dr. oetker|dr reddys|mr kipling|mr porter|mr price|mr muscle|mr clutch|mrs beeton|mrs hinch|ms office|ms excel|ms word|ms project|ms access|ms teams|ms outlook|ms powerpoint|ms dynamics|ms sql|ms azure|miss selfridge|miss saigon|sir robert mcalpine|lord taverners|lady macbeth|captain cook|dame hannah|canon europe|canon uk|sister act|lord leycester|dr barnardo|dr who|dr jekyll|mr men|capital one|judge business'.split(
    '|',
  ),
);

/** Firms that are called like people, or like nothing else; people are called so too. */
export const namedFirms: ReadonlySet<string> = new Set(
  'udemy|coursera|futurelearn|codecademy|pluralsight|john lewis|laura ashley|paul smith|ted baker|ann summers|dorothy perkins|travis perkins|robert dyas|emma bridgewater|william hill|jane norman|karen millen|charles tyrwhitt|thomas cook|harvey nichols|fred perry|calvin klein|tommy hilfiger|ralph lauren|jimmy choo|ernest jones|peter jones|george wimpey|david wilson|david lloyd|oliver bonas|michael page|robert walters|robert half|morgan stanley|oliver wyman|booz allen|arthur andersen|john deere|john laing|john smith|harry ramsden|jamie oliver|elizabeth arden|mary kay|ben sherman|jack wills|jack daniel|johnnie walker|jim beam|captain morgan|barry callebaut|sue ryder|marie curie|marie stopes|alan turing|florence nightingale|mary seacole|mark warner|samuel smith|samuel grant|martin baker|john lobb|philip morris|edward jones|charles schwab|christian dior|jo malone|kate spade|stella mccartney|vivienne westwood|alexander mcqueen|hugo boss|louis vuitton|yves saint laurent|edwin james|arnold clark|evans halshaw|leonard cheshire|elton john|simon jersey|henry schein|jean paul|max mara|tom ford|tim hortons|wendy|ronald mcdonald|edward elgar|duke of edinburgh|prince of wales'.split(
    '|',
  ),
);

/** Places, firms, prizes and theories that are named after somebody: 'Sir John Moore School', 'Alison Wright Bursary'. */
const things =
  'School|Academy|College|Hospital|House|Hall|Primary|Foundation|Trust|Centre|Center|Institute|Library|Award|Prize|Medal|Cup|Trophy|Scholarship|Bursary|Fellowship|Fund|Lecture|Building|Ltd|Limited|Group|Surgery|Theatre|Street|Road|Lane|Avenue|Dock|Estate|Wing|Ward|Infirmary|Hospice|University|Memorial|Sixth|Museum|Gallery|Factor|Method|Scale|Test|Technique|Model|Programme|Law|Day|Station|Bridge|Airport';
export const namedAfter = new RegExp(`^ (?:${things})\\b`, 'u');
export const isThing = new RegExp(`^(?:${things})$`, 'iu');

/** Family, by whom a person is named: 'my son Callum', 'Married to Rebecca'. */
export const kin =
  'wife|husband|spouse|fianc[eé]e?|sons?|daughters?|mother|father|mum|mam|dad|sister|brother|boyfriend|girlfriend|child(?:ren)?|kids?|grandson|granddaughter|grandmother|grandfather|gran|grandma|grandad|nan|uncle|aunt|niece|nephew|cousin|stepson|stepdaughter|partner|parents?|twins?|mother-in-law|father-in-law|sister-in-law|brother-in-law';

/** Others whom somebody has: 'My sponsor: Henrietta Goldfinch'. */
export const acquaintances =
  'sponsor|host|landlord|landlady|neighbour|friend|flatmate|housemate|secretary|assistant|PA|vet|doctor|GP|minister|vicar|priest|appraiser|tutor|mentor|foreman|manager|supervisor|head ?teacher|agent|solicitor';

/** Who somebody is at work: 'my manager, Tom Okonkwo'. */
export const colleagues =
  '(?:line |area |store |ward |branch |project |general |senior |deputy |team |course |personal |former |current |then |then-)*(?:manager|supervisor|mentor|boss|director|foreman|forewoman|team leader|leader|lead|tutor|head ?teacher|headteacher|chief executive|chef|matron|colleague|buddy|assessor|trainer|coach|employer|business partner|co-founder|key worker|consultant|lecturer|professor)';

/** In front of a name on a form: 'Next of kin: Agnes Ashworth'. */
export const personLabels =
  'next of kin|reports? to|reporting to|emergency contacts?|in (?:an |case of )?emergency(?: contact)?|referees?(?: name)?|first referee|second referee|parent(?:\\/guardian)?|parents|guardian|carer|spouse|dependants?|agent|line manager|head of department|contact(?: person| name)?|named contact|reference(?: from)?|wife|husband|partner|mother|father|sons?|daughters?|referenced by|(?:clinical|educational|academic|project|university) (?:supervisor|tutor|mentor)';

/** Who lives in somebody's house to work there: 'Nanny to the Ferrars family'. */
export const householdWork =
  'nanny|au[ -]pair|governess|babysitt(?:er|ing)|childminder|housekeeper|butler|cook|private chef|chauffeur|gardener|(?:private )?tutor|carer|companion|maternity nurse|caring|cooking|work(?:ed|ing)?|lived';

/** People in somebody's care or class: 'a young man, Curtis B.' */
export const served =
  'man|woman|boy|girl|lady|gentleman|(?:elderly|young|disabled|older|blind|deaf) client|resident|patient|pupil|student|child|teenager|toddler|baby|service user|learner|youngster';

/** Verbs that are followed by a person: 'Reporting to Penelope Featherington'. */
export const personVerbs =
  'report(?:s|ed|ing)? (?:directly )?to|supervised by|mentored by|line[ -]managed by|managed by|trained by|taught by|commended by|recommended by|nominated by|appointed by|coached by|deputis(?:ed|ing) for|work(?:ed|ing)? under|shadow(?:ed|ing)|PA to|assistant to|apprenticed to|signed off by|praised by|hired by|thesis supervis(?:ed by|or:?)|married to|engaged to|living with|caring for|cared for|live with|liv(?:e|ed) together with|apply to|applications? to';

/** Verbs whose object is nearly always a person. */
export const personalVerbs =
  'mentor(?:ed|ing)?|coach(?:ed|ing)|tutor(?:ed|ing)|nurs(?:ed|ing)|look(?:ed|ing) after|cared for|cover(?:ed|ing) for|stood in for|answer(?:ed|ing) to|succeed(?:ed|ing)|deputis(?:ed|ing) for|befriend(?:ed|ing)|appraised|line[ -]managed|supervis(?:ed|ing)|praise (?:from|by)|commendation from|thanked by|handed over to|took over from|apprentice to|working for|lived with|co-wrote with|co-author(?:ed|ing)?(?: with)?|accompanied|interviewed by|chaired by|directed by|assessed by|inducted by|referred by|introduced by|job[ -]share with|shared [a-z ]{0,12}with|duo with';

/** Verbs whose object is a person as often as a firm. */
export const sharedVerbs =
  'taught|support(?:ed|ing)|help(?:ed|ing)|work(?:ed|ing) (?:with|for|alongside|closely with)|recruit(?:ed|ing)|train(?:ed|ing)|manag(?:ed|ing)|assist(?:ed|ing)|replac(?:ed|ing)|represent(?:ed|ing)|promot(?:ed|ing)|hir(?:ed|ing)|escort(?:ed|ing)|led by|headed by|run by|owned by|advised by|assisted by|helped by|feedback from|letter from|together with|jointly with';

/** Words for people that a line may open with before the name: 'Uncle Raj let me work', 'Colleagues Ann Bell and Tom Rowe'. */
export const relationWords: ReadonlySet<string> = new Set(
  'wife husband partner ex-wife ex-husband mum mam mother dad father brother sister uncle aunt auntie nan gran grandma grandad grandson granddaughter cousin nephew niece son daughter colleague colleagues friend friends boss neighbour sponsor referee referees join meet contact ask thank dear hi hello cc skipper'.split(
    ' ',
  ),
);

/** Asks a reader to turn to somebody: 'contact Jane Pemberton', 'CV to Gareth Llewellyn'. */
export const requests =
  'contact|ring|ask(?: for)?|call|write to|speak (?:to|with)|phone|email|thanks to|cvs? to|CVs? to|cover(?:ing)? letter to|(?:discussion|conversation|chat) with|(?:questions|enquiries) to';

/** In a short line above people, beside the words for family and for people at work. */
export const announcing =
  'vouch|speaks? (?:for|to|about|up)|referees?|references?|refs|family|household|friends?|people|persons?|who (?:can|knows?|helps?|will|would|says?|said)|ask|next of kin|emergency|testimonials?|recommend\\w*|endorse\\w*|home life|dependants|contacts?|said (?:of|about)|to confirm|i work(?:ed)? with';
