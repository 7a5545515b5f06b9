/** Titles before a name on a CV: 'Mrs Farah Begum', 'Chief Inspector Nadia Farrow'. */
export const titles =
  'Mrs?|Ms|Miss|Mx|Dr|Sqn Ldr|Flt Lt|Wg Cdr|Gp Capt|Air Cdre|Lt Col|Lt Cdr|Maj|Brig|Mgr|Chef|Cpl|Corporal|Prof(?:essor)?|Sir|Dame|Lord|Lady|Sister|Capt(?:ain)?|Sgt|Sergeant|Inspector|Superintendent|Cllr|Councillor|Revd?|Reverend|Canon|Imam|Rabbi|Fr|Herr|Frau|Mme|Mlle|Madame|Monsieur|Se[nñ]ora?|Signora?|Pani|Ustad|Matron|Pastor|Sheikh|Baroness|Countess|Viscount|Judge';

/** Firms, brands and works with names that look like a person's. */
export const titledBrands: ReadonlySet<string> = new Set(
  'dr martens|dr. martens|dr pepper|dr oetker|dr. oetker|dr reddys|mr kipling|mr porter|mr price|mr muscle|mr clutch|mrs beeton|mrs hinch|ms office|ms excel|ms word|ms project|ms access|ms teams|ms outlook|ms powerpoint|ms dynamics|ms sql|ms azure|miss selfridge|miss saigon|sir robert mcalpine|lord taverners|lady macbeth|captain cook|dame hannah|canon europe|canon uk|sister act|lord leycester|dr barnardo|dr who|dr jekyll|mr men|capital one|judge business'.split(
    '|',
  ),
);

/** After '… Mr X', words that show a place named after a person: 'Sir John Moore School'. */
export const namedAfter =
  /^ (?:School|Academy|College|Hospital|House|Hall|Primary|Foundation|Trust|Centre|Center|Institute|Library|Award|Prize|Scholarship|Building|Ltd|Limited|Group|Surgery|Theatre|Street|Road|Infirmary|Hospice|University|Memorial|Sixth)\b/u;

/** Family, by whom a person is named: 'my son Callum', 'Married to Rebecca'. */
export const relatives =
  'wife|husband|spouse|fiancée?|sons?|daughters?|mother|father|mum|mam|dad|sister|brother|boyfriend|girlfriend|child(?:ren)?|kids?|grandson|granddaughter|grandmother|grandfather|nan|uncle|aunt|niece|nephew|stepson|stepdaughter|partner|parents?|twins?';

/** Family in a line with a phone number, where no 'my' stands in front. */
export const kin = `${relatives}|gran|grandma|grandad|cousin|mother-in-law|father-in-law|sister-in-law|brother-in-law|fianc[eé]e?`;

/** Others whom somebody has: 'My sponsor: Henrietta Goldfinch'. */
export const acquaintances =
  'sponsor|host|landlord|landlady|neighbour|friend|flatmate|housemate|secretary|assistant|PA|vet|doctor|GP|minister|vicar|priest|appraiser|tutor|mentor|foreman|manager|supervisor|head ?teacher|agent|solicitor';

/** Who somebody is at work: 'my manager, Tom Okonkwo'. */
export const colleagues =
  '(?:line |area |store |ward |branch |project |general |senior |deputy |team |course |personal |former |current |then |then-)*(?:manager|supervisor|mentor|boss|director|foreman|forewoman|team leader|leader|lead|tutor|head ?teacher|headteacher|chief executive|chef|matron|colleague|buddy|assessor|trainer|coach|employer|business partner|co-founder|key worker|consultant|lecturer|professor)';

/** In front of a name on a form: 'Next of kin: Agnes Ashworth'. */
export const personLabels =
  'next of kin|emergency contacts?|in (?:an |case of )?emergency(?: contact)?|referees?(?: name)?|first referee|second referee|parent(?:\\/guardian)?|parents|guardian|carer|spouse|dependants?|agent|line manager|manager|supervisor|head of department|contact(?: person| name)?|named contact|reference(?: from)?|wife|husband|partner|mother|father|sons?|daughters?|referenced by';

/** Who lives in somebody's house to work there: 'Nanny to the Ferrars family'. */
export const householdWork =
  'nanny|au[ -]pair|governess|babysitt(?:er|ing)|childminder|housekeeper|butler|cook|private chef|chauffeur|gardener|(?:private )?tutor|carer|companion|maternity nurse|caring|cooking|work(?:ed|ing)?|lived';

/** People in somebody's care or class: 'a young man, Curtis B.' */
export const served =
  'man|woman|boy|girl|lady|gentleman|(?:elderly|young|disabled|older|blind|deaf) client|resident|patient|pupil|student|child|teenager|toddler|baby|service user|learner|youngster';

/** Verbs that are followed by a person: 'Reporting to Penelope Featherington'. */
export const personVerbs =
  'report(?:s|ed|ing)? (?:directly )?to|supervised by|mentored by|line[ -]managed by|managed by|trained by|taught by|commended by|recommended by|nominated by|appointed by|coached by|deputis(?:ed|ing) for|work(?:ed|ing)? under|shadow(?:ed|ing)|PA to|assistant to|apprenticed to|signed off by|praised by|hired by|thesis supervis(?:ed by|or:?)|married to|engaged to|living with|caring for|cared for';

/** Verbs whose object is nearly always a person. */
export const personalVerbs =
  'mentor(?:ed|ing)?|coach(?:ed|ing)|tutor(?:ed|ing)|nurs(?:ed|ing)|look(?:ed|ing) after|cared for|cover(?:ed|ing) for|stood in for|answer(?:ed|ing) to|succeed(?:ed|ing)|deputis(?:ed|ing) for|befriend(?:ed|ing)|appraised|line[ -]managed|supervis(?:ed|ing)|praise (?:from|by)|commendation from|thanked by|handed over to|took over from|apprentice to|working for|lived with|co-wrote with|co-author(?:ed|ing)?(?: with)?|accompanied|interviewed by|chaired by|directed by|assessed by|inducted by|referred by|introduced by|job[ -]share with|shared [a-z ]{0,12}with|duo with';

/** Verbs whose object is a person as often as a firm. */
export const sharedVerbs =
  'taught|support(?:ed|ing)|help(?:ed|ing)|work(?:ed|ing) (?:with|for|alongside|closely with)|recruit(?:ed|ing)|train(?:ed|ing)|manag(?:ed|ing)|assist(?:ed|ing)|replac(?:ed|ing)|represent(?:ed|ing)|promot(?:ed|ing)|hir(?:ed|ing)|escort(?:ed|ing)|led by|headed by|run by|owned by|advised by|assisted by|helped by|feedback from|letter from|together with|jointly with';

/** Words for people that a line may open with before the name: 'Uncle Raj let me work', 'Colleagues Ann Bell and Tom Rowe'. */
export const relationWords: ReadonlySet<string> = new Set(
  'wife husband partner ex-wife ex-husband mum mam mother dad father brother sister uncle aunt auntie nan gran grandma grandad grandson granddaughter cousin nephew niece son daughter colleague colleagues friend friends boss neighbour sponsor referee referees'.split(
    ' ',
  ),
);
