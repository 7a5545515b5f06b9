import { personOf, type LinkedInPerson } from './linkedin-people';

/** Eleven fictional people, written once the reading of jobs was mended; that of schools and rails was mended on them too. */
export const laterPeople: readonly LinkedInPerson[] = [
  // one role only, place but no description
  `Wilhelmina Strand | Archivist | Orkney, Scotland, United Kingdom
   # Top Skills: Cataloguing; Palaeography
   = Stenness Record Office
   - Archivist | April 2015 | Present | Kirkwall, Scotland, United Kingdom
   + University of Glasgow | MSc | Information Management & Preservation | 2013 - 2014`,
  // years alone, an employer of capitals, an employer named like a town, short time
  `Dafydd Pritchard | Signalling Engineer | Cardiff, Wales, United Kingdom
   # Top Skills: Interlocking; Railway Safety; AutoCAD
   # Languages: Welsh (Native or Bilingual); English (Native or Bilingual)
   = TFW
   - Principal Signalling Engineer | 2021 | Present | Pontypridd
   = Chester
   - Signalling Engineer | 2017 | 2021
   / Interlocking tests at eleven junctions
   / Stafford re-signalling
   = ATKINSON LOCKE
   - Assistant Engineer (maternity cover) | 2016 | 2016 | Swindon, England, United Kingdom
   = GWR
   - Apprentice | 2012 | 2016
   + Coleg y Cymoedd | HNC | Electrical Engineering | 2012 - 2014`,
  // long descriptions over three pages, page breaks between head and text
  `Farida Nazari | Policy and Public Affairs Lead ¦ Health ¦ Housing ¦ ex-Civil Service | London, England, United Kingdom
   # Top Skills: Public Policy; Stakeholder Engagement; Drafting
   # Languages: Dari (Native or Bilingual); English (Full Professional); Pashto (Limited Working)
   # Certifications: PRINCE2 Foundation; Policy Profession Standards, Level 2
   > I write policy that people can use, and I stay until it works.
   > 
   > Interests: damp homes, warm homes, the law in between.
   = The Warm Homes Alliance
   - Head of Policy | January 2024 | Present | London, England, United Kingdom
   / I lead the policy team of six and speak for 41 member bodies in Parliament, in the press and in working groups with four departments of state. My team wrote the evidence that two select committees quoted at length in their reports on damp and mould in rented homes.
   / 
   / Highlights
   / • Two amendments carried in the Renters' Rights Bill
   / • A standard for inspections that 22 councils now follow, from Bolton to Torbay
   / • £400k of grants from three trusts for a panel of tenants
   - Senior Policy Adviser | March 2022 | December 2023 | London, England, United Kingdom
   / Ran the campaign on prepayment meters: 61 meetings with members of both Houses, a report with the Fuel Bank, and a change of the licence in 2023.
   / Worked with the regulator on its guidance.
   = Department for Levelling Up, Housing and Communities
   - Team Leader, Social Housing Regulation | July 2019 | February 2022 | Whitehall
   / Bill team for what became the Social Housing (Regulation) Act. I drafted instructions to counsel, wrote 140 answers to questions and was in the box through committee stage, with two officers to manage.
   / Skills: Legislation, Briefing, Line Management
   - Policy Adviser | September 2016 | June 2019
   / Joined on the Fast Stream. Three posts in three years: rough sleeping, building safety after Grenfell, and a secondment to Camden Council.
   = House of Commons
   - Parliamentary Researcher | October 2014 | August 2016 | Westminster
   / Office of a member for a London seat
   / Casework, speeches, briefings; 2015 General Election
   = Refugee Council
   - Caseworker | September 2013 | September 2014
   = Waterstones
   - Bookseller | November 2010 | August 2013 | Croydon, England, United Kingdom
   / Christmas temp who stayed.
   + LSE | MSc | Social Policy | 2015 - 2016
   + King's College London | BA | War Studies | 2010 - 2013`,
  // the title repeats the employer, employers like sentences, a title in lower case
  `Jonny Peel | bike mechanic | Todmorden, England, United Kingdom
   = we fix bikes
   - head mechanic | February 2020 | Present | Todmorden
   / wheels, hubs, the lot
   = Wheels for All at Hebden
   - Workshop Leader at Wheels for All | May 2017 | January 2020 | Hebden Bridge, England, United Kingdom
   = This Is Not A Bike Shop Ltd.
   - Mechanic | June 2014 | April 2017
   + Calderdale College | Level 3 |  | 2012 - 2014`,
  // roles in other languages and abroad, brackets in names
  `Amélie Corbin-Walsh | Directrice artistique / Art Director | Greater Brighton and Hove Area
   # Top Skills: Art Direction; Typography; Adobe InDesign
   = Atelier Goéland (Paris)
   - Directrice artistique | November 2020 | Present | Paris, Île-de-France, France
   - Graphiste | January 2017 | October 2020 | Paris, Île-de-France, France
   / Affiches, livres, signalétique
   = Seahaven Press (part of Northcliffe Books Group)
   - Designer (Contract) | March 2016 | December 2016 | Hove
   = Freelance
   - Illustrator | 2013 | 2016
   + École Estienne | DSAA | Design Typographique | 2010 - 2012
   + University of Brighton | BA (Hons) | Illustration | 2007 - 2010`,
  // five roles under one employer, none with text, then one with text
  `Grant Ollerton | Regional Operations Director, Food Retail | Nottingham, England, United Kingdom
   # Top Skills: Operations Management; P&L Management; Coaching
   = Larkfield Stores plc
   - Regional Operations Director | May 2023 | Present | East Midlands
   - Area Manager | August 2019 | April 2023 | Nottingham
   - Store Manager | February 2016 | July 2019 | Mansfield
   - Deputy Store Manager | June 2013 | January 2016 | Mansfield
   - Trading Assistant | September 2010 | May 2013 | Newark
   = Co-op
   - Team Member | July 2008 | August 2010
   / Tills, bread, the night fill.
   + Open University | Certificate of Higher Education | Business Management | 2014 - 2016`,
  // a job title that is an employer's word, employers that are people's names
  `Imogen Vasquez-Hart | Chambers Director | Liverpool, England, United Kingdom
   # Top Skills: Practice Management; Legal Billing
   = Castle Street Chambers
   - Chambers | March 2025 | Present
   / Acting as director
   = Henrietta Blow
   - PA | January 2022 | February 2025 | Wirral
   = Marcus Aurelius Bank
   - School | September 2020 | December 2021 | Liverpool, England, United Kingdom
   / School liaison for the bank's saving clubs in 34 primaries of Merseyside and the Wirral.
   = British Army
   - Lance Corporal - Royal Logistic Corps | June 2014 | August 2020
   / Tours 2016 - 2018
   + Liverpool John Moores University | LLB | Law | 2020 - 2024`,
  // many employers of one word, all with places
  `Yusuf Karim | Data ¦ Analytics ¦ dbt | Leeds, England, United Kingdom
   # Top Skills: SQL; dbt; Looker
   # Certifications: dbt Analytics Engineering; Looker LookML Developer
   > Numbers that people trust.
   = Hopper
   - Analytics Engineer | October 2024 | Present | Leeds, England, United Kingdom
   = Octavo
   - Senior Data Analyst | November 2022 | October 2024 | Remote
   = Plum
   - Data Analyst | August 2021 | October 2022 | London Area, United Kingdom
   = Nucleus
   - Insight | February 2020 | July 2021 | Harrogate, England, United Kingdom
   = Morrisons
   - Commercial Analyst | September 2018 | January 2020 | Bradford, England, United Kingdom
   = Kumon
   - Tutor | January 2016 | June 2018 | Bradford
   + University of Leeds | Bachelor of Science - BSc | Mathematics and Statistics | September 2015 - July 2018
   + Dixons Sixth Form | A Levels | Maths, Further Maths, Physics | 2013 - 2015`,
  // a job that lasted a month, a long title over two lines with a place, text of one word
  `Dr Niamh O'Dowd | Consultant Anaesthetist and Clinical Lead | Galway, Ireland
   # Top Skills: Anaesthesia; Simulation; Airway Management
   # Publications: Simulation for difficult airways
   # Honors-Awards: Gold Medal in Surgery
   = Galway Bay Regional Hospital Group, Department of Anaesthesia and Intensive Care Medicine
   - Consultant Anaesthetist, Clinical Lead for Simulation and Associate Director of Postgraduate Training | July 2021 | Present | County Galway, Ireland
   / Simulation
   = Médecins du Littoral
   - Volunteer Anaesthetist | May 2019 | May 2019 | Freetown, Sierra Leone
   = St Brendan's
   - Specialist Registrar | July 2015 | June 2021
   / • Rotations in cardiac, neuro and paediatric anaesthesia
   / • 2,300 anaesthetics
   / • Examiner for the college, 2019 - 2021
   = Mater Dublin
   - Intern | July 2013 | June 2014 | Dublin
   + University of Galway | MB BCh BAO | Medicine | 2007 - 2013
   + Royal College of Anaesthetists | Fellowship | Anaesthesia | 2016 - 2018`,
  // descriptions that look like heads: short lines, capitals, places, firms
  `Colin Brazendale | Interim Programme Manager | Warrington, England, United Kingdom
   # Top Skills: Programme Management; Change; SAP
   = Brazendale Consulting Ltd
   - Interim Programme Manager | January 2018 | Present | Warrington, England, United Kingdom
   / CLIENT: MERSEY PORTS GROUP
   / Programme Manager
   / SAP S/4HANA roll-out
   / Liverpool
   / 
   / CLIENT: PENNINE WATER PLC
   / PMO Lead
   / Manchester
   = Fujitsu Services
   - Project Manager | March 2009 | December 2017 | Manchester, England, United Kingdom
   / Senior Project Manager
   / Home Office Account
   - Analyst | September 2005 | February 2009 | Manchester
   / Test Manager
   + UMIST | BSc | Computation | 2002 - 2005`,
  // two posts at a time, a gap, a break that LinkedIn prints as a job
  `Hettie Langridge | Head Gardener and Writer | Lewes, England, United Kingdom
   # Top Skills: Horticulture; Garden Design; Writing
   > Walled gardens, old roses.
   = Firle Walled Garden Trust
   - Head Gardener | March 2021 | Present | Lewes, England, United Kingdom
   / Four acres, two apprentices, forty volunteers.
   = The Sussex Gardener
   - Columnist | June 2019 | Present
   = Career Break
   - Caregiving | January 2020 | February 2021 | Lewes
   = Great Dixter
   - Gardener | April 2016 | December 2019 | Northiam, England, United Kingdom
   / The long border in high summer, and seed sowing.
   - Student Gardener | September 2015 | March 2016 | Northiam, England, United Kingdom
   = RHS
   - Trainee | September 2013 | August 2015 | Wisley
   + Plumpton College | RHS Level 3 Diploma | Horticulture | 2013 - 2015`,
].map(personOf);
