import { phraseList, wordList } from './lists';

/**
 * Words in -ing that are verbs at the beginning of a line even before a bare noun: 'Serving customers'. Others are nouns as often
 * ('Marketing campaigns', 'Training courses') and are not listed.
 */
export const actsInIng: ReadonlySet<string> = new Set(
  wordList(`
  acting advising answering applying arranging assembling assessing attending baking bathing bringing carrying checking chopping
  collecting cooking creating cutting dealing delivering developing dispensing doing drafting drawing driving emptying ensuring
  escorting exceeding filing fitting fixing following giving greeting handling helping hoisting improving installing keeping laying
  leading liaising lifting loading looking maintaining making measuring monitoring operating ordering organising packing performing
  picking placing preparing presenting processing producing promoting providing reading receiving recording recruiting reducing
  repairing replacing resolving responding running selling sending serving setting settling showing solving sorting stacking stripping
  supervising supporting taking talking teaching translating unloading updating using visiting walking washing winning wiping wrapping
  writing
`),
);

/** Base forms that are always verbs at the beginning of a line; 'Report' and 'Lead' may be nouns. */
export const plainActs: ReadonlySet<string> = new Set(
  wordList(`
  advise answer apply assist attend bake bring carry collect cook create deliver develop dispense draft drive empty ensure escort fill
  follow give greet handle help hoist improve install keep learn liaise lift maintain make operate organise pack perform prepare provide
  receive record reduce repair replace resolve respond run sell send serve solve sort speak support take teach tell translate unload
  update wash wear wipe wrap write
`),
);

/** Ordinary words for lines in capitals: a word neither here nor among the words of occupations may be a name. */
export const wordsOfWork: ReadonlySet<string> = new Set(
  wordList(`
  able about accurate after alarm all also always am an and any apprentice apprentices are area areas around as at available back bar
  bars bath bed beds bin bins board boards boxes breakfast brick bricks building buildings busy by cabinets calls car care careful cars
  cash cement change changing check checked checking checks children chill chilled clean cleaner cleaners cleaning clear client clients
  cold colleague colleagues company concrete contract contracts customer customers daily day days deliveries delivery desk dinner dishes
  door doors driver drivers duties early electrical evening evenings every everyone experience experienced fast fire first flats floor
  floors food for forklift freezer fresh friendly from full furniture garden gardens general good goods great guest guests hall hard
  have health heavy help helped helping home homes honest hoovering hot hotel hours house housekeeper housekeeping houses housing i in
  invoices is it items jobs keys kitchen kitchens ladies large laundry leader levels licence lifting linen lines list lists lorries
  lorry lunch machine machines mail manager managers many materials meals meat men mopping more morning mornings moving my neat new
  newspapers night nights no of office offices old on operative operator order orders our own pallet pallets parcels parking patient
  patients people pick picked pipes plant plants plaster point polite post products public punctual quality quick rails receipts
  reliable repairs residents responsible restaurant role room rooms rota running safe safely safety scanner scanners school schools
  security service shelves shift shifts shop shops site sites small staff starters steel stock stockroom store stores strong supervisor
  supplies tables tanks targets task tasks team teams telephone the their them these this through till tills timber time times to
  toilets tools towels trade traffic trailer trailers trained trays trolleys truck trucks two under up use used using van vans various
  vehicle vehicles very visitors walls ward warehouse was waste weekend weekends weekly well when where while who windows with wood work
  worked worker workers working works yard year years
`),
);

/** Abbreviations that keep their capitals. */
export const keptCapitals: ReadonlySet<string> = new Set(
  wordList(`
  AAT ADR BICSC BTEC CAD CCTV CNC COSHH CPC CPCS CSCS CV DBS EPOS FLT GCSE GCSES GP HACCP HGV HR ICU IPAF ISO IT LGV LOLER MEWP MIG MOT
  NHS NVQ PASMA PAT PCV PLC PPE PPM PVC QA RAF RF RTITB SAP SIA SMSTS SSSTS TIG TV UK UPVC US USA VAT VNA WMS
`),
);

/** Work where a question about results would be hurtful. */
export const bereavementWords = phraseList(`
  abuse
  abused
  bereave\\w*
  death
  deceased
  died
  dying
  end[- ]of[- ]life
  fatal\\w*
  funerals?
  grie\\w*
  palliative
  suicid\\w*
  terminal\\w*
  trauma\\w*
  victims?
`);
