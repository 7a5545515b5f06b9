/**
 * Words that distinguish a job title from an employer, a school or a person: compiled from the titles of the occupation table and from
 * common UK usage. Lower case, singular.
 */
const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** A title usually ends in one of these ("Deputy Store *Manager*"). */
export const titleHeads = list(`
staff manager engineer officer analyst assistant director executive designer developer adviser advisor nurse technician consultant worker
administrator coordinator co-ordinator teacher lead architect scientist supervisor accountant leader driver practitioner surveyor
specialist planner solicitor clerk agent partner therapist editor associate pharmacist buyer lecturer operative operator chef researcher
controller actuary secretary receptionist producer midwife physiotherapist doctor writer auditor underwriter sister paramedic
radiographer merchandiser representative headteacher principal coach chemist estimator lawyer counsel programmer tester handler assessor
registrar gp psychologist counsellor professor fundraiser ceo cto cfo fd coo sous cio cmo ciso caseworker ecologist welder electrician labourer
joiner paralegal conveyancer copywriter instructor stylist reporter trainee adjuster cashier dispenser physician surgeon optometrist
optician carer educator vet tutor fellow trainer constable firefighter biologist inspector packer machinist fabricator mechanic carpenter
apprentice valuer negotiator barrister recruiter bartender cook journalist statistician sysadmin owner bookkeeper keeper paraplanner
economist banker teller auxiliary matron visitor prescriber pathologist sonographer biochemist psychotherapist caregiver veterinarian
keyholder allocator dresser telemarketer aide mentor librarian ranger holder reader postdoc servant maker sergeant detective
microbiologist biotechnologist fitter draughtsman toolmaker turner miller plater installer sparky pipefitter groundworker shopfitter
bricklayer plasterer plumber roofer scaffolder painter decorator glazier realtor typist attorney notary prosecutor judge advocate intern
strategist translator interpreter organiser generalist headhunter processor founder co-founder cofounder picker forwarder courier waiter
waitress server barista barman barmaid mixologist hairdresser barber guard cleaner housekeeper attendant janitor caretaker artworker
artist illustrator head videographer photographer technologist curator archivist conservator president chairman chairwoman chairperson
chair trustee governor treasurer volunteer freelancer contractor steward stewardess captain pilot lifeguard nanny babysitter childminder
au-pair tutor demonstrator invigilator moderator promoter ambassador marshal gardener farmer groom florist butcher baker fishmonger tailor
seamstress porter doorman bouncer cabin crew expert evangelist scrum master webmaster blogger podcaster presenter actor actress dancer
musician conductor choreographer director producer runner gaffer rigger stagehand copyeditor proofreader subeditor sub-editor columnist
correspondent newsreader vicar chaplain priest minister imam rabbi pastor councillor mp officer soldier corporal lieutenant major colonel sapper gunner bombardier trooper rifleman guardsman
commander sailor airman marine dentist hygienist chiropodist podiatrist osteopath chiropractor acupuncturist masseuse masseur beautician
nutritionist dietitian dietician geologist physicist mathematician archaeologist historian anthropologist sociologist linguist
geographer cartographer meteorologist zoologist botanist astronomer postman postwoman dispatcher warehouseman storeman stockroom
checkout merchandiser salesperson salesman saleswoman seller shopkeeper grocer proprietor landlord landlady franchisee investor trader
broker dealer analyst underwriter actuary liquidator bailiff usher magistrate clerk warden custodian supervisor foreman forewoman
superintendent overseer dean provost chancellor bursar proctor headmaster headmistress teacher-trainee senco nqt ect undergraduate
student graduate secondment placement internship apprenticeship homemaker parent sabbatical
analista becario ingeniero ingeniera desarrollador desarrolladora gerente técnico técnica profesor profesora consultor consultora
director directora jefe jefa asistente auxiliar enfermero enfermera coordinador coordinadora diseñador diseñadora contable
ingénieur ingénieure développeur développeuse responsable stagiaire chargé chargée directeur directrice conseiller conseillère
milkman binman watchman groundsman handyman craftsman tradesman fireman policeman policewoman yardman gamekeeper underkeeper zookeeper cellarman
hand farmhand deckhand chambermaid maid builder tiler fencer stockman shepherd herdsman assistante vendeur vendeuse professeur entwickler entwicklerin ingenieur ingenieurin leiter leiterin berater beraterin praktikant
praktikantin werkstudent werkstudentin geschäftsführer sachbearbeiter sachbearbeiterin mitarbeiter mitarbeiterin
ingegnere sviluppatore tirocinante stagista impiegato impiegata engenheiro estagiário desenvolvedor medewerker ontwikkelaar
`);

/** Words found in titles and rarely in names of firms. */
export const titleHints = list(`
senior junior deputy chief vice assistant associate principal trainee graduate apprentice interim acting temporary part-time full-time
regional area national staff registered qualified newly freelance self-employed voluntary volunteer seasonal casual bank locum lead head
team site store shift branch duty night weekend customer sales marketing software data project programme product account accounts finance
hr human resources business support legal clinical mental ward teaching learning warehouse production quality maintenance security
operations office administrative executive personal care social community youth nursery kitchen bar front back end full stack web mobile
devops cloud network systems technical research laboratory lab summer placement year work experience job title student ii iii iv band
grade level mid entry sous commis head-chef key-stage ks1 ks2 cover supply peripatetic peer private self employed
`);

/** Words that end or mark the name of a firm or public body. */
export const employerWords = list(`
ltd limited plc llp inc llc corp corporation company co group gmbh ag sa sas srl bv nv ab oy as aps pty s.l. s.a. s.r.l. holdings partners
partnership associates solutions services systems technologies technology consulting consultancy consultants agency studio studios labs
bank building society insurance council borough county university college school academy nursery trust nhs hospital infirmary hospice surgery clinic
pharmacy practice charity foundation institute institution association federation union ministry department office authority commission
commissioner agency police constabulary fire service army navy raf force church cathedral museum gallery library theatre hotel hotels
restaurant restaurants café cafe bar pub inn kitchen bakery brewery supermarket supermarkets stores store shop shops retail outlet logistics
transport haulage couriers airways airlines railways rail motors garage engineering construction builders homes housing properties estates
energy power water gas telecom media press publishing news radio television tv productions pictures records games interactive digital
software electronics pharmaceuticals pharma biotech healthcare care recruitment staffing solicitors chambers accountants architects
surveyors contractors manufacturing industries industrial foods food farm farms club leisure gym sports centre center international global
uk worldwide europe partners ventures capital investments asset wealth management advisers airport port docks warehouse distribution
fintech startup enterprises works foundry mill mills factory brothers bros sons universität hochschule université universidad universitat
home house lodge grange manor salon cinema opticians kennels butchers fisheries joinery civils developments lettings coaches freight
parcels corps regiment regt squadron sqn battalion bn brigade harbour universidade universiteit università instituto escuela colegio école lycée politécnica politecnica hogeschool freelance self-employed
`);
