import { personOf, type LinkedInPerson } from './linkedin-people';

/** Nine fictional people, by whom the reader was mended. */
export const firstPeople: readonly LinkedInPerson[] = [
  // several roles under one employer, places on every role
  `Orla Penhaligon | Harbour Pilot ¦ Marine Trainer ¦ Speaker | Falmouth, England, United Kingdom
   # Top Skills: Pilotage; Bridge Resource Management; Passage Planning
   # Languages: English (Native or Bilingual); Cornish (Elementary)
   > Twelve years on tugs and pilot boats, now bringing cruise ships up the Fal.
   = Carrick Roads Pilotage
   - Senior Pilot | March 2022 | Present | Falmouth, England, United Kingdom
   / Bring vessels of up to 240 metres to the docks.
   - Pilot | June 2018 | February 2022 | Falmouth, England, United Kingdom
   - Trainee Pilot | May 2017 | May 2018 | Falmouth
   = Lizard Towage
   - Tug Master | January 2013 | April 2017 | Cornwall, United Kingdom
   = Brightwheel
   - Deckhand | September 2011 | December 2012 | Penzance, England, United Kingdom
   / Night watches and ropes.
   + Plymouth Marine Academy | HND | Nautical Science | 2009 - 2011`,
  // places and no descriptions: the place stands straight before the next employer
  `Tobias Achterberg | Head of Growth | London Area, United Kingdom
   # Top Skills: Growth Marketing; SEO; Marketing Analytics
   = Pennyroyal
   - Head of Growth, EMEA | August 2023 | Present | London Area, United Kingdom
   = Stickleback
   - Growth Lead | May 2021 | July 2023 | Greater London, England, United Kingdom
   = Self-employed
   - Consultant | January 2021 | April 2021 | Remote
   = Monocle & Finch
   - Performance Marketing Manager | March 2018 | December 2020 | Amsterdam Area, Netherlands
   = The Tall Ship Company
   - Marketing Executive | September 2016 | February 2018 | Rotterdam, South Holland, Netherlands
   = Windmolen
   - Working Student - Marketing | October 2014 | August 2016 | Utrecht
   + Universiteit Utrecht | Master of Science - MS | Business Informatics | 2013 - 2016
   + Hogeschool Zeeland | Bachelor's degree | Communication | 2010 - 2013`,
  // no places, no descriptions, no lengths of years
  `Blessing Oyelaran | Registered Nurse at Westmere General | Birmingham, England, United Kingdom
   # Top Skills: Wound Care; Triage
   # Certifications: Immediate Life Support; Mentorship in Practice
   > Nurse who likes the busy end of the hospital.
   = Westmere General
   - Senior Staff Nurse | April 2020 | Present
   = Elmhurst
   - Staff Nurse | September 2016 | March 2020
   = St Agatha's Hospice
   - Bank Healthcare Assistant | 2014 | 2016
   = Primark
   - Sales Assistant | June 2013 | August 2013
   + Birmingham City University | BSc (Hons) | Adult Nursing | 2013 - 2016
   + Bournville College | Access to HE Diploma |  | 2012 - 2013`,
  // long wrapped titles and employers, bullets, a description with years in it
  `Dr Hamish Tarrant | Reader in Soil Physics | Edinburgh, Scotland, United Kingdom
   # Top Skills: Hydrology; R; Teaching
   # Publications: Water in peat after drought; The slow drain
   = Department of Soil and Water Sciences, School of Geosciences, University of North Lothian
   - Reader in Soil Physics and Deputy Director of the Centre for Peatland Restoration | October 2021 | Present | Edinburgh
   / • Lead a group of seven on how peat dries, with 1.2 m pounds of funding since 2022.
   / • Teach soil physics to 140 undergraduates a year and supervise four doctoral students
   / • Sit on the national peat standard committee
   - Lecturer | January 2016 | September 2021 | Edinburgh
   / • Built the field station on Rannoch Moor, 2017 - 2019
   = Forestry Research Institute
   - Postdoctoral Research Associate/Collaborator | February 2012 | December 2015 | Alice Holt, Farnham
   / Modelled drainage under conifers.
   / 
   / Clients: Peatland Trust, Water Boards of Scotland
   = Macaulay Land Use Research Institute
   - PhD Student | October 2008 | January 2012
   + The University of North Lothian | Doctor of Philosophy - PhD | Soil Physics | 2008 - 2012
   + University of Reading | BSc | Environmental Science | 2005 - 2008`,
  // titles without job words, founders, short lines in the descriptions
  `Priyanka Deshmane | Founder @ Loomstate ¦ ex-Fernhollow | Leicester, England, United Kingdom
   # Top Skills: Product Management; Figma; Fundraising
   # Languages: Marathi (Native or Bilingual); English (Full Professional)
   > Making looms talk to each other.
   > 
   > Previously payments.
   = Loomstate
   - Founder & CEO | February 2022 | Present | Leicester, England, United Kingdom
   / Software for small textile mills.
   / React, Node.js, AWS
   = Fernhollow
   - Product, Payments | March 2019 | January 2022 | Bengaluru, Karnataka, India
   / Payments team
   / Key achievements:
   / • Launched card payments in 4 countries
   / • Grew volume by 38%
   - Associate Product Manager | July 2017 | February 2019 | Bengaluru, Karnataka, India
   / Owner of the refunds journey
   = Stealth Startup
   - Co-Founder | January 2016 | June 2017 | Pune, Maharashtra, India
   = Tata Looms
   - Intern | May 2015 | July 2015 | Mumbai Metropolitan Region
   + Indian Institute of Technology, Powai | Bachelor of Technology - BTech | Textile Engineering | 2012 - 2016`,
  // one job, no education dates
  `Sean Mulgrew | Plasterer | Derry, Northern Ireland, United Kingdom
   = Mulgrew & Sons
   - Plasterer | 2009 | Present | Derry
   / Family firm. Walls, ceilings and cornices for houses and churches.
   + North West Regional College | NVQ Level 2 | Plastering`,
  // many short jobs over two pages, some with text, some with a place
  `Lucia Ferrante | Freelance Stage Manager | Bristol, England, United Kingdom
   # Top Skills: Stage Management; Prompt Books; Risk Assessment
   # Languages: Italian (Native or Bilingual); English (Full Professional); French (Limited Working)
   # Honors-Awards: Stage Manager of the Year, Severn Theatre Awards
   > Stage manager on the book for opera, dance and touring drama.
   = Severn Opera
   - Deputy Stage Manager, The Wreckers | January 2026 | March 2026 | Bristol, England, United Kingdom
   / On the book for a cast of 34 and a chorus of 40, with two changes of cast in a run of 22.
   = Tobacco Yard Theatre
   - Company Stage Manager | September 2025 | December 2025 | Bristol
   = Ballet Northumbria
   - Deputy Stage Manager | February 2025 | July 2025 | Newcastle upon Tyne
   / Tour of nine houses.
   / Ran get-ins with local crews
   = Harlequin Touring
   - Stage Manager | August 2024 | January 2025
   / Six weeks on the road with a set in two vans. Kept a log of each house and its rig, and wrote the show reports.
   = Ludlow Festival
   - Assistant Stage Manager | May 2024 | July 2024 | Ludlow, England, United Kingdom
   = Teatro della Fenice Nuova
   - Assistente di palcoscenico | October 2022 | April 2024 | Venezia, Veneto, Italia
   / Quattro produzioni
   = Caffè Florestan
   - Barista | June 2021 | September 2022 | Venice
   + Bristol Old Vic Theatre School | FdA | Stage Management | September 2022 - July 2024
   + Liceo Marco Polo |  |  | 2016 - 2021`,
  // roles with ' - ' and ' at ' in them, under one employer
  `Marcus Thackray | Engineering Manager at Quillon | Manchester, England, United Kingdom
   # Top Skills: Kubernetes; Go; Hiring
   = Quillon
   - Engineering Manager - Platform | July 2023 | Present | Manchester, England, United Kingdom
   / Three teams, nineteen people
   / Cut the cloud bill by 31%
   - Staff Engineer | January 2021 | June 2023
   / Moved 140 services to Kubernetes.
   - Senior Software Engineer - Payments | April 2018 | December 2020
   = Contractor at various clients
   - DevOps Engineer | March 2016 | March 2018 | Leeds, England, United Kingdom
   / BrightBank, Hallam Rail, NHS Digital
   = Sky Betting
   - Software Engineer | September 2012 | February 2016 | Leeds
   + University of Sheffield | MEng | Software Engineering | 2008 - 2012`,
  // volunteer-like posts beside a career, employers that read like titles
  `Rosalind Achebe-Moore | Trustee and Accountant | Reading, England, United Kingdom
   # Top Skills: Financial Reporting; IFRS; Charity Governance
   # Certifications: ACA
   > Chartered accountant in practice, trustee by conviction.
   = The Chartered Surveyors
   - Finance Director | November 2019 | Present | Reading, England, United Kingdom
   / Own the numbers for a firm of 120.
   / • Closed the month in four days, from eleven
   / • Brought payroll in house
   = Thames Nature Trust
   - Member, Board of Trustees | June 2018 | Present
   = Head Office
   - Financial Controller | February 2015 | October 2019 | Slough, England, United Kingdom
   = Marsh Whitcombe LLP
   - Audit Manager | September 2011 | January 2015 | London
   / Manufacturing and charities.
   - Audit Senior | September 2009 | August 2011 | London
   - Graduate Trainee | September 2006 | August 2009 | London
   + University of Exeter | BA (Hons) | Classics | 2003 - 2006
   + Institute of Chartered Accountants | ACA |  | 2006 - 2009`,
].map(personOf);
