import { wordList } from './lists';

/** Words of trades and newer words that general dictionaries lack. Written for this project; sorted. */
export const tradeTerms: ReadonlySet<string> = new Set(
  wordList(`
    abseiling adaptogens advisor advisors aftercare agroforestry airbrushing allergens analytics apheresis aquaponics aromatherapy
    autism autoclaved autoclaving backend backfilling backlog backlogs balayage banksman banksmen barbering barista baristas
    benchmarked bentonite bioassay bioassays bioinformatics biomedical blogging blogs blueing bootcamp brazing briefings burndown
    callouts cannulated cannulating cannulation carer carers casework caseworker caseworkers catheterisation caulking chambermaid
    changelog chargeback chargebacks chatbot chatbots checkouts chiropody cladding clawback cloakroom codebase codebases colourist
    combis commis commissionable composting configurable containerisation containerised containerising cooktop coppicing copywriter
    copywriting counterbalance curtainsider curtainsiders cybersecurity dagging dashboards datasets debrief debriefed debriefing
    debriefs deburr deburred deburring decanting decarbonisation decluttering deduplicated deduplication defib defibrillator dehorning
    delimbing demoed demoing demos depalletiser deployable dialysis diarise diarised diarising disbudding disbursement disbursements
    dosette dressmaking drylining ducting dumper dumpers ebook ecommerce edgings eldercare embedded endoscopy ergonomics ewes
    explainer facials falsework fettled fettler fettling fieldcraft fintech firewalls fishmonger flaky flatpack flooring foils
    foodbank foodbanks forklift forklifts formwork fostering freelanced freelancing frontend gamification gastroenterology geocode
    geocoded geocoding geospatial gigging glanding glazing gouache grooming groundworker groundworkers groundworks grouting
    haemodialysis handover handovers headcount hoarding homecare homeschooled hotfix housekeeping huddles hydrotherapy hyperlocal
    immunoassay inbound inducted inductions influencer influencers infographic infographics ingested inpatient inpatients instrumented
    intermodal interoperability joinery joists kaizen kanban kerbs keyholder keyholders keyworker keyworkers lambing laminating
    lanyard lanyards latte lattes leaderboard levelling lifecycle linocut linocuts logbook logbooks logotype mailshot mailshots
    makerspace masonry merchandised merchandiser merchandisers merchandising metadata microblading microcontroller microservice
    microservices middleware milestones mindfulness mispick mispicks mocktails monetisation monetised moodboard moodboards
    multidisciplinary multilevel multimodal multitasking nappies newborns newsfeed noggins normalised offboarding offline offsite
    onboard onboarded onboarding onsite onstage outbound outpatient outpatients outreach overlays paediatric paediatrics palletise
    palletised palletiser palletisers palletising paraplanner paraplanning pathfinding patisserie pebbledash phlebotomist phlebotomy
    phonics physio physios pipelines pipetted pipettes pipetting pipework planogram planograms plasterboard plastering playtesting
    pleached pleaching podcast podcasting podcasts pollarding postdoc postdoctoral preceptee preceptor preceptorship prepress preprint
    preprints printmaking proactively procurement prototyped prototyping pulldown punnet punnets quenelle quenelles readme rebar
    rebooked rebooking rebrand rebranded rebranding reconciliations refactor refactored refactoring refinancing reflexology refurb
    reglazed remarketing remediated remediation repointed repointing reportable repositories resits reskilled reskilling respite
    restock restocked restocking retargeting retrofit retrofits retrofitted retrofitting reusable rewilding rework reworked ringfenced
    risograph roadmap roadmaps roadshow roadshows rota rotas runbook runbooks safeguarding scaffolder scalability scalable schematics
    screed screeded screeding scrutinise selfcare serverless shopfront shopfronts showreel shuttered shuttering signage signposted
    signposting silage skidder skimming slinger snagged snagging snags socials soffit soffits sommelier sourdough spalling
    spreadsheets sprints squeegee squeegeed squeegeeing stakeholder stakeholders stillage stillages stocktake stocktakes stocktaking
    stocktook storyboard storyboarded storyboarding storyboards streamlined strimmed strimmer strimming stylist stylists subcontract
    subcontracted subcontractors substation suturing synthesised tachograph tachographs tamping tarp tarps tautliner tautliners
    teambuilding telecare telehandler telehandlers telehealth telemetry telesales timesheet timesheets timeslots tooling topdressing
    touchpoint touchpoints tramlines transcreation transferable tutees typesetting unallocated underfloor underlay underpinned
    unitised upcycle upcycled upcycling upload uploaded uploading uploads upsell upselling upskill upskilled upskilling upsold uptime
    usability utilisation vaping varnishing venepuncture vlog vlogs walkaround walkarounds walkthrough walkthroughs warehousing
    wayfinding weaning webhook webhooks webinar webinars wellbeing whiteboarding whittling wireframe wireframed wireframes wireframing
    workaround workarounds workflow workflows workloads workspace workspaces workstream workstreams wristband yoghurts yuzu zoned
  `),
);
